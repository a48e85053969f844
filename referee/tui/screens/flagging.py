"""What a table's screen does about flags and the last entries: look at one, take it back, let it stand, go on."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace
from textual.widget import Widget

from referee.tui.face import Face
from referee.tui.keymap import shown
from referee.tui.screens.leading import LeadsOn
from referee.tui.widgets.flag import Flag
from referee.tui.widgets.history import History
from referee.tui.widgets.reasons import Reasons
from referee.typing.conversation import Conversation, LineTold
from referee.views.records import FlagView
from referee.views.resolutions import Resolution

Part = TypeVar("Part", bound=Widget)


class Flagging(LeadsOn):
    """A screen with the flag and the last entries. It says how a line is told and how flags are raised."""

    talk: Conversation
    assumed: int = 0
    """What the last line took for granted, by the entry that says so."""
    uncounted: int = 0
    """The seat whose life points the last line could not count."""

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self._parts: dict[type[Widget], Widget] = {}
        self._asked_of: set[int] = set()
        """The seats whose character was asked for already, since their life points are not counted."""

    def part(self, kind: type[Part]) -> Part:
        """The one widget of this kind: it stays as long as the screen, so that it is looked for only once."""
        found = self._parts.get(kind)
        if not isinstance(found, kind):
            found = self._parts[kind] = self.query_one(kind)
        return found

    def tell(self, told: LineTold) -> None:
        """Show what a line did, and raise the flags it earned."""
        raise NotImplementedError

    def with_the_way_back(self, told: LineTold) -> LineTold:
        """What was assumed is one key to take away; whose life points are not counted, one key to name."""
        self.assumed, self.uncounted = told.assumed, 0 if told.assumed else told.uncounted
        key = shown("^R", "screen.due_first")
        if self.assumed:
            said = self.face.say("table-assumed", away=key)
        elif self.uncounted and self.uncounted not in self._asked_of:
            self._asked_of.add(self.uncounted)
            who = self.face.speech.player(self.log_of_table.table, self.uncounted)
            said = self.face.say("table-uncounted", who=who, names=key)
        else:
            return told
        return replace(told, notes=(*told.notes, said))

    def raise_flags(self, flags: tuple[FlagView, ...]) -> None:
        """Show these flags, or take them down."""
        raise NotImplementedError

    def take_keys(self) -> None:
        """Let the line or the pad take the keys again."""
        raise NotImplementedError

    def action_history(self) -> None:
        """Go to the history, or back to the line."""
        history = self.part(History)
        if history.has_focus:
            self.action_back()
        else:
            self.add_class("browsing")
            history.focus()
            history.select_last()

    def on_history_selected(self, event: History.Selected) -> None:
        """Show what there is to say about the entry selected."""
        flag = self.talk.flag(event.number)
        self.raise_flags((flag,) if flag else ())

    def action_back(self) -> None:
        """Put away the flag, leave the history, or end the line typed in a light log; the line itself is kept."""
        history, flag = self.part(History), self.part(Flag)
        self.raise_flags(flag.flags[1:] if history.selected is None else ())
        history.select(None)
        self.remove_class("browsing")
        self.set_focus(None)
        self.take_keys()

    @property
    def number_spoken_of(self) -> int | None:
        """The entry spoken of: the one selected, else the one flagged."""
        selected, flag = self.part(History).selected, self.flag_up
        return selected if selected is not None else flag.number if flag else None

    @property
    def flag_up(self) -> FlagView | None:
        """The flag that is raised."""
        return self.part(Flag).flag

    def action_page_reasons(self, by: int) -> None:
        """Show the reasons of the flag that there was no room for."""
        self.part(Reasons).page(by)

    def action_take_back(self) -> None:
        """Take back the entry spoken of, else the last line; other flags that were raised with it stay up."""
        number = self.number_spoken_of
        others = [each.number for each in self.part(Flag).flags if each.number != number]
        told = self.talk.take_back(number)
        self.tell(told)
        if told.logged and not told.flags:
            self.raise_flags(tuple(filter(None, map(self.talk.flag, others))))

    def action_undo(self) -> None:
        """Take back all that the last line logged."""
        self.tell(self.talk.take_back())

    def action_redo(self) -> None:
        """Bring back what was taken back last."""
        self.tell(self.talk.bring_back())

    def action_due_first(self) -> None:
        """Log first what is lacking before the entry flagged, the other reading, or who somebody is; else take away
        what was assumed.
        """
        flag = self.flag_up
        if flag is not None and flag.lacks:
            self._lacking(flag.number)
        elif flag is not None and flag.otherwise:
            self.tell(self.talk.enter(flag.otherwise))
        elif flag is not None and flag.unnamed:
            self._ask_who(self.talk.unnamed(flag.number), flag.number)
        elif self.uncounted:
            self._ask_who(self.uncounted)
        elif self.assumed:
            self.tell(self.talk.take_back(self.assumed))

    def _lacking(self, number: int) -> None:
        """What left nobody a choice is known; anything else is typed."""
        line = f"insert {number} ."
        if self.talk.preview(line).level != "error":
            self.tell(self.talk.enter(line))
        else:
            self._put_right("insert", number)

    def _ask_who(self, seat: int, number: int = 0) -> None:
        """Which character this player has, on whom the flag on an entry hangs."""
        from referee.desk.unnamed import characters_left
        from referee.tui.screens.naming import NamingScreen

        who = self.face.speech.player(self.talk.log.table, seat)
        screen = NamingScreen(self.face, who, characters_left(self.talk.log))
        self.app.push_screen(screen, lambda character: self._is_called(seat, character, number))

    def _is_called(self, seat: int, character: str | None, number: int) -> None:
        """Judge all by who he is, and show what is left of the flag."""
        if character is None:
            return
        told = self.talk.name(seat, character)
        self.tell(told)
        flag = self.talk.flag(number) if told.logged else None
        if flag is not None:
            self.raise_flags((flag,))

    def action_ways(self) -> None:
        """Every way on from the entry spoken of."""
        from referee.tui.screens.resolutions import ResolutionsScreen

        number = self.number_spoken_of
        if number:
            screen = ResolutionsScreen(self.face, self.talk.log, number)
            self.app.push_screen(screen, lambda way: self._go(number, way))

    def _go(self, number: int, way: Resolution | None) -> None:
        if way is None:
            return
        if way.kind == "stand":
            self._ask_why(number)
        elif way.line:
            self.tell(self.talk.enter(way.line))
        else:
            self._put_right("correct" if way.kind == "correct" else "insert", number)

    def _put_right(self, kind: str, number: int) -> None:
        """Type what was, or what was forgotten."""
        from referee.tui.screens.putting_right import PuttingRightScreen

        screen = PuttingRightScreen(self.face, self.talk.log, kind, number)
        self.app.push_screen(screen, lambda said: self.tell(self.talk.enter(said)) if said else None)

    def action_let_stand(self) -> None:
        """Let the entry spoken of stand, once a reason is given."""
        number = self.number_spoken_of
        if number is not None:
            self._ask_why(number)

    def _ask_why(self, number: int) -> None:
        from referee.tui.screens.reason import why_it_stands

        self.app.push_screen(why_it_stands(self.face, number), lambda said: self._stand(number, said))

    def _stand(self, number: int, reason: str | None) -> None:
        if reason is not None:
            self.tell(self.talk.let_stand(number, reason))
