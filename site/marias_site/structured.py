"""What a page is, in the words of schema.org, for programs that read it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from marias.profile import parse_profile
from marias_quizzes import addresses, kinds
from markupsafe import Markup

from marias_site.trails import Step

if TYPE_CHECKING:
    from marias_site.frame import Page

Thing = dict[str, Any]


def script(page: Page, steps: tuple[Step, ...], title: str, summary: str) -> Markup:
    """The content of the data block, or "" for a page that is nothing to them.

    No sign in it can end the block or begin another: each is written as its number.
    """
    graph = [*_breadcrumbs(page, steps), *_things(page, title, summary)]
    if not graph:
        return Markup("")
    whole = {"@context": "https://schema.org", "@graph": graph}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)  # safe: see above


def _breadcrumbs(page: Page, steps: tuple[Step, ...]) -> list[Thing]:
    if not steps:
        return []
    items = [
        {
            "@type": "ListItem",
            "position": place,
            "name": step.title,
            "item": page.absolute(step.path),
        }
        for place, step in enumerate(steps, start=1)
    ]
    return [{"@type": "BreadcrumbList", "itemListElement": items}]


def _things(page: Page, title: str, summary: str) -> list[Thing]:
    make = _MAKERS.get(page.view)
    if make is None:
        return []
    about = {"@type": "Game", "name": page.messages.text("site.game")}
    common = {
        "url": page.absolute(page.path),
        "name": title,
        "description": summary,
        "inLanguage": page.language,
        "dateModified": page.book.edition.date,
        "about": about,
    }
    picture = page.preview()
    return [make(page) | common | ({"image": picture} if picture else {})]


def _book(page: Page) -> Thing:
    path = addresses.contents(page.language)
    name = page.messages.text("site.whole-name")
    return {"@type": "Book", "name": name, "url": page.absolute(path)}


def _home(page: Page) -> Thing:
    return {"@type": "WebSite", "alternateName": page.messages.text("site.name")}


def _contents(page: Page) -> Thing:
    found = [
        {
            "@type": "Chapter",
            "name": chapter.title,
            "position": chapter.number,
            "url": page.absolute(addresses.chapter(page.language, chapter.id)),
        }
        for chapter in page.book.chapters.get(page.language, ())
    ]
    return {"@type": "Book", "hasPart": found}


def _chapter(page: Page) -> Thing:
    chapter = page.book.chapter(page.language, page.item)
    return {
        "@type": ["Article", "LearningResource"],
        "headline": chapter.title,
        "learningResourceType": "chapter",
        "position": chapter.number,
        "isPartOf": _book(page),
    }


def _essay(page: Page) -> Thing:
    essay = page.book.essay(page.language, page.item)
    return {
        "@type": ["Article", "LearningResource"],
        "headline": essay.title,
        "learningResourceType": "essay",
        "timeRequired": f"PT{essay.minutes}M",
        "isPartOf": _book(page),
    }


def _rule(page: Page) -> Thing:
    rule = page.book.rules[page.item]
    chapter = page.book.chapter(page.language, rule.chapter)
    cited = {citation.source: None for citation in rule.sources}
    return {
        "@type": "Article",
        "headline": rule.statements[page.language].title,
        "identifier": rule.id,
        "isBasedOn": [_source(page, source) for source in cited],
        "isPartOf": {
            "@type": "Chapter",
            "name": chapter.title,
            "url": page.absolute(addresses.chapter(page.language, chapter.id)),
        },
    }


def _source(page: Page, name: str) -> Thing:
    source = page.book.sources[name]
    address = {"url": source.address} if source.address else {}
    return {"@type": "CreativeWork", "name": source.names[page.language], **address}


def _glossary(page: Page) -> Thing:
    terms = page.book.terms.get(page.language, ())
    return {
        "@type": "DefinedTermSet",
        "hasDefinedTerm": [
            {
                "@type": "DefinedTerm",
                "name": term.texts[page.language].word,
                "termCode": term.key,
                "url": page.absolute(addresses.glossary(page.language, term.key)),
            }
            for term in terms
        ],
    }


def _kind(page: Page) -> Thing:
    kind = {kind.id: kind for kind in page.book.kinds}[page.item]
    asked = kinds.find(kind.id).question(kind.position, parse_profile(kind.profile))
    answers = {True: [], False: []}  # type: dict[bool, list[Thing]]
    for option in asked.options:
        text = page.messages.plain(option.label)
        answers[option.correct].append({"@type": "Answer", "text": text})
    question = {
        "@type": "Question",
        "eduQuestionType": "Checkbox" if asked.multiple else "Multiple choice",
        "text": page.messages.plain(asked.prompt),
        "acceptedAnswer": answers[True],
        "suggestedAnswer": answers[False],
    }
    return {
        "@type": "Quiz",
        "learningResourceType": "practice",
        "hasPart": [question],
        "isPartOf": _book(page),
    }


def _whole(page: Page) -> Thing:
    return {"@type": "Book", "datePublished": page.book.edition.date}


_MAKERS: Mapping[str, Callable[[Page], Thing]] = {
    "home": _home,
    "contents": _contents,
    "chapter": _chapter,
    "essay": _essay,
    "rule": _rule,
    "glossary": _glossary,
    "kind": _kind,
    "whole": _whole,
}
