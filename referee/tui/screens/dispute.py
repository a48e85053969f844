"""The dispute sheet: two languages side by side where there is room, else one of them and a key for the other."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.worker import Worker, WorkerState

from referee.errors import RefereeError
from referee.languages import facts
from referee.tui.deciding import decide
from referee.tui.exchange import save_text
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.sheets import Sheets, WorkedOut, worked_out
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel
from referee.tui.widgets.sheet import SheetText
from referee.views.dispute.disputed_entry import DisputedEntry
from referee.views.dispute.page import in_html
from referee.views.dispute.text import SIDE_BY_SIDE, in_text

KEYS = (
    ("↑↓", "sheet-key_scroll", "screen.scroll_by(5)"), ("Tab", "sheet-key_other", "screen.other_language"),
    ("2", "sheet-key_second", "screen.second_language"), ("F10", "sheet-key_referee", "screen.own_sheet"),
    ("H", "sheet-key_page", "screen.save_page"), ("T", "sheet-key_text", "screen.save_text"),
    ("F6", "flag-rulings", "screen.rulings_behind"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.leave"),
)  # fmt: skip


class DisputeScreen(SpokenScreen):
    """The sheet of one entry, the public one until the referee's own is asked for."""

    CSS = """
    DisputeScreen #sheet-told { padding: 0 1; background: $panel; }
    DisputeScreen VerticalScroll { padding: 0 1; scrollbar-gutter: stable; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "other_language", show=False, priority=True),
        Binding("2", "second_language", show=False),
        Binding("f10", "own_sheet", show=False),
        Binding("h,H", "save_page", show=False),
        Binding("t,T", "save_text", show=False),
        Binding("f6", "rulings_behind", show=False),
        Binding("ctrl+n", "precedent", show=False),
        Binding("escape,ctrl+d", "leave", show=False),
    ]

    def __init__(self, face: Face, matter: DisputedEntry) -> None:
        super().__init__(face)
        self.sheets = Sheets(face, matter)
        self.told = ""

    def compose(self) -> ComposeResult:
        """The sheet, what there is to tell of it, the keys."""
        yield VerticalScroll(SheetText())
        yield Panel("sheet-told")
        yield Keys()

    def on_mount(self) -> None:
        """Work it out once the screen stands there."""
        self.query_one(VerticalScroll).focus()
        self.redraw()
        self._work_out()

    def _work_out(self) -> None:
        matter, public = self.sheets.matter, self.sheets.public
        self.run_worker(
            lambda: worked_out(matter, public, self.face.desk.path), thread=True, exclusive=True, exit_on_error=False
        )

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """It is worked out, or cannot be."""
        event.stop()
        if event.state is WorkerState.SUCCESS and isinstance(event.worker.result, WorkedOut):
            self.sheets.take(event.worker.result)
        elif event.state is WorkerState.ERROR:
            self.told = self._wrong(event.worker.error)
        self.redraw()

    def _wrong(self, error: BaseException | None) -> str:
        known = error if isinstance(error, RefereeError) else RefereeError("went_wrong", what=repr(error)[:200])
        return f"! {self.face.wrong(known)}"

    @property
    def wide(self) -> bool:
        """Is there room for two languages?"""
        return self.app.size.width >= SIDE_BY_SIDE

    def redraw(self) -> None:
        """Say everything in the languages chosen now."""
        shown = self.sheets.all(*(self.sheets.languages if self.wide else (self.sheets.one,)))
        told = self.told or ("" if shown else self.face.say("sheet-working"))
        self.query_one(SheetText).show(shown)
        self.query_one("#sheet-told", Panel).put(Content(told))
        self.query_one("#sheet-told").display = bool(told)
        rows = [row for row in KEYS if row[0] != "Tab" or not self.wide]
        self.query_one(Keys).show([(key, self._does(word), action) for key, word, action in rows])

    def _does(self, word: str) -> str:
        """What a key does now: languages by their names, the sheet that is not shown."""
        say = self.face.say
        if word == "sheet-key_other":
            return facts(self.sheets.other).name
        if word == "sheet-key_second":
            return f"{say(word)}: {facts(self.sheets.second).name}"
        return say("sheet-key_public") if word == "sheet-key_referee" and not self.sheets.public else say(word)

    def on_resize(self) -> None:
        """Two languages where there is room for them now."""
        self.redraw()

    def action_other_language(self) -> None:
        """Show the other language, where there is room for one."""
        self.sheets.at_second = not self.sheets.at_second and not self.wide
        self.redraw()

    def action_second_language(self) -> None:
        """Another second language."""
        self.sheets.next_second()
        self.redraw()

    def action_own_sheet(self) -> None:
        """The referee's own sheet, or the public one again."""
        self.sheets.public = not self.sheets.public
        self.redraw()
        if self.sheets.case is None:
            self._work_out()

    def action_scroll_by(self, rows: int) -> None:
        """Read on with the mouse."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_rulings_behind(self) -> None:
        """The rulings behind the verdict."""
        from referee.tui.screens.rulings import RulingsScreen

        if self.sheets.case is not None:
            self.app.push_screen(RulingsScreen(self.face, self.sheets.case.verdict.clauses))

    def action_precedent(self) -> None:
        """Record what was decided about the entry; the house rule of it goes into no log from here."""
        from referee.library.precedents.question import DisputedQuestion

        case = self.sheets.case
        if case is not None:
            about = DisputedQuestion(case.end, case.book, case.entry, case.verdict, case.before, can_bind=False)
            decide(self, self.face, about)

    def action_save_page(self) -> None:
        """Save both languages as a page to print."""
        if self.sheets.case is not None:
            self._save(in_html(self.sheets.all(*self.sheets.languages)), "html")

    def action_save_text(self) -> None:
        """Save both languages as text, one below the other."""
        if self.sheets.case is not None:
            self._save(in_text(self.sheets.all(*self.sheets.languages), 80), "txt")

    def _save(self, text: str, kind: str) -> None:
        name = f"sheet-{self.sheets.matter.number}.{kind}"
        save_text(self.app, self.face, "sheet-where", name, lambda: text, self._saved)

    def _saved(self, name: str) -> None:
        self.told = self.face.say("sheet-saved", file=name)
        self.redraw()

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()
