"""Shares with their intervals as a drawing: a mark and a whisker a row, told apart by shape and word, not by colour."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

from referee.solo.simulation import Chance

LEFT, WIDE, RIGHT, HIGH, TOP = 250, 420, 90, 22, 46


class Row(Struct, frozen=True):
    """A line of the chart; without a chance it is a heading. `hollow`: drawn as an open square."""

    label: str
    chance: Chance | None = None
    hollow: bool = False


def drawn(title: str, rows: Sequence[Row]) -> str:
    """The chart as SVG."""
    high = TOP + HIGH * len(rows) + 34
    most = max(0.1, *(row.chance.interval[1] for row in rows if row.chance))
    steps = [step for step in range(0, 101, 10 if most > 0.3 else 5) if step / 100 <= most + 0.05]
    scale = WIDE / (steps[-1] / 100)
    parts = [_head(title, high), *(_grid(step, scale, high) for step in steps)]
    parts += [_row(row, TOP + HIGH * number + HIGH / 2, scale) for number, row in enumerate(rows)]
    return "\n".join([*parts, "</svg>", ""])


def _head(title: str, high: int) -> str:
    wide = LEFT + WIDE + RIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        f'font-family="sans-serif" font-size="13" role="img" aria-label="{escape(title)}">\n'
        f'<rect width="{wide}" height="{high}" fill="white"/>\n'
        f'<text x="12" y="24" font-size="16" font-weight="bold">{escape(title)}</text>'
    )


def _grid(step: int, scale: float, high: int) -> str:
    x = LEFT + step / 100 * scale
    return (
        f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{high - 28}" stroke="#ccc"/>'
        f'<text x="{x:.1f}" y="{high - 12}" text-anchor="middle">{step}%</text>'
    )


def _row(row: Row, y: float, scale: float) -> str:
    if row.chance is None:
        return f'<text x="12" y="{y + 5:.1f}" font-weight="bold">{escape(row.label)}</text>'
    low, top = (LEFT + end * scale for end in row.chance.interval)
    x = LEFT + row.chance.share * scale
    mark = (
        f'<rect x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10" fill="white" stroke="black" stroke-width="2"/>'
        if row.hollow
        else f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" fill="black"/>'
    )
    return (
        f'<text x="24" y="{y + 5:.1f}">{escape(row.label)}</text>'
        f'<line x1="{low:.1f}" y1="{y:.1f}" x2="{top:.1f}" y2="{y:.1f}" stroke="black" stroke-width="2"/>{mark}'
        f'<text x="{LEFT + WIDE + 12}" y="{y + 5:.1f}">{100 * row.chance.share:.1f}%</text>'
    )
