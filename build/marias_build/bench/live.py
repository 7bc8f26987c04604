"""Times until a quiz page is live, against the bare interpreter on the same page."""

from __future__ import annotations

import re
from statistics import median

from marias_build.bench.measure import Measure, spread
from marias_build.bench.visits import (
    LOADS,
    PUBLIC,
    QUIZ,
    SLOWER,
    browser,
    first_visit,
)
from marias_build.output import assets
from marias_build.places import ROOT
from marias_build.serving.host import BELOW, serving

BAR = 1.5
MARK = "html[data-engine=live]"
LIVE = "performance.getEntriesByName('stych-live')[0]?.startTime"

# The loader's last part, in place of PyScript: the same files, the same modules.
START = """const start = async () => {
  const [{ loadMicroPython }, bundle, words] = await Promise.all([
    import(url(data.interpreter)),
    get(data.bundle).then((answer) => answer.arrayBuffer()),
    get(data.messages).then((answer) => answer.text()),
  ]);
  const wasm = url(data.interpreter.replace(/mjs$/, "wasm"));
  const python = await loadMicroPython({ url: wasm });
  lay(python, bundle);
  stych.words = words;
  python.runPython("import browser.page");
};
"""
EMPTY = """<!doctype html><html lang="en"><title>empty</title>
<script type="module" src="empty.js"></script></html>"""
EMPTY_SCRIPT = """
import { loadMicroPython } from "INTERPRETER";
await loadMicroPython({ url: new URL("WASM", import.meta.url).href });
performance.mark("stych-live");
document.documentElement.dataset.engine = "live";
"""


def measures() -> list[Measure]:
    """The ratio of the two, and the bare interpreter on an empty page beside it."""
    pages = {"ours": QUIZ, "floor": "bench/floor/", "empty": "bench/empty/"}
    times: dict[str, list[float]] = {name: [] for name in pages}
    with browser() as started, serving(PUBLIC, extra=extra_files()) as root:
        for _ in range(LOADS):
            for name, path in pages.items():
                with first_visit(started) as page:
                    page.goto(root + path)
                    page.locator(MARK).wait_for(state="attached", timeout=60_000)
                    times[name].append(float(page.evaluate(LIVE)))
    ours, floor, empty = (median(times[name]) for name in pages)
    compared = (
        f"PyScript page {spread(times['ours'], 'ms')} / same page and bundle by "
        f"loadMicroPython {spread(times['floor'], 'ms')}, cold, CPU x{SLOWER}"
    )
    beside = f"loadMicroPython alone, nothing imported, {spread(times['empty'], 'ms')}"
    return [
        Measure("engine live / floor", ours / floor, "x", compared, BAR),
        Measure("bare interpreter on an empty page", empty, "ms", beside),
        Measure("engine live / bare interpreter", ours / empty, "x", "the same loads"),
    ]


def extra_files() -> dict[str, bytes]:
    """The page that starts without PyScript, and the empty one."""
    page = (PUBLIC / QUIZ / "index.html").read_text(encoding="utf-8")
    loader = re.search(r'src="((?:\.\./)*assets/loader\.[^"]+\.js)"', page)
    interpreter = re.search(r'data-interpreter="(?:\.\./)*([^"]+\.mjs)"', page)
    if loader is None or interpreter is None:
        raise SystemExit(f"{QUIZ}: its loader and interpreter are not to be found.")
    path = BELOW + interpreter[1]
    empty = EMPTY_SCRIPT.replace("INTERPRETER", path)
    return {
        "bench/floor/": page.replace(loader[1], "../../bench/floor.js").encode(),
        "bench/floor.js": floor_script().encode(),
        "bench/empty/": EMPTY.encode(),
        "bench/empty/empty.js": empty.replace("WASM", path[:-3] + "wasm").encode(),
    }


def floor_script() -> str:
    """The loader with the interpreter started directly and at once."""
    source = assets.loader(ROOT / assets.STATIC).decode()
    script, count = re.subn(
        r"^const start = async.*?^};\n", lambda _: START, source, flags=re.S | re.M
    )
    if count != 1:
        raise SystemExit("The loader has no `const start` that could be replaced.")
    return script
