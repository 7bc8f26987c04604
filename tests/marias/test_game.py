from pathlib import Path

import facts
import pytest
import whole_deals
from judging import TWO_SEVENS
from marias.actions import (
    LOZENA,
    Announce,
    Answer,
    Ask,
    Bid,
    Call,
    ChooseTrump,
    Comment,
    Discard,
    Event,
    Exchange,
    FromPeople,
    Hold,
    LayDown,
    Omyl,
    Pass,
    PlayCard,
    TakeOver,
)
from marias.announce import COMMITMENTS
from marias.cards import PACK
from marias.contracts import BETL, DURCH, GAME, HUNDRED, SEVEN, commitment
from marias.dealing import LICITOVANY, VARIANTS
from marias.errors import IllegalActionError, NotationError
from marias.game import (
    apply,
    corrections,
    is_over,
    legal_actions,
    replay,
    seat_of,
    seat_to_act,
    settle,
    start,
)
from marias.game_record import parse_game, states
from marias.game_state import (
    COMMENTS,
    DEALT_AGAIN,
    FOLDED,
    LAID,
    MISTAKEN,
    OVER,
    PLAY,
    PLAYED,
    declarer,
    hands,
)
from marias.game_state import commitment as announced
from marias.notation import parse_card, parse_cards
from marias.profile import GENERAL, PRESET_NAMES, parse_profile

TABLES = [(variant, text) for variant, texts in whole_deals.TABLES for text in texts]

CARDS = """stych 2
variant licitovany
profile {}
F HKU87 LAKOU87
M HXO LX9 AXKU BA98
R HA9 AAO987 BXKO
talon BU7
"""

# One of each kind, most of them out of place at any moment.
EVERY_KIND = (
    Bid(0),
    Bid(99),
    Hold(),
    Pass(),
    Discard((0, 1), -1),
    Discard((0, 0), 40),
    Discard((), -1),
    Announce(commitment(SEVEN, 0)),
    Announce(commitment(BETL)),
    Omyl(),
    Comment((), ()),
    Comment(("hra", "hra"), ()),
    Comment(("sto",), ("sto-proti",)),
    LayDown(LOZENA),
    LayDown("helpers"),
    LayDown("luck"),
    PlayCard(0, False),
    PlayCard(31, True),
    ChooseTrump(5),
    FromPeople(),
    Ask(),
    Answer(True),
    Answer(False),
    TakeOver(BETL),
    TakeOver(DURCH),
    TakeOver(GAME),
    Call(3, 3),
    Exchange(),
    Event("talon-peek", 0),
)


def after(words, profile="obecna"):
    """The states of a deal of licitovaný after the words of a record."""
    return states(parse_game(CARDS.format(profile) + words))


def refused(game, action):
    """The rule against an action, which is not among the legal ones either."""
    assert action not in legal_actions(game)
    with pytest.raises(IllegalActionError) as caught:
        apply(game, action)
    return caught.value.rule


@pytest.mark.parametrize(("variant", "text"), TABLES)
def test_there_is_something_to_do_until_the_deal_is_over(variant, text):
    """A legal action before the end, none after it; and somebody whose turn it is."""
    for seed in range(12):
        chance = whole_deals.Chance(seed)
        game = start(variant, parse_profile(text, hidden=True), chance.pack())
        while not is_over(game):
            actions = legal_actions(game)
            assert len(set(actions)) == len(actions) > 0
            assert 0 <= seat_to_act(game) < len(game.dealt.hands)
            game = apply(game, whole_deals.choose(game, actions, chance))
        assert legal_actions(game) == corrections(game) == ()
        assert seat_to_act(game) == -1
        assert sum(settle(game).totals) == 0
        assert refused(game, PlayCard(0, False))


