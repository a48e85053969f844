"""What a report is made of: plain records of text, which a page shows and a spreadsheet lists."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

DEEPER = "\u2003"
"""At the beginning of a cell: it lies so much deeper."""
Column = str
"""How a column stands: plain (empty), `name`, `number`, room to `write` in (`broad` for much), `code` to be typed,
`small`, or kept on one line to `fit`."""
Mark = Literal["", "first", "out", "strong"]
"""How a row stands out, which its words say too."""
Eyes = Literal["referee", "everybody"]
"""Whose a report is."""


class Text(Struct, frozen=True, tag=True):
    """A paragraph; `quiet` where it only explains."""

    text: str
    quiet: bool = False


class Facts(Struct, frozen=True, tag=True):
    """Short figures, each under what it is."""

    items: tuple[tuple[str, str], ...]


class Table(Struct, frozen=True, tag=True):
    """A table with its head; a line break in a cell begins what is said smaller."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    columns: tuple[Column, ...] = ()
    marks: tuple[Mark, ...] = ()
    title: str = ""
    note: str = ""


class Slip(Struct, frozen=True):
    """A slip to cut out; what is `hidden` stands behind the fold."""

    name: str
    where: str
    lines: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()


class Slips(Struct, frozen=True, tag=True):
    """Slips side by side."""

    slips: tuple[Slip, ...]


class Side(Struct, frozen=True):
    """A player of a duel: his place in the ranking (empty: he came by winning), his name, whether he won or left."""

    seed: str
    name: str
    won: bool = False
    note: str = ""


class Duel(Struct, frozen=True):
    """A duel of the ladder."""

    title: str
    sides: tuple[Side, ...]


class Ladder(Struct, frozen=True, tag=True):
    """The duels, stage by stage, and those that lead nowhere else."""

    stages: tuple[tuple[str, tuple[Duel, ...]], ...]
    beside: tuple[Duel, ...] = ()


class Bar(Struct, frozen=True):
    """One bar: whose, how long (of the longest, between -1 and 1), and what it says."""

    label: str
    share: float
    text: str


class Bars(Struct, frozen=True, tag=True):
    """A chart of bars."""

    title: str
    bars: tuple[Bar, ...]


Block = Text | Facts | Table | Slips | Ladder | Bars


class Section(Struct, frozen=True):
    """Blocks under a heading; `apart` on a new sheet of paper."""

    title: str
    blocks: tuple[Block, ...]
    apart: bool = False


class Report(Struct, frozen=True):
    """A report in one language; `missing` says which entries of its log cannot be read."""

    kind: str
    lang: str
    title: str
    event: str
    eyes: Eyes
    stamp: str
    sections: tuple[Section, ...]
    clauses: str = ""
    wide: bool = False
    missing: str = ""
