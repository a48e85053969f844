"""The ways from a screen of the desk to the others, to the shelf, and to what everybody may see.

No screen of the desk knows another: which one a name means, the app is asked.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from referee.championship.office.tournamentlog import TournamentLog
from referee.tui.actions import place
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

    def go(self, name: str) -> None:
        """To another screen of the desk, in the place of this one."""
        below = self.app.screen_stack[-2]
        if isinstance(below, LeadsToSections):
            self.dismiss()
            self.app.call_later(below.go, name)
        elif place(type(self)) != name and isinstance(self.app, KnowsSections):
            self.app.switch_screen(self.app.section(name)(self.face, self.log_of_tournament))

    def action_floor(self) -> None:
        """All tables, those that need a look first."""
        self.go("floor")

    def action_players(self) -> None:
        """Everybody who signed up."""
        self.go("players")

    def action_draw(self) -> None:
        """The tables and how they are drawn."""
        self.go("draw")

    def action_ranking(self) -> None:
        """The ranking so far."""
        self.go("ranking")

    def action_bracket(self) -> None:
        """The duels."""
        self.go("bracket")

    def action_penalties(self) -> None:
        """Warnings and expulsions."""
        self.go("penalties")

    def action_entries(self) -> None:
        """Everything that was logged."""
        self.go("entries")

    def action_reports(self) -> None:
        """What can be printed."""
        self.go("reports")

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


@runtime_checkable
class KnowsSections(Protocol):
    """An app that knows which screen of the desk is called what."""

    def section(self, name: str) -> type[LeadsToSections]:
        """The screen of this name."""
