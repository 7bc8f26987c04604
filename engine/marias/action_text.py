"""The text of one action: a word, and what belongs to it."""

from .actions import (
    GOOD,
    LAYING_KINDS,
    NO_CARD,
    Announce,
    Answer,
    Ask,
    Bid,
    Call,
    ChooseTrump,
    Comment,
    Discard,
    Event,
    Exchange,
    FromPeople,
    Hold,
    LayDown,
    Omyl,
    Pass,
    PlayCard,
    TakeOver,
)
from .cards import RANK_LETTERS
from .contract_text import (
    AGAINST,
    OPENERS,
    RAISE,
    format_comment,
    format_commitment,
    index_of,
    parse_comment,
    parse_commitment,
)
from .contracts import BETL, CONTRACT_NAMES, DURCH
from .errors import NotationError
from .notation import format_card, format_cards, parse_card, parse_cards
from .offences import EVENTS
from .record_lines import format_play, parse_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .actions import Action

    Kind = tuple[str, type, Callable[[Any], str], Callable[[str], Action]]

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
ASIDE = "lead"


def format_action(action: "Action | PlayCard") -> str:
    """Return the text of an action; ``parse_action`` reads it back."""
    if isinstance(action, PlayCard):
        return format_play(action)
    for word, known in _WORDS:
        if action == known:
            return word
    if isinstance(action, Comment):
        return format_comment(action)
    for word, kind, form, _ in _KINDS:
        if isinstance(action, kind):
            return word + " " + form(action)
    raise TypeError(f"not an action: {action!r}")


def parse_action(text: str) -> "Action | PlayCard":
    """Return the action of a text such as ``bid 3``, ``good`` or ``HK*``.

    NotationError when it is none. That the action is legal is not checked.
    """
    word, _, rest = text.strip().partition(" ")
    for known, action in _WORDS:
        if word == known and not rest:
            return action
    if word in OPENERS:
        return parse_comment(text)
    for known, _, _, read in _KINDS:
        if word == known:
            return read(rest.strip())
    if word and word[0] in _LETTERS:
        words = [one[0] for one in _WORDS] + [one[0] for one in _KINDS]
        known_words = " ".join(words + [RAISE, AGAINST])
        raise NotationError(word, 0, f"an action ({known_words})")
    return parse_play(text.strip())


# The actions that are nothing but a word.
_WORDS: "tuple[tuple[str, Action], ...]" = (
    ("hold", Hold()),
    ("pass", Pass()),
    ("omyl", Omyl()),
    ("good", GOOD),
    ("z-lidu", FromPeople()),
    ("ask", Ask()),
    ("yes", Answer(True)),
    ("no", Answer(False)),
    ("exchange", Exchange()),
)


def _format_bid(action: Bid) -> str:
    return str(action.rung + 1)


def _parse_bid(text: str) -> Bid:
    return Bid(_number(text) - 1)


def _number(text: str) -> int:
    # isdigit alone would let the digits of other scripts through.
    if text[:1] in ("", "0") or len(text) > 2 or text.strip("0123456789"):
        raise NotationError(text, 0, "a number from 1 to 99")
    return int(text)


def _format_discard(action: Discard) -> str:
    text = format_cards(action.cards)
    if action.lead != NO_CARD:
        text += f" {ASIDE} {format_card(action.lead)}"
    return text


def _parse_discard(text: str) -> Discard:
    cards, found, lead = text.partition(ASIDE)
    laid = parse_cards(cards.strip())
    return Discard(laid, parse_card(lead.strip()) if found else NO_CARD)


def _format_announce(action: Announce) -> str:
    return format_commitment(action.commitment)


def _parse_announce(text: str) -> Announce:
    return Announce(parse_commitment(text))


def _format_laying(action: LayDown) -> str:
    return action.kind


def _parse_laying(text: str) -> LayDown:
    return LayDown(LAYING_KINDS[index_of(text, LAYING_KINDS, "what for")])


def _format_choice(action: ChooseTrump) -> str:
    return format_card(action.card)


def _parse_choice(text: str) -> ChooseTrump:
    return ChooseTrump(parse_card(text))


def _format_taking(action: TakeOver) -> str:
    return CONTRACT_NAMES[action.contract]


def _parse_taking(text: str) -> TakeOver:
    names = (CONTRACT_NAMES[BETL], CONTRACT_NAMES[DURCH])
    return TakeOver((BETL, DURCH)[index_of(text, names, "a contract")])


def _format_call(action: Call) -> str:
    return format_card(action.card) + " " + RANK_LETTERS[action.rank]


def _parse_call(text: str) -> Call:
    first, _, rank = text.partition(" ")
    called = index_of(rank.strip(), tuple(RANK_LETTERS), "a rank")
    return Call(parse_card(first), called)


def _format_event(action: Event) -> str:
    return f"{action.kind} {action.number}" if action.number else action.kind


def _parse_event(text: str) -> Event:
    kind, _, number = text.partition(" ")
    if kind not in EVENTS:
        raise NotationError(kind, 0, f"an event such as {_nearest(kind, EVENTS)}")
    return Event(kind, _number(number.strip()) if number else 0)


def _nearest(word: str, known: tuple[str, ...]) -> str:
    """Return the known word that takes the fewest changes of a letter."""
    found = [(_changes(word[:40], one), place) for place, one in enumerate(known)]
    return known[min(found)[1]]


def _changes(word: str, other: str) -> int:
    """How many letters must be put in, left out or replaced; by Levenshtein's table."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(word):
        last = row
        row = [place + 1]
        for step, one in enumerate(other):
            changed = last[step] + (letter != one)
            row.append(min(changed, last[step + 1] + 1, row[step] + 1))
    return row[-1]


# The actions that need more than their word: how it is written and read.
_KINDS: "tuple[Kind, ...]" = (
    ("bid", Bid, _format_bid, _parse_bid),
    ("discard", Discard, _format_discard, _parse_discard),
    ("announce", Announce, _format_announce, _parse_announce),
    ("lay-down", LayDown, _format_laying, _parse_laying),
    ("choose", ChooseTrump, _format_choice, _parse_choice),
    ("take", TakeOver, _format_taking, _parse_taking),
    ("call", Call, _format_call, _parse_call),
    ("event", Event, _format_event, _parse_event),
)