@pytest.mark.parametrize(("variant", "text"), TABLES)
def test_a_deal_is_the_fold_of_its_actions(variant, text):
    """To play what has been done again gives the same state."""
    profile = parse_profile(text, hidden=True)
    for seed in range(12):
        game = whole_deals.chance_deal(variant, profile, seed)
        assert replay(variant, profile, game.dealt, game.history) == game


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_not_listed_is_refused_with_a_rule(variant):
    """At every step of a deal, whatever the action: nothing else escapes."""
    for seed in range(6):
        chance = whole_deals.Chance(seed)
        game = start(variant, GENERAL, chance.pack())
        while not is_over(game):
            actions = legal_actions(game)
            listed = actions + corrections(game)
            for action in EVERY_KIND:
                if action not in listed:
                    with pytest.raises(IllegalActionError):
                        apply(game, action)
            game = apply(game, whole_deals.choose(game, actions, chance))


@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_that_is_listed_can_be_done(variant):
    """Each legal action and each correction leads on to a state of its own."""
    chance = whole_deals.Chance(3)
    game = start(variant, GENERAL, chance.pack())
    while not is_over(game):
        actions = legal_actions(game)
        for action in actions + corrections(game):
            assert apply(game, action).history == (*game.history, action)
        game = apply(game, whole_deals.choose(game, actions, chance))


def test_a_deal_needs_a_variant_and_the_whole_pack():
    """What cannot be dealt is refused before anything happens."""
    with pytest.raises(NotationError):
        start("whist", GENERAL, PACK)
    with pytest.raises(IllegalActionError):
        start(LICITOVANY, GENERAL, PACK[:31] + PACK[:1])


def test_the_hands_are_sorted_and_otherwise_as_dealt():
    """Licitovaný: 5-2-5 from the top of the pack (deal.lic-5-2-5)."""
    game = start(LICITOVANY, GENERAL, PACK)
    assert game.dealt.hands[0] == parse_cards("HXU987 AXOU98")
    assert game.dealt.rest == parse_cards("LA A7")


def test_when_nobody_bids_forehand_plays_or_the_cards_are_dealt_again():
    """No source decides: a switch. Nobody pays for what is dealt again."""
    words = "R pass, M pass, F pass\n"
    assert declarer(after(words)[-1]) == 0
    again = after(words, "obecna~all-pass.redeal")[-1]
    assert again.ending == DEALT_AGAIN
    assert settle(again).totals == (0, 0, 0)


def test_the_declarer_plays_with_the_ten_cards_left():
    """The winner of the auction takes the talon and lays two away."""
    game = after("R bid sedma, F pass, M pass\nR discard BXK\n")[-1]
    assert hands(game)[2] == parse_cards("HA9 AAO987 BO BU7")
    assert hands(game)[:2] == game.dealt.hands[:2]


def test_omyl_ends_the_deal_at_once():
    """Six units to each opponent, without a discard (omyl.fold, omyl.price-6)."""
    game = after("R bid sedma, F pass, M pass\nR omyl\n")[-1]
    assert (game.phase, game.ending) == (OVER, MISTAKEN)
    assert settle(game).totals == (6, 6, -12)


def test_a_slip_can_be_corrected_until_the_first_comment():
    """Another discard, another contract; then no more (bid.correct-until-comment)."""
    game = after(
        "R bid sedma, F pass, M pass\nR discard BU7\nR announce sedma A\n"
        "R announce sto A\n"
    )[-1]
    assert announced(game) == commitment(HUNDRED, 2)
    assert seat_to_act(game) == 0
    slip = Announce(commitment(SEVEN, 2))
    assert slip in corrections(game)
    assert seat_of(game, slip) == 2
    spoken = apply(game, Comment((), ()))
    assert corrections(spoken) == ()
    assert refused(spoken, slip) == "bid.correct-until-comment"
    laid = Discard(parse_cards("B7 BU"), -1)
    assert refused(spoken, laid) == "talon.frozen-after-comment"


