import pytest
import whole_deals
from judging import BETL, SEDMA, TWO_SEVENS, played_out
from marias.evidence import look_through
from marias.game_record import parse_game, record_of
from marias.game_state import OVER, PLAY, PLAYED
from marias.notation import format_card, format_cards
from marias.profile import GENERAL
from marias.record_moves import Move

PLAYED_SEDMA = "F discard H98\nF announce sedma A\nM flek hra sedma, R good\nF good\n"


def found(deal, told, profile="turnaj2020"):
    """The acts found in a deal: name, seat, trick."""
    account = look_through(parse_game(deal.format(profile=profile) + told))
    return [(one.name, one.seat, one.trick) for one in account.found]


def acts(deal, told, profile="turnaj2020"):
    """Only the names and the seats."""
    return [one[:2] for one in found(deal, told, profile)]


def test_a_deal_by_the_rules_shows_nothing():
    """The three cards beat each other as they must."""
    assert found(BETL, "F good, M good\nH8 HX HU\n") == []
    assert found(SEDMA, PLAYED_SEDMA + "AA AO AU\n") == []


@pytest.mark.parametrize(
    ("cards", "name", "seat"),
    [
        ("H8 H7 H9", "not-beating", 0),
        ("H8 L7 H9", "not-following", 0),
        ("H8 HX H9", "not-beating", 1),
        ("H8 HX AA", "not-following", 1),
    ],
)
def test_a_card_against_a_duty(cards, name, seat):
    """Who can follow and beat the first lead must (renonc.follow, renonc.beat)."""
    assert acts(BETL, "F good, M good\n" + cards) == [(name, seat)]


def test_not_trumping():
    """Forehand has no hearts: he must trump (play.must-trump)."""
    ruffs = PLAYED_SEDMA + "BK B8 BA\n"
    assert ("not-beating", 1) in acts(SEDMA, ruffs)
    ruffs = PLAYED_SEDMA + "BK BX BA\nHA L8 HO\n"
    assert ("not-trumping", 0) in acts(SEDMA, ruffs)
    assert acts(SEDMA, PLAYED_SEDMA + "BK BX BA\nHA AK HO\n") == []
    # Once it is trumped middlehand may follow with any heart (play.relief-trumped).
    assert acts(SEDMA, PLAYED_SEDMA + "BK BX BA\nHA AK HX\n") == []


def test_a_lead_by_the_wrong_seat_and_one_that_was_not_laid_aside():
    """In betl the declarer leads what he laid aside for it (renonc.wrong-lead)."""
    assert acts(BETL, "F good, M good\nF:HX HU H8\n") == [("wrong-lead", 0)]
    aside = BETL.replace("discard BKA", "discard BKA lead H8")
    assert found(aside, "F good, M good\nH8 HX HU\n") == []
    assert acts(aside, "F good, M good\nL8 LU B8\n")[0] == ("wrong-lead", 2)


def test_a_card_before_its_turn_waits_for_it():
    """It lies (play.card-laid-played), and is an offence (renonc.out-of-turn)."""
    told = "F good, M good\nH8 M:HU HX\n"
    assert found(BETL, told) == [("out-of-turn", 1, 0)]
    game = look_through(parse_game(BETL.format(profile="obecna") + told)).game
    assert [trick.winner for trick in game.play.tricks] == [1]


def test_a_card_that_waited_is_judged_in_its_turn_as_its_players():
    """Acorns instead of hearts, and a king for a marriage where there is none."""
    told = "F good, M good\nH8 M:AK HX\n"
    assert acts(BETL, told) == [("out-of-turn", 1), ("not-following", 1)]
    record = parse_game(BETL.format(profile="turnaj2020") + told.replace("AK", "HK*"))
    (word,) = look_through(record).unlisted
    assert (word.seat, word.rule) == (1, "hlaska.none-betl-durch")


def test_the_announced_seven_before_its_time():
    """Led in trick one, with other trumps in the hand (renonc.early-seven)."""
    assert found(SEDMA, PLAYED_SEDMA + "A7 AO AU\n") == [("early-seven", 0, 0)]


