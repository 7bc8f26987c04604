"""The rules of the reader's table: questions of the page are asked again by them."""

from marias.errors import NotationError
from marias.profile import PRESET_NAMES
from marias_quizzes.html import el, render

from . import dom, memory
from .memory import Asked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from marias_quizzes.html import Context

    from .block import Block
    from .quiz import Quizzes

PLACE = "stych-stul"  # the choice of the table in the page


class Table:
    """What the reader's table plays, and the questions that wait to be asked by it.

    A question that an author asks under other rules than the book's stays as it is.
    """

    def __init__(
        self, context: "Callable[[str], Context]", quizzes: "Quizzes | None"
    ) -> None:
        self.context = context
        self.quizzes = quizzes
        self.general = dom.given(PLACE, "general")
        self.waiting: dict[str, Asked] = {}

    def start(self) -> None:
        """Ask by what was chosen before, but for what the history has kept.

        The questions restore that afterwards, so nothing is written into it yet.
        """
        self._follow(dom.table(), memory.read_state(dom.state()) or {})

    def hear(self, act: str, block: str, value: str) -> bool:
        """Another table is chosen, or the question that waits is wanted."""
        if act == "table":
            self._follow(value, {})
            if self.quizzes:
                self.quizzes.remember()
            return True
        if act != "live" or block not in self.waiting or self.quizzes is None:
            return False
        asked = self.waiting.pop(block)
        dom.drop(block + "-offer")
        for each in self.quizzes.blocks:
            if each.id == block:
                each.ask(asked)
        self.quizzes.remember()
        dom.say(block + "-status", "")
        dom.focus(block + "-body", "input")
        return True

    def _follow(self, text: str, kept: "dict[str, Asked]") -> None:
        table = self._read(text)
        for block in self.quizzes.blocks if self.quizzes else ():
            if block.printed.profile == self.general and block.id not in kept:
                self._ask(block, table)

    def _read(self, text: str) -> str:
        """The table if it can be read, else the book's own, and that is said."""
        if not dom.own():
            return text or self.general
        from . import own_table

        own_table.clear()
        if text in PRESET_NAMES or own_table.show(text, self.context):
            return text
        dom.refuse()
        return self.general

    def _ask(self, block: "Block", table: str) -> None:
        """Ask by these rules, or offer to where the reader is in the block."""
        asked = memory.asking(block.asked.position, block.asked.draw, table)
        self.waiting.pop(block.id, None)
        if block.live:
            dom.drop(block.id + "-offer")
        if asked[:3] == block.asked[:3]:
            return
        try:
            block.read(asked)
        except NotationError:
            return  # the position makes no question there
        if not block.live and not dom.busy(block.id):
            block.take(asked)
        elif block.asked.checked or dom.busy(block.id):
            self.waiting[block.id] = asked
            if block.live:
                self._offer(block)
        else:
            block.ask(asked)

    def _offer(self, block: "Block") -> None:
        text = self.context(self.general).messages.text("page.by-table")
        button = el(
            "button",
            (("type", "button"), ("class", "btn quiet"), ("data-act", "live")),
            text,
        )
        attributes = (("id", block.id + "-offer"), ("class", "quiz-offer"))
        dom.add(block.id, "beforeend", render(el("p", attributes, button)))
