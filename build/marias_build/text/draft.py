"""A chapter while it is being made: what its blocks leave behind on the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from marias_quizzes.messages import Messages, MissingMessageError
from marias_site.book import Statement
from marias_site.texts import Heading, Quiz, Table
from markupsafe import Markup

from marias_build.book.diagnostics import Place, failed, near
from marias_build.text.fences import Fence
from marias_build.text.headings import Headings, Ids
from marias_build.text.plain import plain
from marias_build.text.prose import Block, Job, Prose
from marias_build.text.typography import typeset
from marias_build.text.world import Spot, catalogue_of


@dataclass
class Draft:
    """The page in the making: one spot, its ids, its outline and its questions."""

    spot: Spot
    prose: Prose
    makers: dict[str, Maker]
    ids: Ids = field(init=False)
    headings: Headings = field(init=False)
    quizzes: list[Quiz] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    statements: dict[str, Statement] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ids = Ids(self.spot)
        self.headings = Headings(self.ids)

    @property
    def messages(self) -> Messages:
        """The words of the page's language."""
        return self.spot.world.messages

    @property
    def outline(self) -> list[Heading]:
        """Headings and rules in the order of the page."""
        return self.headings.outline

    def page(self, lines: Sequence[str], place: Place) -> str:
        """The whole page as HTML."""
        job = Job(self.spot, place, "", self.block, self.headings)
        return self.prose.html(lines, job)

    def inner(self, lines: Sequence[str], place: Place, inside: str) -> str:
        """A text inside a block that may hold blocks itself."""
        return self.prose.html(lines, Job(self.spot, place, inside, self.block))

    def text(self, lines: Sequence[str], place: Place, inside: str) -> str:
        """A text inside a block that may hold none."""
        return self.prose.html(lines, Job(self.spot, place, inside))

    def line(self, words: str, place: Place, inside: str) -> str:
        """One line of Markdown without a paragraph around it."""
        return unwrapped(self.text([words], place, inside))

    def typeset(self, text: str) -> str:
        """Plain text, well set in the page's language."""
        return typeset(text, self.spot.world.language)

    def block(self, fence: Fence, place: Place, inside: str) -> Block:
        """A fenced block as HTML; faults leave it empty."""
        maker = self.makers.get(fence.name)
        if maker is None and fence.name not in ("", "text"):
            known = near(fence.name, self.makers)
            self.spot.fault(place, f"unknown directive {fence.name}", known)
            return Block("")
        if maker is None:
            code = "\n".join(fence.body)
            return Block(str(Markup("<pre><code>{}</code></pre>").format(code)))
        if inside and not maker.inside:
            what = f"a {fence.name} block inside a {inside} block"
            self.spot.fault(place, what, "put it before or after")
            return Block("")
        try:
            return maker.make(fence, place, self)
        except Exception as error:  # whatever it is, the author is told where
            fail(error, self.spot, place)
            return Block("")


def fail(error: Exception, spot: Spot, place: Place) -> None:
    """Tell what hinders a block, so that it hides nothing else that is wrong."""
    if isinstance(error, MissingMessageError):
        what = f"the catalogue lacks a message: {error.args[0]}"
        file = catalogue_of(spot.world.language)
        spot.fault(place, what, f"add it to {file}", file)
    else:
        spot.fault(place, *failed(error))


@dataclass(frozen=True)
class Maker:
    """Makes the blocks of one name; `inside` tells if folded blocks may hold them."""

    make: Callable[[Fence, Place, Draft], Block]
    inside: bool = False


def unwrapped(html: str) -> str:
    """The inside of a lone paragraph; other HTML as it is."""
    if html.startswith("<p>") and html.endswith("</p>") and html.count("<p>") == 1:
        return html[3:-4]
    return html


def words(html: str) -> str:
    """The plain words of a text, on one line."""
    return " ".join(plain(html).split())
