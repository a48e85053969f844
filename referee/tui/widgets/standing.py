"""How a tournament stands, drawn beside the floor where there is room: the duels as a ladder, the ranking as bars."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from msgspec import Struct
from textual.content import Content

from referee.championship.office.shapes import StandingRow
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.office.views import OfficeViews
from referee.championship.rules.aloud import over
from referee.championship.rules.bracket import bracket, ladder
from referee.championship.rules.course import rounds_over
from referee.tui.championship.ladder import Slot, drawn, slots
from referee.tui.widgets.bars import BAR, Scale
from referee.tui.widgets.panel import Panel, lines
from referee.tui.widgets.rows import Cell, Column, Row, laid_out
from referee.views.voice import Voice

COLUMNS = (Column(most=4, right=True), Column(most=18), Column(grows=True), Column(most=7, right=True))


class Told(Struct, frozen=True):
    """What there is to draw: the ranking, the ladder with the players by their names, and the words over both.

    `secret` says that nobody else may see it, as long as that is so.
    """

    title: str
    ranking: Sequence[StandingRow] = ()
    ladder: Sequence[Slot] = ()
    names: dict[int, str] = {}
    secret: str = ""


def standing_of(log: TournamentLog, views: OfficeViews, voice: Voice) -> Told:
    """The ranking so far, and the duels once the rounds are over."""
    state = log.state
    secret = "" if over(log.entries) else voice.say("tournament-secret")
    begun = state.drawn is not None and rounds_over(state)
    found = slots(ladder(state), bracket(state)) if begun else ()
    names = {number: views.told.player(number) for number in state.players}
    return Told(voice.say("desk-way_ranking"), views.standings(), found, names, secret)


class Standing(Panel):
    """A column at the right of the floor; the title stands in its upper edge."""

    FOLDS = False
    DEFAULT_CSS = """
    Standing { display: none; width: 68; height: 1fr; padding: 0 1; border-left: solid $frame;
               border-top: solid $frame; border-title-style: bold; text-overflow: ellipsis; }
    """

    def __init__(self) -> None:
        super().__init__("standing")
        self._told = Told("")

    def show(self, told: Told) -> None:
        """Show this, as far as there is room."""
        self._told, self.border_title = told, Content(told.title)
        self._lay_out()

    def on_resize(self) -> None:
        """Lay it out at the size there is now."""
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.content_size.width or 64, self.content_size.height
        secret = [Content.styled(f"! {self._told.secret}", "bold $text-warning")] if self._told.secret else []
        ladder = [*drawn(list(self._told.ladder), self._told.names, width), Content("")] if self._told.ladder else []
        above = [*(row for each in secret for row in each.wrap(width)), *ladder]
        self.put(lines([*above, *self._ranking(width)[: max(1, height - len(above))]]))

    def _ranking(self, width: int) -> list[Content]:
        """A place a row, as wide as there is room for bars."""
        found = self._told.ranking
        scale = Scale([Fraction(row.score) for row in found])
        return laid_out(COLUMNS, [Row(str(row.player), _cells(row, scale)) for row in found], width) if found else []


def _cells(row: StandingRow, scale: Scale) -> tuple[Cell, ...]:
    """Place, name, bar and score; who is level with somebody stands out as what waits for a decision."""
    style = "$sign-waits" if row.tied else BAR
    place = Content.styled(f"{'=' if row.tied else ''}{row.place}", "bold")
    bar = partial(_bar, scale, Fraction(row.score), style)
    return place, row.name, bar, Content.styled(row.shown.partition(" (")[0], "bold")


def _bar(scale: Scale, value: Fraction, style: str, width: int) -> Content:
    return scale.bar(value, width, style)
