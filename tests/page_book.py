"""A book of a few lines: enough for every template, nothing of the real content."""

from __future__ import annotations

from dataclasses import replace

from marias.record import parse_record
from marias_quizzes.messages import Messages
from marias_site import book as shelf
from marias_site import disputes, texts
from markupsafe import Markup

POLICY = "default-src 'none'; script-src 'self'"
LANGUAGES = ("cs", "en")


def page_book() -> shelf.Book:
    """Two languages, two chapters, an essay, two rules, one term, one question."""
    statement = shelf.Statement(
        "Přebít", Markup("Kdo může, <b>musí</b>."), "Kdo může, musí."
    )
    meaning = shelf.TermText("štych", Markup("Tři karty."), "Tři karty.", ("zdvih",))
    term = shelf.Term("trick", dict.fromkeys(LANGUAGES, meaning), "karty", "Š")
    rule = shelf.Rule(
        id="play.beat",
        chapter="karty",
        number="1.1",
        statements=dict.fromkeys(LANGUAGES, statement),
        sources=(shelf.Citation("obecna", "Sehrávka"),),
        differs=(shelf.Difference("hospoda", "derived"),),
        quizzes=(
            texts.Quiz("q1", "trick-winner", "", "obecna", "karty", essay="desitka"),
        ),
        related=("hist.where-played",),
    )
    told = shelf.Rule(
        id="hist.where-played",
        chapter="karty",
        number="",
        statements=dict.fromkeys(LANGUAGES, statement),
        executable=False,
        told=True,
    )
    return shelf.Book(
        languages=LANGUAGES,
        edition=shelf.Edition("2026-12-01", hash="0123abc"),
        catalogues={code: shelf.Catalogue(code, _words(code)) for code in LANGUAGES},
        chapters={
            code: (_chapter(code, "karty", 1), _chapter(code, "trumfy", 2))
            for code in LANGUAGES
        },
        essays={code: (_essay(code),) for code in LANGUAGES},
        rules={"play.beat": rule, "hist.where-played": told},
        disagreements=(
            disputes.Disagreement(
                id="vyssi",
                chapter="karty",
                rules=("play.beat",),
                questions=dict.fromkeys(LANGUAGES, "Musí?"),
                html=dict.fromkeys(LANGUAGES, Markup("<h3>Musí?</h3>")),
            ),
        ),
        sources={
            "obecna": shelf.Source("obecna", dict.fromkeys(LANGUAGES, "Pravidla"))
        },
        terms=dict.fromkeys(LANGUAGES, (term,)),
        kinds=(shelf.Kind("trick-winner", "1-A-F-HK.L9.HA", "obecna"),),
        redirects=(shelf.Redirect("pravidla/stare/", "pravidla/karty/#play.beat"),),
        assets={"site.css": "assets/site.0.css", "loader.js": "assets/loader.0.js"},
        policy=POLICY,
    )


def with_deal(book: shelf.Book, record: str) -> shelf.Book:
    """The same book with an example deal."""
    titles = dict.fromkeys(book.languages, shelf.DealText("Zabitá sedma", "Lead"))
    return replace(
        book, deals=(shelf.Deal("prvni", record, parse_record(record), titles),)
    )


def _words(language: str) -> Messages:
    """A catalogue that says the keys themselves, and the name of its language."""
    said = {
        "site.language": f"[{language}]",
        "site.name": "Štych",
        "site.date": "d. M. y",
    }
    return Messages({"language": language, "plural": {}, "cases": ["nom"],
                     "messages": said, "forms": {}})  # fmt: skip


def _chapter(language: str, name: str, number: int) -> texts.Chapter:
    html = '<section class="rule" id="play.beat"><h2>Beat</h2></section>'
    if number > 1:  # a rule is stated once
        html = '<h2 id="more">More</h2><a href="../karty/#play.beat">Beat</a>'
    return texts.Chapter(
        id=name,
        language=language,
        number=number,
        title=f"{name} {language}",
        lead="Lead & more",
        html=Markup(html),
        opener="AO",
        outline=(texts.Heading("play.beat", "Beat", 2, "1.1", "rule"),),
        rules=("play.beat", "hist.where-played") if number == 1 else (),
    )


def _essay(language: str) -> texts.Essay:
    html = '<p>Text</p><section id="q1"></section>'
    return texts.Essay(
        id="desitka",
        language=language,
        chapter="karty",
        title=f"Desítka {language}",
        lead="Lead & more",
        html=Markup(html),
        minutes=3,
    )
