"""Tests of the block of a question in its three states."""

import pytest
from marias.misconceptions import misconception
from marias.profile import GENERAL, parse_profile
from marias_quizzes import blocks, card_points, kinds, legal_plays, trick_winner
from marias_quizzes.beliefs import truth
from marias_quizzes.cards_html import words
from marias_quizzes.html import Context, el, render
from marias_quizzes.question import PositionError, answer, fault
from pages import Page

RELIEF = legal_plays.question("1-L-F-HK.L9-HAO8.LX7.AK9", GENERAL)
TRICK = trick_winner.question("1-A-F-HK.HX.A7", GENERAL)
POINTS = card_points.question("1-A-d-w-HK.HA.L9_A9.AX.A8-wHKl.tLOf", GENERAL)
ALL = (RELIEF, TRICK, POINTS)


def page(node):
    """The page of a node."""
    return Page(render(node))


@pytest.mark.parametrize("asked", ALL)
def test_the_block_carries_its_question(asked, context):
    """Kind, position and profile are there for the engine, and a live region waits."""
    for node in (
        blocks.static_block(asked, context, "q1"),
        blocks.live_block(asked, context, "q1"),
        blocks.answered_block(asked, context, "q1", answer(asked)),
    ):
        found = page(node)
        [section] = found.all("section", "quiz")
        assert section["id"] == "q1"
        assert section["data-kind"] == asked.kind
        assert section["role"] == "group"
        assert section["data-q"] == asked.position
        assert section["data-p"] == "obecna"
        assert section["aria-labelledby"] in found.ids
        assert {"q1-body", "q1-status"} <= set(found.ids)
        assert found.all("p", "quiz-note")[0]["role"] == "status"


@pytest.mark.parametrize("asked", ALL)
def test_without_script_every_option_opens_its_own_verdict(asked, context):
    """Verdict, reason and rule in each; only one is open at a time."""
    found = page(blocks.static_block(asked, context, "q1"))
    assert len(found.all("details")) == len(asked.options)
    assert {each["name"] for each in found.all("details")} == {"q1"}
    assert not [each for each in found.all("details") if "open" in each]
    verdicts = found.all("div", "say")
    assert [each["id"] for each in verdicts] == [
        "q1-" + each.key for each in asked.options
    ]
    for each, verdict in zip(asked.options, verdicts, strict=True):
        assert ("ok" in verdict["class"].split()) == each.correct
        reason = page(words(each.reason, context)).text()
        assert reason in found.text()
    assert len(found.all("a", "ref")) == len(asked.options)


@pytest.mark.parametrize(("asked", "kind"), [(RELIEF, "checkbox"), (TRICK, "radio")])
def test_a_live_question_is_a_named_group_of_inputs(asked, kind, context, messages):
    """Fieldset and legend with the question; boxes where several answers are right."""
    found = page(blocks.live_block(asked, context, "q1", (asked.options[1].key,)))
    inputs = found.all("input")
    assert [each["value"] for each in inputs] == [each.key for each in asked.options]
    assert {each["type"] for each in inputs} == {kind}
    assert {each["name"] for each in inputs} == {"q1-k"}
    assert ["checked" in each for each in inputs][:3] == [False, True, False]
    assert len(found.all("fieldset")) == len(found.all("legend")) == 1
    inside = [path for tag, _, path in found.elements if tag == "input"]
    assert all("fieldset" in path and "label" in path for path in inside)
    [button] = found.all("button")
    assert (button["type"], button["data-act"]) == ("button", "check")
    assert messages.plain(asked.prompt) in found.text()


def test_nothing_in_a_live_question_tells_the_answer(context):
    """No mark, no class and no word of the verdict before checking."""
    text = render(blocks.live_block(RELIEF, context, "q1"))
    for word in ('"ok', " ok", '"no', ' no"', "details", "play.follow"):
        assert word not in text


def test_a_wrong_answer_is_explained(context, messages):
    """Verdict, marks with words, the reason, the belief, the chain, what is allowed."""
    found = page(blocks.answered_block(RELIEF, context, "q1", ("HA", "HO", "H8", "LX")))
    text = found.text()
    heading = [each for each in found.all("h2") if each.get("id") == "q1-verdict"]
    assert heading[0]["tabindex"] == "-1"
    assert messages.plain(blocks.verdict(RELIEF, ("HA", "LX"))) in text
    assert messages.text("belief.trump-any-time.who") in text
    assert messages.text("belief.trump-any-time.truth") not in text, "said already"
    assert messages.text("quiz.state-relieved") in text
    assert text.count(messages.text("quiz.cap-mine")) >= 4
    acts = [each["data-act"] for each in found.all("button")]
    assert acts == ["again", "another"]
    assert len(found.all("li", "mine")) == 4


