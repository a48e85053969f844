"""What runs behind one page: the app on a store, or only what everybody may see of one table.

`python -m referee.serving.child WHICH STORE LANG TABLE`; the table may be empty. It is started by the server alone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from referee.tui.app import RefereeApp
from referee.tui.config import usual

REFEREE, PUBLIC = "referee", "public"


def command(which: str, store: Path, lang: str, table: str) -> list[str]:
    """The words that start it."""
    return [sys.executable, "-m", "referee.serving.child", which, str(store.absolute()), lang, table]


class PageApp(RefereeApp):
    """The app, which says which table is on the screen, so that its page can come back to it."""

    _told = ""

    def on_mount(self) -> None:
        """Look now and then."""
        self.set_interval(0.5, self._tell_table)

    def _tell_table(self) -> None:
        from referee.serving.driver import PageDriver

        table = self._table_shown()
        if table != self._told and isinstance(self._driver, PageDriver):
            self._told = table
            self._driver.tell_table(table)

    def _table_shown(self) -> str:
        logs = (getattr(screen, "log_of_table", None) for screen in reversed(self.screen_stack))
        return next((str(log.stream) for log in logs if log is not None), "")


def main(words: Sequence[str]) -> None:
    """Show it until it is left."""
    which, store, lang, table = words
    _app(which, Path(store), lang, table).run_to_the_end()


def _app(which: str, store: Path, lang: str, table: str) -> RefereeApp:
    if which == REFEREE:
        return PageApp(store, lang, table or None, usual())
    from referee.tui.watching import WatchApp

    return WatchApp(store, lang, table, config=usual())


if __name__ == "__main__":
    main(sys.argv[1:])
