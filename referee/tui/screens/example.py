"""The example: a whole game stepped through play by play: the table as it was, what happened in words, the flags."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content

from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.seating import seating
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.tui.widgets.seats import Seats
from referee.tui.widgets.status import Status
from referee.tui.widgets.unscrolled import UnscrolledHorizontal
from referee.tutorial.example import Example
from referee.views.history import HistoryLine
from referee.views.records import FlagView

KEYS = (
    ("→", "example-key_next", "screen.step(1)"), ("←", "example-key_before", "screen.step(-1)"),
    ("!", "flag-next", "screen.next_flag"), ("F6", "flag-rulings", "screen.rulings_behind"),
    ("G", "tutorial-key_guided", "screen.guided"), ("F1", "key-help", "app.help"),
    ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
FAR = 1_000_000
LEAST_TOLD = 6
"""Rows that are left to the play itself."""
EARLIER = 12
"""Plays before this one that are told beside it."""


class ExampleScreen(SpokenScreen):
    """One play at a time; `then` is told where one wants to go from here: `guided`."""

    DEFAULT_CSS = """
    ExampleScreen #example { height: 1; padding: 0 1; background: $panel; color: $text-accent; text-style: bold; }
    ExampleScreen #round { height: auto; max-height: 65%; }
    ExampleScreen #round Seats { width: 3fr; max-height: 100vh; }
    ExampleScreen #round #beside { width: 2fr; border-left: solid $frame; padding: 0 1; }
    ExampleScreen #body { height: 1fr; layout: horizontal; border-top: solid $frame; }
    ExampleScreen #telling { width: 3fr; padding: 0 1; }
    ExampleScreen #before { display: none; width: 2fr; height: 1fr; border-left: solid $frame; padding: 0 1; }
    ExampleScreen.wide #before { display: block; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (110, "wide")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down,space,enter", "step(1)", show=False),
        Binding("left,up,backspace", "step(-1)", show=False),
        Binding("home", f"step({-FAR})", show=False),
        Binding("end", f"step({FAR})", show=False),
        Binding("exclamation_mark", "next_flag", show=False),
        Binding("f6", "rulings_behind", show=False),
        Binding("g,G", "guided", show=False),
        Binding("escape,f9", "leave", show=False),
    ]

    def __init__(self, face: Face, then: Callable[[str], object]) -> None:
        super().__init__(face)
        self.example = Example(face)
        self.at = 0
        self._then = then

    def compose(self) -> ComposeResult:
        """That it is an example, the table, what happened in this play and before it, the keys."""
        yield Panel("example")
        yield Status()
        with UnscrolledHorizontal(id="round"):
            yield Seats(seating)
            yield Panel("beside")
        with Container(id="body"):
            yield VerticalScroll(Panel("told"), id="telling", can_focus=False)
            yield Panel("before")
        yield Keys()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, seats = self.face.say, self.query_one(Seats)
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        title = say("example-title", at=self.at, of=len(self.example.plays))
        self.query_one("#example", Panel).put(Content(title))
        view = self.example.table(self.at)
        winner = say("table-winner", side=self.example.winner(self.at)) if view.winner else ""
        seats.show(view, self.face, winner=winner)
        self.query_one(Status).show(view, self.face, winner, piles=seats.seating.ring is None)
        self.query_one("#told", Panel).put(lines(self._told()))
        self.query_one("#telling").scroll_home(animate=False)
        self._tell_earlier()

    def on_resize(self) -> None:
        """What stands beside what is said anew."""
        if self.query(Keys):
            self.call_after_refresh(self.redraw)

    def _tell_earlier(self) -> None:
        """Beside the ring where there is room, else beside what happened."""
        place = self.query_one(Seats).seating.beside
        beside, before = self.query_one("#beside", Panel), self.query_one("#before", Panel)
        beside.display, before.display = place is not None, place is None and self.has_class("wide")
        height = place.height if place else before.content_size.height
        beside.styles.height = place.height if place else None
        (beside if place else before).put(self._earlier(height))

    # What is told

    def _told(self) -> list[Content]:
        if not self.at:
            return [Content(self.face.say("example-begin"))]
        typed = Content("  ").join(
            [Content.styled(f"› {line}", "bold $text-accent") for line in self.example.typed(self.at)]
        )
        earlier = [] if self.has_class("wide") else [Content(""), *self._earlier(self._room)]
        flags = {flag.number: flag for flag in self.example.flags(self.at)}
        rows = [row for line in self.example.told(self.at) for row in _entry(line, flags.get(line.number))]
        return [typed, *rows, *(earlier if len(earlier) > 2 else [])]

    @property
    def _room(self) -> int:
        """Rows there are under the table."""
        return self.query_one("#telling").content_size.height - LEAST_TOLD

    def _earlier(self, height: int) -> list[Content]:
        """The plays before this one, the last of them below, as many as there is room for."""
        places = range(max(1, self.at - EARLIER), self.at)
        rows = [_line(line).stylize(QUIET) for place in places for line in self.example.told(place)]
        title = Content.styled(self.face.say("example-earlier"), f"bold {QUIET}")
        return [title, *rows[-max(1, height - 1) :]] if rows else [Content("")]

    # What can be done

    def action_step(self, by: int) -> None:
        """So many plays on, or back."""
        self.at = max(0, min(len(self.example.plays), self.at + by))
        self.redraw()

    def action_next_flag(self) -> None:
        """On to the next play that was flagged."""
        self.at = self.example.next_flag(self.at)
        self.redraw()

    def action_rulings_behind(self) -> None:
        """The rulings behind what was flagged in this play."""
        from referee.tui.screens.rulings import RulingsScreen

        reasons = (reason for flag in self.example.flags(self.at) for reason in flag.reasons + flag.doubts)
        clauses = tuple(dict.fromkeys(clause for reason in reasons for clause in reason.clauses))
        self.app.push_screen(RulingsScreen(self.face, clauses))

    def action_guided(self) -> None:
        """On to a game that one types oneself."""
        self.dismiss()
        self.app.call_later(self._then, "guided")

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()


def _line(line: HistoryLine) -> Content:
    return Content.assemble((f"{line.sign} ", LEVELS.get(line.level, "")), suited(line.text))


def _entry(line: HistoryLine, flag: FlagView | None) -> list[Content]:
    """An entry, and under it all that there is to say against it."""
    reasons = flag.reasons + flag.doubts if flag else ()
    return [_line(line), *(Content.assemble("  ", reason_line(reason)) for reason in reasons)]
