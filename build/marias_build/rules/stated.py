"""Whether every rule is stated in every language, carried out and shown on an example.

A rule that the engine carries out needs a question, a deal or a table that it fills,
unless its entry says in `unshown` why nothing can show it.

`python -m marias_build.rules.stated` prints what is missing; `python3 build check`
fails on it. The reading of the book does not: chapters are written one after another.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from marias_build.book import questions, reader
from marias_build.book.assembly import Made, quizzes
from marias_build.book.diagnostics import Fault, Faults
from marias_build.book.loading import Loaded
from marias_build.coverage import table as coverage
from marias_build.places import ROOT
from marias_build.rules import rule_assembly
from marias_build.rules.registry import Rule


@dataclass(frozen=True)
class Shown:
    """Where the book shows rules at work, and which say why nothing can.

    `examples` are the rules whose own page has a computed block. A link in a table that
    was written by hand is none.
    """

    asked: frozenset[str]
    examples: frozenset[str]
    deals: frozenset[str]
    reasoned: frozenset[str]

    def has(self, rule: str) -> bool:
        """Whether there is an example of the rule that the engine has computed."""
        places = (self.asked, self.examples, self.deals)
        return any(rule in place for place in places)


def shown(loaded: Loaded, made: Made) -> Shown:
    """The examples of the book, whatever else is wrong in it."""
    every = quizzes(made)
    asked = {rule for quiz in every for rule in quiz.rules}
    blocks = rule_assembly.examples(loaded, made, every, next(iter(made.pages)))
    return Shown(
        examples=frozenset(rule for rule in loaded.registry if blocks.best(rule, "")),
        asked=frozenset(asked.union(questions.rules())),
        deals=frozenset(r for deal in loaded.deals.values() for r in deal.rules),
        reasoned=frozenset(r for r, e in loaded.entries.items() if e.unshown),
    )


def stated(loaded: Loaded) -> dict[str, set[str]]:
    """The rules that each language states."""
    return {
        language: {said.id for found in outlines for said in found.rules}
        for language, outlines in loaded.outlines.items()
    }


def holes(loaded: Loaded, made: Made) -> tuple[Fault, ...]:
    """What is missing of each rule of the registry, by its line there."""
    faults = Faults()
    said, examples = stated(loaded), shown(loaded, made)
    functions = coverage.public_functions()
    for rule in loaded.registry.values():
        lacking = [language for language, found in said.items() if rule.id not in found]
        if lacking:
            what = f"no chapter states {rule.id} in {', '.join(lacking)}"
            block = "rule" if rule.executable else "fact"
            faults.add(rule.place, what, f"add a block ```{block} {rule.id}")
        if rule.executable and not functions.get(rule.id):
            what = f"no function of the engine cites {rule.id}"
            mend = "name it in the docstring of the function that carries it out"
            faults.add(rule.place, what, mend)
        if not lacking:
            _check_shown(rule, examples, faults)
    return tuple(faults)


def _check_shown(rule: Rule, examples: Shown, faults: Faults) -> None:
    """An executable rule has an example or says why not; not both."""
    unshown, example = rule.id in examples.reasoned, examples.has(rule.id)
    if unshown and (example or not rule.executable):
        what = f"{rule.id} says why nothing shows it"
        what += ", and has an example" if example else ", and needs no example"
        faults.add(rule.place, what, "remove unshown")
    if rule.executable and not unshown and not example:
        what = f"nothing shows {rule.id} at work"
        mend = "ask a question, play a deal, fill a table, or say why not in unshown"
        faults.add(rule.place, what, mend)


def summary(loaded: Loaded, made: Made) -> Iterator[str]:
    """The same in numbers."""
    rules = loaded.registry.values()
    for language, found in stated(loaded).items():
        yield f"{language}: {_count(found, rules)} of {len(loaded.registry)} stated"
    runs = [rule for rule in rules if rule.executable]
    examples = shown(loaded, made)
    for name in ("asked", "examples", "deals", "reasoned"):
        count = _count(getattr(examples, name), runs)
        yield f"{name}: {count} of {len(runs)} executable"
    lacking = [rule.id for rule in runs if rule.id not in examples.examples]
    if lacking:
        yield f"without an example on their page: {' '.join(lacking)}"


def _count(found: Collection[str], rules: Iterable[Rule]) -> int:
    return sum(1 for rule in rules if rule.id in found)


def faults(root: Path = ROOT) -> str:
    """What is missing, a line for each."""
    read = reader.read(root, code=False)
    if read.parts is None:
        return "the book cannot be read; see its faults"
    return "\n".join(map(str, holes(*read.parts)))


def main() -> int:
    """Print what is missing and how much is there; exit code 1 if anything is."""
    read = reader.read(ROOT, code=False)
    if read.parts is None:
        print("The book cannot be read:", *read.faults, sep="\n")
        return 1
    missing = holes(*read.parts)
    print(*missing, *summary(*read.parts), sep="\n")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
