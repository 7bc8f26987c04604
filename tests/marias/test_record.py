import pytest
from marias.cards import ACORNS, NO_TRUMP
from marias.contracts import DURCH, SEVEN
from marias.deal import REARHAND
from marias.errors import IllegalActionError, NotationError
from marias.record import format_record, parse_record, states
from marias.state import is_over

TEXT = """\
stych 1
profile klasika
contract sedma A
declarer R
talon BU7
F HKU87 LAKOU87
M HXO LX9 AXKU BA98
R HA9 AAO987 BXKO
LA LX A8
AA L7 AU
HA H7 HO
BO* H8
"""


def test_a_record_holds_profile_contract_deal_and_plays():
    """Everything needed to play a deal again is in its text."""
    record = parse_record(TEXT)
    assert record.profile.preset == "klasika"
    assert (record.contract, record.trump, record.declarer) == (SEVEN, ACORNS, REARHAND)
    assert len(record.plays) == 11
    assert [play.announce for play in record.plays].index(True) == 9
    assert format_record(record) == TEXT


def test_comments_and_empty_lines_are_left_out():
    """An author may write remarks between the lines."""
    loose = "# a remark\n\n" + TEXT.replace("\n", "\n\n  # more\n")
    assert parse_record(loose) == parse_record(TEXT)


def test_a_contract_without_trumps_names_no_suit():
    """Betl and durch have no trump suit."""
    record = parse_record(TEXT.replace("sedma A", "durch"))
    assert (record.contract, record.trump) == (DURCH, NO_TRUMP)
    assert "contract durch\n" in format_record(record)


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("stych 1", "stych 2", 1, "stych 1"),
        ("profile klasika", "profile pub", 2, "a preset"),
        ("profile klasika", "profile klasika~beet.no", 2, "a switch"),
        ("profile klasika", "contract sedma A", 2, "a line 'profile …'"),
        ("sedma A", "sedmička A", 3, "a contract"),
        ("sedma A", "sedma", 3, "a trump suit"),
        ("sedma A", "betl A", 3, "no suit"),
        ("declarer R", "declarer Z", 4, "a seat"),
        ("talon BU7", "talon BU", 5, "2 cards"),
        ("F HKU87", "F HU87", 6, "10 cards"),
        ("M HXO LX9", "M HXO LXA", 7, "only once"),
        ("LA LX A8", "LA LX AQ", 9, "a rank"),
        ("LA LX A8", "LA LX A8 A7", 9, "three cards"),
        ("LA LX A8", "LA LX", 10, "no line after"),
        ("HA H7 HO", "HA H7 LA", 11, "only once"),
        ("F HKU87 LAKOU87\n", "", 6, "a line 'F …'"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(old, new, line, expected):
    """An author finds the line, and what should have stood there."""
    with pytest.raises(NotationError) as caught:
        parse_record(TEXT.replace(old, new))
    assert caught.value.where == line
    assert expected in caught.value.expected


def test_a_record_that_breaks_off_is_refused_at_its_end():
    """A missing line is reported behind the last one."""
    with pytest.raises(NotationError) as caught:
        parse_record("stych 1\nprofile klasika")
    assert caught.value.where == 2


def test_a_record_may_hold_an_illegal_card_but_its_states_may_not():
    """A deal as it was played can be written down; playing it again checks it."""
    record = parse_record(TEXT.replace("LA LX A8", "LA LX A7"))
    with pytest.raises(IllegalActionError, match="keep-to-end"):
        states(record)


def test_the_states_of_a_record_are_one_more_than_its_cards():
    """Before the first card, and after each."""
    row = states(parse_record(TEXT))
    assert len(row) == 12
    assert not is_over(row[-1])
    assert row[-1].announcements[0].seat == REARHAND


def test_hidden_switches_are_read_only_on_request():
    """Records of other programs carry rules that no table is offered."""
    text = TEXT.replace("klasika", "obecna~lead.declarer")
    with pytest.raises(NotationError):
        parse_record(text)
    assert parse_record(text, hidden=True).profile.lead == "declarer"
