"""Practice of one kind: the question of the address, levels, and how one does."""

from marias.errors import NotationError
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
    from .quiz import Block, Quizzes

LEVELS = (1, 2, 3)


class Practice:
    """The page of a kind around its one block."""

    def __init__(self, quizzes: "Quizzes", block: "Block") -> None:
        self.quizzes = quizzes
        self.block = block
        self.messages = block.context(block.printed.profile).messages
        self.kind = dom.given(block.id, "kind")
        self.progress = memory.read_progress(self.kind)
        self._counted: tuple[str, ...] = ()

    def start(self, restored: bool) -> None:
        """Ask what the address asks for, unless the history has given the question."""
        if not restored:
            self._follow()
        elif self.block.asked.checked:
            self._counted = self.block.asked[:3]
        dom.show(self.block.id + "-levels")
        self.shown()

    def hear(self, act: str, value: str) -> bool:
        """A choice of level, or a fresh question for a link that is none."""
        if act == "level" and value in ("1", "2", "3"):
            last = self.progress
            self.progress = Progress(last.answered, last.right, int(value))
            memory.keep_progress(self.kind, self.progress)
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
        asked = self.block.asked
        if asked[:3] == self._counted:
            return
        self._counted = asked[:3]
        right = grade(self.block.question(), asked.chosen).correct
        last = self.progress
        self.progress = Progress(last.answered + 1, last.right + int(right), last.level)
        memory.keep_progress(self.kind, self.progress)
        self._tally()

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

    def _follow(self) -> None:
        """The question of the address; if it cannot be read, say what was wrong."""
        position, draw, profile = dom.asked("q"), dom.asked("s"), dom.asked("p")
        if not (position or draw or profile):
            return
        try:
            parse_profile(profile or self.block.printed.profile)
        except NotationError as error:
            self._refuse(say("page.bad-profile", what=str(error.what)[:40]))
            profile = ""
        printed = self.block.printed
        asked = Asked(
            position, "" if position else draw, profile or printed.profile, (), False
        )
        if not (position or draw):
            asked = Asked(printed.position, printed.draw, asked.profile, (), False)
        try:
            self.block.ask(asked)
        except NotationError as error:
            self._refuse(_sentence(error))

    def _refuse(self, message: Say) -> None:
        """Say above the question what was wrong with the link; offer a fresh one."""
        link = self.block.id + "-link"
        dom.drop(link)
        text = self.messages.plain(message)
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
    return fault(error)
