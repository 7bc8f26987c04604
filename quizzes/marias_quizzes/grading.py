"""Grading: what was chosen against what is right, and the belief behind an error."""

from collections import namedtuple

from marias_quizzes.question import Question, beliefs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Mark(namedtuple("Mark", ("key", "correct", "chosen"))):
    """One option after grading: does it belong to the answer, was it chosen."""

    __slots__ = ()
    key: str
    correct: bool
    chosen: bool


class Verdict(namedtuple("Verdict", ("correct", "belief", "marks"))):
    """The result; `belief` is the misconception that explains a wrong answer, or ""."""

    __slots__ = ()
    correct: bool
    belief: str
    marks: "tuple[Mark, ...]"


def grade(question: Question, chosen: "Iterable[str]") -> Verdict:
    """Grade the chosen keys; keys that are no options are ignored."""
    keys = tuple(chosen)
    marks = tuple([Mark(o.key, o.correct, o.key in keys) for o in question.options])
    wrong = tuple([m.key for m in marks if m.chosen != m.correct])
    if not wrong:
        return Verdict(True, "", marks)
    return Verdict(False, _belief(question, wrong, keys), marks)


def believed(question: Question, belief: str) -> "tuple[str, ...]":
    """The keys that somebody with this belief would choose."""
    if not question.multiple:
        return tuple([o.key for o in question.options if belief in o.beliefs])
    return tuple(
        [o.key for o in question.options if o.correct != (belief in o.beliefs)]
    )


def _belief(
    question: Question, wrong: "tuple[str, ...]", keys: "tuple[str, ...]"
) -> str:
    """The belief that makes all these errors, and the fewest others."""
    if not question.multiple:
        found = [o.beliefs[0] for o in question.options if o.key in keys and o.beliefs]
        return found[0] if found else ""
    best = ""
    fewest = 99
    for belief in beliefs(question):
        errs = [o.key for o in question.options if belief in o.beliefs]
        if all(key in errs for key in wrong) and len(errs) < fewest:
            best = belief
            fewest = len(errs)
    return best
