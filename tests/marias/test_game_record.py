import pytest
import whole_deals
from judging import TWO_SEVENS
from marias.actions import Bid, Comment, Discard, Event, LayDown, PlayCard
from marias.errors import IllegalActionError, IllegalMoveError, NotationError
from marias.game_record import (
    GameRecord,
    format_game,
    parse_game,
    record_of,
    states,
)
from marias.notation import parse_card, parse_cards
from marias.profile import parse_profile
from marias.record import parse_record
from marias.record_moves import Move

TEXT = """stych 2
variant licitovany
profile klasika
F HKU87 LAKOU87
M HXO LX9 AXKU BA98
R HA9 AAO987 BXKO
talon BU7
R bid lepsi-sedma, F pass, M pass
R discard BU7
R announce stosedm A
F flek sto sedma, M good, R re sedma, F tutti sedma, M good, R good
LA LX A8
AA L7 AU
HA H7 HO
BO* H8 BA
"""

TABLES = [(variant, text) for variant, texts in whole_deals.TABLES for text in texts]


@pytest.mark.parametrize(("variant", "text"), TABLES)
def test_records_read_back(variant, text):
    """The text of a deal gives its record, and its record the deal."""
    profile = parse_profile(text, hidden=True)
    for seed in range(10):
        game = whole_deals.chance_deal(variant, profile, seed)
        record = record_of(game)
        written = format_game(record)
        assert parse_game(written, hidden=True) == record
        assert format_game(parse_game(written, hidden=True)) == written
        assert states(record)[-1] == game


def test_a_record_holds_the_deal_from_the_cards_on():
    """Variant, rules, cards, and every action with the seat whose it was."""
    record = parse_game(TEXT)
    assert (record.variant, record.profile.preset) == ("licitovany", "klasika")
    assert record.dealt.rest == parse_cards("BU7")
    assert record.moves[0] == Move(2, Bid(3))
    assert record.moves[3] == Move(2, Discard(parse_cards("BU7"), -1))
    assert record.moves[5] == Move(0, Comment(("sto", "sedma"), ()))
    assert record.moves[-3] == Move(-1, PlayCard(parse_card("BO"), True))
    assert format_game(record) == TEXT


def test_empty_lines_comments_and_how_lines_are_divided_do_not_matter():
    """One action a line, or a whole auction; # begins a comment."""
    loose = TEXT.replace(", ", "\n").replace("BA98\n", "BA98\n\n# Rearhand holds it.\n")
    assert parse_game(loose) == parse_game(TEXT)


def test_a_bid_is_the_name_of_a_rung_or_its_number():
    """Bids are words or numbers, the lowest rung is 1 (bid.words-or-numbers)."""
    numbered = TEXT.replace("bid lepsi-sedma", "bid 4")
    assert parse_game(numbered) == parse_game(TEXT)
    assert format_game(parse_game(numbered)) == TEXT


def test_a_flek_of_any_name_only_raises():
    """Its name follows from who has spoken, and is put right when it is written."""
    careless = TEXT.replace("tutti", "flek").replace("re sedma", "raise sedma")
    assert format_game(parse_game(careless)) == TEXT


def test_a_part_against_is_announced_and_raised_beside_the_others():
    """What a defender announces is raised from the next turn on: first a flek."""
    text = whole_deals.chance_deal("voleny", parse_profile("obecna"), 8)
    written = format_game(record_of(text))
    assert "M flek hra against sedma-proti" in written
    more = written.replace("F good\n", "F re hra flek sedma-proti, M re sedma-proti\n")
    assert "F re hra flek sedma-proti, M re sedma-proti\n" in format_game(
        parse_game(more)
    )


def test_an_unfinished_trick_ends_the_line():
    """A hand can be laid down within a trick; nothing follows on the same line."""
    text = TEXT + "B8 BX\nR lay-down lozena\n"
    assert format_game(parse_game(text)) == text


def test_cards_out_of_turn_and_events_are_read_not_judged():
    """A record says what happened, legal or not: the seat stands before the card."""
    text = TEXT + "R:BX M:B8 L8\nM event talon-peek, R event misdeal 2\n"
    record = parse_game(text)
    assert record.moves[-5:] == (
        Move(2, PlayCard(parse_card("BX"), False)),
        Move(1, PlayCard(parse_card("B8"), False)),
        Move(-1, PlayCard(parse_card("L8"), False)),
        Move(1, Event("talon-peek", 0)),
        Move(2, Event("misdeal", 2)),
    )
    assert format_game(record) == text
    with pytest.raises(IllegalActionError):
        states(record)


