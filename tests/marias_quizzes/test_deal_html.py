"""Tests of a played deal as HTML: transcript, board, guess."""

import pytest
from marias.cards import ACORNS
from marias.contracts import TWO_SEVENS
from marias.notation import parse_card, parse_cards
from marias.record import parse_record
from marias.state import start
from marias_quizzes import deal_html, deal_words
from marias_quizzes.html import render
from marias_quizzes.messages import card
from pages import Page

SEVEN = """stych 1
profile obecna
contract sedma A
declarer R
talon BU7
F HKU87 LAKOU87
M HXO LX9 AXKU BA98
R HA9 AAO987 BXKO
LA LX A8
AA L7 AU
HA H7 HO
BO* H8 BA
B8 BX L8
AO LU AK
L9 A9 LO*
BK HU B9
H9 HK HX
AX A7 LK
"""

BETL = """stych 1
profile obecna
contract betl
declarer F
talon BAK
F H987 L987 A87 B87
M HAKOUX LAKOUX
R AAKOUX9 BOUX9
A7 HX A9
"""


@pytest.fixture(scope="module")
def record():
    """A deal in which the announced seven is killed in the last trick."""
    return parse_record(SEVEN)


def page(node):
    """The page of a node."""
    return Page(render(node))


def test_the_transcript_has_ten_tricks_of_three_cards(record, context):
    """The ids are those of the steps, and each is there once."""
    found = page(deal_html.transcript(record, context))
    assert [each for each in found.ids if each[0] == "t"] == [
        f"t{number}" for number in range(1, 11)
    ]
    assert [each for each in found.ids if each[0] == "k"] == [
        f"k{number}" for number in range(31)
    ]
    assert len(found.all("li", "took")) == 10


def test_every_card_names_the_rule_that_allows_it(record, context):
    """Follow, trump, beat, relief, discard: a link at each card and each trick."""
    found = page(deal_html.transcript(record, context))
    links = [each["href"].split("#")[1] for each in found.all("a")]
    assert len(links) >= 30 + 10
    for rule in ("play.must-trump", "play.relief-trumped", "play.beat", "play.follow"):
        assert rule in links
    assert links[0] == "play.forhont-leads"
    assert {"hra.majority", "sedma.beaten-lost"} <= set(links)


def moves(found):
    """The rules that each move of the transcript links, in order of the cards."""
    listed: list[list[str]] = []
    for tag, attributes, around in found.elements:
        if tag == "li" and around[-1:] == ("ul",) and not attributes.get("id"):
            listed.append([])
        if tag == "a" and listed and around[-2:] == ("li", "span"):
            listed[-1].append(attributes["href"].split("#")[1])
    return listed


def test_a_move_says_which_announced_seven_must_wait(record, context, messages):
    """Trick 7: it must not trump in. Trick 9: it must not be led yet."""
    told = moves(page(deal_html.transcript(record, context)))
    for step in (20, 25):
        assert told[step - 1][-1] == "sedma.keep-to-end"
        shown = page(deal_html.board(record, step, context))
        links = [each["href"].split("#")[-1] for each in shown.all("a", "rule")]
        assert "sedma.keep-to-end" in links or "sedma.keep-to-end" in shown.text()
    assert "sedma.keep-to-end" not in told[28 - 1], "its time has come"
    seven = card(parse_card("A7"))
    said = messages.text("deal.keep-to-end", card=seven)
    assert said in page(deal_html.board(record, 25, context)).text()


def test_a_helper_seven_waits_too(messages):
    """Dvě sedmy: both sevens are named, each with the rule that holds it back."""
    hands = tuple(parse_cards(hand) for hand in ("A7 H7 LA", "A89 H8", "L789"))
    kept = ((0, hands[0][0]), (0, hands[0][1]))
    state = start(hands, TWO_SEVENS, ACORNS, 0, kept=kept)
    told = deal_words.kept(state)
    assert [rule for _, rule in told] == ["sedma.keep-to-end", "dvesedmy.keep-helper"]
    assert all(messages.plain(text) for text, _ in told)


