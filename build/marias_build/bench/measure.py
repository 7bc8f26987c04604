"""A measured figure with the bar it is held against, and how it is printed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple


class Measure(NamedTuple):
    """A figure; `bar` is the most it may be, or None where it is only printed."""

    name: str
    value: float
    unit: str
    compared: str
    bar: float | None = None

    @property
    def met(self) -> bool:
        """Whether the figure is within its bar; one without a bar always is."""
        return self.bar is None or self.value <= self.bar


def line(measure: Measure) -> str:
    """The figure, its bar and what was compared, on one line."""
    value = f"{measure.value:.{digits(measure.value)}f} {measure.unit}".strip()
    if measure.bar is None:
        bar = "no bar"
    else:
        bar = f"{'met' if measure.met else 'MISSED'}, bar {measure.bar:g}"
    return f"{measure.name}: {value} ({bar}) - {measure.compared}"


def digits(value: float) -> int:
    """Decimals that keep three figures of a value."""
    return max(0, 2 - math.floor(math.log10(abs(value)))) if value else 0


def spread(values: Sequence[float], unit: str) -> str:
    """Median, minimum and maximum, for the text of what was compared."""
    low, middle, high = min(values), median(values), max(values)
    return f"median {middle:.3g} {unit} ({low:.3g} to {high:.3g}, {len(values)} runs)"


def missed(measures: Iterable[Measure]) -> list[str]:
    """The names of the figures that are over their bar."""
    return [measure.name for measure in measures if not measure.met]
