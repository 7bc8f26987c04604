import pytest
from marias import auction
from marias.actions import Bid, Hold, Omyl, Pass
from marias.errors import IllegalActionError, NotationError
from marias.ladder import bid_named, rung_name, rungs
from marias.profile import PRESET_NAMES, changed, parse_profile, preset

GENERAL = preset("obecna")
SEATS = {"F": 0, "M": 1, "R": 2, "-": -1}


def spoken(words, profile=GENERAL):
    """The state after an auction such as ``R sedma, F mam, R -``, seats checked."""
    state = auction.start(profile)
    for word in words.split(", ") if words else ():
        seat, said = word.split(" ")
        assert auction.seat_to_act(state) == SEATS[seat], word
        if said == "-":
            state = auction.apply(state, Pass())
        elif said == "mam":
            state = auction.apply(state, Hold())
        else:
            state = auction.apply(state, bid_named(said, profile))
    return state


def sold(words, profile=GENERAL):
    """Who won, as a letter, and the rung."""
    state = spoken(words, profile)
    assert auction.is_over(state)
    assert auction.legal_actions(state) == ()
    return "FMR-"[state.winner], rung_name(rungs(profile)[state.rung])


def refused(words, action, profile=GENERAL):
    """The rule by which an action is refused after some words."""
    return against(spoken(words, profile), action)


def test_two_bid_against_each_other_and_the_third_takes_the_place():
    """Middlehand enters when rearhand drops, and overbids (bid.third-replaces)."""
    words = "R sedma, F mam, R lepsi-sedma, F mam, R -, M sto, F mam, M stosedm, F -"
    assert sold(words) == ("M", "stosedm")


def test_middlehand_inherits_the_priority_of_forehand():
    """He wins by "mám" without ever overbidding (bid.priority-to-middle)."""
    assert sold("R sto, F -, M mam, R -") == ("M", "sto")
    assert refused("R sto, F -", Bid(4)) == "bid.two-at-a-time"


def test_rearhand_must_bid_higher_against_middlehand_too():
    """What middlehand holds is exceeded, not held."""
    assert refused("R sto, F -, M mam", Hold()) == "bid.strictly-higher"
    assert sold("R sto, F -, M mam, R stosedm, M -") == ("R", "stosedm")


@pytest.mark.parametrize("bid", ["lepsi-sedma", "sto", "sedma"])
def test_a_bid_exceeds_the_rung_that_stands(bid):
    """Lower and equal rungs are refused, the next one is not (bid.strictly-higher)."""
    lower = bid_named(bid, GENERAL)
    assert refused("R sto, F mam", lower) == "bid.strictly-higher"
    assert spoken("R sto, F mam, R stosedm").rung == 3


def test_rungs_may_be_skipped():
    """From nothing to durch in one word; nine rungs can answer a red sedma."""
    assert sold("R durch, F -, M -") == ("R", "durch")
    state = spoken("R lepsi-sedma, F mam")
    bids = [one for one in auction.legal_actions(state) if isinstance(one, Bid)]
    assert bids == [Bid(rung) for rung in range(2, 12)]


def test_the_order_in_the_middle_is_that_of_the_table():
    """Sto a sedm stands below the better sto in competition, above it in pubs."""
    assert sold("R stosedm, F mam, R lepsi-sto, F -, M -") == ("R", "lepsi-sto")
    pub = changed(GENERAL, (("ladder", "pub"),))
    lower = bid_named("lepsi-sto", pub)
    assert refused("R stosedm, F mam", lower, pub) == "bid.strictly-higher"
    assert sold("R lepsi-sto, F mam, R stosedm, F -, M -", pub) == ("R", "stosedm")


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_every_red_contract_is_bid_above_its_plain_twin(name):
    """On each ladder (bid.red-above); betl and durch have one rung."""
    profile = preset(name)
    for place, rung in enumerate(rungs(profile)):
        if rung.red:
            held = auction.apply(auction.start(profile), Bid(place))
            held = auction.apply(held, Hold())
            plain = Bid(rungs(profile).index(rung._replace(red=False)))
            assert plain not in auction.legal_actions(held)
            assert plain.rung < place


def test_forehand_holds_and_does_not_name_rungs():
    """He answers "mám" or drops out (bid.forhont-holds, bid.two-at-a-time)."""
    assert auction.legal_actions(spoken("R sedma")) == (Hold(), Pass())
    assert refused("R sedma", Bid(1)) == "bid.two-at-a-time"


def test_nothing_can_be_held_before_a_bid():
    """The first word is a bid or a pass."""
    assert refused("", Hold()) == "bid.strictly-higher"
    assert refused("R -, M -", Hold()) == "bid.strictly-higher"


