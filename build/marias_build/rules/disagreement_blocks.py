"""Disagreements as they are shown: at a rule, on its page, and all together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from marias_quizzes import addresses
from marias_quizzes.html import escape
from marias_quizzes.messages import Word
from markupsafe import Markup

from marias_build.book.diagnostics import Place, near
from marias_build.book.settings import Settings, read_settings
from marias_build.rules.disagreements import Disagreement
from marias_build.text.draft import Draft, unwrapped, words
from marias_build.text.fences import Fence
from marias_build.text.prose import Block, Job, Prose
from marias_build.text.world import Spot

CHAPTER = "neshody"  # the chapter that shows them all
ON_RULE = "neshody"  # the id of the part of a rule's page that has its own


class BlockSettings(Settings):
    """The chapter whose disagreements are shown; all of them when none is named."""

    chapter: str = ""


def block(fence: Fence, place: Place, draft: Draft) -> Block:
    """All disagreements, or those of one chapter, each with an id of its own."""
    settings = read_settings(BlockSettings, fence.body, place, draft.spot.faults)
    if settings is None:
        return Block("")
    world = draft.spot.world
    chapters = [c for c in world.chapters if c == (settings.chapter or c)]
    if not chapters:
        what = f"unknown chapter {settings.chapter}"
        draft.spot.fault(place, what, near(settings.chapter, world.chapters))
    parts: list[str] = []
    for chapter in chapters:
        found = [d for d in world.disagreements.values() if d.chapter == chapter]
        if found and not settings.chapter:
            parts.append(_heading(chapter, place, draft))
        for one in found:
            draft.ids.take(one.id, one.place())
            parts.append(html(one, draft.spot, draft.prose, one.id))
    return Block("".join(parts), leaf=True)


def _heading(chapter: str, place: Place, draft: Draft) -> str:
    title = draft.spot.world.chapters[chapter]
    draft.headings.add(draft.ids.take(chapter, place), title)
    return f'<div class="flow gap"><h2 id="{chapter}">{escape(title)}</h2></div>'


def html(one: Disagreement, spot: Spot, prose: Prose, name: str = "") -> str:
    """A disagreement in full; with a name it has that id and a link to itself."""
    question = _question(one, spot, prose)
    title = f' id="{name}-t"' if name else ""
    own = f' id="{name}" aria-labelledby="{name}-t"' if name else ""
    tag = "section" if name else "div"
    return (
        f'<{tag} class="dispute"{own}>'
        f'<p class="eyebrow">{escape(label(one, spot))}</p>'
        f"<h3{title}>{question}</h3>"
        f"{_readings(one, spot, prose)}{_note(one, spot, prose)}"
        f'<div class="app">{_rules(one, spot) if name else ""}'
        f"{_link(name, words(question), spot) if name else ''}</div></{tag}>"
    )


def label(one: Disagreement, spot: Spot) -> str:
    """How many readings there are; where there is one at most, nobody has said."""
    count = len(one.entry.readings)
    if count > 1:
        return spot.world.messages.text("book.readings", n=count)
    return spot.world.messages.text("book.open-question")


def _text(
    one: Disagreement,
    texts: Mapping[str, str],
    spot: Spot,
    prose: Prose,
    *path: str | int,
) -> str:
    """One of its texts in the language of the page, as inline HTML."""
    job = Job(spot, one.place(*path), "disagreement")
    return unwrapped(prose.html(texts[spot.world.language].splitlines(), job))


def _question(one: Disagreement, spot: Spot, prose: Prose) -> str:
    return _text(one, one.entry.questions, spot, prose, spot.world.language)


def _readings(one: Disagreement, spot: Spot, prose: Prose) -> str:
    rows = "".join(
        f"<li{_played_by(one, number)}>{_reading(one, number, spot, prose)}</li>"
        for number in range(len(one.entry.readings))
    )
    return f'<ol class="readings">{rows}</ol>' if rows else ""


def _played_by(one: Disagreement, number: int) -> str:
    """The tables that play a reading, so that the reader's own can be marked."""
    profiles = one.profiles(one.entry.readings[number])
    return f' data-profile="{" ".join(profiles)}"' if profiles else ""


def _reading(one: Disagreement, number: int, spot: Spot, prose: Prose) -> str:
    """What it says; below, in small print, who says so and which tables play it."""
    reading = one.entry.readings[number]
    language = spot.world.language
    text = _text(one, reading.texts, spot, prose, "readings", number, language)
    sources = [spot.world.sources.get(name, name) for name in reading.sources]
    small = escape("; ".join(sources) + ".")
    if profiles := one.profiles(reading):
        words_of = spot.world.messages
        names = ", ".join(words_of.word(Word("profile", name)) for name in profiles)
        small += "<br>" + escape(words_of.text("book.played-by", profiles=names))
    return f'{text}<span class="note">{small}</span>'


def _note(one: Disagreement, spot: Spot, prose: Prose) -> str:
    if not one.entry.notes:
        return ""
    text = _text(one, one.entry.notes, spot, prose, "note", spot.world.language)
    label = escape(spot.world.messages.text("book.our-way"))
    return f'<p class="ours"><b class="run-in">{label}</b> {text}</p>'


def _rules(one: Disagreement, spot: Spot) -> str:
    """The rules it is about, but for those that no chapter states yet."""
    links = []
    for rule in one.entry.rules:
        if rule in spot.world.rules:
            title, chapter = spot.world.rules[rule]
            path = addresses.rule_in_chapter(spot.world.language, chapter, rule)
            links.append(f'<a href="{escape(spot.link(path))}">{escape(title)}</a>')
    if not links:
        return ""
    about = escape(spot.world.messages.text("book.concerns"))
    return f'<p class="about">{about} {", ".join(links)}</p>'


def _link(name: str, question: str, spot: Spot) -> str:
    shown = escape(spot.world.messages.text("book.fact-link"))
    return (
        f'<a class="perm" href="#{name}" aria-label="{shown}: {escape(question)}">'
        f"{shown}</a>"
    )


def lines(rule: str, draft: Draft) -> Iterator[str]:
    """At a statement: a link to each disagreement about it."""
    world = draft.spot.world
    for one in world.disagreements.values():
        if rule not in one.entry.rules:
            continue
        path = addresses.chapter(world.language, CHAPTER) + "#" + one.id
        if CHAPTER not in world.chapters:
            path = addresses.rule(world.language, rule) + "#" + ON_RULE
        question = _question(one, draft.spot, draft.prose)
        yield (
            f'<a class="perm disputed" href="{escape(draft.spot.link(path))}">'
            f"{escape(label(one, draft.spot))}"
            f'<span class="vh">: {escape(words(question))}</span></a>'
        )


def on_rule_pages(one: Disagreement, spot: Spot, prose: Prose) -> tuple[str, Markup]:
    """Its question in plain words, and the whole as the pages of its rules show it."""
    question = _question(one, spot, prose)
    # Safe: Prose lets no raw HTML through, and all else is escaped.
    return words(question), Markup(html(one, spot, prose))
