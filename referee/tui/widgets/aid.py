"""The player aid, drawn: one player under the other, what may be done before what may not, each with its clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, zip_longest

from rich.cells import cell_len
from textual.content import Content

from referee.tui.widgets.panel import QUIET, lines
from referee.views.player_aid.permitted import AidRow, AidView, SeatAid
from referee.views.voice import Voice

COLOURS = {
    "first": "bold $text-warning",
    "may": "$text-success",
    "perhaps": "$text-warning",
    "holds": "$text-accent",
    "cannot": "$text-error",
}
"""By the sort of a row; its sign tells it as well."""
INDENT, ROOMY, BROAD = 4, 120, 160
"""Columns before a sentence; those from which clauses stand in a column of their own, and players in two."""
CITED = 34


def drawn(view: AidView, voice: Voice, width: int) -> Content:
    """All of it, in so many columns; the players in two columns where these are roomy."""
    room = width // 2 - 1 if len(view.seats) > 1 and width >= BROAD else width
    blocks = [list(_seat(seat, room)) for seat in view.seats]
    rows = [row for block in blocks for row in block] if room == width else list(_abreast(blocks, room))
    if view.shown:
        rows.append(Content.styled(voice.say("aid-shown"), "bold underline"))
        rows += [Content(f"  {line}") for said in view.shown for line in Content(said).wrap(width - 2)]
    return lines(rows)


def _abreast(blocks: Sequence[Sequence[Content]], room: int) -> Iterator[Content]:
    """The first blocks on the left, and the others on the right from where the half is reached."""
    half = sum(map(len, blocks)) / 2
    heights = accumulate(map(len, blocks), initial=0)
    sides: tuple[list[Content], list[Content]] = ([], [])
    for block, above in zip(blocks, heights, strict=False):
        sides[above >= half].extend(block)
    for left, right in zip_longest(*sides, fillvalue=Content("")):
        yield Content.assemble(left.truncate(room, pad=True), "  ", right)


def _seat(seat: SeatAid, width: int) -> Iterator[Content]:
    head = Content.assemble((f"{seat.seat} {seat.label}", "bold underline"), (f"  {seat.doing}", QUIET))
    yield from head.wrap(width)
    for row in seat.rows:
        yield from _row(row, width)


def _row(row: AidRow, width: int) -> Iterator[Content]:
    """The sentence beside its sign, its clauses behind it, in a column of their own where there is room."""
    cited = " ".join(row.clauses)
    roomy = width >= ROOMY and cell_len(cited) <= CITED
    text = Content(row.text) if roomy or not cited else Content.assemble(row.text, (f"  {cited}", QUIET))
    for number, line in enumerate(text.wrap(width - INDENT - (CITED if roomy else 0))):
        lead = (f"  {row.sign} ", COLOURS[row.sort]) if not number else " " * INDENT
        told = Content.assemble(lead, line)
        if roomy and not number:
            told = Content.assemble(told.truncate(width - CITED, pad=True), (cited, QUIET))
        yield told
