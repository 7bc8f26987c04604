"""The rules of mariáš, the Czech trick-taking game, as functions that say why.

Cards are small integers (`cards`), written in two letters (`notation`). What tables
play differently is a `profile`. `tricks` judges every card of a hand and says who takes
a trick; `marriages` and `points` count; `deal`, `state` and `record` hold whole deals.
Every refusal and every result comes with the id of a rule (`rules`). Nothing here reads
a file, a clock or the network, and all of it runs on CPython, MicroPython and Pyodide.

The names below are loaded when they are first used, so that a page pays only for what
it needs.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .cards import NO_TRUMP as NO_TRUMP
    from .cards import PACK as PACK
    from .cards import sort_hand as sort_hand
    from .cards import strength as strength
    from .deal import Deal as Deal
    from .deal import deal_from_seed as deal_from_seed
    from .deal import format_deal as format_deal
    from .deal import parse_deal as parse_deal
    from .errors import IllegalActionError as IllegalActionError
    from .errors import NotationError as NotationError
    from .marriages import may_announce as may_announce
    from .misconceptions import MISCONCEPTIONS as MISCONCEPTIONS
    from .misconceptions import believer as believer
    from .notation import format_card as format_card
    from .notation import format_cards as format_cards
    from .notation import parse_card as parse_card
    from .notation import parse_cards as parse_cards
    from .points import card_points as card_points
    from .points import count as count
    from .profile import GENERAL as GENERAL
    from .profile import PRESET_NAMES as PRESET_NAMES
    from .profile import format_profile as format_profile
    from .profile import parse_profile as parse_profile
    from .record import format_record as format_record
    from .record import parse_record as parse_record
    from .shuffle import Dice as Dice
    from .shuffle import shuffled as shuffled
    from .state import PlayCard as PlayCard
    from .state import PlayState as PlayState
    from .state import apply as apply
    from .state import legal_actions as legal_actions
    from .state import start as start
    from .tricks import legal_plays as legal_plays
    from .tricks import reasons as reasons
    from .tricks import winner as winner

# Where each public name lives; a module's own name is never among them.
_HOMES = (
    ("cards", "NO_TRUMP PACK sort_hand strength"),
    ("deal", "Deal deal_from_seed format_deal parse_deal"),
    ("errors", "IllegalActionError NotationError"),
    ("marriages", "may_announce"),
    ("misconceptions", "MISCONCEPTIONS believer"),
    ("notation", "format_card format_cards parse_card parse_cards"),
    ("points", "card_points count"),
    ("profile", "GENERAL PRESET_NAMES format_profile parse_profile"),
    ("record", "format_record parse_record"),
    ("shuffle", "Dice shuffled"),
    ("state", "PlayCard PlayState apply legal_actions start"),
    ("tricks", "legal_plays reasons winner"),
)


def public_names() -> tuple[str, ...]:
    """Return the names that the package offers, in the order of their modules."""
    names: list[str] = []
    for _, offered in _HOMES:
        names.extend(offered.split())
    return tuple(names)


__all__ = public_names()  # noqa: PLE0605  (it is one list with the lazy names)


def __dir__() -> list[str]:
    """Return what ``dir`` shows of the package; MicroPython's does not ask."""
    return sorted(set(globals()) | set(__all__))


def __getattr__(name: str) -> object:
    for home, offered in _HOMES:
        if name in offered.split():
            module = __import__("marias." + home, None, None, (name,))
            value = getattr(module, name)
            globals()[name] = value
            return value
    # MicroPython asks here for modules too, in `from marias import rules`.
    try:
        return __import__("marias." + name, None, None, (name,))
    except ImportError:
        raise AttributeError(name)
