"""Exact figures as people write them: up to two decimals, and the fraction beside them where that is not all."""

from __future__ import annotations

from fractions import Fraction

from referee.languages import facts

MINUS = "−"
_EVEN = frozenset({1, 2, 4, 5, 10, 20, 25, 50, 100})
"""The denominators that two decimals say exactly."""


def amount(value: int | Fraction, lang: str) -> str:
    """The figure, exact: `1564`, `−2,5`, `172,17 (1033/6)`."""
    if value.denominator in _EVEN:
        return rounded(value, lang)
    return f"{rounded(value, lang)} ({_sign(value)}{abs(value.numerator)}/{value.denominator})"


def rounded(value: int | Fraction, lang: str) -> str:
    """The figure in two decimals at most, halves away from zero: for the eye, never to compare by."""
    exact = Fraction(value)
    hundredths = int(abs(exact) * 100 + Fraction(1, 2))
    whole, rest = divmod(hundredths, 100)
    decimals = f"{rest:02d}".rstrip("0")
    point = "," if facts(lang).decimal_comma else "."
    return f"{_sign(value) if hundredths else ''}{whole}{point + decimals if decimals else ''}"


def _sign(value: int | Fraction) -> str:
    return MINUS if value < 0 else ""
