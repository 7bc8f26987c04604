import pytest
from marias import krizovy, rules
from marias.actions import Call
from marias.cards import ACORNS, BELLS, EIGHT, HEARTS, LEAVES, PACK
from marias.contracts import BETL, HUNDRED, SEVEN, commitment
from marias.cut import shuffling
from marias.dealing import Dealt, packets
from marias.hundred import Points, measure
from marias.misconceptions import believer, misconception
from marias.misconceptions_game import ALL_MISCONCEPTIONS, GAME_MISCONCEPTIONS
from marias.notation import parse_card, parse_cards
from marias.outcome import hra_made, outcome
from marias.profile import GENERAL, SWITCHES
from marias.seats import first_leader, seat_of
from marias.state import PlayCard, play_out, start
from marias.talon import verdicts
from marias.tariff import contract_price
from marias.voleny import legal_actions
from marias.voleny import start as start_voleny


def cards_needed(profile):
    """How many cards a deal of the licitovaný game takes."""
    return sum(packet.size for packet in packets("licitovany", profile))


def ace_may_go(profile):
    """Whether the ace of leaves may be laid away in a sto in acorns."""
    (verdict,) = verdicts(parse_cards("LA"), commitment(HUNDRED, ACORNS), profile)
    return verdict.allowed


def beaten_seven_made(profile):
    """Whether a seven that fell to the last trick and was beaten there made sedma."""
    hands = (parse_cards("LK"), parse_cards("AX"), parse_cards("A7"))
    cards = [PlayCard(parse_card(text), False) for text in ("LK", "AX", "A7")]
    state = play_out(start(hands, SEVEN, ACORNS, 2, profile), tuple(cards))
    return [part.made for part in outcome(state).parts if part.name == "sedma"]


def hundred(base, *marriages):
    """A question about a sto with these points, no marriage against."""

    def ask(profile):
        against = Points(90 - base, ())
        found = measure(Points(base, marriages), against, profile)
        return found.made, found.tens

    return ask


def trumps_to_choose(profile):
    """How many of the first seven cards may make trumps; there is a pair in hearts."""
    first = parse_cards("HKO LA7 A98 BKO987 L8")
    rest = tuple([card for card in PACK if card not in first])
    state = start_voleny(profile, Dealt((first, rest[:10], rest[10:]), ()))
    return len([one for one in legal_actions(state) if hasattr(one, "card")])


def partner(profile):
    """Who plays with forehand, who calls the eight of the next seat."""
    state = krizovy.start(profile, Dealt(tuple([PACK[i::4] for i in range(4)]), ()))
    return krizovy.partner(krizovy.apply(state, Call(parse_card("L7"), EIGHT)))


BY_RULE = ("cut.no-shuffle", "cut.must-shuffle")

# What is asked, what is true, what the believer says.
QUESTIONS = {
    "forehand-right": (lambda profile: seat_of(1, 0, 3, profile), 0, 2),
    "deal-7-2-5": (cards_needed, 32, 38),
    "dealer-shuffles": (lambda p: shuffling(p, False).rule, *BY_RULE),
    "any-two-cards": (ace_may_go, False, True),
    "forehand-leads-betl": (lambda profile: first_leader(BETL, 2, profile), 2, 0),
    "needs-51": (lambda profile: hra_made(50, 40, profile), True, False),
    "seven-not-taken": (beaten_seven_made, [False], [True]),
    "seven-alone": (lambda profile: contract_price(SEVEN, LEAVES, profile), 3, 2),
    "sto-trump-pair": (hundred(80, 20), (True, 1), (False, 1)),
    "sto-every-pair": (hundred(60, 20, 20), (False, 2), (True, 1)),
    "sto-flat-loss": (hundred(60, 20), (False, 2), (False, 1)),
    "red-not-double": (lambda profile: contract_price(HUNDRED, HEARTS, profile), 8, 4),
    "bells-red": (lambda profile: contract_price(HUNDRED, BELLS, profile), 4, 8),
    "trumps-need-pair": (trumps_to_choose, 7, 2),
    "partners-opposite": (partner, 1, 2),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_misconception_about_the_game_answers_otherwise(name):
    """Each is asked a question whose true answer stands in a source."""
    ask, truth, mistake = QUESTIONS[name]
    assert ask(GENERAL) == truth
    assert ask(believer(GENERAL, misconception("belief." + name))) == mistake


def test_all_of_them_are_asked_here():
    """Each has a question, and an id and a rule of its own."""
    ids = [belief.id for belief in ALL_MISCONCEPTIONS]
    assert len(set(ids)) == len(ids) >= 38
    assert {"belief." + name for name in QUESTIONS} == (
        {belief.id for belief in GAME_MISCONCEPTIONS}
    )
    known = [value for name, value in vars(rules).items() if name.isupper()]
    assert all(belief.rule in known for belief in GAME_MISCONCEPTIONS)


def test_every_hidden_value_is_believed_or_played_by_a_program():
    """No hidden value is left over: beliefs use it, or the records of programs do.

    Or it is what one source alone reads: the Dutch page names the contract first.
    """
    believed = {pair for belief in ALL_MISCONCEPTIONS for pair in belief.overrides}
    programs = {
        ("king_waits", "yes"),
        ("lead", "declarer"),
        ("keep", "last-trump"),
        ("lost_sto", "doubled"),
    }
    alone = {("vol_contract", "first")}
    hidden = {(switch.name, one) for switch in SWITCHES for one in switch.hidden}
    assert hidden <= believed | programs | alone


def test_what_a_page_and_a_repository_spread_about_the_game():
    """Sources stand only where one was read: these, and no other."""
    spread = {one.id[7:]: one.sources for one in GAME_MISCONCEPTIONS if one.sources}
    both = ("holandska", "lbenda")
    assert spread == {
        "forehand-right": ("holandska",),
        "deal-7-2-5": ("holandska",),
        "dealer-shuffles": ("holandska",),
        "any-two-cards": ("holandska",),
        "forehand-leads-betl": ("holandska",),
        "needs-51": both,
        "seven-alone": both,
        "sto-trump-pair": ("holandska",),
        "sto-flat-loss": both,
        "bells-red": ("lbenda",),
        "trumps-need-pair": ("holandska",),
        "partners-opposite": ("holandska",),
    }


def test_a_misconception_is_found_by_its_id():
    """Those about the play are found as well."""
    assert misconception("belief.ten-low").rule == "cards.order-points"
    with pytest.raises(KeyError):
        misconception("belief.none")