def test_no_renonc_can_occur():
    """An illegal discard or card is refused, a legal one is not (house.engine-guards).

    Middlehand has the ten and the ober of hearts, and the king lies on the table.
    """
    sold = "R bid sedma, F pass, M pass\n"
    sharp = after(sold + "R discard HA BU\n")[-1]
    assert refused(sharp, Announce(commitment(SEVEN, 2))) == "talon.no-sharp"
    assert apply(sharp, Announce(commitment(BETL))).phase == COMMENTS
    words = sold + "R discard BU7\nR announce sedma A\nF good, M good\nHK\n"
    led = after(words, "klasika")[-1]
    assert refused(led, PlayCard(parse_card("LX"), False)) == "play.follow"
    assert refused(led, PlayCard(parse_card("HO"), False)) == "play.beat"
    ten = PlayCard(parse_card("HX"), False)
    assert legal_actions(led) == (ten,)
    assert apply(led, ten).play.table == parse_cards("HK HX")


def test_a_new_discard_asks_for_the_announcement_again():
    """First the discard, then the word (talon.order-of-acts)."""
    game = after(
        "R bid sedma, F pass, M pass\nR discard BU7\nR announce sedma A\n"
        "R discard BKO\n"
    )[-1]
    assert announced(game) is None
    assert seat_to_act(game) == 2
    assert all(isinstance(action, Announce) for action in legal_actions(game))


def test_what_is_folded_is_not_played():
    """A sedma without a flek is folded and paid; Klasika plays it."""
    words = (
        "R bid sedma, F pass, M pass\nR discard BU7\nR announce sedma A\n"
        "F good, M good\n"
    )
    folded = after(words)[-1]
    assert (folded.phase, folded.ending) == (OVER, FOLDED)
    assert settle(folded).totals == (-3, -3, 6)
    assert after(words, "klasika")[-1].phase == PLAY


def test_the_lead_laid_aside_is_the_lead():
    """Turned after the comments, it counts as led (talon.lead-card-aside)."""
    game = after(
        "R bid betl, F pass, M pass\nR discard BXK lead H9\nR announce betl\n"
        "F good, M good\n"
    )[-1]
    lead = PlayCard(parse_card("H9"), False)
    assert legal_actions(game) == (lead,)
    assert refused(game, PlayCard(parse_card("A7"), False)) == "talon.lead-card-aside"
    assert legal_actions(apply(game, lead)) == (
        PlayCard(parse_card("HK"), False),
        PlayCard(parse_card("HU"), False),
    )


def test_a_deal_is_played_to_its_last_card():
    """Even a betl that is lost at once: the result is the same."""
    game = after(
        "R bid betl, F pass, M pass\nR discard BK H9 lead HA\nR announce betl\n"
        "F good, M good\nHA HK HO\n"
    )[-1]
    assert game.phase == PLAY
    assert seat_to_act(game) == 2


def test_a_hand_that_cannot_fail_may_be_laid_down():
    """After the comments or between two tricks, by its holder; then the deal is over.

    To play it out is no breach of the game, only dear: that is for the judge.
    """
    row = whole_row("lozena-flekked-by-one", "turnaj2020")
    before, game = row[-2:]
    down = LayDown(LOZENA)
    assert down in legal_actions(before)
    assert PlayCard(parse_card("B7"), False) in legal_actions(before)
    assert seat_of(before, down) == declarer(before) == 2
    assert (game.phase, game.ending) == (OVER, LAID)
    assert settle(game).totals == (-60, -15, 90, -15)
    within = apply(before, PlayCard(parse_card("B7"), False))
    assert refused(within, down) == "lozena.def"


def test_a_hand_that_can_fail_is_not_laid_down():
    """Only what is proved counts (lozena.def)."""
    words = (
        "R bid betl, F pass, M pass\nR discard BXK\nR announce betl\nF good, M good\n"
    )
    assert refused(after(words)[-1], LayDown(LOZENA)) == "lozena.def"


def test_four_helpers_are_shown_and_nothing_else():
    """Dvě sedmy cannot be made then (dvesedmy.four-helpers-turnaj)."""
    before = whole_row("four-helpers-shown", "turnaj2020")[-2]
    assert legal_actions(before) == (LayDown("helpers"),)
    assert seat_to_act(before) == 2
    rule = refused(before, PlayCard(before.play.hands[0][0], False))
    assert rule == "dvesedmy.four-helpers-turnaj"


