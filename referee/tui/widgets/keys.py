"""The last lines of a screen: its keys, and what each does. With the mouse they are buttons."""

from __future__ import annotations

from referee.tui.widgets.panel import Panel, in_rows, pressed

Key = tuple[str, str, str]
"""The key as printed on it, what it does in words, and the action."""


class Keys(Panel):
    """A row of keys; a second row where one is too short. A key and its words stay together."""

    FOLDS = False
    DEFAULT_CSS = """
    Keys { dock: bottom; height: auto; max-height: 2; padding: 0 1; background: $panel; text-wrap: nowrap; }
    """

    def __init__(self) -> None:
        super().__init__("keys")
        self._keys: list[Key] = []

    def show(self, keys: list[Key]) -> None:
        """Show these keys."""
        self._keys = keys
        self._lay_out()

    def on_resize(self) -> None:
        """Break the row where it has to be broken now."""
        self._lay_out()

    def _lay_out(self) -> None:
        self.put(in_rows([pressed(*key) for key in self._keys], self.app.size.width - 2))
