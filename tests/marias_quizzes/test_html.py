"""Tests of the tree of HTML elements."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marias_quizzes.html import el, render
from pages import Page


def test_text_is_escaped_when_it_is_written():
    """Markup in a text or in an attribute is shown, never carried out."""
    node = el("p", {"title": '"><b>'}, "<script>&amp;")
    assert render(node) == (
        '<p title="&quot;&gt;&lt;b&gt;">&lt;script&gt;&amp;amp;</p>'
    )


@given(st.text())
def test_any_text_comes_back_from_the_page(text):
    """What a browser reads is what was put in, but for the character NUL."""
    page = Page(render(el("p", {"title": text}, text)))
    kept = text.replace("\0", "")
    assert page.elements[0][1]["title"] == kept.replace("\r\n", "\r\n")
    assert "".join(page.words) == kept


def test_attributes_stand_in_a_known_order():
    """Pairs as they are given, a dict by name: the same on every runtime."""
    assert render(el("a", (("id", "x"), ("class", "y")))) == '<a id="x" class="y"></a>'
    assert render(el("a", {"id": "x", "class": "y"})) == '<a class="y" id="x"></a>'


def test_attributes_without_a_value():
    """True stands alone, None and False leave the attribute out, 0 is a value."""
    node = el("input", {"checked": True, "id": None, "disabled": False, "value": 0})
    assert render(node) == '<input checked value="0">'


def test_children_may_be_lists_numbers_or_nothing():
    """Lists are flattened, None is nothing, and void elements have no end."""
    node = el("p", None, [1, (el("br"), None)], "a", False)
    assert render(node) == "<p>1<br>a</p>"


@pytest.mark.parametrize("tag", ["script", "style", "iframe", "a b", "", "P", "a>"])
def test_dangerous_elements_are_refused(tag):
    """Elements whose text is no text, and names that are none."""
    with pytest.raises(ValueError, match="element not allowed"):
        el(tag)


@pytest.mark.parametrize("name", ["onclick", "style", "srcdoc", "a b", "x=y", ""])
def test_dangerous_attributes_are_refused(name):
    """No handler and no style in HTML: the policy of the site forbids both."""
    with pytest.raises(ValueError, match="attribute not allowed"):
        el("p", {name: "1"})


@pytest.mark.parametrize(
    "address", ["javascript:x", " JavaScript:x", "data:text/html,"]
)
def test_dangerous_addresses_are_refused(address):
    """Links lead to pages only."""
    with pytest.raises(ValueError, match="address not allowed"):
        el("a", {"href": address})


@pytest.mark.parametrize(
    "address", ["", "../a/#b:c", "#b:c", "?q=1:2", "https://x/", "mailto:a@b"]
)
def test_other_addresses_are_links(address):
    """A colon in a path, a query or a fragment is no scheme."""
    assert f'href="{address}"' in render(el("a", {"href": address}))
