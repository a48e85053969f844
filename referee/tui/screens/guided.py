"""The guided first game: a table like any other, at which what happens is told, and logged only as it was told.

Its table is in no store. What a table's screen can do besides has no key here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from referee.tui.face import Face
from referee.tui.screens.table import TableScreen
from referee.tui.widgets.coach import Coach
from referee.tui.widgets.flag import Flag
from referee.tui.widgets.history import History
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.typing_area import TypingArea
from referee.tutorial.lesson import Lesson
from referee.typing.conversation import LineTold
from referee.views.records import FlagView

KEYS = (
    ("F4", "guide-key_help", "screen.show_line"), ("^Z", "app-key_take_back", "screen.undo"),
    ("F3", "app-key_rulings", "screen.rulings"), ("F1", "key-help", "app.help"),
    ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.back"),
)  # fmt: skip
OVER = (
    ("N", "home-new", "screen.new"), ("E", "tutorial-key_example", "screen.example"),
    ("F3", "home-rulings", "screen.rulings"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.back"), ("^Q", "key-quit", "app.quit"),
)  # fmt: skip
"""The keys once it is over."""
NOT_HERE = frozenset(("let_stand", "ways", "dispute", "precedent", "due_first", "aid", "unseen", "history", "light"))
"""What may be done besides at a table that is kept."""
BROAD = 150
"""Columns from which the history has room beside what is told and the line."""


class GuidedScreen(TableScreen, inherit_bindings=False):
    """A made-up game; `then` is told where one wants to go when it is over: `new` or `example`."""

    DEFAULT_CSS = """
    GuidedScreen.wide History { display: none; }
    GuidedScreen.wide.roomy History { display: block; }
    GuidedScreen.wide #body Coach { width: 2fr; height: 1fr; max-height: 100%; border-right: solid $frame; }
    GuidedScreen.done #talk { display: none; }
    GuidedScreen.done #body Coach { width: 1fr; border-right: none; padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3,slash", "rulings", show=False),
        Binding("f4", "show_line", show=False),
        Binding("f6", "rulings_behind", show=False),
        Binding("f7", "take_back", show=False),
        Binding("ctrl+z", "undo", show=False),
        Binding("f9", "home", show=False),
        Binding("escape", "back", show=False),
        Binding("n,N", "new", show=False),
        Binding("e,E", "example", show=False),
    ]
    KEPT = 4

    def __init__(self, face: Face, then: Callable[[str], object]) -> None:
        self.lesson = Lesson(face)
        super().__init__(face, self.lesson.log)
        self._then = then

    def told_first(self) -> ComposeResult:
        """What happens at the table."""
        yield Coach("coach")

    def on_resize(self) -> None:
        """Beside what is told there is room for the history on a broad screen only."""
        self.set_class(self.app.size.width >= BROAD, "roomy")

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        super().redraw()
        self._coach()

    def _coach(self) -> None:
        over = self.lesson.step is None
        self.query_one(Coach).show(self.lesson, self.face)
        self.set_class(over, "done")
        if over:
            self.set_focus(None)

    def _show(self, flags: tuple[FlagView, ...]) -> None:
        super()._show(flags)
        self.query_one(History).border_title = Content(self.face.say("table-history"))  # no key leads there

    def _show_keys(self) -> None:
        rows = OVER if self.lesson.step is None else KEYS
        self.query_one(Keys).show([(key, self.face.say(word), action) for key, word, action in rows])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A flag has fewer ways on here; where one goes next is asked when it is over."""
        if action in ("new", "example"):
            return self.lesson.step is None
        return action not in NOT_HERE

    # What is typed

    def on_line_area_entered(self, event: TypingArea.Entered) -> None:
        """Log the line if it says what happened; else say what it would be."""
        if self.lesson.step is None:
            return
        if not self.lesson.hears(event.line, self.talk):
            self._otherwise(event.line)
            return
        before = self.log_of_table.length
        super().on_line_area_entered(event)
        self._went_on(self.log_of_table.length - before)

    def _went_on(self, entries: int) -> None:
        if entries:
            self.lesson.went_on(entries)
            self._coach()
            self._show_keys()

    def _otherwise(self, line: str) -> None:
        """Nothing is logged: the line that says what happened is shown."""
        self.lesson.help()
        self._coach()
        self.typing.tell(LineTold("error", (("·", self._gently(line)),)))
        self.entry.refused()

    def _gently(self, line: str) -> str:
        say, told = self.face.say, self.talk.preview(line)
        if not line.strip(" ."):
            return say("guide-chosen")
        if told.level == "error":
            return say("guide-unread")
        return say("guide-other", said=" · ".join(text for _, text in told.said))

    def action_show_line(self) -> None:
        """Show the line that says what happened."""
        self.lesson.help()
        self._coach()

    def action_undo(self) -> None:
        """Take back the last line: because that is what happens now, or to type it once more."""
        asked, before = self.lesson.takes_back, self.log_of_table.length
        super().action_undo()
        if asked:
            self._went_on(self.log_of_table.length - before)
        elif self.log_of_table.length > before:
            self.lesson.went_back()
            self._coach()

    def action_take_back(self) -> None:
        """The flag that is up is on the last line."""
        self.action_undo()

    # Where one goes next

    def action_back(self) -> None:
        """Let go of the line, put away the flag, leave the history, else leave the game."""
        if self.entry.value:
            self.entry.value = ""
        elif self.query_one(Flag).flags or self.query_one(History).selected is not None:
            super().action_back()
        else:
            self.dismiss()

    def action_new(self) -> None:
        """On to a table of one's own."""
        self._leave_for("new")

    def action_example(self) -> None:
        """On to the example."""
        self._leave_for("example")

    def _leave_for(self, where: str) -> None:
        self.dismiss()
        self.app.call_later(self._then, where)
