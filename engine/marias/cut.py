"""The pack between two deals: gathering the tricks, shuffling and the cut."""

from collections import namedtuple

from . import rules
from .cards import PACK, Card
from .dealing import LICITOVANY, LIZANY, VOLENY, check_pack
from .errors import IllegalActionError
from .game_state import GameState, hands, play_state
from .profile import Profile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .state import PlayState

FEWEST_CUT = 2
FEWEST_THROWS = 4
FEWEST_THROWN = 2


class Shuffling(namedtuple("Shuffling", ("duty", "rule"))):
    """Whether the pack "must", "may" or "must-not" be shuffled, and the rule."""

    __slots__ = ()
    duty: str
    rule: str


def may_cut(number: int) -> bool:
    """Tell whether so many cards may be lifted: two from top or bottom (cut.min-two).

    Source: Pravidla mariáše k online hře, Snímání; all sources agree.
    """
    return FEWEST_CUT <= number <= len(PACK) - FEWEST_CUT


def cut(pack: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """Return the pack after ``number`` cards were lifted from its top.

    To lift some from the bottom is to lift all the others from the top.
    IllegalActionError with cut.min-two for fewer than two.
    """
    check_pack(pack)
    if not may_cut(number):
        raise IllegalActionError(rules.CUT_MIN_TWO, number)
    return pack[number:] + pack[:number]


def shuffling(profile: Profile, first: bool) -> Shuffling:
    """Return whether the pack is shuffled before a deal, the first one or a later one.

    Never between two deals, only cut (cut.no-shuffle, in the house rules
    klasika.cut-only); under the Paluba rules once before the first
    (cut.first-shuffle), in the tournament before each (cut.must-shuffle). Whether the
    first pack is shuffled where nothing is said of it no source decides: it may be.
    """
    if profile.shuffling == "each":
        return Shuffling("must", rules.CUT_MUST_SHUFFLE)
    if profile.shuffling == "once" and first:
        return Shuffling("must", rules.CUT_FIRST_SHUFFLE)
    return Shuffling("may" if first else "must-not", rules.CUT_NO_SHUFFLE)


def overhand(pack: tuple[Card, ...], throws: tuple[int, ...]) -> tuple[Card, ...]:
    """Return the pack after packets of these sizes were thrown one upon another.

    All 32 cards in one hold, at least four throws of at least two cards. Source:
    Pravidla turnaje v míchaném bodovaném licitovaném mariáši (cut.must-shuffle).
    """
    check_pack(pack)
    few = len(throws) < FEWEST_THROWS or min(throws) < FEWEST_THROWN
    if few or sum(throws) != len(PACK):
        raise IllegalActionError(rules.CUT_MUST_SHUFFLE, throws)
    thrown: tuple[Card, ...] = ()
    start = 0
    for size in throws:
        thrown = pack[start : start + size] + thrown
        start += size
    return thrown


def piles(play: "PlayState", talon: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return what lies on the table after a deal: a pile for each seat, and the talon.

    A pile lies face down, its last trick on top and in it the led card; cards that
    were not played lie upon it, and so does one of a trick that was broken off, which
    nobody has taken. How the cards of a trick lie no source says.
    """
    rows = []
    players = len(play.hands)
    for seat, hand in enumerate(play.hands):
        place = (seat - play.leader) % players
        own = play.table[place : place + 1] + hand
        for trick in reversed(play.tricks):
            if trick.winner == seat:
                own = own + trick.cards
        rows.append(own)
    return tuple(rows) + (talon,)


def left_by(game: GameState) -> tuple[tuple[Card, ...], ...]:
    """Return what lies on the table after a deal, however it ended or was broken off.

    When cards were played it is the ``piles`` of the play. When none were, because the
    deal was folded, in an omyl with all twelve cards (omyl.all-12), or dealt again, or
    given up before the play, it is the hands and what lies apart: the talon or the
    stock, empty where there is none. How they are gathered then no source says; that
    each hand is a pile of its own is our reading of ``gather``.
    """
    apart = _apart(game)
    if game.play is not None:
        return piles(play_state(game), apart)
    started = game.declaring is not None
    return (hands(game) if started else game.dealt.hands) + (apart,)


def _apart(game: GameState) -> tuple[Card, ...]:
    """The cards that are in nobody's hand and in no trick."""
    if game.variant == LIZANY:
        return game.play.stock  # type: ignore[no-any-return]
    if game.declaring is None:
        return game.dealt.rest
    if game.variant == LICITOVANY:
        return game.declaring.discard  # type: ignore[no-any-return]
    return game.declaring.talon if game.variant == VOLENY else ()


def gather(
    piles: tuple[tuple[Card, ...], ...], order: tuple[int, ...]
) -> tuple[Card, ...]:
    """Return the pack of whole piles stacked, the first of the order on top.

    Only the dealer gathers, and no pile is split or mixed into another
    (cut.no-shuffle, cut.dealer-stacks); in which order he takes them no source says.
    IllegalActionError when a pile is left out or there twice.
    """
    if sorted(order) != list(range(len(piles))):
        raise IllegalActionError(rules.CUT_DEALER_STACKS, order)
    pack: tuple[Card, ...] = ()
    for place in order:
        pack = pack + piles[place]
    return check_pack(pack)