def test_on_a_hand_that_cannot_fail_no_re_is_given_in_paluba():
    """Elsewhere it may be (flek.no-re-on-lozena)."""
    for profile, words in (("turnaj2020", 2), ("paluba", 1)):
        row = whole_row("lozena-flekked-by-one", profile)
        spoken = [
            game for game in row if game.phase == COMMENTS and game.comments.round
        ]
        assert len(legal_actions(spoken[0])) == words


def test_nobody_announces_against_in_licitovany():
    """In the game of three both belong to the declarer (proti.none-lic)."""
    words = "R bid sedma, F pass, M pass\nR discard BU7\nR announce sedma A\n"
    game = after(words)[-1]
    assert game.phase == COMMENTS
    assert refused(game, Comment((), ("sto-proti",))) == "proti.none-lic"


def whole_row(name, profile):
    """The states of a deal of the files, by other rules."""
    path = Path(whole_deals.__file__).parent / "deals" / (name + ".txt")
    text, _, _ = path.read_text(encoding="utf-8").partition(facts.DIVIDER)
    for known in PRESET_NAMES:
        text = text.replace("profile " + known, "profile " + profile)
    return states(parse_game(text))


def whole(name, profile):
    """The end of a deal of the files."""
    return whole_row(name, profile)[-1]


@pytest.mark.parametrize(
    ("profile", "money"),
    [
        ("obecna", (-20, 40, -20)),
        ("paluba", (-24, 48, -24)),
        ("turnaj2020", (-12, 36, -12, -12)),
    ],
)
def test_one_deal_costs_different_sums_by_the_rules_of_the_table(profile, money):
    """Sedma with 120 points: each source counts the tens above 100 in its own way."""
    assert settle(whole("seven-with-120", profile)).totals == money


def test_a_seven_beaten_at_last_costs_more_than_the_hra_brings():
    """Flek on both, hra 70 to 60, sedma lost: two units each; Klasika the same."""
    for profile in ("obecna", "klasika"):
        assert settle(whole("seven-beaten-at-last", profile)).totals == (2, 2, -4)


SEVEN_SAID = "R bid sedma, F pass, M pass\nR discard BU7\nR announce sedma A\n"
AMBO = SEVEN_SAID + "F flek hra sedma, M good, R good\n"


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("R bid sedma\n", "the auction goes on"),
        ("R bid sedma, F pass, M pass\n", "the contract is still to be announced"),
        (SEVEN_SAID, "the comments are still to be finished"),
        (AMBO + "LA LX A8\n", "there are still cards to be played"),
    ],
)
def test_a_deal_that_goes_on_has_no_price(words, left):
    """The money comes when all is done; the error says what is left."""
    with pytest.raises(IllegalActionError, match=left) as caught:
        settle(after(words)[-1])
    assert caught.value.rule == "pay.actor-vs-each"


@pytest.mark.parametrize(
    ("words", "profile", "rule"),
    [
        ("R pass, M pass, F pass\n", "obecna~all-pass.redeal", "bid.no-return"),
        ("R bid sedma, F pass, M pass\nR omyl\n", "obecna", "omyl.fold"),
        (SEVEN_SAID + "F good, M good\n", "obecna", "sedma.unflekked-fold"),
        (SEVEN_SAID + "F flek hra, M good, R good\n", "obecna", "sedma.remis"),
        (AMBO, "paluba", "sedma.no-re-no-play-paluba"),
    ],
)
def test_after_the_end_the_rule_is_the_one_by_which_the_deal_ended(
    words, profile, rule
):
    """A card, a word: whatever comes too late is answered with it."""
    game = after(words, profile)[-1]
    assert refused(game, PlayCard(parse_card("LA"), False)) == rule
    assert refused(game, Comment((), ())) == rule


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("seven-with-120", "play.ten-tricks"),
        ("krizovy-clever-durch", "kriz.tricks-8"),
        ("lizany-with-an-exchange", "liz.two-draw"),
    ],
)
def test_after_the_last_trick_the_rule_is_the_number_of_the_tricks(name, rule):
    """Ten with three players, eight with four; in lízaný the stock is drawn."""
    assert refused(whole(name, "obecna"), PlayCard(0, False)) == rule


