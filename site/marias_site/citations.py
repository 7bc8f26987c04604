"""How a rule is cited: in words, for BibTeX, and in an article of Wikipedia.

Each form has the title, the id and the edition; an address only where one is known.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping

from marias_site.book import Rule
from marias_site.frame import Page

# What BibTeX takes for signs of its own.
_SPECIAL = {
    **{sign: "\\" + sign for sign in "&%$#_{}"},
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "\\": r"\textbackslash{}",
}
# The template that Wikipedia has in a language: its name and those of its fields.
_TEMPLATES = {
    "cs": (
        "Citace elektronické monografie",
        {"work": "titul", "title": "kapitola", "edition": "vydání",
         "date": "datum vydání", "language": "jazyk", "address": "url"},
    ),
    "en": (
        "cite web",
        {"title": "title", "work": "website", "edition": "edition", "date": "date",
         "language": "language", "address": "url"},
    ),
}  # fmt: skip


def plain(rule: Rule, page: Page) -> str:
    """One sentence: what it is, its id, the edition, and where it is to be read."""
    key = "site.cite-told" if rule.told else "site.cite"
    title = rule.statements[page.language].title
    said = page.messages.text(
        key,
        title=title,
        id=rule.id,
        date=page.date(),
        edition=page.book.edition.hash,
    )
    return " ".join(filter(None, (said, _address(page))))


def bibtex(rule: Rule, page: Page) -> str:
    """An entry for BibTeX; its key is the id of the rule in this edition."""
    edition = page.book.edition
    date = datetime.date.fromisoformat(edition.date)
    fields = {
        "title": f"{{{_escaped(_title(rule, page))}}}",
        "howpublished": _escaped(_work(page)),
        "edition": edition.hash,
        "year": str(date.year),
        "month": str(date.month),
        "language": page.language,
        "url": _address(page),
    }
    rows = (f"  {name} = {{{text}}}" for name, text in fields.items() if text)
    key = ":".join(filter(None, ("stych", rule.id, edition.hash)))
    return f"@misc{{{key},\n" + ",\n".join(rows) + "\n}"


def wikipedia(rule: Rule, page: Page) -> str:
    """The template of the Wikipedia in the page's language, else the English one."""
    name, fields = _TEMPLATES.get(page.language, _TEMPLATES["en"])
    edition = page.book.edition
    values = {
        "title": _title(rule, page),
        "work": _work(page),
        "address": _address(page),
        "edition": edition.hash,
        "date": edition.date,
        "language": page.language,
    }
    return f"{{{{{name}\n{_rows(fields, values)}\n}}}}"


def _rows(fields: Mapping[str, str], values: Mapping[str, str]) -> str:
    shown = ((name, values[field]) for field, name in fields.items())
    return "\n".join(
        f" | {name} = {text.replace('|', '{{!}}')}" for name, text in shown if text
    )


def _title(rule: Rule, page: Page) -> str:
    return f"{rule.statements[page.language].title} ({rule.id})"


def _work(page: Page) -> str:
    return f"{page.messages.text('site.name')}: {page.messages.text('site.subtitle')}"


def _address(page: Page) -> str:
    return page.absolute(page.path) if page.book.edition.address else ""


def _escaped(text: str) -> str:
    return "".join(_SPECIAL.get(sign, sign) for sign in text)
