"""The result of a round, put together key by key, with what it pays to whom before it is accepted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, OptionList

from referee.championship.office.lines import OUTCOMES
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.accounts import total
from referee.championship.rules.entries import GamePlayed
from referee.championship.rules.prizes import prize
from referee.errors import RefereeError
from referee.tui.championship.seat_pad import ResultSeat, SeatPad
from referee.tui.championship.table_marks import SHERIFF_STYLE
from referee.tui.face import Face
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.widgets.desk_line import DeskLine
from referee.tui.widgets.panel import Panel, in_rows, pressed
from referee.tui.widgets.rows import Column, Row, Rows
from referee.typing.conversation import LineTold
from referee.views.seats import OPEN_ROLE

KEYS = (
    ("⏎", "desk-key_accept", "screen.accept_result"), ("1 2 3", "desk-key_won", "screen.won(0)"),
    ("←→", "desk-key_role", "screen.role(1)"), ("␣", "desk-key_in_play", "screen.turn"),
    ("D", "desk-key_duel", "screen.final_duel"), (":", "desk-key_line", "screen.line"),
    ("F3", "app-key_rulings", "screen.rulings"), ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.away"),
)  # fmt: skip


class ResultScreen(DeskScreen):
    """A seat a row. `correcting` is the entry of a result that is put right."""

    DEFAULT_CSS = """
    ResultScreen #outcome { height: auto; max-height: 2; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "accept_result", show=False),
        *(Binding(str(number + 1), f"won({number})", show=False) for number in range(len(OUTCOMES))),
        Binding("left", "role(-1)", show=False),
        Binding("right", "role(1)", show=False),
        Binding("space", "turn", show=False),
        Binding("d,D", "final_duel", show=False),
    ]

    def __init__(
        self, face: Face, log: TournamentLog, table: int, correcting: tuple[int, GamePlayed] | None = None
    ) -> None:
        super().__init__(face, log)
        self.table = table
        self.correcting = correcting
        self.pad = self._pad()

    def _pad(self) -> SeatPad:
        if self.correcting is not None:
            return SeatPad.of_game(self.correcting[1])
        table = self.state.tables[self.table]
        now = table.under_way
        assert now is not None
        return SeatPad.of(self.state, table, now)

    def body(self) -> Iterable[Widget]:
        """Who won; the seats."""
        yield Panel("outcome")
        yield Rows()

    @property
    def typed(self) -> str:
        """The line that the pad comes to."""
        return self.spoken(f"correct {self.correcting[0]} {self.pad.line}" if self.correcting else self.pad.line)

    def fill(self) -> None:
        """The pad as it stands, and the line it comes to."""
        say, pad = self.face.say, self.pad
        title = Content.styled(say("tournament-game", table=str(pad.table), round=str(pad.round)), "bold")
        sides = [self._side(number, side) for number, side in enumerate(OUTCOMES)]
        self.query_one("#outcome", Panel).put(in_rows([title, *sides], self.app.size.width - 2, "   "))
        heads = [say(f"desk-head_{name}") for name in ("player", "role", "ended", "prize", "has_then")]
        columns = (
            Column("", 1), Column(heads[0], grows=True), Column(heads[1], 14), Column(heads[2], 24),
            Column(heads[3], 8, right=True), Column(heads[4], 9, right=True),
        )  # fmt: skip
        paid = self._paid()
        rows = [self._row(seat, *paid.get(seat.player, ("", ""))) for seat in pad.seats]
        self.rows.show(columns, rows)
        typed = self.typed if pad.complete else ""
        if not self.typing and self.line.entry.value != typed:
            self.line.entry.value = typed
        if not pad.complete:
            self.line.tell(LineTold(notes=(say("desk-result_how"),)))

    def _side(self, number: int, side: str) -> Content:
        chosen = self.pad.outcome == side
        told = pressed(
            str(number + 1), f"{'●' if chosen else '○'} {self.views.told.outcome(side)}", f"screen.won({number})"
        )
        return told.stylize("bold reverse") if chosen else told

    def _row(self, seat: ResultSeat, pays: str, owns: str) -> Row:
        say, speech = self.face.say, self.face.speech
        role = Content(speech.role(seat.role)) if seat.role else Content.styled("?", "bold $text-warning")
        ended = f"● {say('desk-in_play')}" if seat.in_play else f"✗ {say('desk-out')}"
        duel = f", {say('desk-final_duel')}" if seat.final_duel else ""
        sign = Content.styled(OPEN_ROLE, SHERIFF_STYLE) if seat.player == self.pad.seats[0].player else ""
        name = self.views.told.player(seat.player)
        return Row(str(seat.player), (sign, name, role, ended + duel, Content.styled(pays, "bold"), owns))

    def _paid(self) -> dict[int, tuple[str, str]]:
        """By player, what the game pays him and what he owns then; nothing before all is said."""
        if not self.pad.complete:
            return {}
        try:
            after = self.talk.outcome(self.typed).state
        except RefereeError:
            return {}
        game = after.tables[self.pad.table].round(self.pad.round)
        told = self.views.told
        found = {}
        for result in game.game.results if game and game.game else ():
            cell = prize(result, game.game.outcome, len(game.game.results)) if game and game.game else None
            found[result.player] = f"{cell.money if cell else 0}$", told.value(total(after, result.player))
        return found

    # The keys

    @property
    def chosen(self) -> int:
        """The place of the seat chosen."""
        player = self.rows.chosen
        return next((place for place, seat in enumerate(self.pad.seats) if str(seat.player) == player), 0)

    def _put(self, pad: SeatPad) -> None:
        self.pad = pad
        self.fill()

    def action_won(self, number: int) -> None:
        """This side won."""
        self._put(self.pad.won_by(OUTCOMES[number]))

    def action_role(self, by: int) -> None:
        """Another role for the player chosen."""
        self._put(self.pad.with_role(self.chosen, by))

    def action_turn(self) -> None:
        """In play or not."""
        self._put(self.pad.turned(self.chosen))

    def action_final_duel(self) -> None:
        """Reached the final duel or not."""
        self._put(self.pad.duelled(self.chosen))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a seat."""
        event.stop()
        self.action_accept_result()

    def action_accept_result(self) -> None:
        """Log the result; of an old one show first what it changes."""
        if self.pad.complete:
            self.on_line_area_entered(DeskLine.Entered(self.typed))
        else:
            self.line.tell(LineTold("error", notes=(self._missing(), self.face.say("desk-result_how"))))

    def _missing(self) -> str:
        say, told = self.face.say, self.views.told
        if not self.pad.outcome:
            return say("desk-result_no_winner")
        return say("desk-result_no_role", players=told.players(tuple(s.player for s in self.pad.seats if not s.role)))

    def tell(self, told: LineTold) -> None:
        """Once it is logged, back to where one came from, where it is told."""
        below = self.app.screen_stack[-2]
        if told.logged and isinstance(below, DeskScreen):
            self.dismiss()
            self.app.call_later(below.tell, told)
        else:
            self.line.tell(told)

    def look_again(self) -> None:
        """What somebody else logged is seen when this is left; a result stays as it was begun."""

    def action_away(self) -> None:
        """From the line back to the seats, from there away."""
        if self.line.entry.has_focus:
            with self.prevent(Input.Changed):
                self.line.entry.value = ""
            self.rows_again()
            self.fill()
        else:
            self.dismiss()
