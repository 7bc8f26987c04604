"""Text of cards: suit, then ranks, in one of two alphabets; every text has a pair."""

from .cards import PACK, RANK_LETTERS, SUIT_LETTERS, Card, card
from .errors import NotationError

# The Czech letters of the same suits and ranks, in the same order.
CZECH_SUIT_LETTERS = "ČZŽK"
CZECH_RANK_LETTERS = "789XSVKE"

SEPARATORS = " ."

NAMES = tuple([SUIT_LETTERS[c >> 3] + RANK_LETTERS[c & 7] for c in PACK])


def format_card(card: Card) -> str:
    """Return the two ASCII letters of a card: its suit, then its rank."""
    return NAMES[card]


def format_cards(
    cards: tuple[Card, ...], separator: str = " ", grouped: bool = True
) -> str:
    """Return the cards in their order; neighbours of one suit share its letter.

    With ``grouped=False`` every card stands alone, as the cards of a trick do.
    """
    parts: list[str] = []
    last = -1
    for one in cards:
        if grouped and one >> 3 == last:
            parts[-1] += RANK_LETTERS[one & 7]
        else:
            parts.append(NAMES[one])
        last = one >> 3
    return separator.join(parts)


def parse_card(text: str) -> Card:
    """Return the card of a text such as ``HA`` or ``ČE``; NotationError otherwise."""
    cards = parse_cards(text)
    if len(cards) != 1:
        raise NotationError(text, 0, "one card, such as HA")
    return cards[0]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as ``HAK9 LX7`` or ``HAK9.LX7``, in order.

    One alphabet a text: ``H L A B`` with ``A X K O U 9 8 7``, or ``Č Z Ž K`` with
    ``E X K V S 9 8 7``, where ``10`` reads as X. A card may stand there only once.
    NotationError says what stood where and what was expected.
    """
    suits, ranks = _alphabet(text)
    cards: list[Card] = []
    start = 0
    for group in _groups(text):
        if group:
            _read_group(group, start, suits, ranks, cards)
        start += len(group) + 1
    return tuple(cards)


def _alphabet(text: str) -> tuple[str, str]:
    first = text.strip(SEPARATORS)
    if first and first[0] in CZECH_SUIT_LETTERS:
        return CZECH_SUIT_LETTERS, CZECH_RANK_LETTERS
    return SUIT_LETTERS, RANK_LETTERS


def _groups(text: str) -> list[str]:
    return text.replace(".", " ").split(" ")


def _read_group(
    group: str, start: int, suits: str, ranks: str, cards: list[Card]
) -> None:
    suit = suits.find(group[0])
    if suit < 0:
        raise NotationError(group[0], start, f"a suit ({_spaced(suits)})")
    if len(group) == 1:
        raise NotationError(group, start, "a rank behind the suit")
    place = 1
    while place < len(group):
        length = 2 if group[place : place + 2] == "10" and "E" in ranks else 1
        letter = "X" if length == 2 else group[place]
        rank = ranks.find(letter)
        if rank < 0:
            raise NotationError(letter, start + place, f"a rank ({_spaced(ranks)})")
        if card(suit, rank) in cards:
            raise NotationError(letter, start + place, "a card not named before")
        cards.append(card(suit, rank))
        place += length


def _spaced(letters: str) -> str:
    return " ".join(list(letters))
