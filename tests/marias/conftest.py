"""Short ways to ask the engine in the notation."""

import pytest
from marias.cards import NO_TRUMP, SUIT_LETTERS
from marias.notation import format_card, parse_cards
from marias.profile import parse_profile
from marias.tricks import legal_plays, losing_rule, ranking_rule, winner


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


@pytest.fixture
def ranks():
    """The rule that says which of two cards of a suit is the higher."""

    def ask(cards, trump):
        one, other = parse_cards(cards)
        found = {ranking_rule(one, other, suit_of(trump))}
        found.add(ranking_rule(other, one, suit_of(trump)))
        return found

    return ask


@pytest.fixture
def loses():
    """The rules by which cards of a trick do not take it, "" for the one that does."""

    def ask(cards, trump, profile="obecna"):
        read, suit = parse_cards(cards), suit_of(trump)
        table = parse_profile(profile, hidden=True)
        taker = winner(read, suit, table).index
        places = range(len(read))
        found = [losing_rule(read, place, suit, table) for place in places]
        return ["" if place == taker else found[place] for place in places]

    return ask