def test_points_run_along_and_end_as_the_outcome(record, context, messages):
    """70 for the declarer, 60 for the defence, and the seven is killed."""
    text = page(deal_html.transcript(record, context)).text()
    assert messages.text("deal.so-far", declarer=20, defence=0) in text
    assert messages.text("deal.so-far", declarer=70, defence=60) in text
    assert messages.text("deal.announces", n=20) in text
    gained = messages.text("deal.gained", n=20)
    after = messages.text("deal.so-far", declarer=20, defence=0)
    assert gained.endswith(".")
    assert gained + " " + after in text
    assert messages.text("deal.beaten-lost") in text


@pytest.mark.parametrize("step", range(31))
def test_every_step_shows_a_whole_board(record, context, step):
    """Each card is somewhere: in a hand, on the table, or gone."""
    found = page(deal_html.board(record, step, context))
    held = 30 - step
    shown = len(found.all("img", "card"))
    assert shown == held + (step % 3 or (3 if step else 0))
    assert len(set(found.ids)) == len(found.ids)
    assert len(found.all("dl", "score")) == 1


def test_controls_are_links_into_the_transcript(record, context):
    """They work without the engine, and tell it the step."""
    found = page(deal_html.board(record, 8, context))
    steps = [each for each in found.all("a") if each.get("data-act") == "step"]
    assert [each["data-value"] for each in steps[:2]] == ["k7", "k9"]
    assert all(each["href"] == "#" + each["data-value"] for each in steps)
    assert [each["data-value"] for each in steps if "aria-current" in each] == ["k9"]


def test_at_the_ends_one_control_leads_nowhere(record, context):
    """It stays, so that nothing jumps, and says that it is off."""
    for step in (0, 30):
        found = page(deal_html.board(record, step, context))
        off = [each for each in found.all("a") if "aria-disabled" in each]
        assert len(off) == 1
        assert "href" not in off[0]


@pytest.mark.parametrize(
    ("text", "step"),
    [("", 0), ("k0", 0), ("k8", 8), ("k30", 30), ("t3", 9), ("t10", 30)],
)
def test_steps_are_read_from_a_link(record, text, step):
    """A card, or the end of a trick."""
    assert deal_html.parse_step(text, record) == step


@pytest.mark.parametrize("text", ["k31", "t11", "k", "x3", "k-1", "k1x", "k²", "k0000"])
def test_other_links_are_no_step(record, text):
    """The viewer says so instead of guessing."""
    assert deal_html.parse_step(text, record) == -1


def test_a_guess_is_asked_from_the_hand_to_play(record, context):
    """The seat's own cards, one to choose."""
    found = page(deal_html.guess(record, 8, context, "g"))
    values = [each["value"] for each in found.all("input")]
    assert len(values) == 8
    assert all(each.startswith("g-") for each in found.ids)
    assert found.all("button")[0]["data-act"] == "guess"


@pytest.mark.parametrize(
    ("card", "key", "css"),
    [
        ("HO", "same", "ok"),
        ("HX", "other", "ok"),
        ("L9", "forbidden", "no"),
    ],
)
def test_a_guess_is_judged_by_the_rules_first(
    record, context, messages, card, key, css
):
    """Forbidden, the same as in the deal, or allowed but different."""
    from marias.notation import parse_card
    from marias_quizzes.messages import card as named

    found = page(deal_html.guess(record, 8, context, "g", card))
    assert found.all("div", "say")[0]["class"] == "say " + css
    text = messages.text(
        "deal.guess-" + key,
        card=named(parse_card(card)),
        actual=named(parse_card("HO")),
    )
    assert text.split(" ")[0] in found.text()
    assert found.all("a", "ref")
    assert found.all("a", "btn")[0]["data-value"] == "k9"


def test_a_card_that_is_not_in_the_hand_is_no_guess(record, context):
    """The question stays."""
    assert page(deal_html.guess(record, 8, context, "g", "A7")).all("fieldset")
    assert deal_html.guess(record, 30, context, "g") == []


def test_a_game_without_trumps_has_no_points(context, messages):
    """Betl: no running points; the declarer leads; whoever is void may discard."""
    record = parse_record(BETL)
    assert page(deal_html.board(record, 0, context)).all("dl") == []
    found = page(deal_html.transcript(record, context))
    links = [each["href"].split("#")[1] for each in found.all("a")]
    assert links[:3] == ["betl.actor-leads", "play.free-discard", "play.beat"]
    assert messages.text("deal.gained-nothing") not in found.text()
    assert found.all("ul", "parts") == []
