"""Rules, the functions that carry them out, the tests that hold them."""

from __future__ import annotations

import ast
import json
import os
import random
import signal
from pathlib import Path

import pytest
from marias_build.bench import mutations
from marias_build.book.diagnostics import Faults
from marias_build.book.toml_places import read_toml
from marias_build.coverage import forks as coverage_forks
from marias_build.coverage import held as coverage_held
from marias_build.coverage import mutants as coverage_mutants
from marias_build.coverage import table as coverage
from marias_build.coverage import trials as coverage_trials
from marias_build.coverage.table import Coverage
from marias_build.coverage.trials import Job, Trial
from marias_build.rules import registry

FILES = {
    "content/registry.toml": """\
[executable]
"play.beat" = "all"
"play.follow" = "all"
"sto.over" = "sto"
[told]
"play.advice" = "all"
[mistaken]
"myth.tips" = ""
""",
    "content/cs/messages.toml": "[deal]\n",
    "engine/marias/rules.py": 'BEAT = "play.beat"\nOVER = "sto.over"\n',
    "engine/marias/duties.py": '''\
from . import rules
def beats(cards):
    """Tell whether it must (play.follow)."""
    return _higher(cards)
def _higher(cards):
    return rules.BEAT
''',
    "engine/marias/prices.py": """\
from . import rules
_TENS = (rules.OVER, 10)
def tens(reached):
    return _TENS[1]
""",
    "quizzes/marias_quizzes/kinds.py": 'RULE = "play.beat"\n',
    "tests/marias/test_duties.py": '''\
CASES = ["play.beat", "~quiet.no"]
def asked():
    return CASES
def test_beats():
    """A higher card beats (play.follow)."""
    assert asked()
def test_tens():
    assert tens(110) == 10, "sto.over"
''',
}


def read(root: Path, changed: str = "", old: str = "", new: str = "") -> Coverage:
    """The coverage of a small engine, the text of one file changed."""
    for name, text in FILES.items():
        assert name != changed or old in text
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shown = text.replace(old, new) if name == changed else text
        path.write_text(shown, encoding="utf-8")
    return Coverage(root)


def faults(root: Path, name: str, old: str, new: str) -> list[str]:
    """What is wrong in the small engine after a change."""
    found = read(root, name, old, new)
    coverage.check_holes(found, found.faults)
    coverage.check_dead(found, found.faults)
    return [str(fault) for fault in found.faults]


def test_a_function_cites_in_its_docstring_by_a_constant_or_by_its_table(
    tmp_path: Path,
) -> None:
    """A table passes its rules on to the functions that use it."""
    found = read(tmp_path)
    assert found.functions("play.follow") == ["duties.beats"]
    assert found.functions("play.beat") == ["duties._higher"]
    assert found.functions("sto.over") == ["prices.tens"]


def test_the_private_functions_belong_to_the_one_that_calls_them(
    tmp_path: Path,
) -> None:
    """What a rule does may stand in a helper; the tables are found, too."""
    found = read(tmp_path)
    assert found.bodies("play.follow") == ["duties.beats", "duties._higher"]
    assert found.engine.tables(["prices.tens"]) == {"prices._TENS": ["prices.tens"]}


