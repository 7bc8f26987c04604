"""The actions: everything that somebody at the table can do, as values.

`action_text` writes and reads them; `game` says which of them are legal now. Whose
action it is, the state of the game knows.
"""

from collections import namedtuple

from .action import Action
from .cards import Card
from .contracts import Commitment
from .state import PlayCard

__all__ = (
    "GOOD",
    "HELPERS",
    "LAYING_KINDS",
    "LOZENA",
    "NO_CARD",
    "Action",
    "Announce",
    "Answer",
    "Ask",
    "Bid",
    "Call",
    "ChooseTrump",
    "Comment",
    "Discard",
    "Event",
    "Exchange",
    "FromPeople",
    "Hold",
    "LayDown",
    "Omyl",
    "Pass",
    "PlayCard",
    "TakeOver",
)

NO_CARD = -1

# What a hand can be laid down for: it cannot fail, or it holds four helpers.
LOZENA = "lozena"
HELPERS = "helpers"
LAYING_KINDS = (LOZENA, HELPERS)


class Bid(Action, namedtuple("Bid", ("rung",))):
    """Offer a rung of the ladder, by its index from below (bid.strictly-higher)."""

    __slots__ = ()
    rung: int


class Hold(Action, namedtuple("Hold", ())):
    """Say "mám": take the rung that was offered (bid.forhont-holds)."""

    __slots__ = ()


class Pass(Action, namedtuple("Pass", ())):
    """Drop out of the auction, for good (bid.no-return)."""

    __slots__ = ()


class Discard(Action, namedtuple("Discard", ("cards", "lead"))):
    """Lay two cards away; in betl and durch the lead may lie beside them.

    ``lead`` is the card laid aside as the first lead (talon.lead-card-aside), NO_CARD
    where none is.
    """

    __slots__ = ()
    cards: tuple[Card, ...]
    lead: Card


class Announce(Action, namedtuple("Announce", ("commitment",))):
    """Announce the contract, its trumps and helper suit (bid.final-at-least)."""

    __slots__ = ()
    commitment: Commitment


class Omyl(Action, namedtuple("Omyl", ())):
    """Fold a plain sedma without a discard (omyl.fold)."""

    __slots__ = ()


class Comment(Action, namedtuple("Comment", ("raised", "against"))):
    """Raise parts of the contract by a flek, a re …; with none it is "dobrý".

    ``raised`` are names of parts, ``against`` the parts that a defender announces for
    the defence, "sedma-proti" and "sto-proti".
    """

    __slots__ = ()
    raised: tuple[str, ...]
    against: tuple[str, ...]


# "Dobrý": nothing is raised.
GOOD = Comment((), ())


class LayDown(Action, namedtuple("LayDown", ("kind",))):
    """Lay a hand on the table instead of playing it (lozena.show).

    ``kind`` says whose and why: LOZENA the declarer's that cannot fail, HELPERS that of
    a defender who holds four helpers of dvě sedmy.
    """

    __slots__ = ()
    kind: str


class ChooseTrump(Action, namedtuple("ChooseTrump", ("card",))):
    """Volený: lay a card of the trump suit face down (vol.trump-from-seven)."""

    __slots__ = ()
    card: Card


class FromPeople(Action, namedtuple("FromPeople", ())):
    """Volený: let a card that nobody has seen choose the trumps (vol.z-lidu)."""

    __slots__ = ()


class Ask(Action, namedtuple("Ask", ())):
    """Volený, křížový: ask "barva?" before a game with trumps (vol.barva)."""

    __slots__ = ()


class Answer(Action, namedtuple("Answer", ("good",))):
    """Volený, křížový: answer "dobrá" or "špatná" (vol.spatna-takeover)."""

    __slots__ = ()
    good: bool


class TakeOver(Action, namedtuple("TakeOver", ("contract",))):
    """Volený, křížový: play betl or durch instead of the game offered."""

    __slots__ = ()
    contract: int


class Call(Action, namedtuple("Call", ("card", "rank"))):
    """Křížový: lay a trump card face down, call a rank of trumps (kriz.call-card)."""

    __slots__ = ()
    card: Card
    rank: int


class Exchange(Action, namedtuple("Exchange", ())):
    """Lízaný: exchange the seven of trumps for the turned card."""

    __slots__ = ()


class Event(Action, namedtuple("Event", ("kind", "number"))):
    """Something that no action shows and somebody at the table reports.

    ``kind`` is the name of an offence (``offences``), ``number`` how many cards or how
    many times, 0 where that says nothing. It changes nothing in the game.
    """

    __slots__ = ()
    kind: str
    number: int
