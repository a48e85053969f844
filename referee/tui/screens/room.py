"""How the rows of a table's screen are shared: by status and seats, a flag, what is due, the line and the history.

The seats take what they need; with a flag up the rest gives way to it, and where there is much room more of what is due
is told.
"""

from __future__ import annotations

from textual.content import Content

from referee.tui.keymap import shown
from referee.tui.screens.flagging import Flagging
from referee.tui.widgets.behind import Asked, Behind
from referee.tui.widgets.beside import Beside
from referee.tui.widgets.due import MOST, MOST_ON_TALL, Due
from referee.tui.widgets.entry_line import EntryLine
from referee.tui.widgets.flag import Flag
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.seats import Seats
from referee.tui.widgets.status import Status
from referee.tui.widgets.typing_area import TypingArea
from referee.views.characters_at_hand import characters_at_hand
from referee.views.records import FlagView, TableView

TALL = 34
"""The rows from which a screen is tall."""
BELOW_SEATS = 14
"""The rows that are needed under status and seats with a flag up."""
AROUND_LINE = 4
"""The rows of the line, of the proposals and of the keys."""
ROOM_FOR_DUE = 8
"""The rows there have to be beyond these, for many rows of what is due."""
TYPED = 20
"""The rows of a large screen that status, line and keys take, and what is said and may be done while it is typed."""
LAST_ENTRY = 2
"""The rows of the last entry in the history, its border included."""
LEAST_HISTORY, LEAST_KEPT = 3, 3
"""The rows that are left to the history, and those kept under the line even so."""


class SharesRoom(Flagging):
    """A table's screen, as far as its rows go. `winner` is the sentence that says who has won."""

    KEPT = 6
    """The rows kept free under the line, where there is room: most lines need no more while they are typed."""
    view: TableView | None = None
    winner: str = ""

    @property
    def typing(self) -> TypingArea:
        """The line with all that belongs to it."""
        return self.part(TypingArea)

    @property
    def entry(self) -> EntryLine:
        """The entry line."""
        return self.typing.entry

    def raise_flags(self, flags: tuple[FlagView, ...]) -> None:
        """Show these flags, and make room for them."""
        self.part(Flag).show(flags, self.face)
        self._ask_behind(flags[0] if flags else None)
        self._make_room()

    def _ask_behind(self, flag: FlagView | None) -> None:
        """For the rulings behind the flag, else for what is to be at hand."""
        reasons = flag.reasons + flag.doubts if flag else ()
        clauses = tuple(dict.fromkeys(clause for reason in reasons for clause in reason.clauses))
        key, action = ("F6", "screen.rulings_behind") if flag else ("F3", "screen.rulings")
        title = Content(f"{shown(key, action)} {self.face.say('flag-rulings')}")
        asked = Asked(about=clauses, sets=self.log_of_table.book.sets) if flag else self.at_hand
        self.part(Behind).ask(asked, self.face, title)

    @property
    def at_hand(self) -> Asked:
        """What is told while no flag is up and where there is much room: what the characters at the table can do."""
        log = self.log_of_table
        names = characters_at_hand(log.table, log.book, self.face.speech)
        return Asked(each=tuple(clause for clause, _ in names), sets=log.book.sets, names=names)

    def rows_at_hand(self, height: int) -> int:
        """The rows of that, the line keeping what it may need; with 0 it takes all that are left."""
        return max(1, height - self.part(Seats).rows - TYPED)

    def on_resize(self) -> None:
        """Make room anew, once the seats are laid out with or without what stands beside them."""
        self._make_room_beside()
        self.call_after_refresh(self._make_room)

    def on_typing_area_grown(self) -> None:
        """The keys of a flag stay in sight whatever the line says."""
        self.call_after_refresh(self.part(Flag).fit)

    def on_flag_grown(self) -> None:
        """What else gives way to the flag may have to give more."""
        self._make_room()

    def _make_room(self) -> None:
        """For the flag that is up, for what is due and for the line: as there are rows."""
        flagged, height = bool(self.part(Flag).flags), self.app.size.height
        self._make_room_beside()
        needed = self.part(Status).rows + self.part(Seats).rows + BELOW_SEATS
        tight = flagged and (needed > height or self._crowded(height))
        for each in (self.part(Due), self.part(Keys)):
            each.set_class(tight, "tight")  # not on the screen, of which all would be styled anew
        self.part(Status).tighten(tight)
        self.typing.brief(flagged, tight)
        if self.view is not None:
            roomy = height >= TALL and height - needed >= ROOM_FOR_DUE
            most = 1 if tight else MOST_ON_TALL if roomy else MOST
            due = self.part(Due)
            due.show(self.view, self.face, most, self.winner)
            self.typing.keep(self._rows_kept(height - due.rows))

    def _crowded(self, height: int) -> bool:
        """Would neither the reasons of the flag nor the history under it have their rows?"""
        if self.view is None or self.has_class("wide"):
            return False
        taken = self.part(Status).rows + self.part(Seats).rows + AROUND_LINE + LAST_ENTRY
        due = self.part(Due)
        due.show(self.view, self.face, MOST, self.winner)
        return taken + due.rows + self.part(Flag).rows(self.app.size.width) > height

    def _make_room_beside(self) -> None:
        """Round the table the head need not tell of the deck; what stands beside it gets its place."""
        seats, beside = self.part(Seats), self.part(Beside)
        found = seats.seating
        if self.view is not None:
            self.part(Status).show(self.view, self.face, self.winner, found.ring is None, seats.on_cards)
        beside.stand(found.beside)
        height = 0 if self.flag_up else self.rows_at_hand(self.app.size.height)
        self.part(Behind).stand(found.beside is not None, height)
        self.set_class(found.beside is not None, "roomy")
        self.set_class(found.ring is not None and found.beside is None, "round")

    def _rows_kept(self, height: int) -> int:
        """Of so many rows, those to be kept free under the line."""
        if not self.KEPT or self.has_class("light"):
            return 0
        taken = self.part(Status).rows + self.part(Seats).rows + AROUND_LINE
        return min(self.KEPT, max(LEAST_KEPT, height - taken - LEAST_HISTORY))
