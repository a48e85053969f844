"""The screens of the desk by their names: the one place that knows them all."""

from referee.tui.actions import place
from referee.tui.screens.tournament.bracket import BracketScreen
from referee.tui.screens.tournament.draw import DrawScreen
from referee.tui.screens.tournament.entries import EntriesScreen
from referee.tui.screens.tournament.floor import FloorScreen
from referee.tui.screens.tournament.penalties import PenaltiesScreen
from referee.tui.screens.tournament.players import PlayersScreen
from referee.tui.screens.tournament.ranking import RankingScreen
from referee.tui.screens.tournament.reports import ReportsScreen
from referee.tui.screens.tournament.sections import LeadsToSections

SCREENS: dict[str, type[LeadsToSections]] = {
    place(screen): screen
    for screen in (
        FloorScreen, PlayersScreen, DrawScreen, RankingScreen, BracketScreen, PenaltiesScreen, EntriesScreen,
        ReportsScreen,
    )
}  # fmt: skip
