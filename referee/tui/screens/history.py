"""The whole history: every entry with what was said and what holds, and beside it the table as any of them found it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Input

from referee.core.nouns.entries import Corrected, Retracted
from referee.desk.table_log import TableLog
from referee.tui.face import Face
from referee.tui.screens.puts_right import PUT_RIGHT, PutsRight
from referee.tui.seating import HALVED, beside_a_list
from referee.tui.widgets.due import may
from referee.tui.widgets.entry_detail import Detail
from referee.tui.widgets.history import History
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.tui.widgets.preview import Preview
from referee.tui.widgets.seats import Seats
from referee.tui.widgets.status import Status
from referee.typing.conversation import NOTHING, LineTold
from referee.views.history import Chronicle
from referee.views.marks import ASKED
from referee.views.records import TableView

KEYS = (
    ("⏎", "history-key_ways", "screen.ways"), ("C", "history-key_correct", "screen.correct"),
    ("I", "history-key_insert", "screen.insert"), ("T", "history-key_retarget", "screen.retarget"),
    ("F7", "flag-take_back", "screen.take_back_entry"), ("F8", "flag-let_stand", "screen.let_stand"),
    ("F6", "flag-rulings", "screen.rulings_behind"), ("^D", "sheet-key", "screen.dispute"),
    ("^N", "precedent-key", "screen.precedent"),
    ("^Z", "app-key_take_back", "screen.undo"),
    ("^Y", "history-key_redo", "screen.redo"), ("/", "history-key_look", "screen.look"),
    ("!", "history-key_flags", "screen.flags"), ("1–9", "history-key_seat", "screen.seat(0)"),
    ("B", "history-key_after", "screen.after"), ("Esc", "key-back", "screen.back"),
)  # fmt: skip


class HistoryScreen(PutsRight):
    """The history of a table, from its last entry on, or from the one that was selected elsewhere."""

    CSS = """
    HistoryScreen #body { height: 1fr; layout: vertical; }
    HistoryScreen #then { height: auto; max-height: 65%; }
    HistoryScreen Seats { max-height: 100%; }
    HistoryScreen #due-then { display: none; padding: 0 1; margin-top: 1; border-top: solid $frame;
        border-title-style: bold; }
    HistoryScreen.wide.tall #due-then { display: block; }
    HistoryScreen #head { height: auto; max-height: 2; padding: 0 1; background: $panel; }
    HistoryScreen #look { height: 1; border: none; border-left: thick $accent; margin: 0 1; display: none; }
    HistoryScreen.looking #look { display: block; }
    HistoryScreen History { min-height: 3; border-top: none; }
    HistoryScreen Keys { max-height: 3; }
    HistoryScreen.narrow.high Keys, HistoryScreen.narrow.tall Keys { max-height: 5; }
    HistoryScreen Preview { min-height: 0; max-height: 4; }
    HistoryScreen.short.telling Detail { display: none; }
    HistoryScreen.tall Detail { max-height: 12; }
    HistoryScreen.wide #body { layout: horizontal; }
    HistoryScreen.wide #then { width: 1fr; max-height: 100%; }
    HistoryScreen.wide #list { width: 1fr; border-left: solid $frame; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (HALVED, "wide")]  # noqa: RUF012 (as Textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "short"), (28, "high"), (34, "tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        *PUT_RIGHT,
        Binding("slash", "look", show=False),
        Binding("exclamation_mark", "flags", show=False),
        Binding("b,B", "after", show=False),
        Binding("escape,f11", "back", show=False),
        *(Binding(str(digit), f"seat({digit or 10})", show=False) for digit in range(10)),
    ]

    def __init__(self, face: Face, log: TableLog, number: int | None = None) -> None:
        super().__init__(face, log)
        self.chronicle = Chronicle(log, face.views)
        self._anchor = number
        self._seat, self._flagged, self._after = 0, False, False
        self._told: LineTold = NOTHING
        self._found: tuple[int, tuple[str, ...]] = (0, ())

    def compose(self) -> ComposeResult:
        """The table as it was then, the lines, what there is to say of the one selected."""
        yield Status()
        with Container(id="body"):
            with Vertical(id="then"):
                yield Seats(beside_a_list)
                yield Panel("due-then")
            with Vertical(id="list"):
                yield Panel("head")
                yield Input(compact=True, id="look")
                yield History(clock=True)
                yield Detail("detail")
                yield Preview("preview", gives_way=True)
        yield Keys()

    def selected(self) -> int | None:
        """The entry selected."""
        return self.query_one(History).selected

    # What is shown

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, selected = self.face.say, self.selected()
        self.chronicle = Chronicle(self.log_of_table, self.face.views)
        self.query_one(Input).placeholder = say("history-prompt")
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        self._told = NOTHING
        self._list(selected)
        self.query_one(History).focus()

    def tell(self, told: LineTold) -> None:
        """Show what a line did, and the log as it is now."""
        self._told = told
        self._list(self._told_of(told) if told.logged else self.selected())

    def _told_of(self, told: LineTold) -> int:
        """The entry to look at next: what came into the log last, or what was put right, taken or brought back."""
        number = told.numbers[-1] if told.numbers else 0
        first = next(iter(told.numbers), 0)
        if isinstance(self.log_of_table.entry(first), Corrected):
            return first + 1
        while isinstance(entry := self.log_of_table.entry(number), Retracted):
            number = entry.entry
        return number

    def _list(self, selected: int | None) -> None:
        """List what is looked for, from the log as it is now, and select this entry, or the one selected before."""
        self._anchor = self._anchor if selected is None else selected
        self.chronicle.refresh()
        history_filter = self.chronicle.history_filter(self.query_one(Input).value, self._seat, self._flagged)
        rows, history = self.chronicle.rows(history_filter), self.query_one(History)
        history.show(self.chronicle, rows, self.face.say("table-taken_back"), self.face.say("history-nothing"))
        history.select(self._anchor)
        if self._anchor is None:
            history.select_last()
        self._found = (sum(len(row.numbers) for row in rows), self.chronicle.looked_for(history_filter))
        self._look_at()

    def _look_at(self) -> None:
        """Show the table that the selected entry found, or left, and what there is to say of it."""
        number = self.selected()
        self.query_one("#head", Panel).put(self._head(number))
        self.set_class(bool(self._told.said), "telling")
        self.query_one(Preview).show(self._told, self.face)
        self.query_one(Detail).show(None if number is None else self.chronicle.detail(number))
        if number is not None:
            view = self.chronicle.moment(number, self._after)
            seats = self.query_one(Seats)
            seats.show(view, self.face, self._seat, winner=view.winner)
            self.query_one(Status).show(view, self.face, view.winner, piles=seats.seating.ring is None)
            self._tell_due(view)

    def _tell_due(self, view: TableView) -> None:
        """Under the seats, where there is room: what was due then."""
        due = self.query_one("#due-then", Panel)
        due.border_title = Content(self.face.say("table-due"))
        told = [Content(f"{ASKED if each.must else '·'} {each.sentence}") for each in view.due]
        due.put(lines(told or [Content.styled(may(view, self.face).plain, QUIET)]))

    def _head(self, number: int | None) -> Content:
        say, (shown, looked_for) = self.face.say, self._found
        then = "" if number is None else say(f"history-{'left' if self._after else 'found'}", number=str(number))
        count = say("history-shown", shown=shown, all=self.log_of_table.length)
        wanted = say("history-looked_for", what=" · ".join(looked_for)) if looked_for else ""
        parts = ((then, "bold"), (count, ""), (wanted, "bold $text-accent"))
        return Content(" │ ").join([Content.styled(text, style) for text, style in parts if text])

    def on_history_selected(self) -> None:
        """Another entry: the table as it was there."""
        self._told = NOTHING
        self._look_at()

    def action_after(self) -> None:
        """The table that the entry left instead of the one it found, and back."""
        self._after = not self._after
        self._look_at()

    # What is looked for

    def action_look(self) -> None:
        """Type what to look for."""
        self.add_class("looking")
        self.query_one(Input).focus()

    def on_input_changed(self) -> None:
        """Look while it is typed."""
        self._list(self.selected())

    def on_input_submitted(self) -> None:
        """Back to the lines that were found."""
        self.query_one(History).focus()

    def action_flags(self) -> None:
        """Only what was flagged, or is; and back."""
        self._flagged = not self._flagged
        self._list(self.selected())

    def action_seat(self, seat: int) -> None:
        """Only what concerns this player; the same again, everybody."""
        self._seat = seat if seat != self._seat and seat <= len(self.log_of_table.table.seats) else 0
        self._list(self.selected())

    def action_back(self) -> None:
        """Show all entries again, or leave."""
        if not (self._found[1] or self.has_class("looking")):
            self.dismiss()
            return
        self._seat, self._flagged = 0, False
        self.remove_class("looking")
        with self.prevent(Input.Changed):
            self.query_one(Input).value = ""
        self._list(self.selected())
        self.query_one(History).focus()
