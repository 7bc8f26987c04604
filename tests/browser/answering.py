"""How a reader answers a question: by mouse, by touch, by keyboard."""

from __future__ import annotations

from browser.harness import PHONE
from marias.profile import parse_profile
from marias_quizzes import kinds
from marias_quizzes.question import Question, answer
from playwright.sync_api import Locator, Page

KINDS = ("trick-winner", "legal-plays", "card-points")
WAYS = ("mouse", "touch", "keyboard")
MAX_TABS = 80
# The key that leads on to an element, or nothing where it has the focus.
NEXT_KEY = """element => {
  const now = document.activeElement;
  if (now === element) return "";
  const radios = element.type === "radio" && now?.type === "radio";
  return radios && now.form === element.form ? "ArrowDown" : "Tab";
}"""


def options(way: str) -> dict[str, object]:
    """The browser of a reader who answers this way."""
    if way == "touch":
        return {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    return {}


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


def choose(block: Locator, keys: tuple[str, ...], way: str) -> None:
    """Choose these options and ask for the verdict."""
    for key in keys:
        mark(block, key, way)
    press(block.locator("[data-act=check]"), way)


def mark(block: Locator, key: str, way: str) -> None:
    """Choose one option."""
    option = block.locator(f"input[value='{key}']")
    if way == "keyboard":
        tab_to(option)
        option.page.keyboard.press("Space")
    else:
        press(option.locator("xpath=ancestor::label"), way)


def press(target: Locator, way: str) -> None:
    """Click, tap, or go there by keyboard and press Enter."""
    if way == "touch":
        target.tap()
    elif way == "mouse":
        target.click()
    else:
        tab_to(target)
        target.page.keyboard.press("Enter")


def tab_to(target: Locator) -> None:
    """Go to an element by Tab, inside a group of radio buttons by arrows."""
    for _ in range(MAX_TABS):
        if not (key := target.evaluate(NEXT_KEY)):
            return
        target.page.keyboard.press(key)
    raise AssertionError(f"{target} is not reached by keyboard")


def active(page: Page) -> str:
    """The text of the focused element."""
    return str(page.evaluate("document.activeElement.innerText"))
