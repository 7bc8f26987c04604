"""Tests of cards, suits and rules as HTML."""

from marias.notation import parse_card
from marias_quizzes.cards_html import card_image, chip, rule_link, rule_title, words
from marias_quizzes.html import render
from marias_quizzes.messages import card, say
from pages import Page

NAMES = {"cs": "červený král", "en": "king of hearts"}


def test_a_picture_has_the_name_of_its_card(context, language):
    """The alternative text is the whole name, the size is given."""
    [image] = Page(render(card_image(parse_card("HK"), context))).all("img")
    assert image["alt"] == NAMES[language]
    assert image["src"] == "../../assets/cards/HK.svg"
    assert (image["width"], image["height"]) == ("200", "320")


def test_a_chip_is_named_for_those_who_do_not_see_it(context, language):
    """Letter and sign for the eye, the name for the ear."""
    page = Page(render(chip(parse_card("HK"), context)))
    [span] = page.all("span", "g")
    assert (span["role"], span["aria-label"]) == ("img", NAMES[language])
    assert page.text() == "K"


def test_a_rule_is_cited_by_its_title(context, language):
    """The link leads to the statement in its chapter; it keeps the id for a pointer."""
    page = Page(render(rule_link("play.beat", context)))
    home = "../../" if language == "cs" else "../../en/"
    assert page.all("a")[0]["href"] == home + "pravidla/karty/#play.beat"
    assert page.text() == "Title of play.beat"
    assert page.all("a")[0]["title"] == "play.beat"
    assert Page(render(rule_title("play.beat", context))).text() == "Title of play.beat"


def test_a_rule_that_the_book_lacks_is_no_dead_link(context):
    """It is shown by its id."""
    page = Page(render(rule_link("no.such-rule", context)))
    assert page.all("a") == []
    assert page.text() == "no.such-rule"


def test_a_message_becomes_text_and_chips(context):
    """A card without a case is a picture in the line."""
    page = Page(render(words(say("quiz.card", card=card(6)), context)))
    assert len(page.all("span", "g")) == 1