def test_a_record_with_the_wrong_number_of_cards_in_the_talon_is_read():
    """The reader takes any number, the rules refuse it (talon.wrong-count)."""
    text = TEXT.partition("R announce")[0].replace("discard BU7", "discard B7")
    record = parse_game(text)
    assert format_game(record) == text
    with pytest.raises(IllegalActionError) as caught:
        states(record)
    assert caught.value.rule == "talon.wrong-count"
    assert str(caught.value) == "move 4, R discard B7: talon.wrong-count"
    assert (caught.value.number, caught.value.words) == (4, "R discard B7")


def test_the_seat_that_sits_out_has_a_letter_too():
    """D is the dealer of four; the one who sits out can only report something."""
    text = TEXT.replace("klasika", "turnaj2020") + "D event misdeal 2\n"
    assert parse_game(text).moves[-1] == Move(3, Event("misdeal", 2))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("stych 2", "stych 3", 1),
        ("stych 2", "stych 1", 1),
        ("variant licitovany", "variant whist", 2),
        ("variant licitovany\n", "", 2),
        ("profile klasika", "profile kasika", 3),
        ("profile klasika", "profile obecna~order.natural", 3),
        ("F HKU87 LAKOU87", "F HKU87 LAKOU8", 4),
        ("M HXO", "R HXO", 5),
        ("R HA9", "R HK9", 6),
        ("talon BU7", "talon BU8", 7),
        ("talon BU7\n", "", 7),
        ("bid lepsi-sedma", "bid lepsi-hadr", 8),
        ("F pass, M pass", "F pass,, M pass", 8),
        ("F pass, M pass", "F pass M pass", 8),
        ("F pass", "X pass", 8),
        ("R discard BU7", "R discard BU7 BU", 9),
        ("stosedm A", "stosedm", 10),
        ("stosedm A", "dvesedmy A A", 10),
        ("flek sto sedma", "flek", 11),
        ("flek sto sedma", "flek sto sto", 11),
        ("re sedma", "re ticha-sedma", 11),
        ("LA LX A8", "LA LX A8 A9", 12),
        ("LA LX A8", "LA LX", 13),
        ("AA L7 AU", "AA LA AU", 13),
        ("AA L7 AU", "R AA, F L7", 13),
        ("HA H7 HO", "HA H7* HO**", 14),
        ("BO* H8 BA", "BO* H8 X:BA", 15),
    ],
)
def test_an_error_names_its_line(old, new, line):
    """Counted from 1; it says what was expected there."""
    assert old in TEXT
    with pytest.raises(NotationError) as caught:
        parse_game(TEXT.replace(old, new, 1))
    assert caught.value.where == line
    assert caught.value.expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("F pass, M pass", "F pass M pass", "a comma before M"),
        ("R bid lepsi", "bid lepsi", "a seat (F M R D) and what was done"),
        ("bid lepsi-sedma", "bid kilo", "a rung of this table (hra lepsi-hra sedma"),
        ("M HXO", "M HKO", "each card of the pack only once, not 'HK'"),
    ],
)
def test_an_error_says_what_is_missing(old, new, expected):
    """A seat, a comma, a rung of the table's ladder, and which card is wrong."""
    with pytest.raises(NotationError) as caught:
        parse_game(TEXT.replace(old, new, 1))
    assert expected in caught.value.expected


def test_hidden_profiles_are_read_when_asked():
    """What no table is offered stands in records of beliefs and of other programs."""
    text = TEXT.replace("klasika", "klasika~lead.declarer")
    with pytest.raises(NotationError):
        parse_game(text)
    assert parse_game(text, hidden=True).profile.lead == "declarer"
    belief = parse_profile("obecna~packets.7-2-5", True)
    record = GameRecord("licitovany", belief, *parse_game(TEXT)[2:])
    with pytest.raises(NotationError):
        parse_game(format_game(record), hidden=True)