def test_an_event_changes_nothing_and_is_no_action_of_the_game():
    """What is only reported stands in a record; the fold leaves it out."""
    game = after("R bid sedma\nM event talon-peek\nF hold\n")[-1]
    assert game.history == (Bid(0), Hold())
    with pytest.raises(IllegalActionError):
        apply(game, Event("talon-peek", 0))


def test_an_action_of_another_seat_breaks_the_order():
    """The record says who did it; it has to be whose turn it is (seat.clockwise)."""
    with pytest.raises(IllegalActionError) as caught:
        after("F bid sedma\n")
    assert caught.value.rule == "seat.clockwise"


def test_an_announced_seven_against_is_kept_too():
    """Volený: a defender who announces the seven may not play it before the end."""
    game = whole("voleny-with-seven-against", "obecna")
    assert game.play.kept == ((1, parse_card("L7")),)
    assert game.ending == PLAYED


@pytest.mark.parametrize("profile", ["obecna", "klasika", "turnaj2020"])
@pytest.mark.parametrize("bought", ["sedma", "betl"])
def test_every_discard_and_word_that_is_accepted_is_listed(profile, bought):
    """And nothing else, from the talon taken to the first comment.

    All pairs of the twelve cards, with and without a lead, all contracts, the slip;
    before and after the discard and the announcement (bid.correct-until-comment).
    """
    steps = [
        "",
        "R discard BU7\n",
        f"R announce {bought} A\n".replace("betl A", "betl"),
    ]
    for done in range(1, 4):
        game = after(
            f"R bid {bought}, F pass, M pass\n" + "".join(steps[:done]), profile
        )
        now = game[-1]
        twelve = sorted(game[1].dealt.hands[2] + game[1].dealt.rest)
        pairs = [(a, b) for a in twelve for b in twelve if a < b]
        leads = (-1, *twelve[:3])
        possible = [Discard(pair, lead) for pair in pairs for lead in leads]
        possible += [Announce(one) for one in COMMITMENTS] + [Omyl()]
        listed = legal_actions(now) + corrections(now)
        listed = {plain(one) for one in listed if not isinstance(one, Comment)}
        listed = {one for one in listed if one[0] != "Discard" or one[2] in leads}
        assert {plain(one) for one in possible if accepted(now, one)} == listed


def plain(action):
    """An action that does not care in which order two cards are laid away."""
    if isinstance(action, Discard):
        return ("Discard", tuple(sorted(action.cards)), action.lead)
    return (type(action).__name__, *action)


def accepted(game, action):
    """Whether an action is applied without a rule against it."""
    try:
        apply(game, action)
    except IllegalActionError:
        return False
    return True


def test_who_only_repeats_what_he_has_laid_away_corrects_nothing():
    """Two other cards can be laid away before the announcement, the same cannot."""
    laid = after("R bid sedma, F pass, M pass\nR discard BU7\n")[-1]
    again = Discard(parse_cards("B7 BU"), -1)
    other = Discard(parse_cards("BKO"), -1)
    assert refused(laid, again) == "bid.correct-until-comment"
    assert other in corrections(laid)
    assert announced(apply(laid, other)) is None
    assert apply(laid, other).declaring.discard == parse_cards("BKO")


def test_a_lead_laid_aside_binds_only_who_leads():
    """Where forehand leads to betl, it is a card of the declarer like any other."""
    told = "{} bid betl{}\n{} discard BXK lead H9\n{} announce betl\nF good, M good\n"
    told = told.format("R", ", F pass, M pass", "R", "R")
    game = after_hidden(told, "obecna~betl-lead.forehand")
    assert seat_to_act(game) == 0
    legal = legal_actions(game)
    assert [one.card for one in legal] == list(game.play.hands[0])
    assert all(accepted(game, one) for one in legal)
    bound = after_hidden(told, "obecna")
    assert legal_actions(bound) == (PlayCard(parse_card("H9"), False),)


