"""What is done about the table chosen on the floor: what comes next there, its game, its result, more time."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from referee.championship.office.playing import opened, under_way
from referee.championship.rules.due import Due
from referee.championship.typing.first_line import line_begun
from referee.errors import RefereeError
from referee.tui.championship.attention import PLAYS, FloorRow
from referee.tui.screens.tournament.desk import DeskScreen


class DoesWhatIsDue(DeskScreen):
    """A screen on which a place of the floor is chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "next", show=False),
        Binding("g,G", "game_log", show=False),
        Binding("r,R", "result", show=False),
        Binding("u,U", "auction", show=False),
        Binding("v,V", "void", show=False),
        Binding("m,M", "more_time", show=False),
    ]

    @property
    def chosen(self) -> FloorRow | None:
        """The place chosen."""
        raise NotImplementedError

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a row."""
        event.stop()
        self.action_next()

    def action_next(self) -> None:
        """What comes next there."""
        place = self.chosen
        if place is None or place.first is None:
            return
        kinds = {each.kind for each in place.owed}
        if kinds & {"bid", "choice", "hires"}:
            self.action_auction()
        elif "result" in kinds:
            self._game_or_result(place)
        else:
            self._begin(place.first)

    def _begin(self, owed: Due) -> None:
        if owed.kind == "draw":
            self.action_draw()
        elif owed.kind == "match":
            self.action_bracket()
        else:
            self.begin(line_begun(owed))

    def _game_or_result(self, place: FloorRow) -> None:
        if place.stream and place.urgency == PLAYS:
            self.action_game_log()
        elif place.stream:
            self.begin(f"take {place.table}")
        else:
            self.action_result()

    def action_game_log(self) -> None:
        """The log of the game under way at this table; a new one where there is none."""
        from referee.tui.screens.table import TableScreen

        place = self.chosen
        if place is None or not place.table:
            return
        try:
            if place.stream:
                game = self.face.desk.table(place.stream)
            else:
                game, _ = opened(self.face.desk, self.log_of_tournament, place.table)
        except RefereeError as error:
            self.line.tell(self.talk.wrong(error))
        else:
            self.app.push_screen(TableScreen(self.face, game))

    def _under_way(self) -> int:
        """The number of the table chosen if a round is under way there; else why nothing can be done, and 0."""
        place = self.chosen
        if place is None or not place.table:
            return 0
        try:
            under_way(self.state, place.table)
        except RefereeError as error:
            self.line.tell(self.talk.wrong(error))
            return 0
        return place.table

    def action_result(self) -> None:
        """Tell how the game of this table ended."""
        from referee.tui.screens.tournament.result import ResultScreen

        if number := self._under_way():
            self.app.push_screen(ResultScreen(self.face, self.log_of_tournament, number))

    def action_auction(self) -> None:
        """The auction of this table."""
        from referee.tui.screens.tournament.auction import AuctionScreen

        if number := self._under_way():
            self.app.push_screen(AuctionScreen(self.face, self.log_of_tournament, number))

    def action_void(self) -> None:
        """Begin to have the game played again: how, and why, is still to be typed."""
        if self.chosen is not None and self.chosen.table:
            self.begin(f"void {self.chosen.table} ")

    def action_more_time(self) -> None:
        """Begin to give the table more time: how much, and why, is still to be typed."""
        if self.chosen is not None and self.chosen.table:
            self.begin(f"time {self.chosen.table} ")
