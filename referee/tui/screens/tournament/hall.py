"""What everybody may see of the tournament, over what only the referee may: one key alone turns it back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from referee.championship.office.everybody import everybody_sees
from referee.championship.office.shapes import PublicView, TableRow
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.aloud import bracket_aloud, due_aloud, state_aloud
from referee.championship.rules.bracket import FINAL, THIRD, ladder
from referee.championship.speech.sentences import TournamentSpeech
from referee.errors import RefereeError
from referee.tui.championship.boards import public_board
from referee.tui.championship.ladder import announced, drawn, slots, spaced
from referee.tui.championship.plan import large_plan, plan
from referee.tui.championship.table_marks import sheriff, waiting
from referee.tui.face import Face
from referee.tui.keymap import shown
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import QUIET, Panel, in_rows, lines
from referee.views.lost_entries import missing

TURN_BACK = "f10"
KEYS = (
    ("F10", "desk-key_turn_back", "screen.uncover"), ("↑↓", "key-move", "screen.scroll(1)"),
    ("F2", "key-language", "screen.language"),
)  # fmt: skip
LOOK = 2.0
AROUND = 6
"""Rows that the head, the keys and what is due take from the plan of the tables."""


class HallScreen(SpokenModal[None]):
    """Made of what everybody heard, and of nothing else; it follows the log while it stands there."""

    CSS = """
    HallScreen { background: $background; }
    HallScreen #hall-head { height: auto; padding: 0 1; background: $panel; }
    HallScreen VerticalScroll { height: 1fr; padding: 0 1; }
    HallScreen #uncover { dock: bottom; height: 1; padding: 0 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(TURN_BACK, "uncover", show=False),
        Binding("f2", "language", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
    ]
    COVERS = True
    """Actions of the app are not for this screen, quitting excepted."""

    def __init__(self, face: Face, log: TournamentLog) -> None:
        super().__init__(face)
        self.log_of_tournament = log

    def compose(self) -> ComposeResult:
        """The head, the tables, and the one key."""
        yield Panel("hall-head")
        yield VerticalScroll(Panel("hall"), can_focus=False)
        yield Panel("uncover")

    def on_mount(self) -> None:
        """Cover at once, and follow from now on."""
        self.redraw()
        self.set_interval(LOOK, self._look)

    def on_resize(self) -> None:
        """Lay it out at the width there is now."""
        self.call_after_refresh(self.redraw)

    def _look(self) -> None:
        log = self.log_of_tournament
        with suppress(RefereeError):
            if self.face.office.journal.version(log.stream) != len(log.entries):
                log.reload()
                self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        view = everybody_sees(self.log_of_tournament.entries, self.face.speech)
        head = Content.styled(" · ".join(filter(None, (view.name, view.region))), "bold")
        gap = missing(self.face.say, self.log_of_tournament.lost, "tournament-gap")
        self.query_one("#hall-head", Panel).put(lines([head, *([Content(gap)] if gap else [])]))
        self.query_one("#hall", Panel).put(lines(list(self._told(view))))
        keys = "   ".join(f"{shown(key, action)} {self.face.say(word)}" for key, word, action in KEYS)
        self.query_one("#uncover", Panel).put(Content.styled(keys, QUIET))

    def _told(self, view: PublicView) -> Iterator[Content]:
        """The duels, if it has come to them; the tables, or the players before the draw; what is due."""
        say, width = self.face.say, max(40, self.app.size.width - 4)
        tables = [*self._due(), *(self._tables(view.tables, width) if view.tables else self._players(view))]
        after = [*self._after(view)]
        if view.qualifiers:
            room = self.app.size.height - AROUND - len(tables) - len(after)
            yield Content.styled(say("tournament-show_qualifiers", names=", ".join(view.qualifiers)), "bold")
            yield from self._ladder(width, room)
        yield from (*tables, *after)

    def _players(self, view: PublicView) -> Iterator[Content]:
        """Those who are there before the draw."""
        told = self.face.say("tournament-show_players", count=len(view.players), names=", ".join(view.players))
        yield from (Content(told), Content(""))

    def _after(self, view: PublicView) -> Iterator[Content]:
        """Who has gone, and the seed."""
        say = self.face.say
        if view.gone:
            yield Content.styled(say("tournament-show_gone", names=", ".join(view.gone)), QUIET)
        if view.drawn_by:
            yield Content.styled(say("tournament-show_seed", seed=view.drawn_by), QUIET)

    def _tables(self, tables: Sequence[TableRow], width: int) -> list[Content]:
        """Drawn with their players around them, large if there is room, if all can be seen; else row after row."""
        boards, room = [public_board(table, self.face) for table in tables], self.app.size.height - AROUND
        plain = bool(getattr(self.app, "plain", False))
        drawn_ = (not plain and large_plan(boards, width, room)) or plan(boards, width)
        if len(drawn_) <= room:
            return [*drawn_, Content("")]
        return [row for table in tables for row in self._table(table, width)]

    def _table(self, table: TableRow, width: int) -> Iterator[Content]:
        say = self.face.say
        title = say("tournament-table", table=str(table.table))
        key = "tournament-show_over" if table.over else "tournament-show_round"
        round_ = say(key, round=str(table.round), sheriff=table.sheriff) if table.round else ""
        extra = say("tournament-show_extra", minutes=table.extra) if table.extra else ""
        yield Content.assemble((title, "bold"), *(f" │ {told}" for told in (round_, extra) if told))
        seats = []
        for name in table.players:
            character = table.characters.get(name, "")
            named = sheriff(name) if name == table.sheriff and not table.over else Content(name)
            seats.append(Content.assemble("  ", named.stylize("bold"), (f" {character}" if character else "", QUIET)))
        yield in_rows(seats, width)
        yield Content("")

    def _ladder(self, width: int, room: int) -> Iterator[Content]:
        """The duels between those whom the referee named to all, and the champion, as large as there is room for."""
        state = state_aloud(self.log_of_tournament.entries)
        told = TournamentSpeech(self.face.speech.words, state.players)
        names = {number: told.player(number) for number in state.players}
        matches = bracket_aloud(state)
        third, winner = matches[THIRD], matches[FINAL].winner
        name = announced(names[winner], width, room // 4) if winner else []
        yield Content("")
        yield from drawn(spaced(slots(ladder(state), matches), room - len(name) - 4), names, width)
        yield from (*([Content("")] if name else []), *name, Content(""))
        if third.winner:
            yield Content(self.face.say("tournament-show_duel", match=told.match(THIRD), winner=names[third.winner]))
        yield Content("")

    def _due(self) -> Iterator[Content]:
        """Where the tables wait, without anything that is not everybody's."""
        entries = self.log_of_tournament.entries
        told = TournamentSpeech(self.face.speech.words, state_aloud(entries).players)
        for each in due_aloud(entries):
            if each.kind in ("go", "sign_ups", "draw", "qualifiers", "match"):
                yield waiting(told.due(each))

    def action_language(self) -> None:
        """Say everything in the next language."""
        self.face.speak_next()
        self.redraw()

    def action_scroll(self, by: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_uncover(self) -> None:
        """Back to what only the referee may see."""
        self.dismiss()
