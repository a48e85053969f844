"""A game in sum, as rows of a width: who has won, who eliminated whom, then each player with his life as a curve."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from textual.content import Content

from referee.speech import shortened
from referee.tui.letters import in_lines
from referee.tui.themes import MEANINGS
from referee.tui.widgets.lying import suited
from referee.tui.widgets.outcome import ended
from referee.tui.widgets.panel import QUIET
from referee.tui.widgets.seat_marks import LIFE, WON_STYLE
from referee.views.marks import OUT, WON
from referee.views.summary import SeatSummary, Summary, curve, most_of
from referee.views.voice import Voice

WIDE, HIGH = 100, 34
"""Columns from which a player stands in one line, and rows of a screen from which the winner is written large."""
TALLEST = 3
"""Rows of a curve at most; one higher than its player's row has an empty row above it, so that no two touch."""
LEAD, NAME, WHO, NUMBERS = 6, 16, 26, 9
"""Columns of the signs and the number, of the name, of role and character, of each number."""
LEAST_TOLD = 6
"""So much of what was put right is told even where there is no room: one scrolls there."""
AROUND = 8
"""Rows of the screen above and below it, of the heading and of what stands under it."""
GAP = "  "
BEFORE = LEAD + NAME + WHO + 4 * NUMBERS + 6 * len(GAP)
"""The columns before a curve that stands beside its player."""


class SummaryRows:
    """The rows of one game, in the language of a voice; `plain` where a terminal has letters only."""

    def __init__(self, summary: Summary, voice: Voice, width: int, plain: bool = False) -> None:
        self._summary = summary
        self._say = voice.say
        self._voice = voice
        self._width = width
        self._plain = plain
        self._most = most_of(summary)

    def rows(self, height: int) -> list[Content]:
        """All of them, for a screen of so many rows."""
        blank, falls = Content(""), [Content(f"{OUT} {told}") for told in self._summary.falls]
        above = [*self._winner(height), blank, *self._why(), blank, *falls, *([blank] if falls else [])]
        room = (height - len(above) - AROUND) // max(1, len(self._summary.seats))
        tall = max(1, min(TALLEST, room - 1)) if self._width >= WIDE else 1
        players = [*self._players(tall), *self._legend()]
        room = height - len(above) - len(players) - AROUND
        return [*above, *players, blank, self._totals(), *self._corrected(max(LEAST_TOLD, room))]

    def _legend(self) -> list[Content]:
        """What the curves mean."""
        back = [self._say("summary-flags_legend")] if any(seat.flags_back for seat in self._summary.seats) else []
        told = Content.styled(" ".join([self._say("summary-legend", most=self._most), *back]), QUIET)
        lead = " " * (BEFORE if self._width >= WIDE else LEAD)
        return [Content.assemble(lead, row) for row in told.wrap(max(20, self._width - len(lead)))]

    def _corrected(self, room: int) -> list[Content]:
        """What was put right, as far as there is room for it, and how much more there is."""
        told = self._summary.corrected
        if not told:
            return []
        head = Content.styled(self._say("summary-corrected", count=len(told)), "bold")
        rows = [suited(each).truncate(self._width, ellipsis=True) for each in told[:room]]
        more = [Content.styled(self._say("summary-more", count=len(told) - room), QUIET)] if len(told) > room else []
        return [Content(""), head, *rows, *more]

    def _winner(self, height: int) -> list[Content]:
        told = self._summary.winner or self._summary.decided or self._say("summary-goes_on")
        style = WON_STYLE if self._summary.winner else "bold"
        drawn = in_lines(told, self._width, 5) if height >= HIGH and not self._plain else ()
        sign = f"{WON} " if self._summary.winner else ""
        return [Content.styled(row, style) for row in drawn] or [Content.styled(f"{sign}{told}", style)]

    def _why(self) -> list[Content]:
        labels = {seat.seat: seat.label for seat in self._summary.seats}
        return ended(self._summary.why, labels, self._summary.winner, self._voice) if self._summary.why else []

    def _players(self, tall: int) -> Iterator[Content]:
        """A heading, and each player beside his curve; without the room for that one under the other."""
        if self._width >= WIDE:
            yield self._head()
        for seat in self._summary.seats:
            yield from [Content("")] * (tall > 1)
            yield from self._beside(seat, tall) if self._width >= WIDE else self._in_two(seat)

    def _head(self) -> Content:
        say = self._say
        numbers = [say(f"summary-{name}") for name in ("kills", "flags", "turns", "time")]
        cells = [_cell(say("table-seat"), NAME), _cell(f"{say('table-role')}, {say('table-character')}", WHO)]
        cells += [shortened(each, NUMBERS).rjust(NUMBERS) for each in numbers]
        return Content.styled(GAP.join([" " * LEAD + cells[0], *cells[1:], say("table-life")]), f"underline {QUIET}")

    def _beside(self, seat: SeatSummary, tall: int) -> Iterator[Content]:
        numbers = (str(len(seat.kills)), seat.flags_told, str(seat.turns), seat.time)
        told = Content.assemble(
            _lead(seat), (_cell(seat.label, NAME), _style(seat)), GAP,
            self._who(seat).truncate(WHO, ellipsis=True, pad=True), GAP,
            GAP.join(shortened(each, NUMBERS).rjust(NUMBERS) for each in numbers), GAP,
        )  # fmt: skip
        *above, last = self._curve(seat, self._width - told.cell_length, tall)
        yield from (Content(" " * told.cell_length) + row for row in above)
        yield told + last

    def _in_two(self, seat: SeatSummary) -> Iterator[Content]:
        """Who it was and his curve; under it the rest, the numbers with their words, in as many rows as need be."""
        lead = Content.assemble(_lead(seat), (_cell(seat.label, NAME), _style(seat)), GAP)
        yield lead + self._curve(seat, self._width - lead.cell_length)[0]
        numbers = (
            ("kills", str(len(seat.kills))),
            ("flags", seat.flags_told),
            ("turns", str(seat.turns)),
            ("time", seat.time),
        )
        told = Content.styled(" · ".join(f"{self._say(f'summary-{name}')} {number}" for name, number in numbers), QUIET)
        room = self._width - LEAD
        who = self._who(seat)
        both = Content.assemble(who, " · ", told)
        rows = [both] if both.cell_length <= room else [who.truncate(room, ellipsis=True), *told.wrap(room)]
        yield from (Content.assemble(" " * LEAD, row) for row in rows)

    def _who(self, seat: SeatSummary) -> Content:
        """The role in its colour, and the character."""
        known = f"role-{seat.open_role}"
        role = Content.styled(seat.role or "?", f"${known}" if known in MEANINGS else "")
        return Content.assemble(role, f" · {seat.character or '?'}")

    def _curve(self, seat: SeatSummary, width: int, height: int = 1) -> list[Content]:
        rows = curve(seat.life, self._most, width, height, self._plain)
        return [Content.styled(row, LIFE) for row in rows]

    def _totals(self) -> Content:
        told = self._summary
        return Content(self._say("summary-totals", **told.totals()))


def _lead(seat: SeatSummary) -> Content:
    """Who won, who is out, and the number."""
    won, out = (WON if seat.outcome == "won" else " "), (OUT if seat.out else " ")
    return Content.assemble((won, WON_STYLE), (f"{out} ", QUIET), f"{seat.seat:>2} ")


def _style(seat: SeatSummary) -> str:
    return WON_STYLE if seat.outcome == "won" else QUIET if seat.out else "bold"


def _cell(text: str, width: int) -> str:
    cut = shortened(text, width)
    return cut + " " * (width - cell_len(cut))
