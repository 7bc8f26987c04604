import pytest
from judging import BETL, SEDMA, ruled, totals
from marias.actions import Event
from marias.errors import IllegalActionError, NotationError
from marias.game import settle
from marias.game_record import GameRecord, parse_game, states
from marias.judge import judge
from marias.profile import preset
from marias.record_moves import Move
from marias.ruling import (
    NEVER,
    NOT_JUDGED,
    NOT_LISTED,
    NOT_LOST,
    ON_REQUEST,
    PLAYED_ON,
    RULED,
    TOO_LATE,
    format_ruling,
    rules_beside,
)
from marias.weighing import weigh

APPROVED = "F good, M good\n"
FLEKKED = "M flek hra sedma, R good\nF good\n"
# Middlehand does not follow.
REVOKE = "AA LX AU\n"
CLEAN = "AA AO AU\n"


@pytest.mark.parametrize("announced", ["hra A", "sedma B"])
def test_a_revoke_is_ruled_though_the_announcement_was_not_allowed(announced):
    """Its rule stands beside the ruling, and alone where there was no revoke."""
    told = f"F discard H98\nF announce {announced}\nM flek hra, R good\nF good\n"
    ruling = ruled(SEDMA, told + REVOKE)
    assert (ruling.verdict, ruling.offence) == (RULED, "not-following")
    assert [one.move for one in ruling.unlisted] == [5]
    alone = ruled(SEDMA, told + CLEAN)
    assert (alone.verdict, alone.offence, alone.seat) == (NOT_LISTED, "", 0)
    assert alone.rules == (alone.unlisted[0].rule,)
    assert totals(alone) == {"": (0, 0, 0, 0)}


def test_a_record_that_cannot_be_followed_is_not_judged():
    """The place and the rule in the way are told, of the money nothing."""
    foreign = "F discard HX H9\nF announce sedma A\n" + FLEKKED
    ruling = ruled(SEDMA, foreign + REVOKE)
    assert (ruling.verdict, ruling.readings) == (NOT_JUDGED, ())
    assert (ruling.place.move, ruling.rules) == (4, ("talon.winner-takes",))
    own = "F discard H98\nF announce sedma A\n" + FLEKKED
    assert ruled(SEDMA, own + REVOKE).offence == "not-following"
    assert ruled(SEDMA, own + CLEAN) is None


def test_an_offence_before_the_place_is_ruled_and_one_after_it_is_not():
    """What was reported later is listed; who sits out looked into the talon."""
    ruling = ruled(BETL, APPROVED + "H8 H7 H9\nBK\n")
    assert (ruling.verdict, ruling.offence) == (RULED, "not-beating")
    assert [one.name for one in ruling.unlisted] == ["not-followed"]
    later = ruled(BETL, APPROVED + "BK\nD event talon-peek\n")
    assert (later.verdict, later.place.move) == (NOT_JUDGED, 7)
    assert [one.name for one in later.others] == ["talon-peek"]


def test_a_claim_is_not_unfounded_where_nobody_can_follow():
    """The accuser pays nothing for what the judge does not know."""
    told = APPROVED + "BK H7 H9\nR event claim\n"
    assert ruled(BETL, told, "paluba").verdict == NOT_JUDGED
    after = APPROVED + "H8 HX HU\nR event claim\nBK\n"
    assert ruled(BETL, after, "paluba").verdict == "unfounded"
    late = APPROVED + "BK\nF event gathered\nR event claim\n"
    assert ruled(BETL, late, "obecna").verdict == TOO_LATE


def test_who_does_not_sit_at_the_table_answers_for_nothing():
    """Three play: nobody is there to look into the talon; at a table of four he is."""
    told = APPROVED + "D event talon-peek\n"
    ruling = ruled(BETL, told, "obecna")
    assert (ruling.verdict, ruling.rules) == (NOT_LISTED, ("seat.three-or-four",))
    assert ruled(BETL, told).offence == "talon-peek"


def test_a_report_of_what_there_is_not_is_refused():
    """Also in a record that was not read from a text."""
    record = parse_game(BETL.format(profile="obecna") + APPROVED)
    for kind in ("talon-peek", "misdael"):
        moves = (*record.moves, Move(0, Event(kind, 0)))
        reported = GameRecord(*record[:3], moves)
        if kind == "talon-peek":
            assert judge(reported).others == ()
        else:
            with pytest.raises(NotationError):
                judge(reported)


LIZANY = """stych 2
variant lizany
profile obecna
F HAX LO A97 BAX7
D HK7 L7 AAO8 BU9
stock AXU HO LUX AK L8 BO HU L9 H9 BK H8 LAK B8
"""


def test_in_lizany_what_is_not_allowed_is_named_and_never_priced():
    """No source knows a renonc there; a card of the other hand cannot be played."""
    assert judge(parse_game(LIZANY + "BA B9\nLO AO\n")) is None
    ruling = judge(parse_game(LIZANY + "BA B9\nLO L8\n"))
    assert (ruling.verdict, ruling.readings) == (NOT_JUDGED, ())
    assert (ruling.place.move, ruling.rules) == (3, ("play.one-card-clockwise",))


