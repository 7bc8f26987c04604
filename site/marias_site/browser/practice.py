"""Practice of one kind: the question of the address, levels, and how one does."""

from marias.errors import NotationError, ProfileError
from marias.profile import parse_profile
from marias_quizzes import addresses
from marias_quizzes.grading import grade
from marias_quizzes.html import el, render
from marias_quizzes.messages import Say, say
from marias_quizzes.question import PositionError, fault

from . import dom, memory
from .memory import Asked, Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .block import Block
    from .quiz import Quizzes

LEVELS = (1, 2, 3)


class Practice:
    """The page of a kind around its one block."""

    def __init__(self, quizzes: "Quizzes", block: "Block") -> None:
        self.quizzes = quizzes
        self.block = block
        self.messages = block.context(block.printed.profile).messages
        self.kind = dom.given(block.id, "kind")
        self.progress = memory.read_progress(self.kind)
        self._kept = True

    def start(self) -> None:
        """Take what the address asks for, unless the history has given it."""
        self._follow()
        dom.show(self.block.id + "-levels")
        self.shown()

    def hear(self, act: str, value: str) -> bool:
        """A choice of level, or a fresh question for a link that is none."""
        if act == "level" and value in ("1", "2", "3"):
            last = self._last()
            self._keep(Progress(last.answered, last.right, int(value)))
        elif act != "fresh":
            return False
        self.quizzes.another(self.block, self.progress.level or 1)
        return True

    def address(self, asked: Asked) -> str:
        """The query that asks this question again, on any machine."""
        return "?" + addresses.query(
            ("s", asked.draw),
            ("q", "" if asked.draw else asked.position),
            ("p", asked.profile),
        )

    def settled(self) -> None:
        """Count the first answer to a question."""
        right = grade(self.block.question(), self.block.asked.chosen).correct
        last = self._last()
        self._keep(Progress(last.answered + 1, last.right + int(right), last.level))
        self._tally()

    def _last(self) -> Progress:
        """How the reader does, in other windows too; only here where none can tell."""
        return memory.read_progress(self.kind) if self._kept else self.progress

    def _keep(self, progress: Progress) -> None:
        self.progress = progress
        self._kept = memory.keep_progress(self.kind, progress)

    def back(self) -> bool:
        """Look at the address again; True if it asks for what is not shown yet."""
        dom.drop(self.block.id + "-link")
        other = self._follow()
        self.shown()
        return other

    def dealt(self) -> None:
        """Another question is shown: what was said of the link holds no more."""
        dom.drop(self.block.id + "-link")
        self.shown()

    def shown(self) -> None:
        """Bring what stands around the question up to date with it."""
        self._tally()
        level = self.block.question().level or self.progress.level
        for each in LEVELS:
            dom.press(self.block.id + "-levels", str(each), each == level)

    def _tally(self) -> None:
        if self.progress.answered:
            dom.say(
                self.block.id + "-tally",
                self.messages.text(
                    "page.tally", n=self.progress.right, of=self.progress.answered
                ),
            )
            dom.show(self.block.id + "-tally")

    def _follow(self) -> bool:
        """Take the question of the address, unless it is taken already.

        If it cannot be read, say what was wrong, also after a reload or the way back.
        """
        position, draw, profile = dom.asked("q"), dom.asked("s"), dom.asked("p")
        if not (position or draw or profile):
            return False
        printed = self.block.printed
        try:
            parse_profile(profile or printed.profile)
        except NotationError as error:
            self.refuse(error)
            profile = ""
        if not (position or draw):
            position, draw = printed.position, printed.draw
        asked = memory.asking(
            position, "" if position else draw, profile or printed.profile
        )
        if asked[:3] == self.block.asked[:3]:
            return False
        try:
            self.block.take(asked)
        except NotationError as error:
            self.refuse(error)
            return False
        return True

    def refuse(self, error: NotationError) -> None:
        """Say above the question what was wrong with the link; offer a fresh one."""
        link = self.block.id + "-link"
        dom.drop(link)
        text = self.messages.plain(_sentence(error))
        button = el(
            "button",
            (("type", "button"), ("class", "btn quiet"), ("data-act", "fresh")),
            self.messages.text("page.fresh"),
        )
        line = el("p", (("id", link + "-text"), ("role", "status")))
        notice = el(
            "div", (("id", link), ("class", "notice")), line, el("p", None, button)
        )
        dom.add(self.block.id, "beforebegin", render(notice))
        dom.later(lambda: dom.say(link + "-text", text))


def _sentence(error: NotationError) -> Say:
    """What was wrong with a link."""
    if isinstance(error, PositionError) and error.code == "version":
        return say("page.old-link")
    if isinstance(error, ProfileError):
        return _sentence_of_profile(error)
    return fault(error)


def _sentence_of_profile(error: ProfileError) -> Say:
    what = str(error.what)[:40]
    if error.code == "pair":
        return say("page.bad-pair", one=str(error.other)[:40], other=what)
    if error.code == "twice":
        return say("page.bad-twice", what=what)
    if error.code == "empty":
        return say("page.bad-empty", what=str(error.other)[:40])
    return say("page.bad-profile", what=what)