@pytest.mark.parametrize(
    ("chosen", "headings"),
    [
        (("HA", "HO"), ["missed"]),
        (("HA", "HO", "H8", "LX"), ["why-not"]),
        (("HA", "LX"), ["why-not", "missed"]),
        (("HA", "HO", "H8"), ["why"]),
    ],
)
def test_reasons_stand_under_what_they_explain(chosen, headings, context, messages):
    """A card that may be played is never explained under "why not"."""
    found = page(blocks.answered_block(RELIEF, context, "q1", chosen))
    ids = [each["id"] for each in found.all("h3") if each["id"] != "q1-title"]
    assert ids == ["q1-" + key for key in headings]
    for key in headings:
        assert messages.text("quiz." + key) in found.text()


def test_the_truth_is_told_where_no_reason_has_told_it(context, messages):
    """Who gives the trick to the high card hears what trumps do."""
    for option in TRICK.options:
        belief = option.beliefs[0] if option.beliefs else ""
        if option.correct or not belief:
            continue
        text = page(blocks.answered_block(TRICK, context, "q1", (option.key,))).text()
        rules = [option.rule] + [each.rule for each in TRICK.options if each.correct]
        said = messages.plain(truth(belief)) in text
        assert said == (misconception(belief).rule not in rules)


def test_marks_have_words_not_only_colours(context, messages):
    """Every option says whether it is right; what is missing says so."""
    found = page(blocks.answered_block(RELIEF, context, "q1", ("HA",)))
    captions = len(found.all("span", "cap"))
    assert captions == len(RELIEF.options)
    assert found.text().count(messages.text("quiz.cap-missed")) >= 2
    assert found.all("span", "mark")[0]["aria-hidden"] == "true"


@pytest.mark.parametrize("asked", ALL)
def test_a_right_answer_is_explained_too(asked, context, messages):
    """Why it is right, with the rule, and no belief."""
    found = page(blocks.answered_block(asked, context, "q1", answer(asked)))
    assert messages.plain(blocks.verdict(asked, answer(asked))) in found.text()
    assert found.all("div", "strip")[0]["class"] == "strip ok"
    assert found.all("p", "belief") == []
    assert found.all("ol", "why")


@pytest.mark.parametrize("asked", ALL)
def test_without_a_choice_the_solution_is_shown(asked, context, messages):
    """Neither right nor wrong: the strip says that this is the answer."""
    found = page(blocks.answered_block(asked, context, "q1", ()))
    assert found.all("div", "strip")[0]["class"] == "strip na"
    assert messages.text("quiz.solution") in found.text()
    assert found.all("p", "belief") == []


def test_the_permanent_link_carries_position_and_profile(messages, language):
    """The link of a question leads to the same question in this language."""
    profile = parse_profile("obecna~beat.no")
    asked = legal_plays.question(RELIEF.position, profile)
    context = Context(language, messages, profile, "../", "cards", {})
    link = page(blocks.static_block(asked, context, "q1")).all("a", "perm")[0]["href"]
    home = "../" if language == "cs" else "../en/"
    assert (
        link == home + "cviceni/legal-plays/?q=" + RELIEF.position + "&p=obecna~beat.no"
    )
    assert asked.profile == "obecna~beat.no"


def test_every_question_shows_its_table(context, messages):
    """The badge names the profile, and says when it was changed."""
    own = legal_plays.question(RELIEF.position, parse_profile("klasika~beat.no"))
    text = page(blocks.static_block(own, context, "q1")).text()
    assert messages.text("quiz.own-rules", profile="Klasika") in text


HOSTILE = ('1-A-F-HK.L9-HA"><script>x</script>', "1-A-F-HK.<img>-HA", "<b>", "'\"&{n}")


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("kind", kinds.KINDS)
def test_a_hostile_link_reaches_the_page_as_text_only(kind, text, context):
    """It is no question, and the sentence about it is escaped."""
    with pytest.raises(PositionError) as caught:
        kinds.find(kind).question(text, GENERAL)
    html = render(el("p", None, words(fault(caught.value), context)))
    found = Page(html)
    assert {tag for tag, _, _ in found.elements} <= {"p"}
    assert "<script" not in html
