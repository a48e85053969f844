"""The light log on a table's screen: its pad in the place of the line, and the ways to it and back."""

from __future__ import annotations

from referee.desk.table_log import TableLog
from referee.tui.screens.room import SharesRoom
from referee.tui.widgets.history import History
from referee.tui.widgets.light_pad import LightPad
from referee.typing.conversation import LineTold


class LogsLightly(SharesRoom):
    """A table's screen that can be logged with single keys."""

    log_of_table: TableLog
    _typing_a_line = False
    _went_light_at = 0
    _warned_at = 0

    def draw_seats(self) -> None:
        """Show the seats, the one that is spoken of standing out."""
        raise NotImplementedError

    @property
    def pad(self) -> LightPad:
        """The keys of the light log."""
        return self.part(LightPad)

    def take_keys(self) -> None:
        """The pad in a light log, else the line."""
        self._typing_a_line = False
        self._show_mode(self.view is not None and self.view.mode == "light")

    def _show_mode(self, light: bool) -> None:
        """The pad or the line: whichever takes the keys."""
        self.set_class(light, "light")
        self.pad.set_class(light, "on")
        if self.focused is not self.part(History):
            (self.pad if light else self.entry).focus()

    def on_light_pad_ready(self, event: LightPad.Ready) -> None:
        """Log what the keys made up."""
        self.tell(self.talk.enter(event.line))

    def on_light_pad_seat_chosen(self) -> None:
        """Show which seat is spoken of."""
        self.draw_seats()

    def action_light_key(self, key: str) -> None:
        """A key of the light log was clicked."""
        self.pad.take(key)

    def action_light(self) -> None:
        """Change over to the light log, or back. Going back at once leaves nothing unknown."""
        self._typing_a_line = False
        if self._let_go_warned():
            return
        if self.view is None or self.view.mode != "light":
            told = self.talk.enter("light")
            self._went_light_at = self.log_of_table.length if told.logged else 0
        elif self._went_light_at == self.log_of_table.length:
            told = self.talk.take_back(self.log_of_table.length - 1)
        else:
            told = self.talk.enter("full")
        self.tell(told)

    def _let_go_warned(self) -> bool:
        """Something that must still happen would not be asked for any more: say so once, before it is let go."""
        length = self.log_of_table.length
        due = self.view is not None and self.view.mode != "light" and self.talk.lets_go_if_light
        warned, self._warned_at = self._warned_at == length, length if due else 0
        if due and not warned:
            self.typing.tell(LineTold("error", (("!", self.face.say("app-light_lets_go")),)))
        return due and not warned

    def action_one_line(self) -> None:
        """Type one line in the middle of a light log."""
        self._typing_a_line = self.pad.has_class("on")
        if self._typing_a_line:
            self._show_mode(light=False)
