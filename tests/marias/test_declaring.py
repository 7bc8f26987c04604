import pytest
from marias import declaring
from marias.action_text import parse_action
from marias.actions import NO_CARD, Announce, Discard, Hold, Omyl
from marias.cards import PACK
from marias.contracts import BETL, DURCH
from marias.errors import IllegalActionError
from marias.ladder import rung_named, rungs
from marias.notation import format_cards, parse_cards
from marias.profile import changed, preset
from marias.shuffle import Dice, shuffled
from records.load import games

GENERAL = preset("obecna")
TOURNAMENT = preset("turnaj2020")
HAND = "HAU7 LXK7 AAK8 B9"
TALON = "B8 BU"


def bought(rung, profile=GENERAL, hand=HAND, talon=TALON):
    """The declarer, middlehand, with his twelve cards."""
    number = rung_named(rung, profile)
    return declaring.start(profile, 1, number, parse_cards(hand), parse_cards(talon))


def done(state, *texts):
    """The state after some actions in their text form."""
    for text in texts:
        state = declaring.apply(state, parse_action(text))
    return state


def refused(state, text):
    """The rule by which an action is refused."""
    action = parse_action(text) if isinstance(text, str) else text
    with pytest.raises(IllegalActionError) as caught:
        declaring.apply(state, action)
    return caught.value.rule


def test_the_winner_takes_two_cards_and_lays_two_away():
    """Any of the twelve (talon.two-hidden, talon.winner-takes), the same two too."""
    assert declaring.talon_rule() == "talon.two-hidden"
    state = bought("sedma")
    assert format_cards(state.hand) == HAND + "8U"
    assert format_cards(done(state, "discard B8 BU").hand) == HAND
    other = done(state, "discard AK B9")
    assert format_cards(other.hand) == "HAU7 LXK7 AA8 B8U"
    assert format_cards(other.discard) == "AK B9"


@pytest.mark.parametrize("text", ["discard H9 B8", "discard B8 BX"])
def test_only_cards_in_hand_are_laid_away(text):
    """Not those of others (talon.winner-takes)."""
    assert refused(bought("sedma"), text) == "talon.winner-takes"


@pytest.mark.parametrize("cards", ["", "B8", "B8 BU B9", "B8U9 AK"])
def test_exactly_two_cards_are_laid_away(cards):
    """One or three are a wrong number (talon.wrong-count)."""
    action = Discard(parse_cards(cards), NO_CARD)
    assert refused(bought("sedma"), action) == "talon.wrong-count"


def test_a_card_laid_away_is_one_card():
    """Neither twice in the talon nor beside it as the lead."""
    card = parse_cards("B8 BU")
    state = bought("betl")
    assert refused(state, Discard(card[:1] * 2, NO_CARD)) == "talon.wrong-count"
    assert refused(state, Discard(card, card[1])) == "talon.wrong-count"


def test_the_discard_comes_before_the_announcement():
    """First the talon, then the word (talon.order-of-acts)."""
    state = bought("sedma")
    assert refused(state, "announce sedma L") == "talon.order-of-acts"
    assert done(state, "discard B8 BU", "announce sedma L").commitment.trump == 1


def test_nothing_else_is_done_there():
    """The auction is over."""
    assert refused(bought("sedma"), Hold()) == "talon.order-of-acts"


def test_aces_and_tens_go_where_betl_or_durch_may_follow():
    """At durch yes; at dvě sedmy nothing without trumps is high enough."""
    state = done(bought("durch"), "discard HA LX")
    assert declaring.legal_actions(state) == (Announce(state_of("durch")),)
    assert refused(bought("dvesedmy"), "discard HA LX") == "talon.no-sharp"
    assert refused(bought("dvesedmy"), "discard B8 LX") == "talon.no-sharp"


def state_of(text):
    """The contract of a text."""
    return parse_action("announce " + text).commitment


def test_an_ace_laid_away_binds_to_betl_or_durch():
    """A sedma can no longer be announced (talon.no-sharp)."""
    state = done(bought("sedma"), "discard HA B8")
    contracts = [one.commitment.contract for one in declaring.legal_actions(state)]
    assert contracts == [BETL, DURCH]
    assert refused(state, "announce sedma L") == "talon.no-sharp"


def test_the_lead_of_betl_may_lie_beside_the_talon():
    """It is laid down before the announcement (talon.lead-before-announce).

    It stays one of the ten cards, and betl or durch must follow.
    """
    state = done(bought("sto"), "discard HA B8 lead L7")
    assert len(state.hand) == 10
    assert state.lead == parse_cards("L7")[0]
    plain = done(bought("sto"), "discard AK B8 lead L7")
    assert refused(plain, "announce sto L") == "talon.lead-card-aside"
    assert done(plain, "announce betl").lead == state.lead
    assert refused(bought("dvesedmy"), "discard AK B8 lead L7") == (
        "talon.lead-card-aside"
    )


def test_the_sevens_of_what_was_bought_stay():
    """With two sevens in hand, dvě sedmy leave nothing lower to announce."""
    state = bought("dvesedmy")
    assert refused(state, "discard H7 B8") == "talon.no-announced-seven"
    assert done(state, "discard AK B8").discard
    other = bought("sto")
    assert done(other, "discard H7 B8").discard


def test_the_red_seven_stays_at_the_better_dve_sedmy_even_for_a_bluff():
    """The tournament lets him announce a seven he lacks, not one he laid away."""
    state = bought("lepsi-dvesedmy", TOURNAMENT)
    assert refused(state, "discard H7 B8") == "talon.no-announced-seven"
    bluff = done(state, "discard L7 B8", "announce dvesedmy H A")
    assert declaring.is_over(bluff)


