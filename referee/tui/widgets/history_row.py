"""A row of the history as lines of text: a play with its answers and what they cost, a turn as a heading.

Its first entry has the columns before the text; of the others a sign is told only where it says something.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from textual.content import Content
from textual.style import Style

from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import LEVELS, QUIET
from referee.views.history import BACK, HistoryLine
from referee.views.history_rows import Row

LEAD, CLOCK = 6, 6
"""The columns before the text: mark and number; and those of the time, where there is room for it."""
BETWEEN = " · "
GONE = f"{QUIET} strike"
ALL_WELL = ("", "legal")
UNTYPED = "…"


class Look(Struct, frozen=True):
    """How a row is drawn: in so many columns, with the time, whole or cut to one line; the words for a fold."""

    width: int
    clock: bool
    whole: bool
    taken_back: str


@lru_cache(maxsize=1024)
def drawn(row: Row, lines: tuple[HistoryLine, ...], selected: int | None, look: Look) -> list[Content]:
    """Its lines; `selected` is the number of the entry of it that is selected, if one is."""
    told = _fold(lines, look) if row.folds and selected is None else _flow(row, lines, selected)
    lead = _lead(lines, selected, look)
    room = max(1, look.width - lead.cell_length)
    first, *more = told.wrap(room) if look.whole else [told.truncate(room, ellipsis=True)]
    if row.sort == "heading":
        last = more.pop() if more else first
        ruled = Content.assemble(last, (f" {'─' * (room - last.cell_length - 1)}", "$frame"))
        first, more = (first, [*more, ruled]) if last is not first else (ruled, more)
    indent = Content(" " * lead.cell_length)
    return [lead + first, *(indent + line for line in more)]


def _lead(lines: tuple[HistoryLine, ...], selected: int | None, look: Look) -> Content:
    """The number of the entry selected, else of the first, and when that was."""
    line = next((line for line in lines if line.number == selected), lines[0])
    told = Content.assemble(
        ("▸" if selected is not None else " ", "bold"),
        (f"{line.number:>4} ", QUIET),
        (f"{line.time:>5} " if look.clock else "", QUIET),
    )
    return told.stylize(_click(line.number))


def _fold(lines: tuple[HistoryLine, ...], look: Look) -> Content:
    """That it was taken back and the first of what it was; of several, from which number to which."""
    gone = [line for line in lines if line.mark == BACK]
    was = f"{gone[0].text}{BETWEEN}{UNTYPED}" if len(gone) > 1 else "".join(line.text for line in gone)
    which = f"{gone[0].number}–{gone[-1].number} " if len(gone) > 1 else ""
    told = Content.styled(f"{BACK} {which}{look.taken_back}{BETWEEN}{was}", QUIET)
    return told.stylize(_click(lines[-1].number))


def _flow(row: Row, lines: tuple[HistoryLine, ...], selected: int | None) -> Content:
    """All entries one after the other, the selected one reversed."""
    parts = []
    for place, line in enumerate(lines):
        is_selected = line.number == selected
        if line.late and len(lines) > 1 and not is_selected:
            continue
        told = Content(UNTYPED) if line.untyped and len(lines) > 1 and not is_selected else _entry(row, line, not place)
        told = told.stylize(_click(line.number))
        parts.append(told.stylize("reverse") if is_selected else told)
    if by := ", ".join(dict.fromkeys(line.by for line in lines if line.by)):
        parts.append(Content.styled(by, QUIET))
    return Content.styled(BETWEEN, QUIET).join(parts)


def _entry(row: Row, line: HistoryLine, first: bool) -> Content:
    """One entry with its signs; what is in order has none within a row, nor at a heading."""
    signed = line.level not in ALL_WELL or line.mark or line.was or (first and row.sort != "heading")
    text = suited(line.text) if line.counts else Content.styled(line.text, GONE)
    return Content.assemble(
        (f"{line.mark} " if line.mark else "", "bold $text-accent" if line.counts else QUIET),
        (f"{line.was}→" if line.was else "", QUIET),
        (f"{line.sign} " if signed and line.sign else "", LEVELS.get(line.level, QUIET)),
        text.stylize("bold") if row.sort == "heading" else text,
    )


def _click(number: int) -> Style:
    return Style.from_meta({"@click": f"select({number})"})
