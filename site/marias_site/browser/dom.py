"""The page as Python sees it: the one module that talks to the loader's JavaScript.

MicroPython cannot catch what JavaScript throws, so everything goes through `stych`,
whose functions catch, and answer False or an empty text.
"""

from js import stych

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def setting(name: str) -> str:
    """A data attribute of the loader's script (`root`, `cards`, `language`)."""
    return str(stych.setting(name))


def words() -> str:
    """The catalogue of the page's language, as JSON."""
    return str(stych.words)


def table() -> str:
    """The rules of the reader's table, as a text of a profile; empty on most pages."""
    return str(stych.table)


def own() -> bool:
    """Whether these rules are none of the presets, so that they have to be read."""
    return bool(stych.own)


def refuse() -> None:
    """Forget rules of a table that nobody can read: the general ones hold."""
    stych.refuse()


def switches() -> str:
    """The words for the switches of a table, as JSON; only where rules are its own."""
    return str(stych.switches)


def blocks(selector: str) -> "list[str]":
    """The ids of the elements that a selector finds, in document order."""
    return [str(found) for found in stych.blocks(selector)]


def given(block: str, name: str) -> str:
    """A data attribute of an element, or empty."""
    return str(stych.given(block, name))


def mark(block: str, name: str, value: str) -> None:
    """Set a data attribute of an element."""
    stych.mark(block, name, value)


def has(block: str) -> bool:
    """Whether the page has an element of that id."""
    return bool(stych.has(block))


def swap(block: str, html: str) -> None:
    """Put HTML of the renderer, and nothing else, into an element.

    RuntimeError where the page refuses it: then the engine is of no use here.
    """
    if not stych.swap(block, html):
        raise RuntimeError("no HTML may be put into " + block)


def add(block: str, where: str, html: str) -> None:
    """Put HTML of the renderer at `beforeend`, `afterend`… of an element.

    RuntimeError where the page refuses it.
    """
    if not stych.add(block, where, html):
        raise RuntimeError("no HTML may be added to " + block)


def drop(block: str) -> None:
    """Take an element out of the page."""
    stych.drop(block)


def show(block: str, shown: bool = True) -> None:
    """Show or hide an element."""
    stych.show(block, shown)


def press(block: str, level: str, pressed: bool) -> None:
    """Show the button of a level as pressed, or not."""
    stych.press(block, level, pressed)


def say(block: str, text: str) -> None:
    """Write plain text into an element; a live region repeats the same text."""
    stych.say(block, text)


def focus(block: str, inner: str = "") -> bool:
    """Focus an element, or the first one in it that a selector finds."""
    return bool(stych.focus(block, inner))


def reveal(block: str) -> None:
    """Scroll as little as brings an element into view."""
    stych.reveal(block)


def chosen(block: str) -> "tuple[str, ...]":
    """The values of the checked inputs of a block."""
    return tuple([str(value) for value in stych.chosen(block)])


def busy(block: str) -> bool:
    """Whether the reader is in a block: something is open, was opened, or focused."""
    return bool(stych.busy(block))


def seen(block: str) -> bool:
    """Whether a part of a block is in view."""
    return bool(stych.seen(block))


def asked(name: str) -> str:
    """A value of the address's query, or empty."""
    return str(stych.asked(name))


def step() -> str:
    """The address's fragment, without `#`."""
    return str(stych.step())


def state() -> str:
    """What this entry of the history remembers, or empty."""
    return str(stych.state())


def push(address: str, state: str) -> None:
    """Add an entry to the history; an empty address is the present one."""
    stych.push(address, state)


def replace(address: str, state: str) -> None:
    """Change the present entry of the history."""
    stych.replace(address, state)


def kept(key: str) -> str:
    """A text of the reader's storage, or empty; also where storage is refused."""
    return str(stych.kept(key))


def keep(key: str, text: str) -> bool:
    """Keep a text in the reader's storage; False where it is refused."""
    return bool(stych.keep(key, text))


def seed() -> str:
    """A random seed of the browser, in base 36."""
    return str(stych.seed())


def later(work: "Callable[[], Any]") -> None:
    """Do something when the browser has had time for the reader."""
    stych.later(work)


def listen(work: "Callable[[str, str, str], bool]") -> None:
    """Hear what the reader does: an act, the block, a value; True means handled."""
    stych.listen(work)


def live() -> None:
    """Say that the page is live."""
    stych.live()
