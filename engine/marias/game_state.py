"""The state of a whole deal: which phase it is in, and the states of its parts."""

from collections import namedtuple

from .cards import Card
from .dealing import KRIZOVY, LICITOVANY, LIZANY, VOLENY, Dealt
from .profile import Profile
from .seats import FOREHAND, NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .actions import Action
    from .contracts import Commitment
    from .state import PlayCard, PlayState

    AnyAction = Action | PlayCard

AUCTION, DECLARING, COMMENTS, PLAY, OVER = (
    "auction",
    "declaring",
    "comments",
    "play",
    "over",
)

# How a deal ends.
PLAYED, LAID, FOLDED, MISTAKEN, DEALT_AGAIN = (
    "played",
    "laid",
    "folded",
    "omyl",
    "dealt-again",
)


class GameState(
    namedtuple(
        "GameState",
        (
            "variant",
            "profile",
            "dealt",
            "auction",
            "declaring",
            "comments",
            "play",
            "phase",
            "ending",
            "history",
        ),
    )
):
    """Everything between two actions of a deal.

    ``auction``, ``declaring``, ``comments`` and ``play`` are the states of the parts,
    None where a part has not begun or does not come; what ``declaring`` and ``play``
    are depends on the variant. ``ending`` says how the deal ended, "" before;
    ``history`` holds the actions so far.
    """

    __slots__ = ()
    variant: str
    profile: Profile
    dealt: Dealt
    auction: "Any"
    declaring: "Any"
    comments: "Any"
    play: "Any"
    phase: str
    ending: str
    history: "tuple[AnyAction, ...]"


def module(variant: str) -> "Any":
    """Return the module that leads a variant from its deal to the contract.

    Lízaný has no contract: its module leads the play.
    """
    if variant == LICITOVANY:
        from . import declaring

        return declaring
    if variant == VOLENY:
        from . import voleny

        return voleny
    if variant == KRIZOVY:
        from . import krizovy

        return krizovy
    from . import lizany

    return lizany


def declarer(game: GameState) -> int:
    """Return the declarer, NOBODY before there is one; in lízaný forehand."""
    if game.variant == LIZANY:
        return FOREHAND
    if game.declaring is None:
        return NOBODY
    if game.variant == LICITOVANY:
        return game.declaring.declarer  # type: ignore[no-any-return]
    return module(game.variant).declarer(game.declaring)  # type: ignore[no-any-return]


def partner(game: GameState) -> int:
    """Return who plays with the declarer in křížový, else NOBODY."""
    if game.variant != KRIZOVY or game.declaring is None:
        return NOBODY
    return module(KRIZOVY).partner(game.declaring)  # type: ignore[no-any-return]


def commitment(game: GameState) -> "Commitment | None":
    """Return the contract, its trumps and helper suit, None before the announcement."""
    if game.declaring is None:
        return None
    return game.declaring.commitment  # type: ignore[no-any-return]


def hands(game: GameState) -> tuple[tuple[Card, ...], ...]:
    """Return the hands between the discard and the first card."""
    if game.variant != LICITOVANY:
        return game.declaring.hands  # type: ignore[no-any-return]
    seat = game.declaring.declarer
    row = game.dealt.hands
    return row[:seat] + (game.declaring.hand,) + row[seat + 1 :]


def play_state(game: GameState) -> "PlayState":
    """Return the play of the cards, in lízaný too; it must have begun."""
    return game.play.play if game.variant == LIZANY else game.play  # type: ignore[no-any-return]
