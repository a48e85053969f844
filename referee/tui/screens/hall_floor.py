"""The floor of a hall: every table that plays, live, and before all others those that call the desk.

It looks away from the screen, so that a server that is gone stops nothing: what was known last stays, with its time,
and goes on by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList

from referee.desk.hall_floor import HallFloor
from referee.errors import RefereeError
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, QUIET, Panel
from referee.tui.widgets.rows import Column, Row, Rows
from referee.views.hall_floor import FloorRow, FloorView
from referee.views.marks import ASKED
from referee.views.play_clock import at_clock

KEYS = (
    ("⏎", "home-continue", "screen.open"), ("A", "floor-key_answer", "screen.answer"),
    ("J", "floor-key_call", "screen.call"),
    ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
HEADS = ("table", "turn", "counting", "clock", "flags", "heard", "by")
LOOK = 1.0
"""Seconds between two looks: nobody is further behind."""
CALLS, SILENT = "!", "?"
CALLING = "bold reverse"


class HallFloorScreen(SpokenScreen):
    """All tables of the store that play, or did just now."""

    CSS = """
    HallFloorScreen #floor-head { padding: 0 1; text-style: bold; background: $panel; }
    HallFloorScreen #floor-calls { padding: 0 1; height: auto; max-height: 6; }
    HallFloorScreen #floor-wrong { padding: 0 1; height: auto; color: $text-warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a,A", "answer", show=False),
        Binding("j,J", "call", show=False),
        Binding("escape", "leave", show=False),
    ]

    SHOWS_CALLS = True
    """They stand here already."""

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self.floor = HallFloor(face.desk.path)
        self._view = FloorView(face)
        self._shown: tuple[FloorRow, ...] = ()
        self._looking = False
        self._wrong: RefereeError | None = None
        self._told = ""

    def compose(self) -> ComposeResult:
        """Who calls, all tables, what is wrong with the store, the keys."""
        yield Panel("floor-head")
        yield Panel("floor-calls")
        yield Rows()
        yield Panel("floor-wrong")
        yield Keys()

    @property
    def rows(self) -> Rows:
        """The list of tables."""
        return self.query_one(Rows)

    def on_mount(self) -> None:
        """Begin to follow."""
        self.redraw()
        self.rows.focus()
        self.set_interval(LOOK, self._ask)
        self._ask()

    def on_unmount(self) -> None:
        """Let go of the store."""
        self.floor.close()

    def _ask(self) -> None:
        if not self._looking:
            self._looking = True
            self.run_worker(self._look, thread=True, exit_on_error=False)

    def _look(self) -> None:
        """Away from the screen: whatever comes of it is told there."""
        wrong = None
        try:
            self.floor.look()
        except RefereeError as error:
            wrong = error
        except Exception as error:  # the picture stays, whatever the store holds
            wrong = RefereeError("went_wrong", what=type(error).__name__)
        with suppress(RuntimeError):  # the app is gone
            self.app.call_from_thread(self._looked, wrong)

    def _looked(self, wrong: RefereeError | None) -> None:
        self._looking, self._wrong = False, wrong
        if self.is_mounted:
            self.show()

    # What is seen

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        self._shown = ()
        self.query_one("#floor-head", Panel).put(Content(say("floor-title")))
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        self.show()

    def show(self) -> None:
        """The rows as they are now; the list only if one of them is another."""
        rows = self._view.rows(self.floor, time())
        if rows != self._shown or not rows:
            self._shown = rows
            self.rows.show(self._columns(), [self._row(row) for row in rows], self.face.say("floor-none"))
            self._show_calls()
        self._show_wrong()

    def _columns(self) -> tuple[Column, ...]:
        table, turn, counting, clock, flags, heard, by = (self.face.say(f"floor-head_{each}") for each in HEADS)
        return (
            Column("", 1), Column(table, 24), Column(turn, 22), Column(clock, 8, right=True),
            Column(flags, 4, right=True), Column(heard, 9, right=True), Column(by, 20), Column(counting, grows=True),
        )  # fmt: skip

    def _row(self, row: FloorRow) -> Row:
        mark = CALLS if row.call else SILENT if row.silent else ASKED if row.flags else ""
        style = CALLING if row.call else LEVELS["doubt"] if row.silent else ""
        flags = Content.styled(str(row.flags), LEVELS["unclear"]) if row.flags else ""
        heard = Content.styled(f"{row.heard} {SILENT}", LEVELS["doubt"]) if row.silent else row.heard
        title = Content.styled(row.title, style)
        cells = (Content.styled(mark, style), title, row.turn, row.clock, flags, heard, row.by, row.counting)
        return Row(row.id, cells, quiet=row.over and not row.call)

    def _show_calls(self) -> None:
        calls = [row for row in self._shown if row.call]
        said = (self.face.say("floor-calls", table=row.title, why=row.call, since=row.since) for row in calls)
        self.query_one("#floor-calls", Panel).put([Content.styled(f" {CALLS} {each} ", CALLING) for each in said])

    def _show_wrong(self) -> None:
        told = [Content(self._told)] if self._told else []
        if self._wrong is not None:
            at = "" if self.floor.seen is None else self.face.say("floor-as_of", time=at_clock(self.floor.seen))
            told.append(Content.styled(f"! {at} {self.face.wrong(self._wrong)}", QUIET if at else ""))
        self.query_one("#floor-wrong", Panel).put(told)

    # What can be done

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter: to the table."""
        event.stop()
        self.dismiss(self.rows.chosen or None)

    def action_open(self) -> None:
        """To the table chosen."""
        self.rows.action_select()

    def action_answer(self) -> None:
        """Somebody goes to the table chosen; without a call there to the one that called first."""
        calls = [row.id for row in self._shown if row.call]
        if calls:
            self._do(lambda: self._answered(self.rows.chosen if self.rows.chosen in calls else calls[0]))

    def action_call(self) -> None:
        """Call the desk to the table chosen."""
        if self.rows.chosen:
            self._do(lambda: self.face.call(self.rows.chosen))

    def _answered(self, stream: str) -> str:
        return self.face.say("floor-unheard") if self.face.desk.answer(stream) is None else ""

    def _do(self, act: Callable[[], str]) -> None:
        """Do it, and tell what came of it."""
        try:
            self._told = act()
        except RefereeError as error:
            self._told = f"! {self.face.wrong(error)}"
        self._ask()
        self.show()

    def action_leave(self) -> None:
        """Back to the list of tables."""
        self.dismiss(None)
