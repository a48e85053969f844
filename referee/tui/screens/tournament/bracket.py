"""The knock-out duels: drawn as a ladder, and under it each duel, those first that can be played now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from referee.championship.office.duelling import its_log, opened
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.office.witness import Witness
from referee.championship.rules.bracket import EMPTY_PLACE, Match, ladder, places
from referee.championship.rules.course import rounds_over
from referee.championship.rules.due import of_a_match
from referee.errors import RefereeError
from referee.tui.championship.duels import Duels
from referee.tui.championship.ladder import announced, drawn, slots, spaced
from referee.tui.face import Face
from referee.tui.screens.tournament.desk import LOOK, DeskScreen
from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.tui.widgets.rows import Column, Row, Rows
from referee.tui.widgets.seat_marks import WON_STYLE
from referee.typing.conversation import LineTold
from referee.views.marks import WON

KEYS = (
    ("⏎", "desk-key_next", "screen.next_duel"), ("G", "desk-key_game", "screen.duel_log"),
    ("1", "desk-key_first_won", "screen.winner(0)"), ("2", "desk-key_second_won", "screen.winner(1)"),
    ("D", "desk-key_decide", "screen.decide"), ("N", "desk-key_qualify", "screen.qualify"),
    ("X", "desk-key_dropped", "screen.dropped"), (":", "desk-key_line", "screen.line"),
    ("^Z", "app-key_take_back", "screen.take_back"), ("F3", "app-key_rulings", "screen.rulings"),
    ("F10", "desk-key_hall", "screen.hall"), ("F1", "key-help", "app.help"),
    ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip


class BracketScreen(DeskScreen):
    """The ladder and its duels."""

    DEFAULT_CSS = """
    BracketScreen #ladder { height: auto; padding: 1 1 0 1; text-wrap: nowrap; }
    BracketScreen.short #ladder { padding: 0 1; }
    BracketScreen.tall.begun #ladder { height: 1fr; }
    BracketScreen.tall.begun Rows { height: auto; max-height: 40%; }
    BracketScreen #detail { height: auto; max-height: 4; padding: 0 1; border-top: solid $frame; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "next_duel", show=False),
        Binding("g,G", "duel_log", show=False),
        Binding("d,D", "decide", show=False),
        Binding("1", "winner(0)", show=False),
        Binding("2", "winner(1)", show=False),
        Binding("n,N", "qualify", show=False),
        Binding("x,X", "dropped", show=False),
    ]

    def __init__(self, face: Face, log: TournamentLog) -> None:
        super().__init__(face, log)
        self.witness = Witness(face.office.journal)
        self._won: list[int | None] = []
        self._open: list[str] = []

    def on_mount(self) -> None:
        """Look at the logs of the duels from now on: others may write there."""
        super().on_mount()
        self.set_interval(LOOK, self._follow_logs)

    def _follow_logs(self) -> None:
        duels = self.duels if self.state.duel_logs else None
        won = [duels.by_log(match) for match in duels.matches.values()] if duels else []
        if won != self._won:
            self._won = won
            self.redraw()

    def body(self) -> Iterable[Widget]:
        """The ladder; the duels; what is owed of the one chosen."""
        yield Panel("ladder")
        yield Rows()
        yield Panel("detail")

    @property
    def duels(self) -> Duels:
        """The duels as they stand now."""
        return Duels(self.state, self.witness, self.face)

    def fill(self) -> None:
        """The duels as they stand now."""
        say, duels = self.face.say, self.duels
        matches = duels.matches
        begun = bool(matches) and rounds_over(self.state)
        self._open = duels.open
        self.set_class(begun, "begun")
        self.query_one("#ladder", Panel).put(lines(self._ladder(matches)) if begun else Content(say("desk-no_duels")))
        narrow = self.has_class("narrow")
        most = 22 if narrow else 30
        heads = [say(f"desk-head_{name}") for name in ("match", "first", "second", "winner")]
        columns = (
            Column("", 1), Column(heads[0], 27), Column(heads[1], most), Column(heads[2], most),
            Column(heads[3], grows=True),
        )  # fmt: skip
        told = ((match, duels.cells(match, narrow)) for match in matches.values() if begun)
        rows = [Row(match.key, cells, quiet=match.over) for match, cells in told]
        self.rows.show(columns, rows, "")
        self._look_at()

    def on_option_list_option_highlighted(self) -> None:
        """Another duel: what is owed of it."""
        self._look_at()

    def _look_at(self) -> None:
        owed = of_a_match(self.chosen) if self.chosen is not None else ()
        told = [Content.assemble(self.views.told.due(each), (f" [{', '.join(each.clauses)}]", QUIET)) for each in owed]
        self.query_one("#detail", Panel).put(lines(told))

    def on_resize(self) -> None:
        """The ladder takes what the others leave of the height."""
        self.call_after_refresh(self.redraw)

    def _ladder(self, matches: Mapping[str, Match]) -> list[Content]:
        """With as much air as there is room for, and under it the champion, in large letters where these fit."""
        names = {number: self.views.told.player(number) for number in self.state.players}
        room = self.query_one("#ladder", Panel).content_size.height if self.has_class("tall") else 0
        won = self._champion(room)
        found = spaced(slots(ladder(self.state), matches), room - len(won))
        return [*drawn(found, names, self.app.size.width - 2), *won]

    def _champion(self, room: int) -> list[Content]:
        """Who has won it all."""
        champion = next(iter(places(self.state)), None)
        if champion is None:
            return []
        player, mark = self.views.told.placed(champion), self.views.told.mark((champion,))
        told = [Content.styled(f"{WON} {self.face.say('desk-champion', player=player)}", WON_STYLE)]
        name = announced(player, self.app.size.width - 2, room // 3)
        return [*([Content(""), *name, Content("")] if name else []), *told, *([Content(mark)] if mark else [])]

    @property
    def chosen(self) -> Match | None:
        """The duel chosen."""
        return self.duels.matches.get(self.rows.chosen)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a duel."""
        event.stop()
        self.action_next_duel()

    def action_next_duel(self) -> None:
        """What comes next of the duel chosen: a decision, its log, or its result, by the log where that is over."""
        match = self.chosen
        if match is None or match.over:
            return
        if match.undecided:
            self.action_decide()
        elif self.duels.by_log(match) is not None:
            self.begin(f"take {match.key}")
        elif match.ready and its_log(self.state, match.key):
            self.action_duel_log()
        elif match.ready:
            self.begin(f"duel {match.key} ")

    def tell(self, told: LineTold) -> None:
        """What a line did; once it has ended the duel chosen, on to the next that waits for somebody."""
        was_open = self.rows.chosen in self._open
        super().tell(told)
        if was_open and self._open and self.rows.chosen not in self._open:
            self.rows.choose(self._open[0])

    def action_duel_log(self) -> None:
        """The log of the duel chosen; a new one where there is none."""
        from referee.tui.screens.table import TableScreen

        match = self.chosen
        if match is None:
            return
        try:
            name = self.views.told.match(match.key)
            game, _ = opened(self.face.desk, self.log_of_tournament, match.key, name)
        except RefereeError as error:
            self.line.tell(self.talk.wrong(error))
        else:
            self.app.push_screen(TableScreen(self.face, game))

    def action_decide(self) -> None:
        """Begin to decide the duel chosen, where no clause does."""
        match = self.chosen
        if match is not None:
            alone = str(match.there[0]) if match.undecided == EMPTY_PLACE else ""
            self.begin(f"decide {match.key} {alone}")

    def action_winner(self, place: int) -> None:
        """Begin that the first or the second of the duel chosen won it."""
        match = self.chosen
        if match is not None and (player := match.players[place]) is not None:
            self.begin(f"duel {match.key} {player}")

    def action_qualify(self) -> None:
        """Begin to name those who play the duels."""
        self.begin("qualify")

    def action_dropped(self) -> None:
        """Begin to note that somebody leaves the duels."""
        self.begin_with_player("leave  when=during_duel")