def test_a_test_names_what_stands_in_it_and_in_its_helpers(tmp_path: Path) -> None:
    """Its docstring, its texts, and the tables of its file that it uses."""
    named = {test.name: set(test.ids) for test in read(tmp_path).tests}
    assert named["test_beats"] >= {"play.follow", "play.beat"}
    assert named["test_tens"] == {"sto.over"}


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (
            "engine/marias/duties.py",
            "play.follow",
            "so it is",
            (
                "content/registry.toml:3: no function of the engine cites play.follow;"
                " name it in the docstring of the function that carries it out"
            ),
        ),
        (
            "tests/marias/test_duties.py",
            "sto.over",
            "",
            (
                "content/registry.toml:4: no test of the engine names sto.over;"
                " name it in a test that holds its limits"
            ),
        ),
        (
            "engine/marias/duties.py",
            "play.follow",
            "play.fellow",
            "engine/marias/duties.py:2: there is no rule play.fellow; did",
        ),
        (
            "quizzes/marias_quizzes/kinds.py",
            "play.beat",
            "play.beet",
            "quizzes/marias_quizzes/kinds.py:1: there is no rule play.beet; did",
        ),
        (
            "engine/marias/rules.py",
            "OVER",
            "NEVER",
            (
                "engine/marias/rules.py:2: nothing uses the constant NEVER;"
                " use or remove it"
            ),
        ),
        (
            "content/registry.toml",
            '"sto.over" = "sto"',
            '"sto.over" = "stovka"',
            (
                "content/registry.toml:4: sto.over applies in stovka, which nothing is"
                " called; "
            ),
        ),
        (
            "content/registry.toml",
            '"myth.tips" = ""',
            '"myth.tips" = "belief.tips"',
            (
                "content/registry.toml:8: myth.tips applies in belief.tips, which"
                " nothing is called; "
            ),
        ),
        (
            "content/registry.toml",
            "play.advice",
            "play.beat",
            "content/registry.toml:6: play.beat stands in two tables; keep it in one",
        ),
    ],
)
def test_what_is_missing_or_dead(
    tmp_path: Path, name: str, old: str, new: str, expected: str
) -> None:
    """Each hole and each dead id is told with its place."""
    assert any(one.startswith(expected) for one in faults(tmp_path, name, old, new))


def test_a_row_of_the_switches_is_no_function(tmp_path: Path) -> None:
    """A switch turns a rule; it takes a function to carry it out."""
    found = read(tmp_path)
    (tmp_path / "engine/marias/switches_play.py").write_text(
        (tmp_path / "engine/marias/prices.py").read_text("utf-8"), encoding="utf-8"
    )
    (tmp_path / "engine/marias/prices.py").unlink()
    assert found.functions("sto.over") == []
    assert found.engine.switches("sto.over") == ["switches_play._TENS"]


def test_the_small_engine_has_no_fault(tmp_path: Path) -> None:
    """And its table says who carries out what."""
    found = read(tmp_path)
    coverage.check_holes(found, found.faults)
    coverage.check_dead(found, found.faults)
    assert list(found.faults) == []
    assert json.loads(coverage.as_json(found))["rules"][2] == {
        "id": "sto.over",
        "kind": "executable",
        "scope": ["sto"],
        "functions": [
            {"name": "marias.prices.tens", "file": "engine/marias/prices.py", "line": 3}
        ],
        "tests": [
            {"name": "tests/marias/test_duties.py::test_tens", "line": 7, "says": ""}
        ],
    }
    text = coverage.as_text(found)
    assert "    marias.duties._higher [engine/marias/duties.py:5]\n    A higher" in text


def test_the_table_can_be_asked_for_one_rule(tmp_path: Path) -> None:
    """A slip in its name is told with the rule that was meant."""
    found = read(tmp_path)
    assert coverage.as_text(found, ["sto.over"]).startswith("sto.over (sto)\n")
    assert "play.beat" not in coverage.as_text(found, ["sto.over"])
    told = coverage.as_text(found, ["sto.ower"])
    assert told == "sto.ower: no rule that runs; did you mean sto.over?"


def test_the_registry_has_every_rule(root: Path) -> None:
    """The engine must carry out 285 of 381 rules; the scopes are known words."""
    told = Faults()
    text = (root / registry.FILE).read_text(encoding="utf-8")
    rules = registry.read(read_toml(text, registry.FILE, told), told)
    assert list(told) == []
    assert len(rules) == 381
    assert sum(rule.executable for rule in rules.values()) == 285


CODE = '''
def made(points, trump, profile):
    """Tell whether it is."""
    if trump and points >= 100:
        return max(points, 3) + 1
    points.pop()
    return rules.HUNDRED
'''


def changes(code: str) -> list[str]:
    """The changes that can be made in a function or a table."""
    (found,) = ast.parse(code).body
    assert isinstance(found, ast.FunctionDef | ast.Assign)
    return [mutant.change for mutant in coverage_mutants.mutants(found)]


