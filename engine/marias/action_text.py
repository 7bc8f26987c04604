"""The text of one action: a word, and what belongs to it."""

from .actions import (
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
    Exchange,
    FromPeople,
    Hold,
    LayDown,
    Omyl,
    Pass,
    PlayCard,
    TakeOver,
)
from .cards import NO_TRUMP, RANK_LETTERS, SUIT_LETTERS
from .contracts import BETL, CONTRACT_NAMES, DURCH, Commitment, has_helper, has_trump
from .errors import NotationError
from .fleks import FLEK_NAMES
from .notation import format_card, format_cards, parse_card, parse_cards
from .parts import AGAINST as AGAINST_NAMES
from .parts import (
    BETL_PART,
    DURCH_PART,
    HRA,
    SEDMA,
    STO,
    TWO_SEVENS_PART,
)
from .record_lines import format_play, parse_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .actions import Action

    Kind = tuple[str, type, Callable[[Any], str], Callable[[str], Action]]

# What opens the parts in a comment: any flek raises, by whatever name.
RAISE, AGAINST = "raise", "against"
OPENERS = (RAISE, AGAINST) + FLEK_NAMES
ASIDE = "lead"
TALON_SIZE = 2
# What can be raised and is not announced by the defence.
PARTS = (HRA, SEDMA, STO, BETL_PART, DURCH_PART, TWO_SEVENS_PART)


def format_commitment(commitment: Commitment) -> str:
    """Return the text of a contract: ``sedma A``, ``dvesedmy H L``, ``betl``."""
    suits = [commitment.trump, commitment.helper]
    letters = [SUIT_LETTERS[suit] for suit in suits if suit != NO_TRUMP]
    return " ".join([CONTRACT_NAMES[commitment.contract]] + letters)


def parse_commitment(text: str) -> Commitment:
    """Return the contract of a text; NotationError for one that does not exist."""
    words = text.split() or [""]
    name = words[0]
    contract = _index(name, CONTRACT_NAMES, "a contract")
    suits = [_index(word, tuple(SUIT_LETTERS), "a suit") for word in words[1:]]
    number = has_trump(contract) + has_helper(contract)
    if len(suits) != number:
        asked = ("no suit", "a trump suit", "a trump suit and a helper suit")[number]
        raise NotationError(text, len(name), f"{asked} behind {name}")
    if number == 2 and suits[0] == suits[1]:
        raise NotationError(words[2], len(name), "a helper suit other than trumps")
    suits = suits + [NO_TRUMP, NO_TRUMP]
    return Commitment(contract, suits[0], suits[1])


def format_action(action: "Action | PlayCard") -> str:
    """Return the text of an action; ``parse_action`` reads it back."""
    if isinstance(action, PlayCard):
        return format_play(action)
    for word, known in _WORDS:
        if action == known:
            return word
    if isinstance(action, Comment):
        return _format_comment(action)
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
        return _parse_comment(text)
    for known, _, _, read in _KINDS:
        if word == known:
            return read(rest.strip())
    if word and word[0] in "abcdefghijklmnopqrstuvwxyz":
        words = [one[0] for one in _WORDS] + [one[0] for one in _KINDS]
        known_words = " ".join(words + [RAISE, AGAINST])
        raise NotationError(word, 0, f"an action ({known_words})")
    return parse_play(text.strip())


# The actions that are nothing but a word.
_WORDS: "tuple[tuple[str, Action], ...]" = (
    ("hold", Hold()),
    ("pass", Pass()),
    ("omyl", Omyl()),
    ("good", Comment((), ())),
    ("z-lidu", FromPeople()),
    ("ask", Ask()),
    ("yes", Answer(True)),
    ("no", Answer(False)),
    ("exchange", Exchange()),
)


def _index(word: str, known: tuple[str, ...], what: str) -> int:
    if word not in known:
        raise NotationError(word, 0, f"{what} ({' '.join(known)})")
    return known.index(word)


def _format_bid(action: Bid) -> str:
    return str(action.rung + 1)


def _parse_bid(text: str) -> Bid:
    # isdigit alone would let other scripts' digits through.
    if not text or len(text) > 2 or [one for one in text if one not in "0123456789"]:
        raise NotationError(text, 0, "the number of a rung, the lowest is 1")
    if int(text) == 0:
        raise NotationError(text, 0, "the number of a rung, the lowest is 1")
    return Bid(int(text) - 1)


def _format_discard(action: Discard) -> str:
    text = format_cards(action.cards)
    if action.lead != NO_CARD:
        text += f" {ASIDE} {format_card(action.lead)}"
    return text


def _parse_discard(text: str) -> Discard:
    cards, found, lead = text.partition(ASIDE)
    pair = parse_cards(cards.strip())
    if len(pair) != TALON_SIZE:
        raise NotationError(cards.strip(), 0, f"{TALON_SIZE} cards")
    return Discard(pair, parse_card(lead.strip()) if found else NO_CARD)


def _format_announce(action: Announce) -> str:
    return format_commitment(action.commitment)


def _parse_announce(text: str) -> Announce:
    return Announce(parse_commitment(text))


def _format_comment(action: Comment) -> str:
    words = [RAISE] + list(action.raised) if action.raised else []
    if action.against:
        words = words + [AGAINST] + list(action.against)
    return " ".join(words)


def _parse_comment(text: str) -> Comment:
    raised: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    opened = ""
    for word in text.split():
        if word in OPENERS:
            opened = word
        elif opened == AGAINST:
            against = against + (_part(word, AGAINST_NAMES, against),)
        else:
            raised = raised + (_part(word, PARTS + AGAINST_NAMES, raised),)
    if word == opened:
        raise NotationError(text, 0, f"a part of the contract behind {opened}")
    return Comment(raised, against)


def _part(word: str, known: tuple[str, ...], named: tuple[str, ...]) -> str:
    _index(word, known, "a part of a contract")
    if word in named:
        raise NotationError(word, 0, "each part only once")
    return word


def _format_laying(action: LayDown) -> str:
    return action.kind


def _parse_laying(text: str) -> LayDown:
    return LayDown(LAYING_KINDS[_index(text, LAYING_KINDS, "what for")])


def _format_choice(action: ChooseTrump) -> str:
    return format_card(action.card)


def _parse_choice(text: str) -> ChooseTrump:
    return ChooseTrump(parse_card(text))


def _format_taking(action: TakeOver) -> str:
    return CONTRACT_NAMES[action.contract]


def _parse_taking(text: str) -> TakeOver:
    names = (CONTRACT_NAMES[BETL], CONTRACT_NAMES[DURCH])
    return TakeOver((BETL, DURCH)[_index(text, names, "a contract")])


def _format_call(action: Call) -> str:
    return format_card(action.card) + " " + RANK_LETTERS[action.rank]


def _parse_call(text: str) -> Call:
    first, _, rank = text.partition(" ")
    called = _index(rank.strip(), tuple(RANK_LETTERS), "a rank")
    return Call(parse_card(first), called)


# The actions that need more than their word: how it is written and read.
_KINDS: "tuple[Kind, ...]" = (
    ("bid", Bid, _format_bid, _parse_bid),
    ("discard", Discard, _format_discard, _parse_discard),
    ("announce", Announce, _format_announce, _parse_announce),
    ("lay-down", LayDown, _format_laying, _parse_laying),
    ("choose", ChooseTrump, _format_choice, _parse_choice),
    ("take", TakeOver, _format_taking, _parse_taking),
    ("call", Call, _format_call, _parse_call),
)
