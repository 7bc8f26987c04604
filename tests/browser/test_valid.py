"""Every page is valid HTML, says a tool that others use too."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from marias_build.output import npm_files

TOOL = "node_modules/html-validate/bin/html-validate.mjs"
SETTINGS = {
    "root": True,
    "extends": ["html-validate:recommended"],
    "rules": {
        "aria-label-misuse": ["error", {"allowAnyNamable": True}],
        "doctype-style": "off",  # written as most people write it
        # what is found is a list of links; no <select> holds links
        "prefer-native-element": ["error", {"exclude": ["listbox"]}],
        "valid-id": ["error", {"relaxed": True}],  # ids of rules have a full stop
    },
}


def test_every_page_is_valid_html(public: Path, root: Path, tmp_path: Path) -> None:
    """html-validate has no objection to any page."""
    settings = tmp_path / "settings.json"
    settings.write_text(json.dumps(SETTINGS), encoding="utf-8")
    node = npm_files.find_node()
    assert node is not None
    done = subprocess.run(
        [
            node,
            root / "build/npm" / TOOL,
            *("--config", settings, "--formatter", "text", public),
        ],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout.splitlines()[:20] == []
    assert done.returncode == 0
