"""The knock-out duels: drawn as a ladder, and under it each duel, those first that can be played now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from referee.tournament.bracket import THIRD, Match, bracket, ladder, places
from referee.tournament.course import rounds_over
from referee.tui.championship.ladder import drawn, slots
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.widgets.panel import Panel, lines
from referee.tui.widgets.rows import Column, Row, Rows

KEYS = (
    ("1", "desk-key_first_won", "screen.winner(0)"), ("2", "desk-key_second_won", "screen.winner(1)"),
    ("N", "desk-key_qualify", "screen.qualify"), ("X", "desk-key_dropped", "screen.dropped"),
    (":", "desk-key_line", "screen.line"), ("^Z", "app-key_take_back", "screen.take_back"),
    ("F3", "app-key_rulings", "screen.rulings"), ("F10", "desk-key_hall", "screen.hall"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip


class BracketScreen(DeskScreen):
    """The ladder and its duels."""

    DEFAULT_CSS = """
    BracketScreen #ladder { height: auto; padding: 1 1 0 1; text-wrap: nowrap; }
    BracketScreen.short #ladder { padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("1", "winner(0)", show=False),
        Binding("2", "winner(1)", show=False),
        Binding("n,N", "qualify", show=False),
        Binding("x,X", "dropped", show=False),
    ]

    def body(self) -> Iterable[Widget]:
        """The ladder; the duels."""
        yield Panel("ladder")
        yield Rows()

    @property
    def matches(self) -> dict[str, Match]:
        """The duels by their keys, those that can be played now first."""
        found = bracket(self.state) if self.state.drawn is not None else {}
        return dict(sorted(found.items(), key=lambda item: not item[1].ready))

    def fill(self) -> None:
        """The duels as they stand now."""
        say, matches = self.face.say, self.matches
        begun = bool(matches) and rounds_over(self.state)
        self.query_one("#ladder", Panel).put(lines(self._ladder(matches)) if begun else Content(say("desk-no_duels")))
        heads = [say(f"desk-head_{name}") for name in ("match", "first", "second", "winner")]
        columns = (
            Column("", 1), Column(heads[0], 24), Column(heads[1], 22), Column(heads[2], 22),
            Column(heads[3], grows=True),
        )  # fmt: skip
        rows = [self._row(match) for match in matches.values()] if begun else []
        self.rows.show(columns, rows, "")

    def _ladder(self, matches: Mapping[str, Match]) -> list[Content]:
        names = {number: self.views.told.player(number) for number in self.state.players}
        rows = drawn(slots(ladder(self.state), matches), names, self.app.size.width - 2)
        champion = next(iter(places(self.state)), None)
        told = self.face.say("desk-champion", player=names[champion]) if champion else ""
        return [*rows, *([Content.styled(f"★ {told}", "bold $text-success")] if told else [])]

    def _row(self, match: Match) -> Row:
        told = self.views.told
        first, second = ("?" if player is None else told.player(player) for player in match.players)
        sign = Content.styled("►" if match.ready else "✓" if match.winner else "", "bold $text-accent")
        winner = told.player(match.winner) if match.winner else "" if not match.ready else self.face.say("desk-to_play")
        style = "$text-muted" if match.key == THIRD else ""
        name = Content.styled(told.match(match.key), style)
        return Row(match.key, (sign, name, first, second, winner), quiet=match.winner is not None)

    @property
    def chosen(self) -> Match | None:
        """The duel chosen."""
        return self.matches.get(self.rows.chosen)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a duel."""
        event.stop()
        if self.chosen is not None and self.chosen.ready:
            self.begin(f"duel {self.chosen.key} ")

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
        self.begin("leave  when=during_duel")
        self.line.entry.cursor_position = len("leave ")
