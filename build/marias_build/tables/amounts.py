"""Amounts as a language writes them: numbers, signs, per cent and money."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal, localcontext

from babel.numbers import format_decimal

from marias_build.text.typography import NBSP

MINUS = "\N{MINUS SIGN}"
CROWN = "Kč"
HALERS = 100
HUNDRED = 100
LONGEST = 1_000  # digits of the ways to choose from a thousand cards


def number(value: float, language: str, places: int = 0) -> str:
    """A number: `1 000` in Czech, `1,000` in English; a half has its decimal."""
    if value != int(value):
        places = max(places, 1)
    pattern = "#,##0" + ("." + "0" * places if places else "")
    with localcontext() as context:
        context.prec = LONGEST
        shown = format_decimal(abs(Decimal(str(value))), pattern, locale=language)
    return (MINUS if value < 0 else "") + shown


def signed(value: float, language: str) -> str:
    """A number that always has its sign, but for nothing: `+2`, `−4`, `0`."""
    return ("+" if value > 0 else "") + number(value, language)


def money(units: float, base: int, language: str, cents: bool = False) -> str:
    """Units in crowns; `base` is one of them in halers.

    Whole crowns are written without their halers, but in a column (`cents`).
    """
    halers = units * base
    places = 2 if cents or halers % HALERS else 0
    return number(halers / HALERS, language, places) + NBSP + CROWN


def per_cent(fraction: tuple[int, int], language: str) -> str:
    """A fraction in per cent: one decimal, more where it would say never or always."""
    above, below = fraction
    exact = Decimal(100) * above / below
    places = 0
    if above not in (0, below):
        places = next(n for n in range(1, 99) if 0 < _rounded(exact, n) < HUNDRED)
    shown = number(float(_rounded(exact, places)), language, places)
    return shown + (NBSP if language == "cs" else "") + "%"


def _rounded(exact: Decimal, places: int) -> Decimal:
    return exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
