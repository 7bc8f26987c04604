"""Rules that one table alone has: what the others play there no source says."""

from __future__ import annotations

from marias.profile import PRESET_NAMES

from marias_site.book import Rule


def of(rule: Rule, general: str) -> str:
    """The table whose own rules alone state a rule; "" where the general ones do too.

    A rule book of a table is a source of the same id. Where none has the rule, it is
    from elsewhere, and belongs to nobody.
    """
    cited = {citation.source for citation in rule.sources}
    tables = [name for name in PRESET_NAMES if name in cited]
    return tables[0] if len(tables) == 1 and tables[0] != general else ""
