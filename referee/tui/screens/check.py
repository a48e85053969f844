"""A game file checked: what was found in it, a row each, with all the reasons of the one chosen."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option
from textual.worker import Worker, WorkerState

from referee.desk.checking import Finding
from referee.errors import RefereeError
from referee.tui.checked import Checked, checked, flag, notes, row, summary
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line

KEYS = (
    ("↑↓", "key-choose", "screen.down"), ("⏎", "check-key_sheet", "screen.sheet"),
    ("F6", "flag-rulings", "screen.rulings_behind"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.leave"),
)  # fmt: skip


class CheckScreen(SpokenScreen):
    """The findings of one file, whose text was read already."""

    CSS = """
    CheckScreen #head { padding: 0 1; text-style: bold; background: $panel; }
    CheckScreen OptionList { height: 1fr; border: none; background: $background; }
    CheckScreen #reasons { height: auto; max-height: 40%; border-top: solid $frame; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f6", "rulings_behind", show=False),
        Binding("ctrl+d", "sheet", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face, file: str, text: str) -> None:
        super().__init__(face)
        self.file, self.text = file, text
        self.found: Checked | None = None
        self.wrong: RefereeError | None = None

    def compose(self) -> ComposeResult:
        """What was found in all, each finding, the one chosen at length, the keys."""
        yield Panel("head")
        yield OptionList(id="findings", markup=False)
        yield VerticalScroll(Panel("why"), id="reasons", can_focus=False)
        yield Keys()

    def on_mount(self) -> None:
        """Judge the game once the screen stands there."""
        self.redraw()
        self.query_one(OptionList).focus()
        self.run_worker(lambda: checked(self.file, self.text, self.face), thread=True, exit_on_error=False)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """It is judged, or cannot be read."""
        event.stop()
        if event.state is WorkerState.SUCCESS and isinstance(event.worker.result, Checked):
            self.found = event.worker.result
        elif event.state is WorkerState.ERROR:
            self.wrong = _known(event.worker.error)
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        self.query_one("#head", Panel).put(Content(f"{say('check-title')} · {self._state()}"))
        chosen = self.query_one(OptionList).highlighted
        self._list()
        self.query_one(OptionList).highlighted = chosen if self.finding_at(chosen) else 0
        self._tell()

    def _state(self) -> str:
        if self.found is not None:
            return summary(self.found, self.face)
        return "" if self.wrong else self.face.say("check-working")

    def _list(self) -> None:
        rows = self.query_one(OptionList)
        rows.clear_options()
        if self.found is None:
            return
        rows.add_options(Option(_prompt(finding, self.face)) for finding in self.found.findings)
        rows.add_options(Option(Content.styled(note, QUIET), disabled=True) for note in notes(self.found, self.face))

    def _tell(self) -> None:
        """The finding chosen at length; that there is none; or what is wrong with the file."""
        finding, say = self.finding_at(self.query_one(OptionList).highlighted), self.face.say
        if self.wrong is not None:
            told = [Content.styled(f"! {self.face.wrong(self.wrong)}", LEVELS["error"])]
        elif finding is not None:
            told = _told(finding, self.face)
        else:
            told = [Content(say("check-nothing"))] if self.found else []
        self.query_one("#why", Panel).put(lines(told))

    def finding_at(self, place: int | None) -> Finding | None:
        """The finding in a row of the list."""
        findings = self.found.findings if self.found else ()
        return findings[place] if place is not None and place < len(findings) else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the one chosen."""
        event.stop()
        self._tell()
        self.query_one("#reasons").scroll_home(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter: the sheet."""
        event.stop()
        self.action_sheet()

    def action_down(self) -> None:
        """The next finding."""
        self.query_one(OptionList).action_cursor_down()

    def action_sheet(self) -> None:
        """The dispute sheet of the finding chosen."""
        from referee.tui.screens.dispute import DisputeScreen

        finding = self.finding_at(self.query_one(OptionList).highlighted)
        if finding is not None and self.found is not None:
            self.app.push_screen(DisputeScreen(self.face, self.found.matter(finding)))

    def action_rulings_behind(self) -> None:
        """The rulings behind the finding chosen."""
        from referee.tui.screens.rulings import RulingsScreen

        finding = self.finding_at(self.query_one(OptionList).highlighted)
        if finding is not None:
            self.app.push_screen(RulingsScreen(self.face, finding.judgement.clauses))

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()


def _known(error: BaseException | None) -> RefereeError:
    return error if isinstance(error, RefereeError) else RefereeError("went_wrong", what=repr(error)[:200])


def _prompt(finding: Finding, face: Face) -> Content:
    line, sign, entry = row(finding, face)
    return Content.assemble((f"{line:>10}  ", QUIET), (f"{sign} ", LEVELS[finding.verdict]), entry)


def _told(finding: Finding, face: Face) -> list[Content]:
    said = flag(finding, face)
    number = face.say("table-entry_number", number=str(said.number))
    head = Content.assemble((said.label, LEVELS.get(said.verdict, "bold")), f" · {number}: {said.entry}")
    doubts = [Content.styled(face.say("flag-doubt"), QUIET), *map(reason_line, said.doubts)] if said.doubts else []
    stood = [] if finding.stood is None else [Content(face.say("check-stood", reason=finding.stood or "–"))]
    return [head, *map(reason_line, said.reasons), *doubts, *stood]