@pytest.mark.parametrize(
    ("discard", "announced", "names"),
    [
        ("H98", "sedma A", []),
        ("H9", "sedma A", ["talon-count"]),
        ("H98 L8", "sedma A", ["talon-count"]),
        ("LA H9", "sedma A", ["sharp-talon"]),
        ("LA H9", "betl", []),
        ("A9 H9", "sedma A", []),
        ("A7 H9", "sedma A", ["seven-in-talon"]),
        ("A7 H9", "sto A", []),
    ],
)
def test_the_talon_is_looked_at_when_it_is_closed(discard, announced, names):
    """Sharp cards with trumps (renonc.sharp-talon); the number (renonc.talon-count)."""
    told = f"F discard {discard}\nF announce {announced}\nM good, R good\n"
    assert [one[0] for one in found(SEDMA, told)] == names


def test_before_the_first_comment_the_talon_may_still_be_changed():
    """Put right in time it is none, after the comment it is (renonc.talon-change)."""
    right = "F discard LA H9\nF announce sedma A\nF discard H98\nF announce sedma A\n"
    assert found(SEDMA, right + "M good, R good\n") == []
    late = "F discard H98\nF announce sedma A\nM good\nF discard H9 B9\nR good\n"
    assert acts(SEDMA, late) == [("talon-after-comment", 0)]


def test_a_comment_out_of_turn_is_heard_in_its_turn():
    """Rearhand speaks before middlehand; both fleks count (flek.order-clockwise)."""
    told = "F discard H98\nF announce sedma A\nR flek hra, M flek sedma\nF good\n"
    assert found(SEDMA, told) == [("comment-order", 2, -1)]
    game = look_through(parse_game(SEDMA.format(profile="turnaj2020") + told)).game
    assert game.comments.levels == (1, 1)
    assert game.phase == PLAY


def test_a_fifth_flek_is_void_and_noted():
    """The fourth stands (flek.max-four)."""
    told = (
        "F discard H98\nF announce sedma A\nM flek hra, R good\nF re hra\n"
        "M tutti hra, R good\nF boty hra\nM kalhoty hra, R good\n"
    )
    assert acts(SEDMA, told) == [("fifth-flek", 1)]
    game = look_through(parse_game(SEDMA.format(profile="turnaj2020") + told)).game
    assert game.comments.levels[0] == 4


def test_a_laid_hand_that_is_played():
    """Three suits from below and one lead: betl cannot fail (lozena.show)."""
    sure = BETL.replace("L7UOKA", "LXUOKA").replace("LX98", "L987")
    assert acts(sure, "F good, M good\nH8 HX HU\n") == [("laid-played", 2)]
    assert found(sure, "F good, M good\nR lay-down lozena\n") == []
    doubted = "F good, M good\nR event doubt\nH8 HX HU\n"
    assert found(sure, doubted, "obecna") == []
    assert acts(sure, doubted) == [("laid-played", 2)]
    assert acts(sure, "F good, M good\nH8 HX HU\n", "paluba") == [("laid-played", 2)]


def test_four_helpers_that_were_not_shown():
    """Ace, unter, nine and eight, before the first lead (renonc.2x7-not-shown)."""
    plain = "F announce dvesedmy H L\nM good, R good\n"
    assert acts(TWO_SEVENS, plain + "HA H8 HO\n") == [("helpers-not-shown", 1)]
    assert found(TWO_SEVENS, plain + "M lay-down helpers\n") == []


def test_with_a_sto_four_helpers_are_not_shown():
    """There they stay hidden (stodvesedmy.four-helpers-hidden, renonc.2x7100-shown)."""
    both = "F announce stodvesedmy H L\nM good, R good\n"
    assert found(TWO_SEVENS, both + "HA H8 HO\n") == []
    shown = both + "M lay-down helpers\n"
    assert acts(TWO_SEVENS, shown) == [("helpers-shown", 1)]


