"""Questions of a page: made live, checked, tried again, followed by another."""

from marias.errors import NotationError
from marias_quizzes import blocks
from marias_quizzes.html import Context
from marias_quizzes.question import Draw, format_draw

from . import dom, memory
from .block import Block
from .memory import Asked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Quizzes:
    """All question blocks of a page, and the history that they share."""

    def __init__(self, ids: "list[str]", context: "Callable[[str], Context]") -> None:
        self.blocks = [Block(block, context) for block in ids]
        self.practice: Any = None
        if dom.has(ids[0] + "-levels"):
            from . import practice

            self.practice = practice.Practice(self, self.blocks[0])

    def start(self) -> None:
        """Make the blocks live: those in view first, one at a time."""
        kept = memory.read_state(dom.state())
        for block in self.blocks:
            if kept and block.id in kept:
                self._restore(block, kept[block.id])
        if self.practice:
            self.practice.start()
        self.remember()
        changed = [block for block in self.blocks if block.asked != block.printed]
        for block in changed:
            self._present(block)
        waiting = [block for block in self.blocks if block not in changed]
        seen = [block for block in waiting if dom.seen(block.id)]
        self._waiting = seen + [block for block in waiting if block not in seen]
        self._next()

    def hear(self, act: str, block: str, value: str) -> bool:
        """Carry out what the reader asks for; False for what is no matter of ours."""
        if act == "back":
            self._back(value)
            return True
        if self.practice and self.practice.hear(act, value):
            return True
        found = [each for each in self.blocks if each.id == block]
        acts = {
            "check": self._check,
            "again": self._again,
            "another": self.another,
            "choose": self._choose,
            "live": self._live,
        }
        if not found or act not in acts:
            return False
        acts[act](found[0])
        return True

    def remember(self) -> None:
        """Write the questions as they stand into the present entry of the history."""
        dom.replace("", self._state())

    def another(self, block: Block, level: int = 0) -> None:
        """Deal a fresh question of the same rule: one more entry of the history.

        With a level it is any question of that level. Where a seed gives none, the
        next ones are tried, and at last without the rule.
        """
        last = block.question()
        for rule in ("" if level else last.rule, ""):
            for _ in range(3):
                wanted = Draw(
                    block.kind.VERSION, level or last.level or 1, dom.seed(), rule
                )
                if self._deal(block, format_draw(wanted)):
                    return

    def _deal(self, block: Block, draw: str) -> bool:
        """Show the question that a draw text gives; False if it gives none."""
        asked = memory.asking("", draw, block.asked.profile)
        try:
            block.ask(asked)
        except NotationError:
            return False
        dom.push(self.practice.address(asked) if self.practice else "", self._state())
        if self.practice:
            self.practice.dealt()
        dom.say(block.id + "-status", "")
        self._to_question(block)
        return True

    def _state(self) -> str:
        changed = [block for block in self.blocks if block.asked != block.printed]
        return memory.write_state({block.id: block.asked for block in changed})

    def _next(self) -> None:
        if not self._waiting:
            dom.live()
            return
        block = self._waiting.pop(0)
        if not block.live:
            self._present(block)
        dom.later(self._next)

    def _present(self, block: Block) -> None:
        """Show a block's question, or offer to, where the reader is in the block."""
        if dom.busy(block.id):
            block.offer()
        else:
            block.show()

    def _restore(self, block: Block, asked: Asked) -> None:
        try:
            block.take(asked)
        except NotationError as error:
            if self.practice:
                self.practice.refuse(error)

    def _back(self, state: str) -> None:
        """Show what a history entry holds; a fresh entry takes what is shown."""
        kept = memory.read_state(state)
        if kept is None:
            self.remember()
            return
        for block in self.blocks:
            asked = kept.get(block.id, block.printed)
            if asked != block.asked:
                self._restore(block, asked)
                self._show_again(block)
        if self.practice and self.practice.back():
            self._show_again(self.practice.block)

    def _show_again(self, block: Block) -> None:
        block.show()
        dom.say(block.id + "-status", "")
        self._to_question(block)

    def _check(self, block: Block) -> None:
        """Show the verdict, say it, and go to it; the history entry keeps it."""
        chosen = dom.chosen(block.id)
        messages = block.context(block.asked.profile).messages
        if not chosen:
            dom.say(block.id + "-status", messages.text("page.choose-first"))
            return
        first = not block.asked.counted
        block.ask(memory.answered(block.asked, chosen, True))
        self.remember()
        verdict = blocks.verdict(block.question(), chosen)
        dom.say(block.id + "-status", messages.plain(verdict))
        dom.focus(block.id + "-verdict")
        if self.practice and first:
            self.practice.settled()

    def _again(self, block: Block) -> None:
        block.ask(memory.answered(block.asked, (), False))
        self.remember()
        dom.say(block.id + "-status", "")
        self._to_question(block)

    def _choose(self, block: Block) -> None:
        if block.live and not block.asked.checked:
            block.asked = memory.answered(block.asked, dom.chosen(block.id), False)
            self.remember()
            dom.say(block.id + "-status", "")

    def _live(self, block: Block) -> None:
        block.show()
        self._to_question(block)

    def _to_question(self, block: Block) -> None:
        """Go to the verdict, or to the first answer; its group speaks the question."""
        if not dom.focus(block.id + "-verdict"):
            dom.focus(block.id + "-body", "input")
