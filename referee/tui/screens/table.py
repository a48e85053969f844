"""The table: everything that matters in one place, and the line that the referee types."""

from __future__ import annotations

from contextlib import suppress
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from referee.desk.game_choice import named_in
from referee.desk.log_clock import LogClock
from referee.desk.table_log import TableLog
from referee.errors import RefereeError
from referee.tui.face import Face
from referee.tui.keymap import shown
from referee.tui.reading_ahead import ReadingAhead
from referee.tui.resting import Resting
from referee.tui.screens.light_log import LogsLightly
from referee.tui.screens.room import TALL
from referee.tui.seating import seating
from referee.tui.widgets.behind import Behind
from referee.tui.widgets.beside import Beside
from referee.tui.widgets.clock import PlayClock
from referee.tui.widgets.due import Due
from referee.tui.widgets.flag import Flag
from referee.tui.widgets.history import History
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.light_pad import LightPad
from referee.tui.widgets.seat_list import Under
from referee.tui.widgets.seats import NOTHING as NOTHING_UNDER
from referee.tui.widgets.seats import Seats
from referee.tui.widgets.status import Status
from referee.tui.widgets.typing_area import TypingArea
from referee.tui.widgets.unscrolled import UnscrolledContainer, UnscrolledHorizontal, UnscrolledVertical
from referee.typing.conversation import NOTHING, Conversation, LineTold
from referee.typing.light_keys import LightKeys
from referee.typing.shorthand import Shorthand, shorthand
from referee.views.lost_entries import numbers_of
from referee.views.records import FlagView

KEYS = (
    ("F1", "key-help", "app.help"), ("^P", "app-key_palette", "app.palette"), ("^Q", "key-quit", "app.quit"),
    ("^S", "summary-key", "screen.summary"),
    ("F2", "key-language", "app.language"), ("F3", "app-key_rulings", "screen.rulings"),
    ("F5", "app-key_light", "screen.light"), ("^Z", "app-key_take_back", "screen.undo"),
    ("F9", "home-title", "screen.home"), ("F10", "app-key_cover", "screen.cover"),
    ("F11", "app-key_entries", "screen.whole_history"), ("F12", "app-key_unseen", "screen.unseen"),
    ("^L", "app-key_aid", "screen.aid"), ("^F", "phones-key", "screen.phones"),
    ("^T", "app-key_clock", "screen.clock"), ("^G", "key-jump", "app.jump"),
)  # fmt: skip
BROWSING = (
    ("↑↓←→", "key-move", "screen.history"), ("F6", "flag-rulings", "screen.rulings_behind"),
    ("F7", "flag-take_back", "screen.take_back"), ("F8", "flag-let_stand", "screen.let_stand"),
    ("^B", "flag-ways", "screen.ways"), ("^D", "sheet-key", "screen.dispute"),
    ("F11", "app-key_entries", "screen.whole_history"), ("Esc", "key-close", "screen.back"),
)  # fmt: skip
"""The keys while an entry of the history is chosen."""
LOOK = 1.0
"""Seconds after which it is looked again whether another window logged."""