def test_a_seven_of_dve_sedmy_that_was_hidden():
    """Somebody reports it, and it was really there (renonc.2x7-not-shown)."""
    bluff = TWO_SEVENS + "F announce dvesedmy H A\nM good, R good\n"
    assert acts(bluff, "R event sevens-not-shown\n") == [("sevens-not-shown", 2)]
    assert acts(bluff, "M event sevens-not-shown\n") == []
    held = TWO_SEVENS + "F announce dvesedmy H L\nM good, R good\n"
    assert acts(held, "R event sevens-not-shown\n") == []


BLUFF = """stych 2
variant licitovany
profile {profile}
F HAXKO98 LAXK7
M H7 L98 AAXKO BAXK
R HU LUO AU987 BOU9
talon B87
R bid sedma, F hold, R pass, M pass
F discard B87
F announce stodvesedmy H L
M good, R good
HA H7 HU
HX AO A7
HK AK A8
HO AX A9
H9 AA AU
H8 BK B9
LA L8 LU
LK L9 LO
"""


def test_without_the_trump_seven_the_helper_seven_waits_for_the_last_trick():
    """A bluff, or the seven was forced out (dvesedmy.helper-last-if-seven-gone)."""
    assert found(BLUFF, "L7 BX BO\nLX BA BU\n") == [("early-seven", 0, 8)]
    assert found(BLUFF, "LX BX BO\nL7 BA BU\n") == []
    # The tournament alone says so.
    assert found(BLUFF, "L7 BX BO\nLX BA BU\n", "obecna~needs.sedma-only") == []


def test_reported_acts_are_taken_for_true():
    """What no action shows: somebody looked into the talon."""
    told = "F good, M good\nM event talon-peek\n"
    assert acts(BETL, told) == [("talon-peek", 1)]


def test_a_whole_play_comes_to_its_end_whatever_was_wrong():
    """Thirty cards, one of them against the duty to beat."""
    record = played_out(BETL, "F good, M good\nH8 H7 H9\n")
    account = look_through(record)
    assert account.game.phase == OVER
    assert account.game.ending == PLAYED
    assert [one.name for one in account.found] == ["not-beating"]


def unlisted(deal, told, profile="turnaj2020"):
    """What no list names: name, seat, move, rule."""
    account = look_through(parse_game(deal.format(profile=profile) + told))
    return [(one.name, one.seat, one.move, one.rule) for one in account.unlisted]


@pytest.mark.parametrize(
    ("told", "seat", "rule"),
    [
        # BK lies in the talon.
        ("H8 HX BK\nL8 LU L9\n", -1, "play.one-card-clockwise"),
        ("BK HX HU\nL8 LU L9\n", -1, "play.one-card-clockwise"),
        # B9 is rearhand's.
        ("H8 F:B9 HU\nL8 LU L9\n", 0, "play.one-card-clockwise"),
    ],
)
def test_a_card_that_its_player_cannot_have_ends_the_walk(told, seat, rule):
    """Nobody is accused of what follows; the same cards in other hands are."""
    assert found(BETL, "F good, M good\n" + told) == []
    ((name, who, move, against),) = unlisted(BETL, "F good, M good\n" + told)
    assert (name, who, against) == ("not-followed", seat, rule)
    assert move == 7 + (told.split().index("BK" if seat < 0 else "F:B9"))
    real = "H8 HX HU\nF:L7 LU L9\n"
    assert acts(BETL, "F good, M good\n" + real)[0] == ("wrong-lead", 0)


@pytest.mark.parametrize(
    ("bids", "seat", "rule"),
    [
        ("R bid betl, F bid sedma, M pass", 0, "bid.two-at-a-time"),
        ("M bid betl, F pass, R pass", 1, "seat.clockwise"),
    ],
)
def test_an_auction_that_cannot_be_followed_ends_the_walk(bids, seat, rule):
    """Who bought it and at which rung nobody can say."""
    deal = BETL.replace("R bid betl, F pass, M pass", bids)
    assert found(deal, "F good, M good\nH8 H7 H9\n") == []
    assert unlisted(deal, "F good, M good\nH8 H7 H9\n")[0][1:] == (
        seat,
        int(rule != "seat.clockwise"),
        rule,
    )


