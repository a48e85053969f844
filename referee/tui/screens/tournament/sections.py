"""The ways from a screen of the desk to the others, to the shelf, and to what everybody may see.

Each screen is loaded when it is first asked for.
"""

from __future__ import annotations

from referee.championship.office.tournamentlog import TournamentLog
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen

SECTIONS = (
    ("F4", "floor"), ("F5", "players"), ("F6", "draw"), ("F7", "ranking"), ("F8", "bracket"), ("F9", "penalties"),
    ("F11", "entries"), ("F12", "reports"),
)  # fmt: skip
"""The screens of the desk, with the key that leads there from each of them."""


class LeadsToSections(SpokenScreen):
    """A screen about one tournament, with the ways that lead on from it."""

    def __init__(self, face: Face, log: TournamentLog) -> None:
        super().__init__(face)
        self.log_of_tournament = log

    def go(self, screen: type[LeadsToSections]) -> None:
        """To another screen of the desk, in the place of this one."""
        below = self.app.screen_stack[-2]
        if isinstance(below, LeadsToSections):
            self.dismiss()
            self.app.call_later(below.go, screen)
        elif type(self) is not screen:
            self.app.switch_screen(screen(self.face, self.log_of_tournament))

    def action_floor(self) -> None:
        """All tables, those that need a look first."""
        from referee.tui.screens.tournament.floor import FloorScreen

        self.go(FloorScreen)

    def action_players(self) -> None:
        """Everybody who signed up."""
        from referee.tui.screens.tournament.players import PlayersScreen

        self.go(PlayersScreen)

    def action_draw(self) -> None:
        """The tables and how they are drawn."""
        from referee.tui.screens.tournament.draw import DrawScreen

        self.go(DrawScreen)

    def action_ranking(self) -> None:
        """The ranking so far."""
        from referee.tui.screens.tournament.ranking import RankingScreen

        self.go(RankingScreen)

    def action_bracket(self) -> None:
        """The duels."""
        from referee.tui.screens.tournament.bracket import BracketScreen

        self.go(BracketScreen)

    def action_penalties(self) -> None:
        """Warnings and expulsions."""
        from referee.tui.screens.tournament.penalties import PenaltiesScreen

        self.go(PenaltiesScreen)

    def action_entries(self) -> None:
        """Everything that was logged."""
        from referee.tui.screens.tournament.entries import EntriesScreen

        self.go(EntriesScreen)

    def action_reports(self) -> None:
        """What can be printed."""
        from referee.tui.screens.tournament.reports import ReportsScreen

        self.go(ReportsScreen)

    def action_hall(self) -> None:
        """Show what everybody may see, before the screen is turned around."""
        from referee.tui.screens.tournament.hall import HallScreen

        self.app.push_screen(HallScreen(self.face, self.log_of_tournament))

    def action_rulings(self) -> None:
        """Look something up."""
        self.show_rulings(())

    def show_rulings(self, clauses: tuple[str, ...]) -> None:
        """The shelf, at these clauses."""
        from referee.championship.rules.facts import PLAYS
        from referee.tui.consulting import Consulted
        from referee.tui.screens.rulings import RulingsScreen

        self.app.push_screen(RulingsScreen(self.face, clauses, Consulted(PLAYS)))
