"""What of a report is drawn, as the rows of a list: slips, duels, bars."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from referee.championship.reports import blocks as b


def listed(block: b.Block) -> Iterator[b.Table]:
    """The table that a block is, or what is drawn in it; nothing of a text."""
    match block:
        case b.Table():
            yield block
        case b.Slips():
            yield b.Table((), tuple((each.name, each.where, *each.lines, *each.hidden) for each in block.slips))
        case b.Ladder():
            yield from _ladder(block)
        case b.Bars():
            yield b.Table((), tuple((each.label, each.text) for each in block.bars), title=block.title)


def _ladder(block: b.Ladder) -> Iterator[b.Table]:
    duels = (*chain.from_iterable(duels for _, duels in block.stages), *block.beside)
    yield b.Table((), tuple((duel.title, *chain.from_iterable(map(_side, duel.sides))) for duel in duels))


def _side(side: b.Side) -> tuple[str, ...]:
    """A player of a duel, the mark of the winner, and what is said of him."""
    return (side.seed, side.name, "✓" if side.won else side.note)
