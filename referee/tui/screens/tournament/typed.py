"""The line under every screen of the desk: begun by a key, or typed line after line; judged before it is logged."""

from __future__ import annotations

from textual.events import Key

from referee.championship.office.lines import spoken
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.undoing import last_done, last_undone
from referee.championship.typing.talk import DeskTalk
from referee.errors import BadLine
from referee.tui.actions import place
from referee.tui.face import Face
from referee.tui.screens.tournament.sections import LeadsToSections
from referee.tui.widgets.desk_line import DeskLine
from referee.tui.widgets.rows import Rows
from referee.typing.conversation import LineTold


class TypesLines(LeadsToSections):
    """A screen with a list and a line: the keys are the list's, or what is typed stands on the line."""

    def __init__(self, face: Face, log: TournamentLog) -> None:
        super().__init__(face, log)
        self.talk = DeskTalk(log, face, face.desk, face.office)
        self._begun = False

    @property
    def rows(self) -> Rows:
        """The list of this screen."""
        return self.query_one(Rows)

    @property
    def line(self) -> DeskLine:
        """The line of the desk."""
        return self.query_one(DeskLine)

    @property
    def typing(self) -> bool:
        """Does what is typed stand on the line?"""
        return self.focused is self.line.entry

    def begin(self, line: str) -> None:
        """Put this on the line, to be looked at and finished there; once it is logged the keys are the list's again."""
        self._begun = True
        self.set_focus(self.line.entry)
        self.line.begin(self.spoken(line))

    def begin_with_player(self, line: str) -> None:
        """The same, with the player still to be typed between the verb and the rest."""
        self.begin(line)
        self.line.entry.cursor_position = self.line.entry.value.index(" ") + 1

    def spoken(self, line: str) -> str:
        """The line in the words of the language spoken."""
        return spoken(line, self.face.lexicon, self.face.lang)

    def typed_on_the_list(self, event: Key) -> bool:
        """A character that is no key here is typed on the line, as is what came before the line had the keys."""
        if self.app.screen is not self:
            return True
        here, char = self.typing, event.character or ""
        if not here and (event.key in self.active_bindings or not char.strip()):
            return False
        if here:
            self.line.entry.insert_text_at_cursor(char)
        else:
            self.begin(char)
            self._begun = False
        return True

    def on_line_area_entered(self, event: DeskLine.Entered) -> None:
        """Log the line; what changes earlier entries, or asks first, is shown, and logged when it is accepted."""
        if not event.line.strip():
            self.rows_again()
        elif self.talk.shows_first(event.line):
            self._show_change(event.line)
        else:
            self.tell(self.talk.enter(event.line))

    def _show_change(self, line: str) -> None:
        from referee.tui.screens.tournament.change import ChangeScreen

        told, self.line.entry.running = self.talk.preview(line), False
        if told.level == "error":
            self.tell(told)
            return
        self.app.push_screen(
            ChangeScreen(self.face, self.talk, line), lambda yes: self.tell(self.talk.enter(line)) if yes else None
        )

    def tell(self, told: LineTold) -> None:
        """Show what a line did, and the tournament as it is now."""
        more = self.line.logged() if told.logged else False
        self.line.entry.running = more
        self.redraw()
        self.line.tell(told)
        if told.logged and not more and self._begun:
            self.rows_again()

    def rows_again(self) -> None:
        """The keys are the list's again, before the next one can come."""
        self._begun = False
        self.set_focus(self.rows)

    def action_submit(self) -> None:
        """What Enter does on the line."""
        self.line.post_message(DeskLine.Entered(self.line.entry.value))

    def action_complete(self) -> None:
        """What Tab does on the line."""
        self.line.entry.action_accept()

    def action_take(self, place: int) -> None:
        """Take a proposal with the mouse."""
        self.line.entry.take(place)

    def action_line(self) -> None:
        """Type lines, one after the other, until Esc or Enter on an empty one."""
        self._begun = False
        self.set_focus(self.line.entry)

    def action_take_back(self) -> None:
        """Empty the line that is being typed; where there is none, begin to take back the last thing done."""
        if self.line.entry.value:
            self.line.clear()
        else:
            self._begin_back(last_done(self.log_of_tournament.entries), "nothing_to_retract")

    def action_redo(self) -> None:
        """Begin to bring back what was taken back last."""
        self._begin_back(last_undone(self.log_of_tournament.entries), "nothing_to_redo")

    def _begin_back(self, number: int, nothing: str) -> None:
        if number:
            self.begin(f"retract {number} ")
        else:
            self.line.tell(self.talk.wrong(BadLine(nothing)))

    def action_away(self) -> None:
        """From the line back to the list, from there to the floor, from the floor to all tournaments."""
        if self.line.entry.has_focus or self.line.entry.value:
            self.line.clear()
            self.rows_again()
        elif place(type(self)) == "floor":
            self.dismiss()
        else:
            self.action_floor()