def test_an_announcement_put_right_in_time_is_nothing():
    """A slip can be corrected until the first comment (bid.correct-until-comment)."""
    slip = "F discard H98\nF announce hra A\nF announce sedma A\nM good, R good\n"
    assert unlisted(SEDMA, slip) == []


def test_a_sharp_card_laid_away_anew_takes_the_announcement_back():
    """The talon is looked at with what was announced after it (talon.order-of-acts)."""
    told = "F discard H98\nF announce sedma A\nF discard LA H9\n"
    again = told + "F announce sedma A\nM good, R good\n"
    assert acts(SEDMA, again) == [("sharp-talon", 0)]
    assert unlisted(SEDMA, again) == []
    without = unlisted(SEDMA, told + "M good, R good\n")
    assert without[-1][:2] == ("not-followed", 1)


def test_a_card_of_another_hand_cannot_be_laid_away():
    """The ten of hearts is middlehand's (talon.winner-takes)."""
    foreign = "F discard HX H9\nF announce sedma A\nM good, R good\n"
    assert unlisted(SEDMA, foreign) == [("not-followed", 0, 4, "talon.winner-takes")]


def test_a_part_that_may_not_be_raised_is_void_for_itself():
    """The flek on the hra beside it counts (flek.parts-separate)."""
    told = (
        "F discard H98\nF announce sedma A\nM flek hra betl, R good\nF re hra sedma\n"
    )
    assert [one[2:] for one in unlisted(SEDMA, told)] == [
        (6, "flek.only-previously-flekked"),
        (8, "flek.only-previously-flekked"),
    ]
    game = look_through(parse_game(SEDMA.format(profile="turnaj2020") + told)).game
    assert game.comments.levels == (2, 0)


def test_three_cards_in_the_talon_accuse_nobody_at_the_end_of_the_play():
    """The declarer has no tenth card; the others did nothing wrong."""
    told = "F discard H98 L8\nF announce sedma A\nM flek hra, R flek sedma\nF good\n"
    account = look_through(played_out(SEDMA, told))
    assert {one.name for one in account.found} == {"talon-count"}


GOOD = "F good, M good\n"
FIVE = (
    "F discard H98\nF announce sedma A\nM flek hra, R good\nF re hra\n"
    "M tutti hra, R good\nF boty hra\nM kalhoty hra, R good\n"
)
RED = (
    SEDMA.replace("F H98 LA8 AAXK97 B9", "F A98 LA8 HAXK97 B9")
    .replace("M HXKO LXKO AO", "M AXKO LXKO HO")
    .replace("R HAU7 LU97 AU8", "R AAU7 LU97 HU8")
)
RED_SAID = "F discard A98\nF announce sedma H\nM flek hra sedma, R good\nF good\n"
# Forehand has no hearts, middlehand none and two trumps.
RUFFED = SEDMA.replace("M HXKO LXKO AO B78X", "M LXKOU97 AO8 BX8").replace(
    "R HAU7 LU97 AU8 BAU", "R HAXKOU7 AU BAU7"
)
SHOWN = "F announce stodvesedmy H L\nM good, R good\nM lay-down helpers\n"
LOW_RUFF = "BK BX BA\nHA A9 A8\n"
HELPER_LED = "F announce stodvesedmy H L\nM good, R good\nL7 LA HO\n"
HIDDEN = "F announce dvesedmy H A\nM good, R good\nR event sevens-not-shown\n"
ASIDE = BETL.replace("discard BKA", "discard BKA lead H8")