def test_who_has_dropped_out_does_not_return():
    """Rearhand has no word any more after his pass (bid.no-return)."""
    state = spoken("R sedma, F mam, R -, M sto, F -")
    assert state.out == (2, 0)
    assert (state.winner, state.over) == (1, True)
    assert refused("R sedma, F mam, R -, M sto, F -", Bid(5)) == "bid.no-return"


def test_who_enters_against_a_held_rung_goes_above_it():
    """Middlehand cannot have for sedma what forehand holds for sedma."""
    assert refused("R sedma, F mam, R -", Bid(0)) == "bid.strictly-higher"
    assert sold("R sedma, F mam, R -, M -") == ("F", "sedma")


def test_a_table_agrees_who_opens():
    """Zadák, or prostřední (bid.opener-open); in the tournament bid.opener-zadak."""
    assert auction.seat_to_act(auction.start(preset("turnaj2020"))) == 2
    middle = changed(GENERAL, (("opener", "prostredni"),))
    assert sold("M sedma, F mam, M -, R sto, F -", middle) == ("R", "sto")
    assert sold("M sedma, F -, R lepsi-sedma, M mam, R -", middle) == (
        "M",
        "lepsi-sedma",
    )
    assert sold("M sedma, F -, R -", middle) == ("M", "sedma")
    assert sold("M -, R sedma, F -", middle) == ("R", "sedma")


def test_forehand_alone_may_open_or_leave_it():
    """No source decides: when all pass he plays the lowest rung."""
    assert sold("R -, M -, F sto") == ("F", "sto")
    assert sold("R -, M -, F -") == ("F", "sedma")
    assert sold("R -, M -, F -", preset("klasika")) == ("F", "hra")


def test_a_table_may_deal_again_when_all_pass():
    """The other answer to the same gap; a bid of forehand's still counts."""
    again = changed(GENERAL, (("all_pass", "redeal"),))
    state = spoken("R -, M -, F -", again)
    assert (state.winner, state.rung, state.over) == (-1, -1, True)
    assert sold("R -, M -, F sedma", again) == ("F", "sedma")


def test_sedma_is_the_lowest_rung_unless_a_table_bids_from_hra():
    """Klasika has hra and the better hra below (klasika.from-hra)."""
    with pytest.raises(IllegalActionError, match=r"bid\.starts-at-sedma"):
        bid_named("hra", GENERAL)
    klasika = preset("klasika")
    assert sold("R hra, F mam, R lepsi-hra, F mam, R sedma, F -, M -", klasika) == (
        "R",
        "sedma",
    )


def test_the_highest_rung_cannot_be_exceeded():
    """Who meets "mám" there can only drop out; a rung above is none of the ladder."""
    top = "R lepsi-stodvesedmy, F mam"
    assert auction.legal_actions(spoken(top)) == (Pass(),)
    assert refused(top, Bid(12)) == "bid.ladder-competition"
    assert refused("", Bid(-1)) == "bid.ladder-competition"
    assert refused("", Bid(12)) == "bid.ladder-competition"
    assert refused("", Bid(10), preset("paluba")) == "bid.ladder-competition"


@pytest.mark.parametrize(
    ("text", "rung"), [("1", 0), ("sedma", 0), ("7", 6), ("betl", 6), ("12", 11)]
)
def test_rungs_are_named_in_words_or_numbers(text, rung):
    """The tournament numbers them from one to twelve (bid.words-or-numbers)."""
    assert bid_named(text, preset("turnaj2020")) == Bid(rung)


def test_a_rung_that_is_not_there_has_no_name():
    """A number too high, a word of another ladder, a word of no game."""
    for text in ("13", "0"):
        with pytest.raises(IllegalActionError, match=r"bid\.ladder-competition"):
            bid_named(text, GENERAL)
    with pytest.raises(IllegalActionError, match=r"bid\.ladder"):
        bid_named("stodvesedmy", preset("paluba"))
    for text in ("", "lepsi-betle", "007", "²"):
        with pytest.raises(NotationError) as caught:
            bid_named(text, GENERAL)
        assert (caught.value.what, caught.value.where) == (text, 0)


def test_only_words_of_the_auction_are_spoken_there():
    """Nothing is folded before the talon is sold (bid.for-talon)."""
    assert refused("", Omyl()) == "bid.for-talon"


def reasons(words, action, profile=GENERAL):
    """Which rules give the word to a seat after some words, and let it say this."""
    state = spoken(words, profile)
    allowed, decided = auction.judge(state, action)
    assert allowed
    return auction.turn_rules(state), decided


