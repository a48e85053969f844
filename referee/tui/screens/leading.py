"""The ways on from the table to what is looked at besides: rulings, the whole history, the sheet, what is unseen.

Each screen is loaded when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from referee.errors import RefereeError
from referee.tui.consulting import Consulted, sight
from referee.tui.screens.spoken import SpokenScreen
from referee.typing.conversation import LineTold
from referee.views.records import FlagView

if TYPE_CHECKING:
    from referee.desk.table_log import TableLog
    from referee.typing.conversation import Conversation


@runtime_checkable
class OpensTables(Protocol):
    """The screen below, from which tables are opened."""

    def open_table(self, stream: str) -> None:
        """Go on where this table stood."""


class LeadsOn(SpokenScreen):
    """A screen about one table. `number_spoken_of` is the entry meant, `flag_up` the flag that is raised."""

    log_of_table: TableLog
    talk: Conversation
    seat_spoken_of: int = 0

    @property
    def number_spoken_of(self) -> int | None:
        """The entry selected, else the one flagged."""
        raise NotImplementedError

    @property
    def flag_up(self) -> FlagView | None:
        """The flag that is raised."""
        raise NotImplementedError

    @property
    def consulted(self) -> Consulted:
        """What the shelf is told of this table."""
        return sight(self.log_of_table.table, self.log_of_table.book.sets)

    def action_rulings(self) -> None:
        """Look something up."""
        from referee.tui.screens.rulings import RulingsScreen

        self.app.push_screen(RulingsScreen(self.face, table=self.consulted))

    def action_rulings_behind(self) -> None:
        """Show the rulings behind the flag."""
        from referee.tui.screens.rulings import RulingsScreen

        flag = self.flag_up
        reasons = flag.reasons + flag.doubts if flag else ()
        clauses = tuple(dict.fromkeys(clause for reason in reasons for clause in reason.clauses))
        self.app.push_screen(RulingsScreen(self.face, clauses, self.consulted))

    def action_whole_history(self) -> None:
        """Every entry, to step through and to put right."""
        from referee.tui.screens.history import HistoryScreen

        screen = HistoryScreen(self.face, self.log_of_table, self.number_spoken_of)
        self.app.push_screen(screen, lambda _: self.redraw())

    def action_unseen(self) -> None:
        """What of the deck nobody has seen yet, and the chances of a draw!."""
        from referee.tui.screens.unseen import UnseenScreen

        self.app.push_screen(UnseenScreen(self.face, self.log_of_table))

    def action_aid(self) -> None:
        """Who may do what now; as the player may know it whose seat is spoken of, else as everybody may."""
        from referee.tui.screens.aid import AidScreen

        self.app.push_screen(AidScreen(self.face, self.log_of_table, self.seat_spoken_of))

    def action_phones(self) -> None:
        """Codes that open a seat on its player's phone; the seat spoken of comes first."""
        from referee.tui.screens.phones import PhonesScreen

        self.app.push_screen(PhonesScreen(self.face, self.log_of_table, self.seat_spoken_of))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only a table of an event that several laptops write calls its desk."""
        if action == "call_desk" and self.face.desk.laptop is None:
            return False
        return super().check_action(action, parameters)

    def action_call_desk(self) -> None:
        """Call the desk of the event to this table."""
        try:
            told = LineTold(notes=(self.face.call(self.log_of_table.stream),))
        except RefereeError as error:
            told = LineTold("error", (("!", self.face.wrong(error)),))
        self.tell(told)

    def action_summary(self) -> None:
        """The game in sum; the next one with the same people opens if it is begun there."""
        from referee.tui.screens.summary import SummaryScreen

        self.app.push_screen(SummaryScreen(self.face, self.log_of_table), self._on_to)

    def _on_to(self, stream: str | None) -> None:
        home = next((each for each in self.app.screen_stack if isinstance(each, OpensTables)), None)
        if stream is not None and home is not None:
            self.dismiss()
            self.app.call_later(home.open_table, stream)

    def action_cover(self) -> None:
        """Show what everybody may see, before the screen is turned around."""
        from referee.tui.screens.watch import CoverScreen

        self.app.push_screen(CoverScreen(self.face, self.log_of_table))

    def action_eyes(self) -> None:
        """Show what the player may see whose seat is spoken of, else whose turn it is."""
        from referee.tui.screens.watch import CoverScreen

        seat = self.seat_spoken_of or self.log_of_table.table.turn.seat
        self.app.push_screen(CoverScreen(self.face, self.log_of_table, seat))

    def tell(self, told: LineTold) -> None:
        """Show what a line did."""
        raise NotImplementedError

    def action_precedent(self) -> None:
        """Record what was decided about the entry spoken of."""
        from referee.library.precedents.question import question
        from referee.tui.deciding import decide

        about = question(self.log_of_table, self.number_spoken_of)
        decide(self, self.face, about, lambda line: self.tell(self.talk.enter(line)))

    def action_dispute(self) -> None:
        """The sheet of the entry spoken of, else of the last one in question."""
        from referee.tui.screens.dispute import DisputeScreen
        from referee.views.dispute.disputed_entry import disputed_in_log

        self.app.push_screen(DisputeScreen(self.face, disputed_in_log(self.log_of_table, self.number_spoken_of)))
