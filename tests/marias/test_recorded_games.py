"""400 deals that other programs dealt, played and judged at random."""

import pytest
from marias.cards import NO_TRUMP
from marias.contracts import BETL, DURCH, GAME, HUNDRED_SEVEN, SEVEN
from marias.marriages import marriages, value
from marias.outcome import outcome
from marias.points import card_points
from marias.profile import GENERAL, parse_profile
from marias.state import PlayCard, apply, permission, start, verdicts
from marias.tricks import legal_plays
from records.load import RecordedGame, games

VOLENY = games("voleny")
LICITOVANY = games("licitovany")
HOUSE = parse_profile("obecna~king-waits.yes~lead.declarer", hidden=True)
PLAYED = [(game, HOUSE) for game in VOLENY if game.tricks] + [
    (game, GENERAL) for game in LICITOVANY
]
each_game = pytest.mark.parametrize(
    ("game", "profile"), PLAYED, ids=[game.name for game, _ in PLAYED]
)


def kept(game: RecordedGame):
    """Who announced the seven of trumps: the declarer, or the defender who holds it."""
    seven = game.trump * 8
    owners = [game.declarer] if "sedma" in game.parts else []
    if "sedma-proti" in game.parts:
        holders = [seat for seat in range(3) if seven in game.hands[seat]]
        owners.extend(seat for seat in holders if seat != game.declarer)
    return tuple((seat, seven) for seat in owners)


def begin(game, profile):
    """The state before the first lead of a recorded game."""
    contracts = {"betl": BETL, "durch": DURCH}
    if "sedma" in game.parts:
        contract = SEVEN if "hra" in game.parts else HUNDRED_SEVEN
    else:
        contract = contracts.get(game.parts[0], GAME)
    return start(game.hands, contract, game.trump, game.declarer, profile, kept(game))


def replay(game, profile):
    """The state after the last card, every card checked on the way."""
    state = begin(game, profile)
    for trick in game.tricks:
        for play in trick.plays:
            state = apply(state, PlayCard(play.card, play.announced > 0))
    return state


def fact(game, word):
    """The words of a line of a game."""
    return game.facts[word][0].split()


def test_all_four_hundred_games_are_there():
    """300 deals of volený, 26 of them not played, and 100 of licitovaný."""
    assert (len(VOLENY), len(LICITOVANY), len(PLAYED)) == (300, 100, 374)
    cards = sum(len(trick.plays) for game, _ in PLAYED for trick in game.tricks)
    assert cards == 7134 + 3000


@each_game
def test_legal_cards_winners_and_announcements_agree(game, profile):
    """The same cards are legal, the same card takes, the same marriages count."""
    state = begin(game, profile)
    for trick in game.tricks:
        assert state.leader == trick.leader
        for play in trick.plays:
            legal = {one.card for one in verdicts(state) if one.allowed}
            assert legal == set(play.legal)
            may = permission(state, play.card).allowed
            if play.announced:
                assert may
                assert play.announced == value(play.card >> 3, game.trump)
            elif profile is HOUSE:
                assert not may
            state = apply(state, PlayCard(play.card, play.announced > 0))
        assert state.tricks[-1].winner == trick.winner


@each_game
def test_points_agree(game, profile):
    """Sharp cards and the last trick on both sides; and the marriages beside them.

    An announced hundred counts one marriage only, which the settlement decides, so
    there the marriages are left out.
    """
    state = replay(game, profile)
    recorded = [int(word) for word in fact(game, "points")]
    if game.trump == NO_TRUMP:
        return
    result = outcome(state)
    sides = (result.declarer, result.defence)
    base = [sum(line.points for line in s.lines if line.suit < 0) for s in sides]
    assert base == recorded[2:]
    if not {"sto", "sto-proti"} & set(game.parts):
        assert [side.total for side in sides] == recorded[:2]


@each_game
def test_parts_agree(game, profile):
    """Who won hra, an announced seven, betl and durch, as far as it was paid."""
    made = {part.name: part.made for part in outcome(replay(game, profile)).parts}
    if profile is HOUSE:
        paid = dict(word.split("=") for word in fact(game, "paid"))
        found = {
            name: int(paid[key]) > 0
            for name, key in (("betl", "betl"), ("durch", "durch"), ("sedma", "seven"))
            if int(paid[key]) and "sedma-proti" not in game.parts
        }
    else:
        lines = [line.split() for line in game.facts.get("part", [])]
        found = {
            words[0]: words[1] == "declarer"
            for words in lines
            if "silent" not in words and words[0] in game.parts
        }
        found.pop("sto", None)
        found.pop("kilo", None)
    assert found.items() <= made.items()


def test_the_general_rules_agree_wherever_no_king_waits():
    """Apart from that program's kings, its legal cards are those of the general rules.

    Nothing else is switched, so the duty of a king to wait for its ober is its one
    rule of play that the general rules do not have.
    """
    compared = 0
    for game, _ in PLAYED:
        hands = [list(hand) for hand in game.hands]
        sevens = dict(kept(game))
        for trick in game.tricks:
            table = ()
            for place, play in enumerate(trick.plays):
                seat = (trick.leader + place) % 3
                hand = tuple(hands[seat])
                mine = (sevens[seat],) if seat in sevens else ()
                if game.trump == NO_TRUMP or not marriages(hand):
                    found = legal_plays(hand, table, game.trump, GENERAL, mine)
                    assert {p.card for p in found if p.allowed} == set(play.legal)
                    compared += 1
                table += (play.card,)
                hands[seat].remove(play.card)
    assert compared > 8000


def test_the_talon_of_a_game_with_trumps_holds_no_sharp_card():
    """A fact of these deals that the points depend on."""
    for game, _ in PLAYED:
        if game.trump != NO_TRUMP:
            dealt = set().union(*game.hands)
            assert card_points(tuple(set(range(32)) - dealt)) == 0
