"""The 32 cards as small integers, their suits, ranks and the two orders of strength."""

from .profile import GENERAL, Profile

Card = int

HEARTS, LEAVES, ACORNS, BELLS = range(4)
SUITS = (HEARTS, LEAVES, ACORNS, BELLS)
SUIT_LETTERS = "HLAB"
NO_TRUMP = -1

SEVEN, EIGHT, NINE, TEN, UNTER, OBER, KING, ACE = range(8)
RANKS = (SEVEN, EIGHT, NINE, TEN, UNTER, OBER, KING, ACE)
RANK_LETTERS = "789XUOKA"

PACK = tuple(range(32))

# Ranks from the weakest to the strongest.
NATURAL_ORDER = RANKS
POINTS_ORDER = (SEVEN, EIGHT, NINE, UNTER, OBER, KING, TEN, ACE)

# The same, turned round: the strength of each rank.
NATURAL_STRENGTH = tuple([NATURAL_ORDER.index(rank) for rank in RANKS])
POINTS_STRENGTH = tuple([POINTS_ORDER.index(rank) for rank in RANKS])

# By two ranks: whether the two orders differ about them, so that the place of the ten
# decides which is the higher.
TEN_DECIDES = tuple(
    [
        tuple(
            [
                (POINTS_STRENGTH[one] > POINTS_STRENGTH[other])
                != (NATURAL_STRENGTH[one] > NATURAL_STRENGTH[other])
                for other in RANKS
            ]
        )
        for one in RANKS
    ]
)


def card(suit: int, rank: int) -> Card:
    """Return the card of a suit (0-3) and a rank (0-7)."""
    return suit * 8 + rank


def suit(card: Card) -> int:
    """Return the suit of a card: hearts, leaves, acorns or bells (cards.suits)."""
    return card >> 3


def rank(card: Card) -> int:
    """Return the rank of a card: 0 the seven, 7 the ace (cards.ranks).

    Between them eight, nine, ten, unter, ober and king, in natural order.
    """
    return card & 7


def is_sharp(card: Card) -> bool:
    """Tell whether a card is an ace or a ten (rule cards.sharp)."""
    return card & 7 == TEN or card & 7 == ACE


def is_figure(card: Card) -> bool:
    """Tell whether a card is an unter, an ober or a king (cards.figures)."""
    return UNTER <= card & 7 <= KING


def is_low(card: Card) -> bool:
    """Tell whether a card is a seven, an eight or a nine (cards.plivy).

    Source: Pravidla mariáše k online hře, Karty.
    """
    return card & 7 <= NINE


def rank_strengths(trump: int, profile: Profile = GENERAL) -> tuple[int, ...]:
    """Return the strength of each rank, 0-7, in a game with this trump suit.

    With trumps the ten stands below the ace (cards.order-points), without them
    between the nine and the unter (cards.order-natural). Source: Pravidla
    mariáše k online hře, Karty.
    """
    if trump == NO_TRUMP:
        natural = profile.betl_order == "natural"
    else:
        natural = profile.order == "natural"
    return NATURAL_STRENGTH if natural else POINTS_STRENGTH


def strength(card: Card, trump: int = NO_TRUMP, profile: Profile = GENERAL) -> int:
    """Return 0-7 for a card of a side suit, 8-15 for a trump.

    Of two cards of one suit the higher number is the stronger card, and every
    trump stands above every other card (trump.beats-all).
    """
    raised = 8 if card >> 3 == trump else 0
    return rank_strengths(trump, profile)[card & 7] + raised


def sort_hand(
    cards: tuple[Card, ...], trump: int = NO_TRUMP, profile: Profile = GENERAL
) -> tuple[Card, ...]:
    """Return the cards as a hand is held: trumps first, suits from the top."""
    strengths = rank_strengths(trump, profile)

    def place(card: Card) -> int:
        return (card >> 3 != trump) * 64 + (card >> 3) * 8 + 7 - strengths[card & 7]

    return tuple(sorted(cards, key=place))
