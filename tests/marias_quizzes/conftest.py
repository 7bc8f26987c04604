"""What the tests of the questions share: catalogues, contexts, helpers beside them."""

import sys
from pathlib import Path

import pytest

# The helpers of this folder (`questions`, `pages`) are imported by their names.
sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="session", params=["cs", "en"])
def language(request):
    """Both languages of the book."""
    return request.param


@pytest.fixture(scope="session")
def messages(language):
    """The strict catalogue of a language: what is missing is an error."""
    from marias_quizzes.messages import Messages
    from pages import catalogue

    return Messages(catalogue(language), strict=True)


@pytest.fixture(scope="session")
def context(language, messages):
    """A page two folders below the root, whose book has every rule."""
    from marias.profile import GENERAL
    from marias_quizzes.html import Context
    from pages import rules

    return Context(language, messages, GENERAL, "../../", "assets/cards", rules())
