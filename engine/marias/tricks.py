"""Tricks: which cards of a hand may be played and why, and who takes the trick."""

from collections import namedtuple

from . import rules
from .cards import (
    KING,
    NATURAL_STRENGTH,
    NO_TRUMP,
    OBER,
    TEN_DECIDES,
    Card,
    rank_strengths,
)
from .duties import ANY_SUIT, Play, bound, keep_sevens, verdicts
from .powers import highest, powers
from .profile import GENERAL, Profile, changed

__all__ = (
    "Duty",
    "Play",
    "Taken",
    "legal_plays",
    "losing_rule",
    "ranking_rule",
    "reasons",
    "winner",
)


class Duty(namedtuple("Duty", ("rule", "state", "cards"))):
    """One step in the chain of duties, and the cards still open after it.

    ``state``: "binding" it narrows the choice; "void" the hand has no card of the suit
    it asks for; "unable" it has, but none high enough; "relieved" the trick is
    already trumped; "idle" its question does not arise; "off" it is not played here.
    """

    __slots__ = ()
    rule: str
    state: str
    cards: tuple[Card, ...]


class Taken(namedtuple("Taken", ("index", "rule"))):
    """Which card takes the trick, by its place in it, and the rule that decides."""

    __slots__ = ()
    index: int
    rule: str


def legal_plays(
    hand: tuple[Card, ...],
    table: tuple[Card, ...],
    trump: int,
    profile: Profile = GENERAL,
    kept: tuple[Card, ...] = (),
) -> tuple[Play, ...]:
    """Return the verdict on every card of the hand, in the order of the hand.

    ``table`` holds the cards already in the trick, the led one first; on an empty one
    the hand leads. ``kept`` are the sevens this hand has announced. At least one card
    of a hand is always allowed. The duties, in their order: play.follow, play.beat
    (not when the trick is trumped: play.relief-trumped), play.must-trump,
    play.overtrump, then sedma.keep-to-end. Source: Pravidla mariáše k online hře,
    Sehrávka and Sedma.

    The caller answers for the cards: that no card is there twice is not checked.
    """
    if profile.king_waits == "yes" and trump != NO_TRUMP:
        return _with_waiting_kings(hand, table, trump, profile, kept)
    if table:
        power = powers(trump, table[0] >> 3, profile)
        suit, floor, above, below, other = bound(hand, table, trump, profile, power)
        plays = [
            (above if power[card] > floor else below)[card]
            if card >> 3 == suit
            else other[card]
            for card in hand
        ]
    else:
        free = verdicts(True, rules.ONE_CARD)
        plays = [free[card] for card in hand]
    if kept and profile.keep != "no":
        keep_sevens(plays, not table, trump, profile, kept)
    return tuple(plays)


def winner(cards: tuple[Card, ...], trump: int, profile: Profile = GENERAL) -> Taken:
    """Return which card takes the trick and the rule that decides it.

    The highest trump, else the highest card of the suit led (play.trick-winner). The
    rule is trump.beats-all when a lone trump decides, trump.internal-order among
    trumps, the order of the cards when the place of the ten decides, else
    play.trick-winner. ``cards`` may be an unfinished trick, not an empty one. Source:
    Pravidla mariáše k online hře, Sehrávka.
    """
    power = powers(trump, cards[0] >> 3, profile)
    index = 0
    best = power[cards[0]]
    for place in range(1, len(cards)):
        if power[cards[place]] > best:
            best = power[cards[place]]
            index = place
    return Taken(index, _deciding_rule(cards, cards[index], trump, profile))


def ranking_rule(one: Card, other: Card, trump: int, profile: Profile = GENERAL) -> str:
    """Return the rule that says which of two cards of one suit is the higher.

    Where the place of the ten decides, that of the order: cards.order-points with
    trumps, else cards.order-natural. Otherwise trump.internal-order between trumps and
    play.trick-winner in the other suits. Source: Pravidla mariáše k online hře, Karty.
    """
    if TEN_DECIDES[one & 7][other & 7]:
        return _order(trump, profile)
    return rules.TRUMP_ORDER if one >> 3 == trump else rules.TRICK_WINNER


def losing_rule(
    cards: tuple[Card, ...], place: int, trump: int, profile: Profile = GENERAL
) -> str:
    """Return the rule by which the card at a place of a trick does not take it.

    Within the suit of the best card that which ranks the two (``ranking_rule``); a card
    of the suit led that is trumped: trump.beats-all; any other card cannot take a trick
    (play.trick-winner).
    """
    own = cards[place]
    best = cards[winner(cards, trump, profile).index]
    if own >> 3 == best >> 3:
        return ranking_rule(own, best, trump, profile)
    led = own >> 3 == cards[0] >> 3
    return rules.TRUMP_BEATS_ALL if led else rules.TRICK_WINNER