@pytest.mark.parametrize(
    ("told", "rule"), [("lizany", "pay.hra-1"), ("krizovy", "pay.kriz-crosswise")]
)
def test_before_its_end_neither_of_them_has_a_price(told, rule):
    """Each is paid by its own rule, when all is done."""
    record = parse_game({"lizany": LIZANY, "krizovy": KRIZOVY}[told])
    with pytest.raises(IllegalActionError, match="the deal is not over") as caught:
        settle(states(record)[-1])
    assert caught.value.rule == rule


KRIZOVY = """stych 2
variant krizovy
profile obecna
F HO BUO7 AO HK LA H8
M AK H7 A98U H9 B8 LU
R L7K A7X L8 HU AA B9
D BX LX HXA L9 BKA LO
F call HO X
"""


@pytest.mark.parametrize(
    ("told", "verdict", "rule"),
    [
        ("F ask, M yes, R yes, D yes\nF announce hra H\n", None, ""),
        ("F ask, M yes, D yes\nF announce hra H\n", NOT_JUDGED, "seat.clockwise"),
        ("F discard HO H8\n", NOT_JUDGED, "vol.barva"),
        (
            "F ask, M yes, R yes, D yes\nF announce sedma H\n",
            NOT_LISTED,
            "bid.sedma-needs-seven",
        ),
    ],
)
def test_in_krizovy_the_rule_that_stands_in_the_way_is_named(told, verdict, rule):
    """There is no talon to be judged."""
    comments = "M flek hra, R good, D good, F good\nHK H9 HU HA\n"
    ruling = judge(parse_game(KRIZOVY + told + comments))
    assert (ruling and ruling.verdict) == verdict
    assert not ruling or ruling.rules == (rule,)


def test_a_ruling_is_printed_in_the_words_of_the_notation():
    """Who, at which move, against which rule, and the money of each reading."""
    record = parse_game(
        BETL.format(profile="turnaj2020")
        + "F flek betl, M good, R good\nM event splitting\nH8 H7 H9\n"
    )
    lines = format_ruling(judge(record), record).split("\n")
    assert lines[:3] == [
        "verdict ruled",
        "offence not-beating light",
        "place F, move 11 (H7), trick 1, play.beat",
    ]
    assert lines[3].startswith("rules renonc.beat ")
    assert lines[4:] == [
        "play-on on-request",
        "pays base-rate: F -65, M -20, R 65, D 20",
        "pays with-fleks: F -110, M -20, R 110, D 20",
        "other splitting M, move 9 (event splitting), trick 1, renonc.rezani",
        "",
    ]


def test_a_record_that_is_not_judged_is_printed_with_its_card():
    """The card that nobody holds is told, and no money."""
    record = parse_game(BETL.format(profile="obecna") + APPROVED + "H8 HX BK\n")
    assert format_ruling(judge(record), record) == (
        "verdict not-judged\n"
        "place nobody, move 10 (BK), trick 1, play.one-card-clockwise\n"
        "rules play.one-card-clockwise\n"
        "unlisted not-followed nobody, move 10 (BK), trick 1, "
        "play.one-card-clockwise\n"
    )


@pytest.mark.parametrize(
    ("profile", "on", "several", "found"),
    [
        ("obecna", NEVER, False, "offender-pays-side no-play-on settle-by-fleks"),
        (
            "turnaj2020",
            ON_REQUEST,
            False,
            "offender-pays-side play-on-request base-plus-pausal",
        ),
        ("turnaj2020", PLAYED_ON, False, "offender-pays-side play-on-request"),
        ("paluba", ON_REQUEST, False, "play-on-request"),
        ("paluba", PLAYED_ON, False, "offender-pays-side play-on-request"),
        (
            "obecna",
            NEVER,
            True,
            "offender-pays-side no-play-on settle-by-fleks first-only",
        ),
        (
            "turnaj2020",
            PLAYED_ON,
            True,
            "offender-pays-side play-on-request repeat-in-playout",
        ),
    ],
)
def test_what_follows_on_an_offence_that_takes_the_game(profile, on, several, found):
    """Who pays, whether it is played on, at which rate, and which others count.

    renonc.offender-pays-side, renonc.settle-by-fleks, renonc.base-plus-pausal.
    """
    table = preset(profile)
    named = rules_beside(table, weigh("not-beating", table), on, several)
    assert list(named) == ["renonc." + one for one in found.split()]


def test_a_flat_sum_alone_has_nothing_beside_it():
    """The game goes on; of several each is told (renonc.first-only)."""
    table = preset("turnaj2020")
    early = weigh("early-seven", table)
    assert rules_beside(table, early, NOT_LOST, False) == ()
    assert rules_beside(table, early, NOT_LOST, True) == ("renonc.repeat-in-playout",)
