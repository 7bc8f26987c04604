"""How a reader answers a question: by mouse, by touch, by keyboard."""

from __future__ import annotations

from marias.profile import parse_profile
from marias_quizzes import kinds
from marias_quizzes.question import Question, answer
from playwright.sync_api import Locator, Page

KINDS = ("trick-winner", "legal-plays", "card-points")
WAYS = ("mouse", "touch", "keyboard")
MAX_TABS = 80


def block_of(page: Page) -> Locator:
    """The first question of a page."""
    return page.locator(".quiz").first


def asked(block: Locator) -> Question:
    """What the engine says of the question that a block was printed with."""
    kind, position, profile = (
        block.get_attribute(name) or "" for name in ("data-kind", "data-q", "data-p")
    )
    return kinds.find(kind).question(position, parse_profile(profile))


def shown(block: Locator) -> list[str]:
    """The keys of the options that a live block offers."""
    return block.locator("input").evaluate_all("all => all.map(i => i.value)")


def wrong(question: Question) -> tuple[str, ...]:
    """An answer that is not right."""
    return tuple(o.key for o in question.options if not o.correct)[:1]


def right(question: Question) -> tuple[str, ...]:
    """The right answer."""
    return answer(question)


def choose(page: Page, block: Locator, keys: tuple[str, ...], way: str) -> None:
    """Choose these options and ask for the verdict."""
    for key in keys:
        option = block.locator(f"input[value='{key}']")
        if way == "keyboard":
            tab_to(page, option)
            page.keyboard.press("Space")
        else:
            press(option.locator("xpath=ancestor::label"), way)
    check = block.locator("[data-act=check]")
    if way == "keyboard":
        tab_to(page, check)
        page.keyboard.press("Enter")
    else:
        press(check, way)


def press(target: Locator, way: str) -> None:
    """Click or tap."""
    if way == "touch":
        target.tap()
    else:
        target.click()


def tab_to(page: Page, target: Locator) -> None:
    """Go to an element by Tab, inside a group of radio buttons by arrows."""
    for _ in range(MAX_TABS):
        if target.evaluate("e => e === document.activeElement"):
            return
        in_group = target.evaluate(
            "e => e.type === 'radio' && document.activeElement?.type === 'radio'"
            " && document.activeElement.form === e.form"
        )
        page.keyboard.press("ArrowDown" if in_group else "Tab")
    raise AssertionError(f"{target} is not reached by keyboard")


def active(page: Page) -> str:
    """The text of the focused element."""
    return str(page.evaluate("document.activeElement.innerText"))
