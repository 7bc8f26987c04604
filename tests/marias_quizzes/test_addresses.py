"""Tests of the addresses of the site."""

import pytest
from marias_quizzes import addresses


@pytest.mark.parametrize(
    ("address", "path"),
    [
        (addresses.home("cs"), ""),
        (addresses.home("en"), "en/"),
        (addresses.chapter("cs", "trumfy"), "pravidla/trumfy/"),
        (addresses.chapter("en", "trumfy"), "en/pravidla/trumfy/"),
        (
            addresses.rule_in_chapter("cs", "trumfy", "play.beat"),
            "pravidla/trumfy/#play.beat",
        ),
        (addresses.rule("en", "play.beat"), "en/r/play.beat/"),
        (addresses.kind("cs", "legal-plays"), "cviceni/legal-plays/"),
        (addresses.kind("cs", "x", "s=12a"), "cviceni/x/?s=12a"),
        (addresses.deal("cs", "sedma"), "partie/sedma/"),
        (addresses.deal("cs", "sedma", "k8"), "partie/sedma/#k8"),
        (addresses.glossary("cs", "trick"), "slovnik/#trick"),
    ],
)
def test_addresses_are_paths_from_the_root(address, path):
    """Czech lies at the root, other languages below their code; paths end in /."""
    assert address == path


@pytest.mark.parametrize(
    ("path", "way"),
    [("", ""), ("en/", "../"), ("pravidla/trumfy/#a/b", "../../"), ("a/?q=/", "../")],
)
def test_up_leads_back_to_the_root(path, way):
    """Only the folders count, not what stands in a query or a fragment."""
    assert addresses.up(path) == way


def test_a_query_is_encoded_and_leaves_out_what_is_empty():
    """Positions and profiles need no escapes; anything else gets them."""
    assert addresses.query(("q", "1-A-F-HK.L9"), ("p", "")) == "q=1-A-F-HK.L9"
    assert addresses.query(("p", "klasika~beat.no")) == "p=klasika~beat.no"
    assert addresses.query(("q", 'a&b="ž"')) == "q=a%26b%3D%22%C5%BE%22"
