"""What a chapter may refer to, put together for each language from what was loaded."""

from __future__ import annotations

from collections.abc import Mapping

from marias_site.book import DealText

from marias_build.book import chapters, questions
from marias_build.book.loading import Loaded
from marias_build.tables.values import values
from marias_build.text.typography import typeset
from marias_build.text.world import World


def worlds(loaded: Loaded, cards: str, address: str) -> dict[str, World]:
    """The book around its chapters, in every language whose words are known."""
    numbered = {**values(), **_counts(loaded)}
    return {
        language: _world(loaded, language, (cards, address), numbered)
        for language in loaded.words
    }


def _counts(loaded: Loaded) -> dict[str, int]:
    """How many of each the book has, for the chapters that say so."""
    outlines = loaded.outlines[loaded.settings.languages[0]]
    stated = {said.id for outline in outlines for said in outline.rules}
    return {
        "count:rules": len(stated),
        "count:terms": len(loaded.terms),
        "count:disagreements": len(loaded.disagreements),
    }


def _world(
    loaded: Loaded, language: str, around: tuple[str, str], numbers: Mapping[str, int]
) -> World:
    outlines = loaded.outlines[language]
    words = loaded.words[language]
    return World(
        language=language,
        languages=tuple(loaded.settings.languages),
        messages=words.strict(),
        chapters={
            **{name: name for name in loaded.settings.chapters},  # some may lack a file
            **{o.id: typeset(o.source.head.title, language) for o in outlines},
        },
        essays={
            **{name: name for name in loaded.settings.essays},
            **{
                o.id: typeset(o.source.head.title, language)
                for o in loaded.essays[language]
            },
        },
        rules={
            said.id: (typeset(said.title, language), o.id)
            for o in outlines
            for said in o.rules
        },
        numbers=chapters.numbers(outlines),
        entries=loaded.entries,
        registry={rule.id: rule.kind for rule in loaded.registry.values()},
        sources={
            key: typeset(source.called(language), language)
            for key, source in loaded.sources.items()
        },
        disagreements=loaded.disagreements,
        terms=loaded.terms,
        deals=_titles(loaded, language),
        records={name: played.record for name, played in loaded.deals.items()},
        kinds=questions.kinds(),
        values=numbers,
        cases=words.cases,
        profile=loaded.settings.profile,
        cards=around[0],
        address=around[1],
        words=repr(words.data()),
    )


def _titles(loaded: Loaded, language: str) -> dict[str, DealText]:
    return {
        name: DealText(
            typeset(texts[language].title, language),
            typeset(texts[language].lead, language),
        )
        for name, texts in loaded.settings.deals.items()
        if language in texts
    }
