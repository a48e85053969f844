"""What a screen can do about the entry selected on it: every way on, each shown with what it would come to first."""

from __future__ import annotations

from textual.binding import Binding

from referee.desk.hearing.corrected.putting_right import aimed_at, standing
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.log.history import AMENDING, retracted
from referee.tui.deciding import decide
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.typing.conversation import Conversation, LineTold
from referee.views.resolutions import Resolution

PUT_RIGHT: tuple[Binding, ...] = (
    Binding("enter", "ways", show=False),
    Binding("c,C", "correct", show=False),
    Binding("i,I", "insert", show=False),
    Binding("t,T", "retarget", show=False),
    Binding("f6", "rulings_behind", show=False),
    Binding("ctrl+d", "dispute", show=False, priority=True),
    Binding("ctrl+n", "precedent", show=False),
    Binding("f7", "take_back_entry", show=False),
    Binding("f8", "let_stand", show=False),
    Binding("ctrl+z", "undo", show=False),
    Binding("ctrl+y", "redo", show=False),
)
"""The keys of all this, for the screen that has them."""


class PutsRight(SpokenScreen):
    """A screen on which an entry can be selected. It says which, and shows what a line did."""

    def __init__(self, face: Face, log: TableLog) -> None:
        super().__init__(face)
        self.log_of_table = log
        self.talk = Conversation(log, face)

    def selected(self) -> int | None:
        """The number of the entry selected."""
        raise NotImplementedError

    def tell(self, told: LineTold) -> None:
        """Show what a line did."""
        raise NotImplementedError

    def action_ways(self) -> None:
        """Every way on from the entry selected."""
        from referee.tui.screens.resolutions import ResolutionsScreen

        number = self.selected()
        if number:
            screen = ResolutionsScreen(self.face, self.log_of_table, number)
            self.app.push_screen(screen, lambda way: self._go(number, way))

    def _go(self, number: int, way: Resolution | None) -> None:
        if way is None:
            return
        if way.kind == "stand":
            self._ask_why(number)
        elif not way.line:
            self._put_right("correct" if way.kind == "correct" else "insert", number)
        else:
            self.tell(self.talk.enter(way.line))

    def action_correct(self) -> None:
        """Type what the entry selected should have been."""
        self._put_right("correct", self.selected())

    def action_insert(self) -> None:
        """Type what was forgotten before the entry selected."""
        self._put_right("insert", self.selected())

    def action_retarget(self) -> None:
        """The same play, at another player."""
        self._put_right("retarget", self.selected())

    def action_take_back_entry(self) -> None:
        """Take back the entry selected alone; bring it back if it was taken back."""
        number = self.selected()
        if number is not None and number in retracted(self.log_of_table.entries):
            self.action_ways()
        else:
            self._put_right("retract", number)

    def _put_right(self, kind: str, number: int | None) -> None:
        from referee.tui.screens.putting_right import PuttingRightScreen

        if not number:
            return
        try:
            self._check(kind, number)
        except BadLine as error:
            self.tell(LineTold("error", (("!", self.face.wrong(error)),)))
        else:
            screen = PuttingRightScreen(self.face, self.log_of_table, kind, number)
            self.app.push_screen(screen, lambda line: self.tell(self.talk.enter(line)) if line else None)

    def _check(self, kind: str, number: int) -> None:
        """Can this be done at all? Raises `BadLine` `not_about_the_table`, `was_inserted`, `no_target`."""
        log = self.log_of_table
        if kind != "retract" and isinstance(log.entry(number), AMENDING):
            raise BadLine("not_about_the_table", number=number, original=0)
        if kind == "retarget" and not aimed_at(log.entry(number)):
            raise BadLine("no_target", number=number)
        if kind in ("correct", "retarget"):
            standing(log.entries, number)

    def action_let_stand(self) -> None:
        """Let the entry selected stand, once a reason is given."""
        number = self.selected()
        if number:
            self._ask_why(number)

    def _ask_why(self, number: int) -> None:
        from referee.tui.screens.reason import why_it_stands

        def stand(reason: str | None) -> None:
            if reason is not None:
                self.tell(self.talk.let_stand(number, reason))

        self.app.push_screen(why_it_stands(self.face, number), stand)

    def action_rulings_behind(self) -> None:
        """The rulings behind the verdict on the entry selected."""
        from referee.tui.screens.rulings import RulingsScreen

        number = self.selected()
        verdict = None if number is None else self.log_of_table.logged(number)
        if verdict is not None:
            self.app.push_screen(RulingsScreen(self.face, (verdict.now or verdict.said).clauses))

    def action_dispute(self) -> None:
        """The sheet of the entry selected."""
        from referee.tui.screens.dispute import DisputeScreen
        from referee.views.dispute.disputed_entry import disputed_in_log

        self.app.push_screen(DisputeScreen(self.face, disputed_in_log(self.log_of_table, self.selected())))

    def action_precedent(self) -> None:
        """Record what was decided about the entry selected."""
        from referee.library.precedents.question import question

        about = question(self.log_of_table, self.selected())
        decide(self, self.face, about, lambda line: self.tell(self.talk.enter(line)))

    def action_undo(self) -> None:
        """Take back all that the last line logged."""
        self.tell(self.talk.take_back())

    def action_redo(self) -> None:
        """Bring back what was taken back last."""
        self.tell(self.talk.bring_back())
