"""What a question is: options with reasons, and the texts that carry it in a link."""

from collections import namedtuple

from marias.deal import HAND_SIZE, SEATS
from marias.errors import NotationError
from marias.notation import parse_card

from marias_quizzes.messages import Say, card, say, suit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LEVELS = (1, 2, 3)
LONGEST_SEED = 12


class Option(
    namedtuple(
        "Option", ("key", "label", "card", "correct", "reason", "rule", "beliefs")
    )
):
    """One answer: `key` is stable ASCII, `beliefs` the misconceptions that give it.

    `card` is -1 for an option that is no card. For a multiple choice, `correct`
    says that the option belongs to the answer, and a belief is one that errs here.
    """

    __slots__ = ()
    key: str
    label: Say
    card: int
    correct: bool
    reason: Say
    rule: str
    beliefs: "tuple[str, ...]"


class Step(namedtuple("Step", ("rule", "state", "text"))):
    """One step of the reasoning: a rule, what it does here, and a sentence."""

    __slots__ = ()
    rule: str
    state: str
    text: Say


class Question(
    namedtuple(
        "Question",
        (
            "kind",
            "position",
            "profile",
            "draw",
            "level",
            "prompt",
            "facts",
            "options",
            "multiple",
            "rule",
            "chain",
        ),
    )
):
    """A question with its whole answer; only the position is chosen by anybody.

    `profile` is its text form; `draw` the text that drew it, or empty; `level` its
    difficulty, or 0 if nobody asked for one; `rule` the rule that decides it.
    """

    __slots__ = ()
    kind: str
    position: str
    profile: str
    draw: str
    level: int
    prompt: Say
    facts: "tuple[Say, ...]"
    options: "tuple[Option, ...]"
    multiple: bool
    rule: str
    chain: "tuple[Step, ...]"


class Draw(namedtuple("Draw", ("version", "level", "seed", "rule"))):
    """What draws a question: `12k3f9` is version 1, level 2, seed k3f9.

    A rule after a full stop (`12k3f9.play.beat`) asks for a question it decides.
    """

    __slots__ = ()
    version: int
    level: int
    seed: str
    rule: str


class PositionError(NotationError):
    """A text that is no question; `code` names the message that says so."""

    def __init__(self, code: str, what: str, where: int, expected: str) -> None:
        NotationError.__init__(self, what, where, expected)
        self.code = code
        self.shown = what[:40]


def fault(error: NotationError) -> Say:
    """The message for a reader whose link or text could not be read."""
    if isinstance(error, PositionError):
        if error.code == "duplicate":
            return say("quiz.bad-duplicate", card=card(parse_card(error.what)))
        return say(
            "quiz.bad-" + error.code,
            what=error.shown,
            hand=HAND_SIZE,
            trick=len(SEATS),
            table=len(SEATS) - 1,
        )
    return say("quiz.bad-text", what=str(error.what)[:40])


def parse_draw(text: str, version: int) -> Draw:
    """Read a draw text; raise PositionError if it is none of this version's."""
    head, _, rule = text.partition(".")
    seed = head[2:]
    if not seed or len(seed) > LONGEST_SEED or not all(c in DIGITS for c in head):
        raise PositionError("draw", text, 0, "version, level and seed: 12k3f9")
    if head[0] != DIGITS[version]:
        raise PositionError("version", head[0], 0, "version " + str(version))
    if head[1] not in "123":
        raise PositionError("level", head[1], 1, "level 1, 2 or 3")
    return Draw(version, int(head[1]), seed, rule)


def format_draw(draw: Draw) -> str:
    """The text that draws it again: `12k3f9`."""
    text = DIGITS[draw.version] + str(draw.level) + draw.seed
    return text + "." + draw.rule if draw.rule else text


def seed_text(number: int) -> str:
    """A whole number as a seed, in base 36."""
    text = ""
    while number:
        text = DIGITS[number % 36] + text
        number //= 36
    return text or "0"


def answer(question: Question) -> "tuple[str, ...]":
    """The keys of the right options, in their order."""
    return tuple([o.key for o in question.options if o.correct])


def option(question: Question, key: str) -> "Option | None":
    """The option of that key."""
    for each in question.options:
        if each.key == key:
            return each
    return None


def beliefs(question: Question) -> "tuple[str, ...]":
    """All misconceptions that answer this question wrongly, in order of options."""
    found: list[str] = []
    for each in question.options:
        found.extend([b for b in each.beliefs if b not in found])
    return tuple(found)


def rules(question: Question) -> "tuple[str, ...]":
    """All rules that the question and its reasons name, for the checks of the build."""
    found: list[Any] = [question.rule]
    found.extend([o.rule for o in question.options])
    found.extend([step.rule for step in question.chain])
    return tuple(sorted(set(found)))


def with_draw(question: Question, draw: Draw) -> Question:
    """The question with the draw text that gave it and the level it was drawn at."""
    fields = list(question)
    fields[3] = format_draw(draw)
    fields[4] = draw.level
    return Question(*fields)


def trump_fact(trump: int) -> Say:
    """The fact that every question states: the trumps, or that there are none."""
    if trump < 0:
        return say("quiz.fact-none")
    return say("quiz.fact-trump", trump=suit(trump))
