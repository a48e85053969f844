"""The ranking so far, drawn as bars with their figures; any figure opens into entries and clauses. The referee's."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from referee.championship.office.shapes import StandingRow
from referee.championship.rules.aloud import over
from referee.championship.rules.figures import Figure
from referee.championship.rules.standings import standings
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.screens.tournament.figures import FiguresScreen
from referee.tui.widgets.bars import BAR, Scale
from referee.tui.widgets.panel import Panel, lines
from referee.tui.widgets.rows import Column, Row, Rows

KEYS = (
    ("⏎", "desk-key_figures", "screen.figures"), (":", "desk-key_line", "screen.line"),
    ("^Z", "app-key_take_back", "screen.take_back"),
    ("F3", "app-key_rulings", "screen.rulings"), ("F10", "desk-key_hall", "screen.hall"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip


NARROW = 100
"""Columns up to which a score stands without its fraction, for the bars' sake: opened, it is exact."""


class RankingScreen(DeskScreen):
    """A place a row."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "figures", show=False)]

    def body(self) -> Iterable[Widget]:
        """That it is a secret; the list."""
        yield Panel("secret")
        yield Rows()

    def fill(self) -> None:
        """The places as they stand now."""
        say, found, mark = self.face.say, self.views.standings(), self.views.mark()
        self.query_one("#secret", Panel).put(lines([*self._secret(), *([Content(f" {mark}")] if mark else [])]))
        scale = Scale([Fraction(row.score) for row in found])
        heads = [say(f"desk-head_{name}") for name in ("place", "player", "table", "score", "decided")]
        columns = (
            Column(heads[0], 6, right=True), Column(heads[1], 20), Column(heads[2], 6, right=True),
            Column("", grows=True), Column(heads[3], 17, right=True), Column(heads[4], 26),
        )  # fmt: skip
        self.rows.show(columns, [self._row(row, scale) for row in found], say("tournament-no_games"))

    def _secret(self) -> list[Content]:
        """That nobody else may see it, while that is so."""
        if over(self.log_of_tournament.entries):
            return []
        return [Content.styled(f" ! {self.face.say('tournament-secret')}", "bold $text-warning")]

    def _row(self, row: StandingRow, scale: Scale) -> Row:
        table = self.state.table_of(row.player)
        style = "$sign-waits" if row.tied else BAR
        bar = partial(_bar, scale, Fraction(row.score), style)
        shown = row.shown if self.app.size.width > NARROW else row.shown.partition(" (")[0]
        place = Content.styled(f"{'=' if row.tied else ''}{row.place}", "bold")
        cells = (place, row.name, str(table.number) if table else "", bar, Content.styled(shown, "bold"))
        return Row(str(row.player), (*cells, self._by(row)))

    def _by(self, row: StandingRow) -> str:
        if row.tied:
            return self.face.say("tournament-still_level")
        return self.face.say("tournament-decided_by", criterion=row.decided_by) if row.decided_by else ""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a row."""
        event.stop()
        self.action_figures()

    def action_figures(self) -> None:
        """Open the figures that gave this player his place."""
        number = int(self.rows.chosen or 0)
        if number:
            title = self.views.told.player(number)
            self.app.push_screen(
                FiguresScreen(self.face, self.log_of_tournament, title, partial(figures, self, number))
            )


def _bar(scale: Scale, value: Fraction, style: str, width: int) -> Content:
    return scale.bar(value, width, style)


def figures(screen: DeskScreen, number: int) -> list[Figure]:
    """The score of a player, and every criterion that was applied to him."""
    own = (each for each in standings(screen.state) if each.player == number)
    return [figure for each in own for figure in (each.score, *(part.figure for part in each.separations))]
