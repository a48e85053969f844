"""What taking back or putting right an entry would change: standings before and after, and what rested on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from referee.championship.office.shapes import ChangeRows, MovedRow, SaidRow
from referee.championship.office.views import OfficeViews
from referee.championship.typing.talk import DeskTalk
from referee.errors import RefereeError
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.tui.widgets.rows import Column, Row, laid_out

KEYS = (
    ("⏎", "history-key_accept", "screen.accept"), ("↑↓", "key-move", "screen.page(1)"),
    ("Esc", "history-key_leave", "screen.leave"),
)  # fmt: skip
MORE_KEYS = (("PgUp PgDn", "key-move", "screen.page(10)"),)
NONE = "–"


class ChangeScreen(SpokenModal[bool]):
    """Its result is whether the line is to be logged."""

    CSS = """
    ChangeScreen { align: center middle; background: $background 60%; }
    ChangeScreen > Vertical { width: 94%; max-width: 120; height: 90%; border: round $accent; background: $surface; }
    ChangeScreen #change-head { padding: 0 1; text-style: bold; }
    ChangeScreen VerticalScroll { height: 1fr; padding: 0 1; }
    ChangeScreen Keys { dock: bottom; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "accept", show=False),
        Binding("escape", "leave", show=False),
        Binding("up", "page(-1)", show=False),
        Binding("down", "page(1)", show=False),
        Binding("pageup", "page(-10)", show=False),
        Binding("pagedown", "page(10)", show=False),
    ]

    def __init__(self, face: Face, talk: DeskTalk, line: str) -> None:
        super().__init__(face)
        self.talk = talk
        self.typed = line

    def compose(self) -> ComposeResult:
        """What would be logged; what it changes; the keys."""
        with Vertical():
            yield Panel("change-head")
            yield VerticalScroll(Panel("change"), can_focus=False)
            yield Keys()

    def on_mount(self) -> None:
        """Say everything once the size is known."""
        self.redraw()

    def on_resize(self) -> None:
        """Lay it out at the width there is now."""
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        self.query_one(Keys).show([(key, self.face.say(word), action) for key, word, action in KEYS])
        try:
            outcome = self.talk.outcome(self.typed)
        except RefereeError as error:
            self.query_one("#change", Panel).put(Content(f"! {self.face.wrong(error)}"))
            return
        said = OfficeViews(self.face.speech, outcome.state).outcome(outcome, self.talk.log, logged=False)
        self.query_one("#change-head", Panel).put(lines([Content(flag.entry) for flag in said.flags]))
        against = [reason_line(reason) for flag in said.flags for reason in flag.reasons + flag.doubts]
        told = list(self._told(said.change)) if said.change is not None else []
        self.query_one("#change", Panel).put(lines([*against, *told]))

    def _told(self, change: ChangeRows) -> Iterator[Content]:
        say = self.face.say
        if not change.moved and not change.said:
            yield Content(say("tournament-changes_nothing"))
        if change.moved:
            kind, count, others = change.movers
            yield Content.styled(say(f"tournament-changes_{kind}", count=count, others=others), "bold")
            yield from self._moved(change)
        if change.said:
            yield Content("")
            yield Content.styled(say("tournament-changes_verdicts", count=len(change.said)), "bold")
        for row in change.said:
            yield from self._said(row)

    def _moved(self, change: ChangeRows) -> Iterator[Content]:
        width = max(40, self.query_one(VerticalScroll).size.width - 4)
        columns = (
            Column("", 2), Column("", 24), Column("", 4, right=True), Column("", 1), Column("", 4, right=True),
            Column("", 22, right=True), Column("", 1), Column("", 22, right=True),
        )  # fmt: skip
        yield from laid_out(columns, [_row(row) for row in change.moved], width)

    def _said(self, row: SaidRow) -> Iterator[Content]:
        words = [self.face.say(f"verdict-{each.verdict}") if each else NONE for each in (row.before, row.after)]
        style = LEVELS.get(row.after.verdict, "") if row.after else QUIET
        yield Content.assemble(f"{row.number:>4}  {row.entry}: ", (" → ".join(dict.fromkeys(words)), style))
        reasons = row.after.reasons + row.after.doubts if row.after else ()
        yield from (Content("      ") + reason_line(reason) for reason in reasons)

    def action_page(self, by: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_accept(self) -> None:
        """Log it."""
        self.dismiss(True)

    def action_leave(self) -> None:
        """Log nothing; the line is kept."""
        self.dismiss(False)


def _row(row: MovedRow) -> Row:
    """Whether up or down, who, both places and both scores."""
    before, after = row.place_before, row.place_after
    way = "·" if before == after or before is None or after is None else "▲" if after < before else "▼"
    places = [NONE if place is None else str(place) for place in (before, after)]
    scores = [score or NONE for score in (row.score_before, row.score_after)]
    sign = Content.styled(way, "$text-success" if way == "▲" else "$text-error" if way == "▼" else "")
    cells = (sign, row.name, places[0], "→", Content.styled(places[1], "bold"), scores[0], "→")
    return Row(str(row.player), (*cells, Content.styled(scores[1], "bold")))