def test_the_mistakes_that_are_made_in_a_function() -> None:
    """A limit is moved, a condition turned, an operator swapped, a rule renamed."""
    assert changes(CODE) == [
        "emptied",
        "trump and points >= 100 -> trump or points >= 100",
        "points >= 100 -> points > 100",
        "100 -> 101",
        "100 -> 99",
        "max(points, 3) + 1 -> max(points, 3) - 1",
        "max(points, 3) -> min(points, 3)",
        "3 -> 4",
        "3 -> 2",
        "1 -> 2",
        "1 -> 0",
        "points.pop() -> pass",
        "rules.HUNDRED -> 'another rule'",
    ]


def test_each_change_is_made_in_one_place() -> None:
    """The rest of the code stays, and so does the function it is made from."""
    (found,) = ast.parse(CODE).body
    assert isinstance(found, ast.FunctionDef)
    for mutant in coverage_mutants.mutants(found):
        made = ast.unparse(coverage_mutants.changed(found, mutant))
        assert made != ast.unparse(found)
        assert mutant.change.partition(" -> ")[2] in f"{made}emptied"
    assert ast.unparse(found) == ast.unparse(ast.parse(CODE))


def test_the_cells_of_a_table_change() -> None:
    """Numbers and rules; each preset of a switch; a mark such as -1 does not."""
    assert changes("LAST = 10") == ["10 -> 11", "10 -> 9"]
    assert changes("NOBODY = -1") == []
    assert changes("ROWS = (one('beat', 'yes no', 'S|no I|D', rules.BEAT),)") == [
        "beat 'S|no I|D' -> beat 'no S|no I|D'",
        "beat 'S|no I|D' -> beat 'S|S|D'",
        "beat 'S|no I|D' -> beat 'S|no I|no S'",
        "rules.BEAT -> 'another rule'",
    ]


needs_forks = pytest.mark.skipif(not coverage_forks.POSSIBLE, reason="no fork here")


@needs_forks
def test_a_fork_answers_or_says_how_it_ended() -> None:
    """What it spoils is gone with it."""
    spoilt = [1]
    assert coverage_forks.apart(lambda: spoilt.append(2) or spoilt) == ([1, 2], "")
    assert spoilt == [1]
    killed = coverage_forks.apart(lambda: os.kill(os.getpid(), signal.SIGTERM))
    assert killed == (None, "SIGTERM")


@needs_forks
def test_a_test_notices_a_change_of_what_it_asks_about() -> None:
    """One that asks about something else does not."""
    points = "tests/marias/test_points.py"
    tests = [test.id for test in Coverage().tests if test.file == points]
    trials = [
        Trial("points.card_points", "emptied", tests),
        Trial("seats.next_dealer", "emptied", tests),
    ]
    count, dealer = coverage_trials.run(Job([points], trials, [])).outcomes
    assert count.noticed
    assert dealer.survived


@needs_forks
def test_a_changed_table_is_noticed_from_the_start() -> None:
    """The engine is imported with the change."""
    points = "tests/marias/test_points.py"
    tests = [test.id for test in Coverage().tests if test.file == points]
    trials = [Trial("points.LAST_TRICK", "10 -> 11", tests)]
    (last,) = coverage_trials.run(Job([], trials, []), "afresh").outcomes
    assert last.noticed


@needs_forks
def test_rules_taken_at_random_are_held_by_their_tests() -> None:
    """The tests that name a rule notice a function that is broken; check asks all."""
    found = Coverage()
    rules = random.Random(7).sample(found.executable, 12)
    assert coverage_held.unheld(found, rules) == []


def test_what_cannot_be_noticed_is_a_change_of_the_engine_and_has_a_reason() -> None:
    """A change that is no more makes its entry stale."""
    found = Coverage()
    for (name, change), why in mutations.equivalents().items():
        made = coverage_mutants.mutants(found.definition(name))
        assert change in [mutant.change for mutant in made], name
        assert why