def test_the_opener_speaks_first_and_begins_at_the_start_of_the_ladder():
    """Zadák or prostřední (bid.opener-open); at sedma, or where hra is bid, at hra."""
    opener = ("bid.opener-open", "bid.opener-zadak")
    assert reasons("", Bid(0)) == (opener, ("bid.starts-at-sedma",))
    assert reasons("", Pass()) == (opener, ("bid.no-return",))
    assert reasons("", Bid(4), preset("hospoda")) == (opener, ("house.bid-from-hra",))
    middle = changed(GENERAL, (("opener", "prostredni"),))
    assert auction.turn_rules(auction.start(middle)) == opener[:1]


def test_the_two_of_the_pair_speak_in_turn():
    """One goes higher, the other says "mám" (bid.two-at-a-time, bid.forhont-holds)."""
    pair = ("bid.two-at-a-time",)
    assert reasons("R sedma", Hold()) == (pair, ("bid.forhont-holds",))
    assert reasons("R sedma, F mam", Bid(1)) == (pair, ("bid.strictly-higher",))
    assert reasons("R sedma, F mam, R -, M sto", Pass()) == (pair, ("bid.no-return",))


def test_the_third_speaks_in_the_place_of_the_one_that_dropped_out():
    """He bids against whoever is left (bid.third-replaces)."""
    third = ("bid.third-replaces",)
    higher = ("bid.strictly-higher",)
    assert reasons("R sedma, F mam, R -", Bid(2)) == (third, higher)
    assert reasons("R -", Bid(0)) == (third, ("bid.starts-at-sedma",))
    assert reasons("R sedma, F mam, R -", Pass()) == (third, ("bid.no-return",))
    middle = changed(GENERAL, (("opener", "prostredni"),))
    assert reasons("M sedma, F -", Bid(1), middle) == (third, higher)
    assert reasons("M -", Bid(0), middle) == (third, ("bid.starts-at-sedma",))


def test_prostredni_answers_in_the_place_of_forehand():
    """Whether he has waited or opened; zadák goes higher (bid.priority-to-middle)."""
    priority = ("bid.priority-to-middle",)
    assert reasons("R sto, F -", Hold()) == (priority, priority)
    assert reasons("R sto, F -", Pass()) == (priority, ("bid.no-return",))
    zadak = (("bid.two-at-a-time",), ("bid.strictly-higher",))
    assert reasons("R sto, F -, M mam", Bid(3)) == zadak
    middle = changed(GENERAL, (("opener", "prostredni"),))
    held = "M sedma, F -, R lepsi-sedma"
    assert reasons(held, Hold(), middle) == (priority, priority)


def test_no_rule_gives_the_word_to_forehand_alone_nor_to_anybody_at_the_end():
    """All have passed before him, and no source says what he does."""
    assert reasons("R -, M -", Bid(2)) == ((), ("bid.starts-at-sedma",))
    assert auction.turn_rules(spoken("R sto, F -, M -")) == ()


def test_who_is_left_has_bought_the_talon():
    """While it goes on nothing has ended it (bid.for-talon, bid.no-return)."""
    assert auction.ended_by(spoken("R sto, F -")) == ()
    bought = ("bid.for-talon",)
    assert auction.ended_by(spoken("R sto, F -, M -")) == bought
    assert auction.ended_by(spoken("R -, M -, F -")) == bought
    again = changed(GENERAL, (("all_pass", "redeal"),))
    assert auction.ended_by(spoken("R -, M -, F -", again)) == ("bid.no-return",)


def after(state, action):
    """The state after an action, None when it is refused."""
    try:
        return auction.apply(state, action)
    except IllegalActionError:
        return None


def against(state, action):
    """The rule by which an action is refused in a state."""
    with pytest.raises(IllegalActionError) as caught:
        auction.apply(state, action)
    return caught.value.rule


@pytest.mark.parametrize("text", ["obecna", "klasika~opener.prostredni", "paluba"])
def test_what_is_legal_is_accepted_and_nothing_else(text):
    """Auctions of four words, a part of them followed; ``judge`` says the same."""
    every = [Bid(rung) for rung in range(-1, 15)] + [Hold(), Pass()]
    level = [auction.start(parse_profile(text))]
    for _ in range(4):
        found = []
        for state in level:
            legal = auction.legal_actions(state)
            assert (auction.seat_to_act(state) == -1) == (not legal)
            followed = [after(state, action) for action in every]
            for action, step in zip(every, followed, strict=True):
                allowed, decided = auction.judge(state, action)
                assert allowed == (step is not None)
                assert allowed or decided == (against(state, action),)
            accepted = [one for one, step in zip(every, followed, strict=True) if step]
            assert accepted == sorted(legal, key=every.index)
            found.extend([step for step in followed if step])
        level = sorted(set(found))[::3]