@pytest.mark.parametrize(
    ("deal", "told", "name", "rule"),
    [
        (BETL, GOOD + "H8 H7 H9\n", "not-beating", "play.beat"),
        (BETL, GOOD + "H8 L7 H9\n", "not-following", "play.follow"),
        (BETL, GOOD + "H8 M:HU HX\n", "out-of-turn", "play.one-card-clockwise"),
        (BETL, GOOD + "F:HX HU H8\n", "wrong-lead", "betl.actor-leads"),
        (BETL, GOOD + "H8 HX HU\nF:L7\n", "wrong-lead", "play.winner-leads"),
        (SEDMA, PLAYED_SEDMA + "M:BX BA B9\n", "wrong-lead", "play.forhont-leads"),
        (RED, RED_SAID + "M:BX BA B9\n", "wrong-lead", "play.forhont-leads"),
        (RED, RED_SAID + "H7 HO HU\n", "early-seven", "sedma.keep-to-end"),
        (RUFFED, PLAYED_SEDMA + LOW_RUFF, "not-beating", "play.overtrump"),
        (TWO_SEVENS, HELPER_LED, "early-seven", "dvesedmy.keep-helper"),
        (ASIDE, GOOD + "L8 LU BO\n", "wrong-lead", "talon.lead-card-aside"),
        (BETL, "M good, F good\n", "comment-order", "flek.order-clockwise"),
        (SEDMA, FIVE, "fifth-flek", "renonc.not-5th-flek"),
        (TWO_SEVENS, SHOWN, "helpers-shown", "stodvesedmy.four-helpers-hidden"),
        (TWO_SEVENS, HIDDEN, "sevens-not-shown", "dvesedmy.sevens-held-flek"),
        (
            TWO_SEVENS,
            "F announce dvesedmy H L\nM good, R good\nHA H8 HO\n",
            "helpers-not-shown",
            "dvesedmy.four-helpers-turnaj",
        ),
        (
            SEDMA,
            "F discard H98\nF announce sedma A\nM good\nF discard H9 B9\nR good\n",
            "talon-after-comment",
            "talon.frozen-after-comment",
        ),
        (
            SEDMA,
            "F discard LA H9\nF announce sedma A\nM good, R good\n",
            "sharp-talon",
            "talon.no-sharp",
        ),
        (
            SEDMA,
            "F discard A7 H9\nF announce sedma A\nM good, R good\n",
            "seven-in-talon",
            "talon.no-announced-seven",
        ),
        (
            SEDMA,
            "F discard H9\nF announce sedma A\nM good, R good\n",
            "talon-count",
            "talon.wrong-count",
        ),
    ],
)
def test_each_act_names_the_rule_that_was_broken(deal, told, name, rule):
    """One act, and the rule of play against it, not that of its punishment."""
    account = look_through(parse_game(deal.format(profile="turnaj2020") + told))
    assert [(one.name, one.rule) for one in account.found] == [(name, rule)]


def played_tricks(deal, told):
    """The tricks of a deal so far, each as its cards in their order."""
    game = look_through(parse_game(deal.format(profile="turnaj2020") + told)).game
    rows = [" ".join(map(format_card, trick.cards)) for trick in game.play.tricks]
    return rows, game.play


def test_a_card_that_waited_is_played_once_and_in_its_turn():
    """Middlehand's unter lies before forehand's ten (play.card-laid-played)."""
    tricks, play = played_tricks(BETL, GOOD + "H8 M:HU HX\nAA A9 HA\n")
    assert tricks == ["H8 HX HU", "AA A9 HA"]
    assert len(play.hands[1]) == 8
    tricks, play = played_tricks(BETL, GOOD + "H8 M:HU\n")
    assert (tricks, format_cards(play.table)) == ([], "H8")
    # Nothing of it is left when his turn comes again.
    tricks, _ = played_tricks(BETL, GOOD + "H8 M:H9 HX\nL7 AO L8\n")
    assert tricks == ["H8 HX H9", "L7 AO L8"]
    # The second of two waits for the next trick.
    tricks, play = played_tricks(BETL, GOOD + "H8 M:HU M:AX\nHX\n")
    assert (tricks, play.table) == (["H8 HX HU"], ())


