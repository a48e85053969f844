"""The tables: how so many players can lawfully be spread, the draw, then who sits where and who is Sheriff when."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from referee.championship.rules.course import finished
from referee.championship.rules.draw import SEATING
from referee.championship.rules.scores import corrected
from referee.championship.rules.state import Table
from referee.championship.rules.tables import Partition, partitions, preferred
from referee.tui.actions import Key
from referee.tui.championship.attention import OVER
from referee.tui.championship.boards import board
from referee.tui.championship.plan import plan
from referee.tui.championship.rotation import sheriffs
from referee.tui.championship.table_marks import sheriff
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.widgets.panel import Panel, lines
from referee.tui.widgets.rows import Column, Row, Rows
from referee.views.marks import OUT

KEYS = (
    ("⏎", "desk-key_draw", "screen.choose"), ("S", "desk-key_seed", "screen.seed"),
    ("L", "desk-key_lots", "screen.lots"), (":", "desk-key_line", "screen.line"),
    ("^Z", "app-key_take_back", "screen.take_back"), ("F3", "app-key_rulings", "screen.rulings"),
    ("F10", "desk-key_hall", "screen.hall"), ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.away"),
)  # fmt: skip
DRAWS = ("screen.choose", "screen.lots")


class DrawScreen(DeskScreen):
    """Lawful partitions before the draw, seats after it."""

    DEFAULT_CSS = """
    DrawScreen #draw-notes { height: auto; max-height: 4; padding: 0 1; }
    DrawScreen #seats { height: 1fr; }
    DrawScreen #plan { display: none; width: 1fr; height: 1fr; padding: 1 1 0 1; text-wrap: nowrap; }
    DrawScreen.broad.drawn Rows { width: 2fr; }
    DrawScreen.broad.drawn #plan { display: block; width: 3fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "choose", show=False),
        Binding("s,S", "seed", show=False),
        Binding("l,L", "lots", show=False),
    ]

    def body(self) -> Iterable[Widget]:
        """What there is to know of the draw; the list."""
        yield Panel("draw-notes")
        with Horizontal(id="seats"):
            yield Rows()
            yield Panel("plan")

    def fill(self) -> None:
        """The partitions or the seats as they stand now."""
        self.query_one("#draw-notes", Panel).put(lines([Content(note) for note in self._notes()]))
        self.set_class(self.state.drawn is not None, "drawn")
        if self.state.drawn is None:
            self._show_partitions()
        else:
            self._show_seats()
        self._draw_plan()

    def on_resize(self) -> None:
        """The plan takes what the list leaves of the width."""
        super().on_resize()
        self.call_after_refresh(self._draw_plan)

    def _draw_plan(self) -> None:
        """The tables with their players around them, beside the list."""
        panel, state = self.query_one("#plan", Panel), self.state
        tables = ((each, finished(state, each)) for each in state.tables.values())
        boards = [board(state, each, self.views, self.face, OVER if over else None) for each, over in tables]
        panel.put(lines(plan(boards, panel.content_size.width or 1, panel.content_size.height)))

    def keys_now(self) -> Sequence[Key]:
        """Once the tables are drawn, nothing is left to draw by."""
        return [row for row in self.KEYS if self.state.drawn is None or row[2] not in DRAWS]

    def _notes(self) -> Iterator[str]:
        """How many there are; the seed as it was written down; that scores of fives are corrected."""
        say, state = self.face.say, self.state
        if state.drawn is None:
            yield say("desk-to_seat", count=len(state.present))
        seed = next((each.seed for each in reversed(state.seeds) if each.purpose == SEATING), "")
        yield say("desk-seed", seed=seed) if seed else say("desk-no_seed")
        if state.drawn is not None and corrected(state):
            yield say("desk-corrected")

    # Before the draw

    def _show_partitions(self) -> None:
        say, count = self.face.say, len(self.state.present)
        heads = [say(f"desk-head_{name}") for name in ("tables", "sizes", "standing")]
        columns = (Column("", 1), Column(heads[0], 8, right=True), Column(heads[1], 40), Column(heads[2], grows=True))
        best = preferred(count)
        rows = [self._partition(each, each == best) for each in partitions(count)]
        self.rows.show(columns, rows, say("tournament-no_tables", players=count))

    def _partition(self, each: Partition, best: bool) -> Row:
        tables = len(each.sizes)
        standing = self.face.say(f"tournament-partition-{each.standing}")
        best_told = f" · {self.face.say('desk-preferred')}" if best else ""
        sign = Content.styled("✓" if best else "", "bold $text-success")
        sizes = "  ".join(f"{each.sizes.count(size)} × {size}" for size in dict.fromkeys(each.sizes))
        told = f"{standing}{best_told} [{', '.join(each.clauses)}]"
        return Row(f"tables:{tables}", (sign, str(tables), sizes, told))

    # After the draw

    def _show_seats(self) -> None:
        say = self.face.say
        heads = [say(f"desk-head_{name}") for name in ("seat", "player", "sheriff_in", "character")]
        columns = (
            Column(heads[0], 6, right=True), Column(heads[1], grows=True), Column(heads[2], 18), Column(heads[3], 24),
        )  # fmt: skip
        tables = self.state.tables.values()
        self.rows.show(columns, [row for table in tables for row in self._seats(table)])

    def _seats(self, table: Table) -> Iterator[Row]:
        say, now = self.face.say, table.under_way
        when, playing = sheriffs(self.state, table), now or (table.rounds[-1] if table.rounds else None)
        title = Content.styled(say("tournament-table", table=str(table.number)), "bold")
        at = self._stands(table)
        yield Row(f"head:{table.number}", ("", title, at, ""), live=False)
        for seat, player in enumerate(table.seating, 1):
            hire = playing.hire_of(player) if playing else None
            gone = self.state.gone(player)
            name = f"{f'{OUT} ' if gone else ''}{player} {self.views.told.player(player)}"
            round_ = when.get(player)
            told = say("desk-sheriff_in", round=str(round_)) if round_ else "–"
            when_sheriff = sheriff(told) if now and round_ == now.number else told
            character = self.face.speech.character(hire.character) if hire else ""
            yield Row(f"player:{player}", (str(seat), name, when_sheriff, character), quiet=gone)

    def _stands(self, table: Table) -> str:
        """The round under way at a table, the next one, or that it has played all."""
        if table.under_way:
            return self.face.say("desk-round_now", round=str(table.under_way.number))
        if finished(self.state, table):
            return f"✓ {self.face.say('desk-table_over')}"
        return self.face.say("desk-round_next", round=str(table.next_number))

    # The keys

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a row."""
        event.stop()
        self.action_choose()

    def action_choose(self) -> None:
        """Begin the draw with the partition chosen; without a seed write one down first."""
        kind, _, tables = self.rows.chosen.partition(":")
        if kind != "tables":
            return
        if any(each.purpose == SEATING for each in self.state.seeds):
            self.begin(f"draw tables={tables}")
        else:
            self.action_seed()

    def action_seed(self) -> None:
        """Begin to write a seed down; one by chance stands there, and another can be typed."""
        self.begin(f"seed {secrets.token_hex(8)}")

    def action_lots(self) -> None:
        """Begin a draw by hand: the players follow in the order of their lots."""
        kind, _, tables = self.rows.chosen.partition(":")
        if self.state.drawn is None:
            self.begin(f"draw tables={tables} " if kind == "tables" else "draw ")
