"""Short ways to ask the engine in the notation."""

import pytest
from marias.cards import NO_TRUMP, SUIT_LETTERS
from marias.notation import format_card, parse_cards
from marias.profile import parse_profile
from marias.tricks import legal_plays, winner


def suit_of(letter):
    """Return the trump suit of a letter, none of a dash."""
    return NO_TRUMP if letter == "-" else SUIT_LETTERS.index(letter)


@pytest.fixture
def judge():
    """The verdicts on a hand: card -> (allowed, rule)."""

    def ask(hand, table, trump, profile="obecna", kept=""):
        plays = legal_plays(
            parse_cards(hand),
            parse_cards(table),
            suit_of(trump),
            parse_profile(profile, hidden=True),
            parse_cards(kept),
        )
        return {format_card(play.card): (play.allowed, play.rule) for play in plays}

    return ask


@pytest.fixture
def may(judge):
    """The cards of a hand that may be played, as a sorted list."""

    def ask(*position, **options):
        verdicts = judge(*position, **options)
        return sorted(card for card, verdict in verdicts.items() if verdict[0])

    return ask


@pytest.fixture
def takes():
    """The card that takes a trick, and the rule."""

    def ask(cards, trump, profile="obecna"):
        read = parse_cards(cards)
        taken = winner(read, suit_of(trump), parse_profile(profile, hidden=True))
        return format_card(read[taken.index]), taken.rule

    return ask