def reasons(
    hand: tuple[Card, ...],
    table: tuple[Card, ...],
    trump: int,
    profile: Profile = GENERAL,
    kept: tuple[Card, ...] = (),
) -> tuple[Duty, ...]:
    """Return the chain of duties that leads to the legal plays of a hand, in order.

    The cards of the last duty are those that may be played. A leading hand has no
    duty but to keep an announced seven.
    """
    plays = legal_plays(hand, table, trump, profile, kept)
    allowed = tuple([play.card for play in plays if play.allowed])
    chain = _chain(hand, table, trump, profile) if table else []
    held = [seven for seven in kept if seven in hand]
    if held and profile.keep != "no":
        before = chain[-1].cards if chain else hand
        if trump not in [seven >> 3 for seven in held]:
            rule = rules.KEEP_HELPER
        else:
            rule = rules.KEEP_SEVEN
        state = "idle" if before == allowed else "binding"
        chain.append(Duty(rule, state, allowed))
    return tuple(chain)


def _with_waiting_kings(
    hand: tuple[Card, ...],
    table: tuple[Card, ...],
    trump: int,
    profile: Profile,
    kept: tuple[Card, ...],
) -> tuple[Play, ...]:
    """Judge a hand whose kings wait for their obers, a rule of some programs."""
    waiting = [card for card in hand if card & 7 == KING and card - KING + OBER in hand]
    rest = tuple([card for card in hand if card not in waiting])
    plain = changed(profile, (("king_waits", "no"),))
    judged = list(legal_plays(rest, table, trump, plain, kept))
    refused = verdicts(False, rules.MARRIAGE_FIRST_CARD)
    return tuple([refused[card] if card in waiting else judged.pop(0) for card in hand])


def _order(trump: int, profile: Profile) -> str:
    if rank_strengths(trump, profile) is NATURAL_STRENGTH:
        return rules.ORDER_NATURAL
    return rules.ORDER_POINTS


def _deciding_rule(
    cards: tuple[Card, ...], best: Card, trump: int, profile: Profile
) -> str:
    rivals = [card & 7 for card in cards if card >> 3 == best >> 3]
    if best >> 3 == trump:
        return rules.TRUMP_ORDER if len(rivals) > 1 else rules.TRUMP_BEATS_ALL
    decides = TEN_DECIDES[best & 7]
    for rank in rivals:
        if decides[rank]:
            return _order(trump, profile)
    return rules.TRICK_WINNER


def _chain(
    hand: tuple[Card, ...], table: tuple[Card, ...], trump: int, profile: Profile
) -> list[Duty]:
    power = powers(trump, table[0] >> 3, profile)
    suit, floor, above, below, _ = bound(hand, table, trump, profile, power)
    suited = tuple([card for card in hand if card >> 3 == suit or suit == ANY_SUIT])
    high = tuple([card for card in suited if power[card] > floor])
    last = high if not below[0].allowed else suited
    rule = above[0].rule
    if rule == rules.FREE_DISCARD:
        return _free_chain(hand, table, trump, profile)
    if suit == table[0] >> 3:
        states = {rules.RELIEF: "relieved", rules.BEAT: "binding"}
        beaten = "off" if profile.beat == "no" else states.get(rule, "unable")
        return [Duty(rules.FOLLOW, "binding", suited), Duty(rules.BEAT, beaten, last)]
    if profile.overtrump == "no":
        over = "off"
    elif rule == rules.OVERTRUMP:
        over = "binding"
    else:
        over = "unable" if highest(table, trump, power) >= 0 else "idle"
    return [
        Duty(rules.FOLLOW, "void", hand),
        Duty(rules.MUST_TRUMP, "binding", suited),
        Duty(rules.OVERTRUMP, over, last),
    ]


def _free_chain(
    hand: tuple[Card, ...], table: tuple[Card, ...], trump: int, profile: Profile
) -> list[Duty]:
    followed = "off" if table[0] >> 3 in [card >> 3 for card in hand] else "void"
    if trump < 0:
        second = Duty(rules.SAME_DUTIES, "off", hand)
    else:
        state = "void" if profile.must_trump == "yes" else "off"
        second = Duty(rules.MUST_TRUMP, state, hand)
    last = Duty(rules.FREE_DISCARD, "free", hand)
    return [Duty(rules.FOLLOW, followed, hand), second, last]
