"""The book of a few lines, and a reader of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient
from marias_site import create_app
from marias_site.book import Book
from page_book import page_book, with_deal


@pytest.fixture
def book() -> Book:
    """A book of a few lines."""
    return page_book()


@pytest.fixture
def dealt(book: Book, root: Path) -> Book:
    """The same book with an example deal."""
    return with_deal(book, (root / "content/deals/sedma-zabita.txt").read_text())


@pytest.fixture
def client(book: Book) -> FlaskClient:
    """A reader of the book, without a browser."""
    return create_app(book).test_client()
