"""The last lines of a screen: its keys, and what each does. With the mouse they are buttons."""

from __future__ import annotations

from referee.tui.actions import Key
from referee.tui.keymap import shown
from referee.tui.widgets.panel import Panel, in_rows, pressed


class Keys(Panel):
    """A row of keys; a second row where one is too short. A key and its words stay together.

    Where a person chose another key for an action, that one is shown.
    """

    FOLDS = False
    DEFAULT_CSS = """
    Keys { dock: bottom; height: auto; max-height: 2; padding: 0 1; background: $panel; text-wrap: nowrap; }
    """

    def __init__(self) -> None:
        super().__init__("keys")
        self._keys: list[Key] = []
        self._laid_out: object = None
        """The keys as they stand there, and in how many columns."""

    def show(self, keys: list[Key]) -> None:
        """Show these keys."""
        self._keys = keys
        self._lay_out()

    def on_resize(self) -> None:
        """Break the row where it has to be broken now."""
        self._lay_out()

    def _lay_out(self) -> None:
        keys = [(shown(key, action), words, action) for key, words, action in self._keys]
        if (keys, self.app.size.width) != self._laid_out:
            self._laid_out = keys, self.app.size.width
            self.put(in_rows([pressed(*each) for each in self._keys], self.app.size.width - 2))
