"""Dealing: the packets in which each variant is dealt from the pack, and misdeals."""

from collections import namedtuple

from . import rules
from .cards import PACK, Card
from .errors import IllegalActionError, NotationError
from .profile import GENERAL, Profile

LICITOVANY, VOLENY, KRIZOVY, LIZANY = ("licitovany", "voleny", "krizovy", "lizany")
VARIANTS = (LICITOVANY, VOLENY, KRIZOVY, LIZANY)

# Where a packet goes that no hand gets: the talon, or the stock of lízaný.
ASIDE = -1


class Packet(namedtuple("Packet", ("seat", "size"))):
    """So many cards at once, to a seat or ASIDE."""

    __slots__ = ()
    seat: int
    size: int


class Dealt(namedtuple("Dealt", ("hands", "rest"))):
    """The hands in the order in which their cards were dealt, and what lies aside.

    ``rest`` is the talon, or lízaný's stock in the order of drawing, the turned trump
    last, or nothing.
    """

    __slots__ = ()
    hands: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...]


class Misdeal(namedtuple("Misdeal", ("dealer", "fined", "rule"))):
    """Who deals again after a misdeal, whether he pays the light fine, and the rule."""

    __slots__ = ()
    dealer: int
    fined: bool
    rule: str


def _round(seats: int, size: int) -> tuple[Packet, ...]:
    return tuple([Packet(seat, size) for seat in range(seats)])


# Lízaný is not among them: its hands have a size by agreement.
_PACKETS = (
    _round(3, 5) + (Packet(ASIDE, 2),) + _round(3, 5),
    (Packet(0, 7), Packet(1, 5), Packet(2, 5)) + _round(3, 5),
    _round(4, 4) + _round(4, 4),
)
_RULES = (
    rules.DEAL_PACKETS,
    rules.DEAL_VOLENY,
    rules.DEAL_KRIZOVY,
    rules.DEAL_LIZANY,
)


def packets(variant: str, profile: Profile = GENERAL) -> tuple[Packet, ...]:
    """Return the packets of a variant in their order, forehand first, clockwise.

    Licitovaný 5-5-5, two to the talon, 5-5-5 (deal.lic-5-2-5); volený 7-5-5, 5-5-5
    (deal.vol-7-5); křížový eight each (deal.kriz-8), in two fours by the competition
    rules, which we know at second hand; lízaný 4-4, one turned, 4-4 and the stock
    (liz.two-draw). NotationError for a variant that there is not.

    How lízaný is dealt no source decides: 4-4 is that of one public program. Of a hand
    of another size the larger half is dealt first. Whoever believes in 7-2-5 needs 38
    cards.
    """
    place = _index(variant)
    if variant == LICITOVANY and profile.packets == "7-2-5":
        return _round(3, 7) + (Packet(ASIDE, 2),) + _round(3, 5)
    if place < len(_PACKETS):
        return _PACKETS[place]
    hand = int(profile.liz_hand)
    first = _round(2, (hand + 1) // 2) + (Packet(ASIDE, 1),)
    return first + _round(2, hand // 2) + (Packet(ASIDE, len(PACK) - 2 * hand - 1),)


def dealing_rule(variant: str) -> str:
    """Return the id of the rule by which a variant is dealt."""
    return _RULES[_index(variant)]


def deal_pack(
    pack: tuple[Card, ...], variant: str, profile: Profile = GENERAL
) -> Dealt:
    """Deal a pack from its top; IllegalActionError unless it is 32 different cards.

    Volený: the first seven of ``hands[0]`` are those from which forehand chooses trumps
    before he sees the other five. Lízaný: the turned card is the last to be drawn.
    """
    check_pack(pack)
    row = packets(variant, profile)
    if sum([packet.size for packet in row]) != len(pack):
        raise IllegalActionError(dealing_rule(variant), row)
    hands: list[tuple[Card, ...]] = [()] * (1 + max([one.seat for one in row]))
    rest: tuple[Card, ...] = ()
    start = 0
    for packet in row:
        cards = pack[start : start + packet.size]
        start += packet.size
        if packet.seat == ASIDE:
            rest = cards + rest
        else:
            hands[packet.seat] = hands[packet.seat] + cards
    return Dealt(tuple(hands), rest)


def misdealt(
    dealt: tuple[Packet, ...], variant: str, profile: Profile = GENERAL
) -> int:
    """Return the place of the first packet dealt otherwise than it should, else -1.

    A deal that was broken off before its end is no misdeal yet.
    """
    right = packets(variant, profile)
    for place, packet in enumerate(dealt):
        if place >= len(right) or packet != right[place]:
            return place
    return -1


def misdeal(profile: Profile, dealer: int, before: int) -> Misdeal:
    """Return what follows a misdeal of one who has misdealt ``before`` this round.

    The same player deals again (deal.misdeal-redeal). In the tournament one misdeal in
    a playing round is free, from the second on he pays the light fine to everybody at
    the table (deal.one-free-misdeal); in a pub it earns remarks only.
    """
    if profile.misdeals == "fined":
        return Misdeal(dealer, before > 0, rules.MISDEAL_ONE_FREE)
    return Misdeal(dealer, False, rules.MISDEAL_REDEAL)


def check_pack(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the pack if it is the 32 cards in some order (cards.deck-32)."""
    if sorted(pack) != list(PACK):
        raise IllegalActionError(rules.DECK, pack)
    return pack


def _index(variant: str) -> int:
    if variant not in VARIANTS:
        raise NotationError(variant, 0, f"a variant ({' '.join(VARIANTS)})")
    return VARIANTS.index(variant)
