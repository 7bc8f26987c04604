"""Looks at every page with axe, in both colour schemes, and counts what it finds."""

from __future__ import annotations

from marias_build.bench.measure import Measure
from marias_build.bench.visits import PUBLIC, ROOT, browser
from marias_build.host import serving

AXE = ROOT / "build/npm/node_modules/axe-core/axe.min.js"
SCHEMES = ("light", "dark")
RUN = "axe.run().then((r) => r.violations.map((v) => v.id + ' x' + v.nodes.length))"


def measures() -> list[Measure]:
    """The number of violations over all pages, and of the pages looked at."""
    paths = sorted(
        file.parent.relative_to(PUBLIC).as_posix().removeprefix(".")
        for file in PUBLIC.rglob("index.html")
    )
    faults: list[str] = []
    with browser() as started, serving(PUBLIC) as root:
        for scheme in SCHEMES:
            context = started.new_context(
                color_scheme=scheme,  # type: ignore[arg-type]
                bypass_csp=True,
                service_workers="block",
            )
            page = context.new_page()
            for path in paths:
                page.goto(root + (path + "/" if path else ""))
                page.add_script_tag(path=AXE)
                faults += [f"{path} {scheme}: {v}" for v in page.evaluate(RUN)]
            context.close()
    for fault in faults[:20]:
        print("  " + fault)
    compared = f"{len(paths)} pages in {' and '.join(SCHEMES)}"
    return [Measure("axe violations", len(faults), "", compared, 0)]