def after_hidden(words, profile):
    """The end of the same deal at a table that nobody is offered."""
    return states(parse_game(CARDS.format(profile) + words, hidden=True))[-1]


@pytest.mark.parametrize(
    ("profile", "contract", "rule"),
    [
        ("turnaj2020", "stodvesedmy", "stodvesedmy.four-helpers-hidden"),
        ("turnaj2020", "dvesedmy", "dvesedmy.four-helpers-turnaj"),
        ("obecna", "stodvesedmy", "dvesedmy.four-helpers-obecna"),
        ("obecna", "dvesedmy", "dvesedmy.four-helpers-obecna"),
        ("paluba~ladder.competition", "dvesedmy", "dvesedmy.four-helpers-paluba"),
    ],
)
def test_four_helpers_are_refused_by_the_rule_of_the_table(profile, contract, rule):
    """Shown with a sto, or a card instead of them without: each table has its rule."""
    told = f"F announce {contract} H L\nM good, R good\n"
    game = states(parse_game(TWO_SEVENS.format(profile=profile) + told))[-1]
    if contract == "stodvesedmy":
        assert refused(game, LayDown("helpers")) == rule
    else:
        assert refused(game, PlayCard(parse_card("HA"), False)) == rule


@pytest.mark.parametrize(
    ("words", "action", "rule"),
    [
        (AMBO, Bid(0), "play.one-card-clockwise"),
        (AMBO, Comment((), ()), "play.one-card-clockwise"),
        (AMBO, LayDown("helpers"), "dvesedmy.four-helpers-obecna"),
        (SEVEN_SAID, Bid(0), "flek.order-clockwise"),
        (SEVEN_SAID, LayDown(LOZENA), "flek.order-clockwise"),
        (SEVEN_SAID, PlayCard(0, False), "flek.order-clockwise"),
        (SEVEN_SAID, Announce(commitment(SEVEN, 2)), "bid.correct-until-comment"),
        (SEVEN_SAID, Discard(parse_cards("BU7"), -1), "bid.correct-until-comment"),
        (SEVEN_SAID, Discard(parse_cards("B7 BU"), -1), "bid.correct-until-comment"),
    ],
)
def test_what_is_out_of_place_is_against_the_rule_of_its_phase(words, action, rule):
    """Words during the play, cards during the comments, and what is done already."""
    assert refused(after(words)[-1], action) == rule


def test_another_lead_laid_aside_is_a_correction():
    """The same two cards, and another to be led (talon.lead-card-aside)."""
    told = "R bid betl, F pass, M pass\nR discard BXK lead H9\nR announce betl\n"
    game = after(told)[-1]
    cards = parse_cards("BXK")
    for lead, listed in (("H9", False), ("HA", True), ("A7", True)):
        action = Discard(cards, parse_card(lead))
        assert (action in corrections(game)) is listed
        assert accepted(game, action) is listed
    assert accepted(game, Discard(cards, -1))


def test_red_trumps_bind_no_lead_laid_aside():
    """Only without trumps a card can lie there: hearts are a suit like others."""
    told = "R bid lepsi-sedma, F pass, M pass\nR discard BU7\nR announce sto H\n"
    game = after(told + "F flek sto, M good, R good\n")[-1]
    assert len(legal_actions(game)) > 1


def test_lizany_has_no_hand_to_lay_down():
    """It has no declarer whose game could be sure (lozena.def)."""
    game = whole_deals.chance_deal("lizany", GENERAL, 3)
    begun = replay("lizany", GENERAL, game.dealt, ())
    for kind in (LOZENA, "helpers"):
        assert refused(begun, LayDown(kind)) == "lozena.def"
