"""One block of a page: the question that it shows, as the engine has taken it over."""

from marias_quizzes import blocks, kinds
from marias_quizzes.html import Context, el, render
from marias_quizzes.question import Question

from . import dom, memory
from .memory import Asked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Block:
    """One block: the question it shows and whether the engine has taken it over."""

    def __init__(self, block: str, context: "Callable[[str], Context]") -> None:
        self.id = block
        self.context = context
        self.kind = kinds.find(dom.given(block, "kind"))
        self.printed = memory.asking(
            dom.given(block, "q"), dom.given(block, "s"), dom.given(block, "p")
        )
        self.asked = self.printed
        self.live = False
        self._question: Question | None = None

    def question(self) -> Question:
        """The question as asked; raises NotationError if it cannot be read."""
        if self._question is None:
            self._question = self.read(self.asked)
        return self._question

    def read(self, asked: Asked) -> Question:
        """The question of an address, a position or a draw."""
        profile = self.context(asked.profile).profile
        found: Question = (
            kinds.drawn(self.kind.KIND, asked.draw, profile)
            if asked.draw
            else self.kind.question(asked.position, profile)
        )
        return found

    def ask(self, asked: Asked) -> None:
        """Show a question, with the answer that it was given; raises as `take` does."""
        self.take(asked)
        self.show()

    def take(self, asked: Asked) -> None:
        """Make a question the block's own, to be shown later.

        Raises NotationError and leaves the block as it is if it cannot be read.
        """
        question = self._question
        if asked[:3] != self.asked[:3] or question is None:
            question = self.read(asked)
        self._question = question
        self.asked = asked

    def show(self) -> None:
        """Put the question into the page, as it stands."""
        question = self.question()
        context = self.context(self.asked.profile)
        view = blocks.answered_body if self.asked.checked else blocks.live_body
        dom.swap(
            self.id + "-body",
            render(view(question, context, self.id, self.asked.chosen)),
        )
        dom.mark(self.id, "live", "")
        if not self.live:
            dom.drop(self.id + "-offer")
        self.live = True

    def offer(self) -> None:
        """Leave a block that the reader is in, and add a button that makes it live."""
        messages = self.context(self.asked.profile).messages
        other = self.asked[:3] != self.printed[:3]
        text = messages.text("page.show-asked" if other else "page.make-live")
        button = el(
            "button",
            (("type", "button"), ("class", "btn quiet"), ("data-act", "live")),
            text,
        )
        dom.add(
            self.id,
            "beforeend",
            render(
                el("p", (("id", self.id + "-offer"), ("class", "quiz-offer")), button)
            ),
        )
