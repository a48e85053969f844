"""The floor: every table in the order in which it needs a look; Enter does what comes next there.

Where there is room the tables are drawn under the list. How the tournament stands is shown beside both once all may see
it, until then only while a key asks for it: players walk past a large screen (ITC-119).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widget import Widget

from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.aloud import over
from referee.championship.rules.bracket import places as final_places
from referee.championship.rules.due import Due, to_expel
from referee.desk.hall_address import hall_now
from referee.errors import RefereeError
from referee.tui.actions import Key
from referee.tui.championship.attention import OVER, FloorRow, places
from referee.tui.championship.boards import board
from referee.tui.championship.plan import large_plan, plan
from referee.tui.championship.table_marks import mark, sheriff
from referee.tui.face import Face
from referee.tui.screens.tournament.doing import DoesWhatIsDue
from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.tui.widgets.rows import Cell, Column, Row, Rows
from referee.tui.widgets.seat_marks import WON_STYLE
from referee.tui.widgets.standing import Standing, standing_of
from referee.views.dispute.times import local
from referee.views.marks import WON

KEYS = (
    ("⏎", "desk-key_next", "screen.next"), ("G", "desk-key_game", "screen.game_log"),
    ("R", "desk-key_result", "screen.result"), ("U", "desk-key_auction", "screen.auction"),
    ("V", "desk-key_void", "screen.void"), ("M", "desk-key_time", "screen.more_time"),
    ("S", "desk-key_standing", "screen.standing"), (":", "desk-key_line", "screen.line"),
    ("^Z", "app-key_take_back", "screen.take_back"),
    ("F3", "app-key_rulings", "screen.rulings"), ("F10", "desk-key_hall", "screen.hall"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip
ROWS_AN_ENTRY = 5
"""Of so many rows of a broad screen one tells an entry about the table chosen."""
HEADS = (
    "desk-head_table", "desk-head_round", "desk-head_sheriff", "desk-head_due", "desk-head_running", "desk-head_silent",
)  # fmt: skip
HOURS = 180
"""From so many minutes on, hours are told."""
CLOCK = 20.0
"""Seconds after which the minutes are counted again."""


class FloorScreen(DoesWhatIsDue):
    """All tables, and before them what everybody waits for."""

    DEFAULT_CSS = """
    FloorScreen #detail { height: auto; max-height: 4; padding: 0 1; border-top: solid $frame; }
    FloorScreen.tall #detail { max-height: 24; }
    FloorScreen #signs { height: 1; padding: 0 1; }
    FloorScreen #pages { height: auto; max-height: 2; padding: 0 1; }
    FloorScreen #plan { height: 1fr; padding: 1 1 0 1; display: none; text-wrap: nowrap; }
    FloorScreen #floor { layout: horizontal; height: 1fr; }
    FloorScreen #tables { width: 1fr; }
    FloorScreen.tall.broad.standing Standing { display: block; }
    FloorScreen.tall.wide #plan, FloorScreen.tall.broad #plan { display: block; }
    FloorScreen.tall.wide Rows, FloorScreen.tall.broad Rows { height: auto; max-height: 30%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("s,S", "standing", show=False)]

    def __init__(self, face: Face, log: TournamentLog) -> None:
        super().__init__(face, log)
        self._shows_standing = False
        self.places: dict[str, FloorRow] = {}
        self._games: dict[str, tuple[int, bool]] = {}

    def on_mount(self) -> None:
        """Count the minutes from now on."""
        super().on_mount()
        self.set_interval(CLOCK, self.redraw)

    def body(self) -> Iterable[Widget]:
        """The list, the tables drawn, what is owed, what the signs mean; beside them the standing."""
        tables = Vertical(Rows(), Panel("plan"), Panel("detail"), Panel("signs"), Panel("pages"), id="tables")
        yield Container(tables, Standing(), id="floor")

    def _places_now(self) -> dict[str, FloorRow]:
        """The rows by their ids."""
        return {place.id: place for place in places(self.log_of_tournament, self.face.office.clock(), self._over())}

    def _over(self) -> dict[int, bool]:
        """The tables whose game is over by its own log."""
        found = {}
        for number, table in self.state.tables.items():
            if table.under_way and table.under_way.stream:
                with suppress(RefereeError):
                    found[number] = self._game_over(table.under_way.stream)
        return found

    def _game_over(self, stream: str) -> bool:
        """Is the game of this log over? It is read again once it has grown."""
        version = self.face.office.journal.version(stream)
        if self._games.get(stream, (0, False))[0] != version:
            over = False
            with suppress(RefereeError):  # whoever opens it is told
                over = bool(self.face.desk.table(stream).table.winner)
            self._games[stream] = version, over
        return self._games[stream][1]

    def fill(self) -> None:
        """The rows as they stand now."""
        say = self.face.say
        table, round_, first, owed, running, silent = map(say, HEADS)
        clock = [] if self.has_class("narrow") else [Column(running, 10, right=True)]
        columns = (
            Column("", 1), Column(table, 8), Column(round_, 12), Column(first, 18), Column(owed, grows=True),
            *clock, Column(silent, 8, right=True),
        )  # fmt: skip
        self.places = self._places_now()
        found = self.places.values()
        rows = [*self._over_now(), *(self._row(place) for place in found)]
        self.rows.show(columns, rows, say("desk-nothing_due"))
        signs = sorted({place.urgency for place in found})
        told = [Content.assemble(mark(each), " ", (say(f"desk-sign_{each}"), QUIET)) for each in signs]
        self.query_one("#signs", Panel).put(Content("   ").join(told))
        self._say_where_its_pages_are()
        self._look_at()
        self._show_standing()
        self._draw_plan()

    def _say_where_its_pages_are(self) -> None:
        """The address of the phones in the hall, while pages are served from this store."""
        address = hall_now(self.face.desk)
        pages = self.query_one("#pages", Panel)
        pages.display = bool(address)
        if address:
            where = f"{address}/{self.face.lang}/cup/{self.log_of_tournament.stream}"
            pages.put(Content.styled(self.face.say("desk-pages", address=where), QUIET))

    def _show_standing(self) -> None:
        """Once everybody may see it, until then as long as it is asked for."""
        shown = self._shows_standing or over(self.log_of_tournament.entries)
        self.set_class(shown, "standing")
        if shown:
            self.query_one(Standing).show(standing_of(self.log_of_tournament, self.views, self.face))

    @property
    def _may_show_standing(self) -> bool:
        """Is there room beside the floor, and a secret to show there?"""
        return self.has_class("tall") and self.has_class("broad") and not over(self.log_of_tournament.entries)

    def keys_now(self) -> Sequence[Key]:
        """That of the ranking only where it shows it."""
        return [row for row in self.KEYS if row[2] != "screen.standing" or self._may_show_standing]

    def action_standing(self) -> None:
        """Show how the tournament stands beside the floor, and hide it again."""
        if self._may_show_standing:
            self._shows_standing = not self._shows_standing
            self._show_standing()
            self.call_after_refresh(self._draw_plan)

    def on_resize(self) -> None:
        """The plan takes what the others leave of the height."""
        super().on_resize()
        self.call_after_refresh(self._draw_plan)

    def _draw_plan(self) -> None:
        """The tables with their players around them, in the order of the rows, where there is room to look at them."""
        panel, tables = self.query_one("#plan", Panel), self.state.tables
        found = [place for place in self.places.values() if place.table in tables]
        boards = [board(self.state, tables[each.table], self.views, self.face, each.urgency) for each in found]
        (width, height), plain = panel.content_size, bool(getattr(self.app, "plain", False))
        panel.put(lines((not plain and large_plan(boards, width, height)) or plan(boards, width, height)))

    def on_option_list_option_highlighted(self) -> None:
        """Another row: all that is owed there."""
        self._look_at()

    def _look_at(self) -> None:
        """The chosen row's sentences at length, with their clauses."""
        owed = self.chosen.owed if self.chosen else ()
        told = [Content.assemble(self.views.told.due(each), (f" [{', '.join(each.clauses)}]", QUIET)) for each in owed]
        if self.has_class("tall") and self.has_class("broad") and self.chosen is not None and self.chosen.table:
            told += [Content(""), *self._last(self.chosen.table)]
        self.query_one("#detail", Panel).put(lines(told))

    def _last(self, number: int) -> list[Content]:
        """What was logged of it last."""
        log, told = self.log_of_tournament, self.views.told
        own = [at for at, entry in enumerate(log.entries) if getattr(entry, "table", 0) == number]
        own = own[-(self.app.size.height // ROWS_AN_ENTRY) :]
        rows = (f"{at:>4}  {local(log.times[at])[11:16]}  {told.entry(log.entry(at))}" for at in own)
        return [Content.styled(row, QUIET) for row in rows]

    def _over_now(self) -> Iterator[Row]:
        """Who is champion, once all is over."""
        if first := final_places(self.state)[:1]:
            told = self.face.say("desk-all_over", player=self.views.told.player(first[0]))
            champion = (Content.styled(WON, WON_STYLE), self.face.say("desk-all"), "", "")
            yield self._wide_row("over", (*champion, Content.styled(told, WON_STYLE), "", ""), live=False)

    def _row(self, place: FloorRow) -> Row:
        say, told = self.face.say, self.views.told
        sign = mark(place.urgency)
        owed = "; ".join(self._owed(each, bool(place.table)) for each in place.owed)
        if not place.table:
            return self._wide_row(place.id, (sign, say("desk-all"), "", "", Content.styled(owed, "bold"), "", ""))
        pips = "●" * place.played + "○" * (place.rounds - place.played)
        named = sheriff(told.player(place.sheriff)) if place.round and place.sheriff else ""
        owed = owed or (say("desk-table_over") if place.urgency == OVER else self._held_up(place.table))
        since, running = (
            "" if minutes is None or place.urgency == OVER else self._told(minutes)
            for minutes in (place.minutes, place.running)
        )
        extra = f" +{place.extra}′" if place.extra else ""
        number = f"{place.table}{extra}"
        cells = (sign, number, pips, named, owed, running, since)
        return self._wide_row(place.id, cells, quiet=place.urgency == OVER)

    def _wide_row(self, id_: str, cells: tuple[Cell, ...], quiet: bool = False, live: bool = True) -> Row:
        """A row; how long the round has been running is told only where there is room for it."""
        return Row(id_, (*cells[:5], *cells[6 if self.has_class("narrow") else 5 :]), quiet, live)

    def _held_up(self, table: int) -> str:
        """Why nothing is owed at a table that has not finished."""
        players = to_expel(self.state, self.state.tables[table].seating)
        return self.face.say("desk-held_up", players=self.views.told.players(players)) if players else "…"

    def _told(self, minutes: int) -> str:
        """How long, in minutes, or in hours where it is long."""
        if minutes < HOURS:
            return self.face.say("desk-minutes", minutes=minutes)
        return self.face.say("desk-hours", hours=minutes // 60)

    def _owed(self, owed: Due, at_table: bool) -> str:
        """What is owed; at a table without saying again which."""
        told = self.views.told
        if not at_table:
            return told.due(owed)
        about = {"round": str(owed.round), "players": told.players(owed.players) if owed.players else ""}
        return self.face.say(f"desk-due_{owed.kind}", **about)

    @property
    def chosen(self) -> FloorRow | None:
        """The row chosen."""
        return self.places.get(self.rows.chosen)