class TableScreen(LogsLightly):
    """One table, followed as it is logged."""

    DEFAULT_CSS = """
    #head { height: auto; background: $panel; }
    #head Status { width: 1fr; }
    #round { height: auto; max-height: 65%; }
    #round Seats { width: 3fr; max-height: 100vh; }
    #body { height: 1fr; layout: vertical; }
    #talk { height: auto; max-height: 100%; }
    TableScreen.browsing #due, TableScreen.browsing #line, TableScreen.browsing #proposals { display: none; }
    TableScreen.browsing History { min-height: 4; }
    TableScreen.wide #due, TableScreen.wide #line, TableScreen.wide #proposals { display: block; }
    TableScreen.light #line, TableScreen.light #proposals { display: none; }
    TableScreen.wide #body { layout: horizontal; }
    TableScreen.wide #talk { width: 3fr; height: 1fr; }
    TableScreen.wide TypingArea, TableScreen.wide Preview { height: 1fr; }
    TableScreen.wide History { width: 2fr; height: 1fr; border-left: solid $frame; }
    TableScreen.tall Preview, TableScreen.tall Preview.brief { min-height: 4; max-height: 26; }
    TableScreen.tall #due { max-height: 14; }
    TableScreen.tall #why { max-height: 14; }
    TableScreen #due.tight { max-height: 2; }
    TableScreen #status.tight { max-height: 1; }
    TableScreen Keys.tight { max-height: 1; }
    TableScreen.tall #flag { margin-top: 1; }
    TableScreen.round Preview.brief { min-height: 1; max-height: 3; }
    TableScreen.round #flag { margin-top: 0; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (110, "wide")]  # noqa: RUF012 (as Textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "short"), (TALL, "tall")]  # noqa: RUF012
    AUTO_FOCUS = "EntryLine"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3,slash", "rulings", show=False),
        Binding("f4", "history", show=False),
        Binding("f5", "light", show=False),
        Binding("f6", "rulings_behind", show=False),
        Binding("f7", "take_back", show=False),
        Binding("ctrl+z", "undo", show=False),
        Binding("f8", "let_stand", show=False),
        Binding("ctrl+r", "due_first", show=False),
        Binding("ctrl+b", "ways", show=False),
        Binding("f9", "home", show=False),
        Binding("f10", "cover", show=False),
        Binding("f11", "whole_history", show=False),
        Binding("f12", "unseen", show=False),
        Binding("ctrl+l", "aid", show=False),
        Binding("ctrl+d", "dispute", show=False, priority=True),
        Binding("ctrl+f", "phones", show=False, priority=True),
        Binding("ctrl+n", "precedent", show=False),
        Binding("ctrl+t", "clock", show=False),
        Binding("ctrl+s", "summary", show=False),
        Binding("ctrl+o", "eyes", show=False),
        Binding("ctrl+y", "redo", show=False),
        Binding("pageup", "page_reasons(-1)", show=False),
        Binding("pagedown", "page_reasons(1)", show=False),
        Binding("escape", "back", show=False),
        Binding("colon", "one_line", show=False),
        Binding("exclamation_mark", "call_desk", show=False),
    ]

    def __init__(self, face: Face, log: TableLog) -> None:
        super().__init__(face)
        self.log_of_table = log
        self.talk = Conversation(log, face)
        self._clock = LogClock(log)
        self._resting = Resting(self)
        self._reading = ReadingAhead()
        self._won = bool(log.table.winner)

    def compose(self) -> ComposeResult:
        """Status, seats, then the line with all that belongs to it, and the history."""
        with UnscrolledHorizontal(id="head"):
            yield Status()
            yield PlayClock("clock")
        with UnscrolledHorizontal(id="round"):
            yield Seats(seating)
            yield Beside()
        with UnscrolledContainer(id="body"):
            yield from self.told_first()
            with UnscrolledVertical(id="talk"):
                yield Due("due")
                yield LightPad()
                yield TypingArea(self.talk, self.on_line_area_entered)
                yield Flag(self.log_of_table)
                yield Behind()
            yield History()
        yield Keys()

    def told_first(self) -> ComposeResult:
        """What stands before the line, besides what every table shows."""
        yield from ()

    @property
    def shorthand(self) -> Shorthand:
        """What may be typed at this table."""
        return shorthand(self.log_of_table.book)

    def on_mount(self) -> None:
        """Look from now on whether others log at this table."""
        self.set_interval(LOOK, self.look_again)

    def on_screen_resume(self) -> None:
        """Something may have happened or been decided meanwhile."""
        self.look_again()
        for behind in self.query(Behind):
            behind.look_again()

    def look_again(self) -> None:
        """Show what another window has logged; what is being typed stays. A store that cannot be read now, is later."""
        if self.app.screen is self and self.query(Keys):
            with suppress(RefereeError):
                if self.log_of_table.look_again():
                    self.redraw()

    # What is shown

    def redraw(self) -> None:
        """Show the table as it stands, and the flags that are up in the language spoken now."""
        self.typing.told = NOTHING
        flags = (self.talk.flag(each.number) for each in self.part(Flag).flags)
        self._show(tuple(flag for flag in flags if flag is not None))

    def _show(self, flags: tuple[FlagView, ...]) -> None:
        face, log = self.face, self.log_of_table
        self.view = view = self.talk.view()
        due = [word for item in view.due for word in item.typed]
        due += view.may_typed
        self.winner = face.say("table-winner", side=log.table.winner) if log.table.winner else ""
        self.part(PlayClock).show(self._clock.read(), face, self._clock.limit)
        self._show_history()
        self._show_keys()
        self.pad.show(LightKeys(log.table, log.book, face.lexicon, face.lang), view, face)
        self.draw_seats()
        self._show_mode(view.mode == "light" and not self._typing_a_line)
        self.typing.show(self.talk.completion(due))
        self.raise_flags(flags)
        agenda = self.talk.acting.agenda[0]
        asked = (item.owed.seat for item in agenda if item.must and item.forced is None)
        coming = next((item.owed.seat for item in agenda), 0)
        self.part(Beside).show(log, next(asked, log.table.turn.seat or coming), face)
        self._resting.put_off()
        self._reading.begin(self, face)

    def _show_history(self) -> None:
        chronicle, history = self.talk.chronicle, self.part(History)
        title = f"{shown('F4', 'screen.history')} {self.face.say('table-history')}{self._amiss()}"
        history.entitled(title, self._game())
        history.show(chronicle, chronicle.rows(), self.face.say("table-taken_back"))

    def _show_keys(self) -> None:
        """Those of what has the focus: of the table, or of an entry chosen in the history."""
        rows = BROWSING if self.part(History).has_focus else self.KEYS
        over = bool(self.log_of_table.table.winner)
        rows = tuple(row for row in rows if over or row[2] != "screen.summary")
        self.part(Keys).show([(key, self.face.say(word), action) for key, word, action in rows])

    def on_descendant_focus(self) -> None:
        """Show the keys of what has the focus now."""
        if self.view is not None:
            self._show_keys()

    def _game(self) -> list[str]:
        """The sets that it is played by, but for those that only others need: all their names, or as few as need be.

        Where some are left out it says how many, and the key of the page that names all.
        """
        names = [self.face.set_name(name) for name in named_in(self.log_of_table.table.sets)]
        whole = [f" · {' + '.join(names)}"] if names else []
        key = shown("F1", "app.help")
        fewer = range(len(names) - 1, 0, -1)
        return [*whole, *(f" · {' + '.join(names[:some])} + {len(names) - some} ▸ {key}" for some in fewer)]

    def _amiss(self) -> str:
        """What is lost, and what is not handed in."""
        lost, waiting = self.log_of_table.lost, self.face.desk.waiting_at(self.log_of_table.stream)
        told = [self.face.say("store-lost_short", numbers=numbers_of(lost))] if lost else []
        told += [self.face.say("apart-short", count=waiting)] if waiting else []
        return "".join(f" · ! {each}" for each in told)

    def draw_seats(self) -> None:
        """Show the seats, the one that is spoken of standing out."""
        if self.view is not None:
            chosen = self.pad.seat if self.view.mode == "light" else 0
            self.part(Seats).show(self.view, self.face, chosen, self.under_seats(), self.winner)

    def under_seats(self) -> Under:
        """What stands under the seats, besides what every table shows."""
        return NOTHING_UNDER

    def tell(self, told: LineTold) -> None:
        """Show what a line did, and raise the flags it earned."""
        if told.logged:
            told = self.with_the_way_back(told)
            won, self._won = self._won, bool(self.log_of_table.table.winner)
            if told.flags:
                self.part(Flag).alert()
            self._show(told.flags)
            if self._won and not won and not told.flags and self.check_action("summary", ()) is not False:
                self.call_after_refresh(self.action_summary)
        elif told.level == "error":  # perhaps another process wrote, and the table is another one now
            self._show(self.part(Flag).flags)
        self.typing.tell(told)

    # The line

    def on_typing_area_speaks(self, event: TypingArea.Speaks) -> None:
        """Show which seat the line speaks of, and how far the others are."""
        seen = self.talk.acting.on_time.sight(event.looking) if event.looking else ()
        self.part(Seats).speak_of(event.seat, {each.seat: each for each in seen})

    def on_line_area_entered(self, event: TypingArea.Entered) -> None:
        """Log the line; an empty one logs what is due. A line that cannot be logged stays where it is."""
        told = self.talk.enter(event.line)
        if told.logged:
            self._typing_a_line = False
            self.typing.logged()
        self.tell(told)
        if told.level == "error":
            (self.entry.lacks if told.goes_on else self.entry.refused)()

    def action_undo(self) -> None:
        """Empty the line that is being typed; where there is none, take back all that the last line logged."""
        if not (self.entry.has_focus and self.entry.value and self.typing.clear()):
            super().action_undo()

    def action_submit(self) -> None:
        """What Enter does."""
        self.typing.post_message(TypingArea.Entered(self.entry.value))

    def action_complete(self) -> None:
        """What Tab does."""
        self.entry.action_accept()

    def action_take(self, place: int) -> None:
        """Take a proposal with the mouse."""
        self.entry.take(place)

    def action_put(self, words: str) -> None:
        """What is due was clicked: it stands in the line, ready for what the ellipsis stands for, or for Enter."""
        if self.pad.has_class("on"):
            self.action_one_line()
        begun, more, _ = words.partition("…")
        self.entry.value = begun if more else words
        self.entry.cursor_position = len(self.entry.value)
        self.entry.focus()

    def action_pick(self, number: int) -> None:
        """A seat was clicked: put it into the line, or let the light log speak of it."""
        if self.pad.has_class("on"):
            self.pad.choose(number)
        else:
            self.entry.insert_text_at_cursor(f"{number} ")
            self.entry.focus()

    def action_clock(self) -> None:
        """Stop the play clock, or let it go on."""
        self.tell(self.talk.enter("resume" if self._clock.read().stopped else "pause"))

    def action_home(self) -> None:
        """Back to the list of tables."""
        self.dismiss()
