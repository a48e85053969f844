"""What was logged without the server, handed in; where somebody else went on with a table meanwhile, it is decided.

Both lines stand side by side from where they part, or one over the other. The steps of this laptop's line are chosen
one by one, each judged anew as it would follow on theirs and on those chosen before it; nothing is decided before a
reason is given.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.championship.office.both_lines import Lines, lines_of, view_of
from referee.desk.both_lines import TwoLines
from referee.errors import RefereeError
from referee.speech import visible
from referee.tui.actions import Key
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel
from referee.tui.widgets.two_lines import REFUSED, step_row, their_row, told_at_length
from referee.views.both_lines import BothLinesView, StepView, where_it_lies

DECIDING = (
    ("↑↓", "key-move", "screen.down"), ("Space", "apart-key_keep", "screen.keep"),
    ("A", "apart-key_all", "screen.all"), ("N", "apart-key_none", "screen.none"),
    ("⏎", "apart-key_decide", "screen.decide"),
)  # fmt: skip
LAYING = (("L", "apart-key_lay", "screen.lay"),)
ALWAYS = (
    ("R", "apart-key_again", "screen.again"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
KEYS = (*DECIDING, *LAYING, *ALWAYS)
Told = Callable[[], list[str]]


class HandInScreen(SpokenScreen):
    """It hands in as soon as it is there; R does so again."""

    CSS = """
    HandInScreen #head { padding: 0 1; text-style: bold; background: $panel; }
    HandInScreen #told { padding: 0 1; }
    HandInScreen .title { padding: 1 1 0 1; text-style: bold; }
    HandInScreen #both { height: 1fr; layout: vertical; }
    HandInScreen #standing { height: 2fr; }
    HandInScreen #apart { height: 3fr; }
    HandInScreen.wide #both { layout: horizontal; }
    HandInScreen.wide #standing, HandInScreen.wide #apart { width: 1fr; height: 1fr; }
    HandInScreen VerticalScroll { height: 1fr; padding: 0 1; }
    HandInScreen OptionList { height: 1fr; border: none; background: $background; }
    HandInScreen #reasons { height: auto; max-height: 30%; border-top: solid $frame; padding: 0 1; }
    HandInScreen.settled .deciding { display: none; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (110, "wide")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "keep", show=False),
        Binding("a,A", "all", show=False),
        Binding("n,N", "none", show=False),
        Binding("l,L", "lay", show=False),
        Binding("r,R", "again", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self._told: Told = list
        self._titles: dict[str, str] = {}
        self._parted: list[TwoLines] = []
        self._refused_of: dict[str, RefereeError] = {}
        self._both: Lines | None = None
        self._chosen: set[int] = set()
        self._view: BothLinesView | None = None

    def compose(self) -> ComposeResult:
        """What came of it; then theirs, mine step by step, the step chosen at length; the keys."""
        yield Panel("head")
        yield Panel("told")
        with Container(id="both", classes="deciding"):
            with Container(id="standing"):
                yield Panel("theirs").add_class("title")
                yield VerticalScroll(Panel("line"), can_focus=False)
            with Container(id="apart"):
                yield Panel("mine").add_class("title")
                yield OptionList(id="steps", markup=False)
        yield VerticalScroll(Panel("why"), id="reasons", can_focus=False, classes="deciding")
        yield Keys()

    def on_mount(self) -> None:
        """Say that the server is asked, then ask it: it may take some seconds until it is known to be gone."""
        self._told = lambda: [self.face.say("apart-asking")]
        self.redraw()
        self.query_one(OptionList).focus()
        self.call_after_refresh(self.action_again)

    # What came of it

    def action_again(self) -> None:
        """Hand in what waits."""
        laptop = self.face.desk.laptop
        if laptop is None:
            return
        try:
            handed = laptop.hand_in()
        except RefereeError as error:
            self._refused(error)
            return
        self._titles = {info.id: visible(info.title) for info in laptop.streams()}
        brought = {stream: count for stream, count in handed.records.items() if count}
        self._told = lambda: self._came(brought) or [self._rest()]
        self._parted, self._refused_of = list(handed.parted), dict(handed.refused)
        self._next()

    def _came(self, brought: dict[str, int]) -> list[str]:
        return [self._brought(*each) for each in brought.items()]

    def _not_taken(self) -> list[str]:
        say, told = self.face.say, self._refused_of.items()
        return [
            f"{REFUSED} {say('apart-refused', title=self._title(stream), why=self.face.wrong(error))}"
            for stream, error in told
        ]

    def _brought(self, stream: str, count: int) -> str:
        return self.face.say("apart-handed_in", title=self._title(stream), count=count)

    def _rest(self) -> str:
        return "" if self._parted or self._both or self._refused_of else self.face.say("apart-nothing")

    def _title(self, stream: str) -> str:
        return self._titles.get(stream, stream)

    def _next(self) -> None:
        """To the next table or tournament whose lines parted; one that cannot be read is told, and hides no other."""
        self._both, self._chosen = None, set()
        while self._parted and self._both is None:
            parted = self._parted.pop(0)
            try:
                self._both = lines_of(self.face.desk, parted)
            except RefereeError as error:
                self._told = self._and_refused(self._told, parted, error)
        self.redraw()
        self.query_one(OptionList).highlighted = 0 if self._both else None

    def _and_refused(self, told: Told, parted: TwoLines, error: RefereeError) -> Told:
        return lambda: [*told(), f"{REFUSED} {self._title(parted.sides.stream)}: {self.face.wrong(error)}"]

    def _refused(self, error: RefereeError) -> None:
        self._told = lambda: [f"{REFUSED} {self.face.wrong(error)}"]
        self.redraw()

    # What is seen

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, both = self.face.say, self._both
        self.set_class(both is None, "settled")
        self.query_one("#head", Panel).put(Content(say("apart-title")))
        told = [Content(each) for each in (*self._told(), *self._not_taken()) if each]
        if both is not None:
            title = self._title(both.parted.sides.stream)
            told.append(Content.styled(say("apart-parted", title=title, last=both.fork - 1), "bold"))
        self.query_one("#told", Panel).put(told or [Content("")])
        self.query_one("#theirs", Panel).put(Content(say("apart-theirs")))
        self.query_one("#mine", Panel).put(Content(say("apart-mine")))
        self._show_keys()
        self._weigh()

    def _show_keys(self) -> None:
        rows: list[Key] = [*(DECIDING if self._both else ()), *(LAYING if self._refused_of else ()), *ALWAYS]
        self.query_one(Keys).show([(key, self.face.say(word), action) for key, word, action in rows])

    def _weigh(self) -> None:
        """Judge each step anew, with those chosen that are."""
        steps, view = self.query_one(OptionList), None
        if self._both is not None:
            view = view_of(self._both, self._chosen, self.face.views)
            self.query_one("#line", Panel).put([their_row(each) for each in view.theirs])
        at = steps.highlighted
        self._view = view
        steps.clear_options()
        steps.add_options(Option(step_row(step, self.face)) for step in (view.mine if view else ()))
        steps.highlighted = (
            at if view and at is not None and at < len(view.mine) else (0 if view and view.mine else None)
        )
        self._tell()

    def _tell(self) -> None:
        step = self._step()
        self.query_one("#why", Panel).put(told_at_length(step, self.face) if step else [Content("")])

    def _step(self) -> StepView | None:
        """The step in the row chosen."""
        at = self.query_one(OptionList).highlighted
        return self._view.mine[at] if self._view and at is not None and at < len(self._view.mine) else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the one chosen at length."""
        event.stop()
        self._tell()

    # What can be done

    def action_down(self) -> None:
        """The next step."""
        self.query_one(OptionList).action_cursor_down()

    def action_keep(self) -> None:
        """Keep this step after theirs, or leave it."""
        if step := self._step():
            self._chosen ^= {step.number}
            self._weigh()

    def action_all(self) -> None:
        """Keep every step that can follow."""
        if self._both and self._view:
            whole = self._both.weighed([step.number for step in self._view.mine])
            self._chosen = {each.step.number for each in whole if each.refused is None}
            self._weigh()

    def action_none(self) -> None:
        """Keep none."""
        self._chosen = set()
        self._weigh()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter: decide."""
        event.stop()
        self.action_decide()

    def action_decide(self) -> None:
        """Ask why, then log what is kept after theirs."""
        from referee.tui.screens.reason import ReasonScreen

        if self._both is None:
            return
        question = self.face.say(
            "apart-ask_why", kept=len(self._chosen), left=len(self._both.steps) - len(self._chosen)
        )
        self.app.push_screen(ReasonScreen(self.face, question, "apart-key_decide"), self._decide)

    def _decide(self, why: str | None) -> None:
        both = self._both
        if why is None or both is None:
            return
        try:
            count = both.decide(self._chosen, self.face.say("apart-decided_why", why=why))
        except RefereeError as error:
            self._refused(error)
            return
        title, aside = self._title(both.parted.sides.stream), both.parted.aside
        self._told = lambda: [
            self.face.say("apart-decided", title=title, count=count),
            self.face.say("apart-aside", name=aside),
        ]
        self._next()

    def action_lay(self) -> None:
        """Ask why the first that the server refuses is laid aside, then do that."""
        from referee.tui.screens.reason import ReasonScreen

        if not self._refused_of:
            return
        stream = next(iter(self._refused_of))
        question = self.face.say("apart-ask_lay", title=self._title(stream))
        self.app.push_screen(ReasonScreen(self.face, question, "apart-key_lay"), partial(self._lay, stream))

    def _lay(self, stream: str, why: str | None) -> None:
        if why is None:
            return
        title = self._title(stream)
        try:
            laid = self.face.desk.lay_aside(stream, why)
        except RefereeError as error:
            self._refused(error)
            return
        del self._refused_of[stream]
        self._told = lambda: [
            self.face.say("apart-laid_aside", title=title),
            where_it_lies(self.face.say, laid, self.face.desk.own_file),
        ]
        self.redraw()

    def action_leave(self) -> None:
        """Back; what is not decided stays as it is, on the laptop and on the server."""
        self.dismiss()
