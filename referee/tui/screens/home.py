"""Home: the tables in the store, the one touched last on top, with a glance at the one chosen; Enter goes on there.

The tournaments of the store are listed beside them, once there are any; while there is nothing, it says what this is.
Where there is room for it the table chosen is drawn, as everybody may see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.style import Style
from textual.timer import Timer
from textual.widgets import OptionList
from textual.widgets.option_list import Option
from textual.worker import Worker, WorkerError, WorkerState

from referee.desk.desk import Listed
from referee.desk.glimpse import Glimpse, glimpse
from referee.errors import RefereeError
from referee.languages import facts
from referee.speech import LANGUAGES, shortened, visible
from referee.tui.face import Face
from referee.tui.screens.home_ways import LeadsFromHome
from referee.tui.widgets.glance import Glance
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, pressed
from referee.tui.widgets.stage import Stage
from referee.tui.widgets.tournaments import Tournaments
from referee.tui.widgets.welcome import Welcome
from referee.views.dispute.times import local
from referee.views.happenings import happenings
from referee.views.lost_entries import missing, unsure

if TYPE_CHECKING:
    pass

KEYS = (
    ("⏎", "home-continue", "screen.open"), ("N", "home-new", "screen.new"),
    ("T", "desk-key_new", "screen.new_tournament"), ("Tab", "desk-key_lists", "screen.lists"),
    ("L", "home-solo", "screen.solo"), ("C", "check-key", "screen.check"),
    ("I", "desk-key_bring_in", "screen.bring_in"), ("M", "store-key_mend", "screen.mend"),
    ("F", "floor-key", "screen.hall_floor"), ("H", "apart-key", "screen.hand_in"),
    ("G", "tutorial-key_guided", "screen.guided"), ("E", "tutorial-key_example", "screen.example"),
    ("F3", "home-rulings", "screen.rulings"), ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"),
    ("^Q", "key-quit", "app.quit"),
)  # fmt: skip
WIDE, TALL = 150, 34
"""Columns and rows of a screen on which the table chosen is drawn."""
LISTED = 2, 5
"""The part of its columns that the lists have then."""
PAUSE = 0.15
"""Seconds that a table has to be chosen before it is looked at."""
AGAIN, SELDOM = 1.0, 60.0
"""Seconds after which a look that failed is taken again: the first time, and at most, for it waits longer each time."""


class HomeScreen(LeadsFromHome):
    """The list of tables."""

    CSS = """
    #head { padding: 1 2 0 2; text-style: bold; }
    HomeScreen.wide Welcome { align: center middle; }
    HomeScreen.wide #welcome { width: auto; height: auto; border: round $accent; padding: 1 4; }
    HomeScreen.empty #head { padding: 0 2; background: $panel; }
    #lists { height: 1fr; layout: vertical; }
    #tables { height: 1fr; border: none; background: $background; margin: 1 1; }
    HomeScreen.wide #lists { layout: horizontal; }
    HomeScreen.wide #tournaments { width: 2fr; max-height: 100%; }
    HomeScreen.wide #tables { width: 3fr; }
    #home { height: 1fr; layout: horizontal; }
    #home Stage { display: none; margin: 1 2 1 1; }
    HomeScreen.drawn #home #lists { layout: vertical; width: 2fr; height: 1fr; }
    HomeScreen.drawn #home Stage { display: block; width: 3fr; }
    HomeScreen.drawn #tournaments { width: 1fr; max-height: 40%; }
    HomeScreen.drawn #tables { width: 1fr; }
    HomeScreen Keys { max-height: 5; }
    #wrong { height: auto; max-height: 6; padding: 0 2; color: $text-warning; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (110, "wide")]  # noqa: RUF012 (as Textual declares it)
    AUTO_FOCUS = "#tables"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,N", "new", show=False),
        Binding("t,T", "new_tournament", show=False),
        Binding("l,L", "solo", show=False),
        Binding("tab,shift+tab", "lists", show=False),
        Binding("c,C", "check", show=False),
        Binding("i,I", "bring_in", show=False),
        Binding("f3,slash", "rulings", show=False),
        Binding("m,M", "mend", show=False),
        Binding("h,H", "hand_in", show=False),
        Binding("f,F", "hall_floor", show=False),
        Binding("g,G", "guided", show=False),
        Binding("e,E", "example", show=False),
    ]

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self._listed: Sequence[Listed] = ()
        self._seen: Glimpse | None = None
        self._look_due: Timer | None = None
        self._again = AGAIN

    def compose(self) -> ComposeResult:
        """Title, list, the table chosen at a glance, what went wrong, keys."""
        yield Panel("head")
        yield Welcome()
        with Container(id="home"):
            with Container(id="lists"):
                yield Tournaments()
                yield OptionList(id="tables", markup=False)
            yield Stage()
        yield Glance("glance")
        yield Panel("wrong")
        yield Keys()

    def on_screen_resume(self) -> None:
        """Another table may have been made meanwhile."""
        self.redraw()

    def on_resize(self) -> None:
        """What is laid out by the width is laid out anew."""
        self.set_class(self._drawn, "drawn")
        self._list()
        self._glance()
        self.query_one("#head", Panel).put(self._head())
        if self.query_one(Welcome).display:
            self.query_one(Welcome).show(self.face)

    @property
    def _drawn(self) -> bool:
        """Is there room for the table chosen beside the lists?"""
        return self.app.size.width >= WIDE and self.app.size.height >= TALL

    def redraw(self) -> None:
        """List the tables as they are in the store now."""
        say = self.face.say
        self.query_one("#head", Panel).put(self._head())
        try:
            infos = self.face.desk.tables()
            tournaments = self.face.office.tournaments()
            self.query_one(Tournaments).show(tournaments, self.face)
            if tournaments and not infos:
                self.query_one(Tournaments).focus()
            self._tell_what_lacks((*tournaments, *infos))
        except RefereeError as error:
            self._wrong(error)
            tournaments = infos = []
        both = bool(infos) and self.query_one(Tournaments).display
        whole = all(info.whole for info in (*tournaments, *infos))
        mends = self._gaps_seen or bool(self.face.lacking()) or not whole
        waits = self.face.desk.laptop is not None and bool(self.face.desk.laptop.apart())
        shown = {
            "screen.open": bool(infos or tournaments), "screen.lists": both, "screen.mend": mends,
            "screen.hand_in": waits, "screen.hall_floor": len(infos) > 1 or self.face.desk.laptop is not None,
        }  # fmt: skip
        rows = (row for row in KEYS if shown.get(row[2], True))
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in rows])
        self._welcome(empty=not (infos or tournaments))
        self._listed = infos
        self._list()
        self.tables.highlighted = 0 if infos else None
        self._glance()

    def _list(self) -> None:
        """List them as there is room; the one chosen stays chosen."""
        tables = self.tables
        chosen = tables.highlighted
        tables.clear_options()
        tables.add_options([Option(self._prompt(info), id=info.id) for info in self._listed])
        if not self._listed:
            tables.add_option(Option(Content(self.face.say("home-empty")), disabled=True))
        tables.highlighted = chosen if self._listed else None

    def _head(self) -> Content:
        """What this is and, for who cannot read it, the key of the language with the names of all there are."""
        say, room = self.face.say, self.size.width - 4
        names = [(each, "bold" if each == self.face.lang else QUIET) for each in LANGUAGES]
        told = Content(" · ").join(Content.styled(facts(each).name, style) for each, style in names)
        key = pressed("F2", "", "app.language") + told.stylize(Style.from_meta({"@click": "app.language"}))
        titles = (f"{say('app-title')} · {say('home-title')}", say("app-title"))
        title = next((each for each in titles if cell_len(each) + 2 + key.cell_length <= room), "")
        return Content.assemble(title, " " * max(2, room - cell_len(title) - key.cell_length), key)

    def _welcome(self, empty: bool) -> None:
        """In an empty store say what this is, in the place of the lists."""
        welcome = self.query_one(Welcome)
        self.set_class(empty, "empty")
        welcome.display = empty
        self.query_one("#home").display = not empty
        if empty:
            welcome.show(self.face)

    def _prompt(self, info: Listed) -> Content:
        width = self.app.size.width * LISTED[0] // LISTED[1] - 40 if self._drawn else self.size.width - 50
        title = shortened(visible(info.title).strip() or info.id, max(12, width))
        when = local(info.last_at)[:16] or visible(info.last_at)[:20]
        entries = self.face.say("app-entries", entries=info.length)
        waits = self.face.desk.waiting_at(info.id)
        apart = (f"   {self.face.say('apart-short', count=waits)}", LEVELS["doubt"]) if waits else ""
        return Content.assemble((title, "bold"), (f"   {entries} · {when}", QUIET), apart)

    def _tell_what_lacks(self, listed: Sequence[Listed]) -> None:
        """Acknowledged entries are not in the store, a copy of it could not be kept, or what is listed is not sure."""
        said = self.face.lacking()
        if what := unsure(self.face.say, listed):
            said = [self.face.say("store-not_whole.app", what=what), *said]
        if said:
            self.query_one("#wrong", Panel).put(Content("\n".join(f"! {each}" for each in said)))

    # The glance

    @property
    def tables(self) -> OptionList:
        """The list of tables."""
        return self.query_one("#tables", OptionList)

    @property
    def chosen(self) -> str:
        """The id of the table chosen, empty without one."""
        tables = self.tables
        place = tables.highlighted
        return (tables.get_option_at_index(place).id or "") if place is not None else ""

    def _glance(self) -> None:
        """Show the table chosen if it was looked at already."""
        seen, glance, drawn = self._seen, self.query_one(Glance), self._drawn
        if seen is None or seen.stream != self.chosen:
            glance.show(None, self.face)
            return
        view, gap = self.face.views.referee_table(seen.table, seen.book), missing(self.face.say, seen.lost)
        lately = happenings(seen.lately, seen.book, self.face.speech) if drawn else ()
        glance.show(view, self.face, gap, lately, drawn)
        winner = self.face.say("table-winner", side=view.winner) if view.winner else ""
        self.query_one(Stage).show(view, self.face, winner, bool(getattr(self.app, "plain", False)))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Look at the table chosen, unless another one is chosen at once."""
        event.stop()
        self._glance()
        self._again = AGAIN
        self._look_after(PAUSE, event.option_id or "")

    def _look_after(self, seconds: float, stream: str) -> None:
        """Look at this table then, if it is still chosen; at whatever was to be looked at before, no more."""
        if self._look_due is not None:
            self._look_due.stop()
        self._look_due = self.set_timer(seconds, lambda: self._look(stream))

    def _look(self, stream: str) -> None:
        if not stream or stream != self.chosen:
            return
        store = self.face.desk.path
        self.run_worker(lambda: glimpse(store, stream), name=stream, thread=True, exclusive=True, exit_on_error=False)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """A table was looked at. What could not be looked at has no glance yet; it says why when it is opened."""
        event.stop()
        if event.state is WorkerState.SUCCESS and isinstance(event.worker.result, Glimpse):
            self._seen = event.worker.result
            self._glance()
        elif event.state is WorkerState.ERROR and event.worker.name == self.chosen and self.is_current:
            self._look_after(self._again, self.chosen)
            self._again = min(SELDOM, 2 * self._again)

    # What can be done

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the table chosen."""
        event.stop()
        if event.option_id:
            self.open_table(event.option_id)

    def on_tournaments_opened(self, event: Tournaments.Opened) -> None:
        """A tournament was chosen."""
        self.open_tournament(event.stream)

    def action_open(self) -> None:
        """What Enter does."""
        (self.query_one(Tournaments) if self.query_one(Tournaments).has_focus else self.tables).action_select()

    def action_lists(self) -> None:
        """To the tournaments, or back to the tables; where one of the lists is empty, to the other."""
        tournaments = self.query_one(Tournaments)
        back = tournaments.has_focus and bool(self.chosen)
        (self.tables if back or not tournaments.display else tournaments).focus()

    async def action_mend(self) -> None:
        """Write the store anew from all that can still be read of it and of its copies, once no glance has it open."""
        if self._look_due is not None:
            self._look_due.stop()
        with suppress(WorkerError):
            await self.workers.wait_for_complete([each for each in self.workers if each.node is self])
        try:
            said = self.face.mend()
        except RefereeError as error:
            self._wrong(error)
            return
        self._gaps_seen = False
        self.redraw()
        self.query_one("#wrong", Panel).put(Content(said))
