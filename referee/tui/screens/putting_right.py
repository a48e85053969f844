"""One entry put right: the line that does it, typed or made by a key, and what it would change, before it is logged."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input

from referee.desk.hearing.corrected.putting_right import aimed_at, anchor, line_now, retargeted
from referee.desk.table_log import TableLog
from referee.errors import RefereeError
from referee.notation import typed_line
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.consequences import consequence_lines
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.tui.widgets.refusable import Refusable
from referee.views.resolutions import MOST, Resolutions

TYPED = ("correct", "insert")
SLOW, PAUSE = 0.04, 0.25
"""Seconds from which a preview waits until the typist pauses, and how long that is."""
KEYS = (
    ("⏎", "history-key_accept", "screen.accept"),
    ("PgUp/PgDn", "key-move", "screen.page(1)"),
    ("Esc", "history-key_leave", "screen.leave"),
)


class PuttingRightScreen(SpokenModal[str | None]):
    """`kind` is `retract`, `correct`, `insert` or `retarget`. Its result is the line to log, or None."""

    CSS = """
    PuttingRightScreen { align: center middle; }
    PuttingRightScreen #box { width: 100%; max-width: 120; height: auto; max-height: 100%; padding: 0 1;
                              border: round $accent; background: $surface; }
    PuttingRightScreen Input { height: 1; border: none; border-left: thick $accent; }
    PuttingRightScreen Panel { height: auto; }
    PuttingRightScreen #does { height: auto; max-height: 16; }
    PuttingRightScreen Keys { dock: none; }
    PuttingRightScreen.tall #does { max-height: 40; }
    """
    VERTICAL_BREAKPOINTS = [(0, "short"), (34, "tall")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("enter", "accept", show=False),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
        *(Binding(str(digit), f"seat({digit or 10})", show=False) for digit in range(10)),
    ]

    def __init__(self, face: Face, log: TableLog, kind: str, number: int) -> None:
        super().__init__(face)
        self.log_of_table = log
        self.kind = kind
        self.number = number
        self._line: str | None = f"retract {number}" if kind == "retract" else None
        self._looked_at: str | None = None
        self._slow = False

    @property
    def seen(self) -> bool:
        """Is what the line would do on the screen?"""
        return self._looked_at == self._line

    def compose(self) -> ComposeResult:
        """What is put right, the line, what it would do, the keys."""
        with Vertical(id="box"):
            yield Panel("what")
            if self.kind in TYPED:
                yield Refusable(self._typed(), compact=True, select_on_focus=False, id="right")
            yield VerticalScroll(Panel("consequences"), id="does", can_focus=False)
            yield Keys()

    def _typed(self) -> str:
        """What stands there now, to be changed."""
        log = self.log_of_table
        if self.kind != "correct":
            return ""
        line = line_now(log.entries, self.number, log.table_before(self.number), log.book, self.face.lexicon)
        return typed_line(line, self.face.lang)

    def on_mount(self) -> None:
        """Say everything, and show what would change as it stands."""
        self.redraw()
        for line in self.query(Input):
            line.focus()
            line.cursor_position = len(line.value)

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, log = self.face.say, self.log_of_table
        entry = self.face.speech.entry(log.entry(self.number), log.table)
        head = [Content.styled(say(f"putright-{self.kind}", number=str(self.number)), "bold"), Content(entry)]
        if self.kind in TYPED:
            self.query_one(Input).placeholder = say("putright-prompt")
            head += self._due_then()
        self.query_one("#what", Panel).put(lines(head))
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        self._look()

    def _due_then(self) -> list[Content]:
        """What was due at that moment, with the words to type."""
        log = self.log_of_table
        due = self.face.views.referee_table(log.table_before(self.number), log.book).due
        told = [" ".join([f"→ {each.sentence}", *(f"· {word}" for word in each.typed)]) for each in due]
        return [Content.styled(text, QUIET) for text in told[:3]]

    # The line

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show what the line would do, at once or when the typist pauses."""
        event.stop()
        named = anchor(self.log_of_table.entries, self.number)
        self._line = f"{self.kind} {named} {event.value}" if event.value.strip() else None
        if self._slow:
            line = self._line
            self.set_timer(PAUSE, lambda: self._look() if line == self._line else None)
        else:
            self._look()

    def action_seat(self, seat: int) -> None:
        """Aim the play at another player."""
        log = self.log_of_table
        if self.kind == "retarget" and seat <= len(log.table.seats) and seat != aimed_at(log.entry(self.number)):
            self._line = typed_line(retargeted(log.entries, self.number, seat, log.book), self.face.lang)
            self._look()

    def _look(self) -> None:
        start = perf_counter()
        self._looked_at = self._line
        self.query_one("#consequences", Panel).put(lines(self._told()))
        self.query_one("#does").scroll_home(animate=False)
        self._slow = perf_counter() - start > SLOW

    def _told(self) -> list[Content]:
        if self._line is None:
            return [Content("")]
        try:
            resolutions = Resolutions(self.log_of_table, self.face.views)
            return consequence_lines(resolutions.consequences(self._line), self.face, MOST)
        except RefereeError as error:
            return [Content.styled(f"! {self.face.wrong(error)}", "$text-warning")]

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter was pressed on the line."""
        event.stop()
        self.action_accept()

    def action_accept(self) -> None:
        """Log it, if it can be, and if it was seen what it would do."""
        if self._line is None:
            return
        if not self.seen:
            self._look()
            return
        try:
            self.log_of_table.preview(self._line, self.face.lang)
        except RefereeError:
            self._look()
            for line in self.query(Refusable):
                line.refused()
        else:
            self.dismiss(self._line)

    def action_page(self, by: int) -> None:
        """Read on in what would change."""
        text = self.query_one("#does")
        text.scroll_relative(y=by * max(1, text.size.height - 1), animate=False)

    def action_leave(self) -> None:
        """Leave everything as it is."""
        self.dismiss(None)
