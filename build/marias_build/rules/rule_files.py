"""The files of `content/rules/`: what is known of the rules, one file a chapter."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial

from marias_build.book.content import Memory
from marias_build.book.diagnostics import Faults, Place
from marias_build.book.toml_places import Toml
from marias_build.rules import entries as rules
from marias_build.rules import registry
from marias_build.rules.entries import Entry, SourceEntry


@dataclass(frozen=True)
class Listed:
    """The rules of all chapters, each with the chapter whose file it stands in."""

    entries: Mapping[str, Entry]
    chapters: Mapping[str, str]
    tomls: Mapping[str, Toml]

    def place(self, rule: str, *path: str | int) -> Place:
        """Where a rule, or a setting of it, is written."""
        return self.tomls[self.chapters[rule]].place(rule, *path)


def file_of(chapter: str) -> str:
    """The file that a chapter's rules stand in."""
    return f"content/rules/{chapter}.toml"


def read(
    tomls: Mapping[str, Toml],
    sources: Mapping[str, SourceEntry],
    known: Collection[str],
    memory: Memory,
    faults: Faults,
) -> Listed:
    """All rules in the order of the chapters; each stands in one file."""
    entries: dict[str, Entry] = {}
    chapters: dict[str, str] = {}
    for chapter, toml in tomls.items():
        found = memory.recall(
            f"rules {chapter}",
            (toml, tuple(sources), tuple(known)),
            faults,
            partial(rules.read, toml, sources, known),
        )
        for rule, entry in found.items():
            if rule in entries:
                what = f"{rule} stands in {file_of(chapters[rule])} too"
                faults.add(toml.place(rule), what, "keep it in one of them")
                continue
            entries[rule] = entry
            chapters[rule] = chapter
    return Listed(entries, chapters, tomls)


def check_listed(
    listed: Listed,
    stated: Collection[str],
    known: Mapping[str, registry.Rule],
    faults: Faults,
) -> None:
    """A slip in the registry is told there, not wherever the rule is named."""
    named = {*listed.entries, *stated}
    free = [rule for rule in known if rule not in named]
    for rule in listed.entries:
        if rule in known or rule not in stated:
            continue
        if close := get_close_matches(rule, free, n=1, cutoff=0.8):
            at = listed.place(rule)
            what = f"{close[0]} is in no file of rules, {rule} is"
            mend = f"make it the same as in {at.file}:{at.line}"
            faults.add(known[close[0]].place, what, mend)
            faults.lose(registry.FILE, rule)


def check_stated(
    listed: Listed, stated: Mapping[str, str], chapters: str, faults: Faults
) -> None:
    """Each rule is stated, in the chapter whose file it stands in.

    `stated` has the chapter of every rule that one states, `chapters` is their folder.
    """
    for chapter, toml in listed.tomls.items():
        for rule in toml.data:
            if not registry.ID.match(rule):
                continue
            if rule not in stated:
                what = f"no chapter states the rule {rule}"
                mend = "state it, or remove it here"
                faults.add(toml.place(rule), what, mend, chapters)
            elif stated[rule] != chapter:
                what = f"the rule {rule} is stated in the chapter {stated[rule]}"
                mend = f"move it to {file_of(stated[rule])}"
                faults.add(toml.place(rule), what, mend)
