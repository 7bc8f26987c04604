"""The text of a contract, and of a comment on it."""

from .actions import Comment
from .cards import NO_TRUMP, SUIT_LETTERS
from .contracts import CONTRACT_NAMES, Commitment, has_helper, has_trump
from .errors import NotationError
from .fleks import FLEK_NAMES
from .parts import AGAINST as AGAINST_NAMES
from .parts import (
    BETL_PART,
    DURCH_PART,
    HRA,
    SEDMA,
    STO,
    TWO_SEVENS_PART,
)

# What can be raised and is not announced by the defence.
PARTS = (HRA, SEDMA, STO, BETL_PART, DURCH_PART, TWO_SEVENS_PART)
# What opens the parts in a comment: any flek raises, by whatever name.
RAISE, AGAINST = "raise", "against"
OPENERS = (RAISE, AGAINST) + FLEK_NAMES


def format_commitment(commitment: Commitment) -> str:
    """Return the text of a contract: ``sedma A``, ``dvesedmy H L``, ``betl``."""
    suits = [commitment.trump, commitment.helper]
    letters = [SUIT_LETTERS[suit] for suit in suits if suit != NO_TRUMP]
    return " ".join([CONTRACT_NAMES[commitment.contract]] + letters)


def parse_commitment(text: str) -> Commitment:
    """Return the contract of a text; NotationError for one that does not exist."""
    words = text.split() or [""]
    name = words[0]
    contract = index_of(name, CONTRACT_NAMES, "a contract")
    suits = [index_of(word, tuple(SUIT_LETTERS), "a suit") for word in words[1:]]
    number = has_trump(contract) + has_helper(contract)
    if len(suits) != number:
        asked = ("no suit", "a trump suit", "a trump suit and a helper suit")[number]
        raise NotationError(text, len(name), f"{asked} behind {name}")
    if number == 2 and suits[0] == suits[1]:
        raise NotationError(words[2], len(name), "a helper suit other than trumps")
    suits = suits + [NO_TRUMP, NO_TRUMP]
    return Commitment(contract, suits[0], suits[1])


def format_comment(action: Comment) -> str:
    """Return the text of a flek: ``raise hra against sedma-proti``."""
    words = [RAISE] + list(action.raised) if action.raised else []
    if action.against:
        words = words + [AGAINST] + list(action.against)
    return " ".join(words)


def parse_comment(text: str) -> Comment:
    """Return the comment of a text that is not ``good``; NotationError otherwise."""
    raised: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    opened = word = ""
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
    index_of(word, known, "a part of a contract")
    if word in named:
        raise NotationError(word, 0, "each part only once")
    return word


def index_of(word: str, known: tuple[str, ...], what: str) -> int:
    """Return the place of a word among the known ones; NotationError lists them."""
    if word not in known:
        raise NotationError(word, 0, f"{what} ({' '.join(known)})")
    return known.index(word)