@pytest.mark.parametrize(
    ("profile", "told", "rule"),
    [
        # The holder, while another has to lead, or somebody else.
        ("turnaj2020", "M lay-down helpers", "stodvesedmy.four-helpers-hidden"),
        ("turnaj2020", "R lay-down helpers", "stodvesedmy.four-helpers-hidden"),
        ("obecna", "M lay-down helpers", "dvesedmy.four-helpers-obecna"),
        # Only the declarer's hand can be one that cannot fail.
        ("turnaj2020", "M lay-down lozena", "lozena.def"),
        ("turnaj2020", "F lay-down lozena", "lozena.def"),
        # What goes by turns is another matter.
        ("turnaj2020", "M good", "seat.clockwise"),
    ],
)
def test_a_hand_is_not_laid_down_by_turns(profile, told, rule):
    """The rule on such a hand refuses it, as the judge says too."""
    text = TWO_SEVENS.format(profile=profile)
    record = parse_game(
        text + "F announce stodvesedmy H L\nM good, R good\n" + told + "\n"
    )
    with pytest.raises(IllegalMoveError) as caught:
        states(record)
    assert (caught.value.rule, caught.value.number) == (rule, 9)


def test_nothing_is_anybodys_turn_when_a_deal_is_over():
    """What is done after it is against the rule by which it has ended."""
    told = "F announce dvesedmy H L\nM good, R good\nM lay-down helpers\n"
    for more in ("M lay-down helpers\n", "R lay-down lozena\n"):
        record = parse_game(TWO_SEVENS.format(profile="obecna") + told + more)
        with pytest.raises(IllegalMoveError) as caught:
            states(record)
        assert caught.value.rule == "dvesedmy.four-helpers-obecna"


def test_before_the_play_and_in_lizany_a_hand_that_is_laid_down_is_out_of_turn():
    """Nothing can be laid down there (seat.clockwise)."""
    record = parse_game(TWO_SEVENS.format(profile="obecna") + "M lay-down helpers\n")
    with pytest.raises(IllegalMoveError) as caught:
        states(record)
    assert caught.value.rule == "seat.clockwise"
    two = record_of(whole_deals.chance_deal("lizany", parse_profile("obecna"), 1))
    strange = GameRecord(*two[:3], (Move(1, LayDown("lozena")),))
    with pytest.raises(IllegalMoveError) as caught:
        states(strange)
    assert caught.value.rule == "seat.clockwise"


def test_a_seat_that_a_variant_has_not_is_named_by_its_number():
    """Two play lízaný: whatever a third does is no move of it (seat.clockwise)."""
    record = record_of(whole_deals.chance_deal("lizany", parse_profile("obecna"), 1))
    card = record.moves[0].action
    for seat in (2, -2):
        strange = GameRecord(*record[:3], (Move(seat, card),))
        with pytest.raises(IllegalActionError, match=f"move 1, seat {seat} ") as caught:
            states(strange)
        assert caught.value.rule == "seat.clockwise"
        with pytest.raises(NotationError, match="a seat from 0 to 1"):
            format_game(strange)
    with pytest.raises(IllegalActionError, match="move 1, D "):
        states(GameRecord(*record[:3], (Move(1, card),)))
    again = Move(0, record.moves[1].action)
    with pytest.raises(IllegalActionError, match="move 2, F "):
        states(GameRecord(*record[:3], (record.moves[0], again)))


def test_an_event_that_there_is_not_is_refused():
    """In a record made by hand as in a text; a known one is only left out."""
    record = parse_game(TEXT)
    for kind in ("look-others", "gossip"):
        told = GameRecord(*record[:3], (Move(0, Event(kind, 0)), *record.moves))
        if kind == "gossip":
            with pytest.raises(NotationError, match="cannot read 'gossip' at 1"):
                states(told)
        else:
            assert states(told) == states(record)


@pytest.mark.parametrize(
    ("reader", "told", "expected"),
    [
        (parse_game, "stych 1", "stych 2 \\(parse_record reads stych 1\\)"),
        (parse_record, "stych 2", "stych 1 \\(parse_game reads stych 2\\)"),
        (parse_game, "stych 3", "stych 2$"),
        (parse_record, "", "stych 1$"),
    ],
)
def test_a_reader_names_who_reads_the_other_notation(reader, told, expected):
    """Its first line tells which of the two a text is."""
    with pytest.raises(NotationError, match=expected):
        reader(told + "\nvariant licitovany\n" if told else "")
