"""Times the first contentful paint of a quiz page with its scripts and without."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page

from marias_build.bench.measure import Measure, spread
from marias_build.bench.visits import LOADS, PUBLIC, QUIZ, SLOWER, browser, first_visit
from marias_build.serving.host import serving

BAR = 1.15
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def measures() -> list[Measure]:
    """The ratio on / off, and that the question is there without a script."""
    times: dict[bool, list[float]] = {True: [], False: []}
    answerable = 0
    with browser() as started, serving(PUBLIC) as root:
        for _ in range(LOADS):
            for scripts in (True, False):
                with first_visit(started, scripts=scripts) as page:
                    page.goto(root + QUIZ)
                    times[scripts].append(first_paint(page))
                    answerable += not scripts and can_answer(page)
    compared = (
        f"scripts on {spread(times[True], 'ms')} / off {spread(times[False], 'ms')}, "
        f"cold, CPU x{SLOWER}; answered without script in {answerable} of {LOADS}"
    )
    ratio = median(times[True]) / median(times[False])
    unanswered = Measure(
        "loads not answerable without script",
        LOADS - answerable,
        "",
        "opened a card",
        0,
    )
    return [
        Measure("first contentful paint, on / off", ratio, "x", compared, BAR),
        unanswered,
    ]


def first_paint(page: Page) -> float:
    """Milliseconds until the first text or picture was shown."""
    for _ in range(200):
        found = page.evaluate(PAINT)
        if found:
            return float(found)
        page.wait_for_timeout(25)
    raise SystemExit("The page was never painted.")


def can_answer(page: Page) -> bool:
    """Whether an option opens its verdict by a click."""
    page.locator(".quiz details summary").first.click()
    return page.locator(".quiz details[open] .say").first.is_visible()
