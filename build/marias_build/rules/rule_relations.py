"""Rules worth reading with a rule: as authors say, and as blocks cite them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from marias_build.rules.entries import Entry

MOST = 6  # more than that is no longer read


class Relations:
    """The relatives of the rules that the book states."""

    def __init__(
        self, entries: Mapping[str, Entry], blocks: Iterable[Sequence[str]]
    ) -> None:
        self.entries = entries
        self._from: dict[str, list[str]] = {}
        for rule, entry in entries.items():
            for other in entry.related:
                self._from.setdefault(other, []).append(rule)
        self._together: dict[str, Counter[str]] = {}
        for block in blocks:
            for rule in block:
                others = (other for other in block if other != rule)
                self._together.setdefault(rule, Counter()).update(others)

    def of(self, rule: str) -> tuple[str, ...]:
        """Those that its author names, those that name it, those cited with it.

        Of the last the most frequent first; one that no chapter states has no page.
        """
        cited = self._together.get(rule, Counter())
        often = sorted(cited, key=lambda other: (-cited[other], other))
        found = (*self.entries[rule].related, *self._from.get(rule, ()), *often)
        known = [one for one in dict.fromkeys(found) if one in self.entries]
        return tuple(known[:MOST])