def test_omyl_is_said_instead_of_discard_and_announcement():
    """All twelve cards stay in hand (omyl.all-12)."""
    state = bought("sedma")
    assert Omyl() in declaring.legal_actions(state)
    folded = done(state, "omyl")
    assert declaring.is_over(folded)
    assert (len(folded.hand), folded.discard, folded.omyl) == (12, (), True)
    assert declaring.legal_actions(folded) == declaring.corrections(folded) == ()
    assert refused(done(state, "discard B8 BU"), "omyl") == "omyl.all-12"


def test_omyl_is_not_for_a_red_sedma_nor_after_the_word():
    """At the plain one it is not taken back, nor said after an announcement."""
    assert refused(bought("lepsi-sedma"), "omyl") == "omyl.not-for-red"
    folded = done(bought("sedma"), "omyl")
    assert refused(folded, "omyl") == "bid.correct-until-comment"
    assert refused(folded, "discard B8 BU") == "talon.frozen-after-comment"
    assert refused(folded, "announce sto L") == "bid.correct-until-comment"
    said = done(bought("sedma"), "discard B8 BU", "announce sto L")
    assert refused(said, "omyl") == "bid.correct-until-comment"


def test_a_slip_is_corrected_until_the_first_comment():
    """Then the word stands (bid.correct-until-comment)."""
    said = done(bought("sto"), "discard B8 BU", "announce sto L")
    assert done(said, "announce stosedm L").commitment == state_of("stosedm L")
    assert refused(said, "announce sedma H") == "bid.final-at-least"
    stands = declaring.comment(said)
    assert refused(stands, "announce stosedm L") == "bid.correct-until-comment"
    assert declaring.corrections(stands) == ()
    assert stands.commitment == said.commitment


def test_the_discard_is_changed_until_the_first_comment():
    """Then the talon is closed (talon.frozen-after-comment)."""
    said = done(bought("sto"), "discard B8 BU", "announce sto L")
    again = done(said, "discard AK B8")
    assert again.commitment is None
    assert declaring.seat_to_act(again) == 1
    assert sorted(again.hand + again.discard) == sorted(said.hand + said.discard)
    stands = declaring.comment(said)
    assert refused(stands, "discard AK B8") == "talon.frozen-after-comment"


def test_corrections_are_every_other_discard_and_announcement():
    """What was done is not among them; before the discard there is nothing."""
    state = bought("dvesedmy")
    assert declaring.corrections(state) == ()
    state = done(state, "discard AK B8")
    others = declaring.corrections(state)
    assert len(others) == len(declaring.legal_actions(bought("dvesedmy"))) - 1
    said = done(state, "announce dvesedmy H L")
    words = [one for one in declaring.corrections(said) if isinstance(one, Announce)]
    assert Announce(state_of("stodvesedmy L H")) in words
    assert Announce(said.commitment) not in words
    for one in declaring.corrections(said)[::5]:
        assert declaring.apply(said, one) != said


def test_the_declarer_acts_until_he_has_announced():
    """Then nobody of this phase does."""
    state = bought("sedma")
    assert declaring.seat_to_act(state) == 1
    said = done(state, "discard B8 BU", "announce sedma L")
    assert declaring.seat_to_act(said) == -1
    assert declaring.is_over(said)
    assert declaring.legal_actions(said) == ()


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("profile", ["obecna", "klasika", "paluba", "turnaj2020"])
def test_there_is_always_something_legal_to_do(seed, profile):
    """Every discard that is listed is accepted and leaves a contract to announce."""
    table = preset(profile)
    if seed % 2:
        table = changed(table, (("discard_trumps", "no"),))
    dice = Dice(f"{profile} {seed}")
    cards = shuffled(PACK, dice)[:12]
    rung = seed if seed < len(rungs(table)) else dice.below(4)
    state = declaring.start(table, 0, rung, cards[:10], cards[10:])
    discards = declaring.legal_actions(state)
    for action in shuffled(discards, dice)[:8]:
        after = declaring.apply(state, action)
        found = declaring.legal_actions(after)
        assert found or after.omyl
        for word in found:
            assert declaring.is_over(declaring.apply(after, word))


@pytest.mark.parametrize("rung", ["sedma", "betl", "dvesedmy", "lepsi-stodvesedmy"])
def test_what_is_listed_is_what_is_accepted(rung):
    """All 66 pairs, without a lead and with one."""
    state = bought(rung)
    legal = declaring.legal_actions(state)
    leads = (NO_CARD, parse_cards("L7")[0])
    twelve = state.hand
    for place, first in enumerate(twelve):
        for second in twelve[place + 1 :]:
            for lead in leads:
                action = Discard((first, second), lead)
                if action in legal:
                    declaring.apply(state, action)
                else:
                    assert refused(state, action)


# What the parts of a recorded game are called together.
RECORDED = {
    ("hra",): "hra",
    ("hra", "sedma"): "sedma",
    ("sto",): "sto",
    ("sto", "sedma"): "stosedm",
    ("betl",): "betl",
    ("durch",): "durch",
}


@pytest.mark.parametrize("game", games("licitovany"), ids=lambda game: game.name)
def test_what_another_program_lays_away_and_announces_is_legal(game):
    """A hundred deals of licitovaný, judged from the lowest rung."""
    table = preset("klasika")
    text = RECORDED[game.parts] + " " + "HLAB-"[game.trump].strip("-")
    talon = parse_cards(game.facts["talon"][0])
    hand = game.hands[game.declarer]
    state = declaring.start(table, game.declarer, 0, hand, talon)
    state = declaring.apply(state, Discard(talon, NO_CARD))
    said = declaring.apply(state, Announce(state_of(text.strip())))
    assert sorted(said.hand) == sorted(hand)
