"""`python3 build check`."""

from __future__ import annotations

import pytest
from marias_build import check
from marias_build.check import Result


def test_a_check_reports_what_its_program_prints() -> None:
    """A program that ends badly has found something."""
    assert "x.py:1: bad" in check.tool("-c", "exit('x.py:1: bad')")()
    assert check.tool("-c", "print('all well')")() == ""


def test_all_faults_come_in_one_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A check that finds faults does not stop the others; the exit code is 1."""
    made = {"style": lambda: "a.py:1", "types": lambda: "b.py:2", "layers": lambda: ""}
    monkeypatch.setattr(check, "CHECKS", made)
    assert check.main([]) == 1
    printed = capsys.readouterr().out
    assert "a.py:1" in printed
    assert "b.py:2" in printed


def test_a_broken_check_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check that cannot be carried out says why."""
    monkeypatch.setattr(check, "CHECKS", {"content": lambda: str(1 // 0)})
    assert "ZeroDivisionError" in check.run("content").faults


def test_each_check_is_told_as_soon_as_it_is_done(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One line: good or faults, and how long it took."""
    check.told(Result("style", "", 0.25))
    check.told(Result("types", "a.py:1: wrong", 3.0))
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in printed] == ["good", "FAULTS"]


def test_the_four_packages_are_checked() -> None:
    """Style, layout, types, layers, content, words have a check, rules have three."""
    assert len(check.CHECKS) == 9
    assert [root.rsplit("/", 1)[-1] for root in check.source_roots()] == [
        *("engine", "quizzes", "site", "build"),
    ]
