"""The book of a few lines serves the freeze and the server as well."""

from __future__ import annotations

import pytest
from marias_site.book import Book
from page_book import page_book


@pytest.fixture
def book() -> Book:
    """A book of a few lines."""
    return page_book()
