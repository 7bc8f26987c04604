"""A book of a few lines, for the tests of the site, of the freeze and of the server."""

from __future__ import annotations

from dataclasses import replace

from marias.record import format_record, parse_record
from marias_quizzes.messages import Messages
from marias_site.book import (
    Book,
    Catalogue,
    Chapter,
    Citation,
    Deal,
    DealText,
    Difference,
    Edition,
    Heading,
    Kind,
    Quiz,
    Redirect,
    Rule,
    Source,
    Statement,
    Term,
    TermText,
)
from markupsafe import Markup

LANGUAGES = ("cs", "en")
QUESTION = Quiz("q1", "trick-winner", "1-A-F-LK.LX.L9", "obecna", "karty", ("play.beat",))

DEAL = """\
stych 1
profile obecna
contract sedma A
declarer R
talon BU7
F HKU87 LAKOU87
M HXO LX9 AXKU BA98
R HA9 AAO987 BXKO
LA LX A8
AA L7 AU
HA H7 HO
BO* H8 BA
B8 BX L8
AO LU AK
L9 A9 LO*
BK HU B9
H9 HK HX
AX A7 LK
"""


def small_book() -> Book:
    """Two languages, and one of everything but deals; messages show their keys."""
    return Book(
        languages=LANGUAGES,
        edition=Edition("2026-12-01"),
        catalogues={code: _catalogue(code) for code in LANGUAGES},
        chapters={code: (_chapter(code),) for code in LANGUAGES},
        rules={"play.beat": _rule()},
        sources={"obecna": Source("obecna", dict.fromkeys(LANGUAGES, "Obecná"))},
        terms={code: (_term(),) for code in LANGUAGES},
        kinds=(Kind("trick-winner", QUESTION.position, "obecna", ("play.beat",)),),
        redirects=(Redirect("pravidla/stare/", "pravidla/karty/#play.beat"),),
    )


def with_deal(book: Book) -> Book:
    """The book with an example deal."""
    record = parse_record(DEAL)
    texts = {code: DealText(f"deal {code}", "Lead") for code in book.languages}
    return replace(book, deals=(Deal("sample", format_record(record), record, texts),))


def _catalogue(code: str) -> Catalogue:
    data = {
        "language": code,
        "plural": {"one": [1, 1]},
        "cases": ["nom", "acc", "gen", "ins"],
        "messages": {"site.language": f"[{code}]"},
        "forms": {},
    }
    return Catalogue(code, Messages(data))


def _chapter(code: str) -> Chapter:
    return Chapter(
        id="karty",
        language=code,
        number=1,
        title=f"karty {code}",
        lead="Lead & more",
        html=Markup('<section class="rule" id="play.beat"><h2>Beat</h2></section>'),
        opener="HA",
        outline=(Heading("play.beat", "Beat", 3, "1.1", "rule"),),
        quizzes=(QUESTION,),
        rules=("play.beat",),
    )


def _rule() -> Rule:
    return Rule(
        id="play.beat",
        chapter="karty",
        number="1.1",
        statements={
            code: Statement(f"Beat {code}", Markup("Who can, must."), "Who can, must.")
            for code in LANGUAGES
        },
        sources=(Citation("obecna", "Sehrávka"),),
        differs=(Difference("klasika"),),
        engine=("marias.tricks.legal_plays",),
        quizzes=(QUESTION,),
    )


def _term() -> Term:
    texts = {
        code: TermText(f"trick {code}", Markup("Three cards."), "Three cards.")
        for code in LANGUAGES
    }
    return Term("trick", texts, "karty")