def test_a_marriage_counts_when_it_was_announced_and_may_be():
    """Not because the pair is held, nor because somebody says so (hlaska.pair)."""
    for word, suits in (("LK", []), ("LK*", [1])):
        told = PLAYED_SEDMA + f"LA {word} L7\n"
        _, play = played_tricks(SEDMA, told)
        assert [one.suit for one in play.announcements] == suits
    _, play = played_tricks(SEDMA, PLAYED_SEDMA + "AK* AO AU\n")
    assert play.announcements == ()


SURE = BETL.replace("L7UOKA", "LXUOKA").replace("LX98", "L987")


@pytest.mark.parametrize(
    ("told", "trick"),
    [
        ("R event doubt\nH8 HX HU\n", None),
        ("R event doubt\nH8 HX HU\nAA A9 HA\n", 1),
        ("H8 HX HU\nAA A9 HA\n", 0),
    ],
)
def test_a_doubt_buys_one_trick_and_no_second(told, trick):
    """By the general rules (lozena.doubt-one-trick); then the hand has to be shown."""
    acts_ = [] if trick is None else [("laid-played", 2, trick)]
    assert found(SURE, GOOD + told, "obecna") == acts_


def test_helpers_that_stay_hidden_are_told_of_once():
    """Before the first lead; nobody asks again before the second."""
    plain = "F announce dvesedmy H L\nM good, R good\n"
    told = plain + "HA H8 HO\nHX L8 AO\n"
    names = [one[0] for one in acts(TWO_SEVENS, told)]
    assert names.count("helpers-not-shown") == 1


@pytest.mark.parametrize(
    ("deal", "told"),
    [
        (SEDMA[: SEDMA.index("R bid")], "R event sevens-not-shown\n"),
        (SEDMA, "R event sevens-not-shown\n"),
        (
            TWO_SEVENS,
            "F announce dvesedmy H A\nM good, R good\nD event sevens-not-shown\n",
        ),
        (
            TWO_SEVENS,
            "F announce stosedm A\nM good, R good\nR event sevens-not-shown\n",
        ),
    ],
)
def test_a_hidden_seven_is_one_of_dve_sedmy_in_a_defenders_hand(deal, told):
    """Not before the announcement, not of another game, not of who sits out."""
    assert found(deal, told, "turnaj2020~needs.sedma-only") == []


def test_a_comment_that_waited_is_heard_once():
    """After the re it is middlehand's and then rearhand's word again."""
    told = "F discard H98\nF announce sedma A\nR flek hra, M flek sedma\nF re hra\n"
    told += "M good\n"
    game = look_through(parse_game(SEDMA.format(profile="turnaj2020") + told)).game
    assert (game.comments.turn, game.comments.levels) == (2, (2, 1))


def test_a_declarer_who_speaks_too_early_is_heard_after_both():
    """His re waits until both defenders have spoken (flek.order-clockwise)."""
    told = "F discard H98\nF announce sedma A\nF re hra\nM flek hra\n"
    deal = SEDMA.format(profile="turnaj2020")
    now = look_through(parse_game(deal + told)).game.comments
    assert (now.turn, [one.seat for one in now.raisers]) == (2, [1])
    after = look_through(parse_game(deal + told + "R good\n")).game.comments
    assert [(one.level, one.seat) for one in after.raisers] == [(1, 1), (2, 0)]


def test_who_sits_out_has_no_comment():
    """His word is void; the order of the others stays (flek.order-clockwise)."""
    told = "F good\nD flek betl\nM good\n"
    assert acts(BETL, told) == []
    assert unlisted(BETL, told) == [("not-allowed", 3, 6, "flek.order-clockwise")]


@pytest.mark.parametrize(
    ("seat", "unlisted"),
    [(0, []), (1, [("not-followed", 1, 0, "seat.clockwise")])],
)
def test_in_lizany_nobody_acts_in_anothers_turn(seat, unlisted):
    """Forehand leads; his card cannot be the dealer's."""
    record = record_of(whole_deals.chance_deal("lizany", GENERAL, 3))
    first = Move(seat, record.moves[0].action)
    account = look_through(record._replace(moves=(first,)))
    assert [one[:3] + one[4:] for one in account.unlisted] == unlisted
