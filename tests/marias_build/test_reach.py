"""A page fetches the modules that it can import, and no others."""

from __future__ import annotations

from marias_build.output.reach import reached

FILES = {
    "page/start.py": b"from . import quiz\ndef later():\n    from game import rare\n",
    "page/quiz.py": b"from game.cards import CARD\n",
    "page/unused.py": b"",
    "game/__init__.py": b"if TYPE_CHECKING:\n    from . import big\n",
    "game/cards.py": b"import game.suits\n",
    "game/suits.py": b"",
    "game/rare.py": b"",
    "game/big.py": b"",
}


def test_what_is_imported_comes_along_even_when_late() -> None:
    """Imports at the top, inside a function, relative and dotted are all followed."""
    assert list(reached(FILES, "page/start.py")) == [
        "game/__init__.py",
        "game/cards.py",
        "game/rare.py",
        "game/suits.py",
        "page/quiz.py",
        "page/start.py",
    ]


def test_what_nobody_imports_stays_behind() -> None:
    """A module that only a type checker reads is not fetched."""
    assert not {"game/big.py", "page/unused.py"} & set(reached(FILES, "page/start.py"))
