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
from .notation import format_card, format_cards, parse_card, parse_cards

ANNOUNCED = "*"
AGAINST = "against"
ASIDE = "lead"
TALON_SIZE = 2
# Every part of a contract that can be raised, and those that a defender announces.
PARTS = ("hra", "sedma", "sto", "betl", "durch", "dvesedmy")
AGAINST_PARTS = ("sedma-proti", "sto-proti")


def format_commitment(commitment: Commitment) -> str:
    """Return the text of a contract: ``sedma A``, ``dvesedmy H L``, ``betl``."""
    words = [CONTRACT_NAMES[commitment.contract]]
    for suit in (commitment.trump, commitment.helper):
        if suit != NO_TRUMP:
            words.append(SUIT_LETTERS[suit])
    return " ".join(words)


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


def format_action(action: object) -> str:
    """Return the text of an action; ``parse_action`` reads it back."""
    if isinstance(action, PlayCard):
        return format_card(action.card) + (ANNOUNCED if action.announce else "")
    for word, known in _WORDS:
        if action == known:
            return word
    for word, kind, form, _ in _KINDS:
        if isinstance(action, kind):
            return word + " " + form(action)
    raise TypeError(f"not an action: {action!r}")


def parse_action(text: str) -> object:
    """Return the action of a text such as ``bid 3``, ``good`` or ``HK*``.

    NotationError when it is none. That the action is legal is not checked.
    """
    word, _, rest = text.strip().partition(" ")
    for known, action in _WORDS:
        if word == known and not rest:
            return action
    for known, _, _, read in _KINDS:
        if word == known:
            return read(rest.strip())
    if word and word[0] in "abcdefghijklmnopqrstuvwxyz":
        known_words = [one[0] for one in _WORDS] + [one[0] for one in _KINDS]
        raise NotationError(word, 0, f"an action ({' '.join(known_words)})")
    return parse_play(text.strip())


def parse_play(text: str) -> PlayCard:
    """Return the play of a card; ``*`` behind it announces its marriage."""
    announce = text[-1:] == ANNOUNCED
    return PlayCard(parse_card(text[:-1] if announce else text), announce)


# The actions that are nothing but a word.
_WORDS = (
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
    words = list(action.raised)
    if action.against:
        words = words + [AGAINST] + list(action.against)
    return " ".join(words)


def _parse_comment(text: str) -> Comment:
    words = text.split()
    place = words.index(AGAINST) if AGAINST in words else len(words)
    raised = tuple(words[:place])
    against = tuple(words[place + 1 :])
    for index, word in enumerate(words):
        if index != place:
            known = PARTS + AGAINST_PARTS if index < place else AGAINST_PARTS
            _index(word, known, "a part of a contract")
            if word in words[:index]:
                raise NotationError(word, index, "each part only once")
    if not raised and not against:
        raise NotationError(text, 0, "the parts that are raised, or good")
    return Comment(raised, against)


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
_KINDS = (
    ("bid", Bid, _format_bid, _parse_bid),
    ("discard", Discard, _format_discard, _parse_discard),
    ("announce", Announce, _format_announce, _parse_announce),
    ("raise", Comment, _format_comment, _parse_comment),
    ("lay-down", LayDown, _format_laying, _parse_laying),
    ("choose", ChooseTrump, _format_choice, _parse_choice),
    ("take", TakeOver, _format_taking, _parse_taking),
    ("call", Call, _format_call, _parse_call),
)
