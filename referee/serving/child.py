"""What runs behind one page: the app on a store, or only what everybody may see of one table.

It is a guest on this machine: its files go through the page, what it remembers it remembers apart from the person's own
settings, and it takes no more memory than it is given.

`python -m referee.serving.child WHICH STORE INSECURE LANG TABLE`; an empty LANG is the one chosen; the table may be
empty. It is started by the server alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shutil import rmtree

from referee.journal import Place, place_of
from referee.languages import spoken
from referee.serving.driver import FileNews, PageDriver
from referee.serving.messages import FOLDER, CalledOff, Offers, Shows, Wants
from referee.tui.app import RefereeApp
from referee.tui.config import usual
from referee.tui.exchange import ByPage
from referee.tui.preferences import Preferences
from referee.tui.watching import WatchApp

REFEREE, PUBLIC = "referee", "public"
INSECURE = "insecure"
"""Said of a server that need not prove who it is."""
MEMORY = 2 << 30
"""Bytes that an app may take."""


def command(which: str, store: Place, lang: str, table: str) -> list[str]:
    """The words that start it."""
    return [sys.executable, "-m", "referee.serving.child", which, *_words_of(store), lang, table]


def _words_of(store: Place) -> list[str]:
    """What says where it is, in two words."""
    if isinstance(store, Path):
        return [str(store.absolute()), ""]
    return [store.address, INSECURE if store.insecure else ""]


class Around:
    """The page around an app, reached through its driver."""

    def __init__(self, app: RefereeApp) -> None:
        self._app = app

    def tell(self, said: Shows | Wants | Offers | CalledOff) -> None:
        """Tell the server, if there is one."""
        if isinstance(self._app._driver, PageDriver):
            self._app._driver.tell(said)

    def ask(self, most: int) -> None:
        """Let a person choose a file."""
        self.tell(Wants(most))

    def offer(self, name: str) -> None:
        """Let a person save a file."""
        self.tell(Offers(name))

    def call_off(self) -> None:
        """Neither any more."""
        self.tell(CalledOff())


class PageApp(RefereeApp):
    """The app, which says which table is on the screen, so that its page can come back to it."""

    _told = ""

    def on_file_news(self, event: FileNews) -> None:
        """What became of a file, for the screen that waits for it."""
        from referee.tui.screens.page_file import PageFileScreen

        for screen in reversed(self.screen_stack):
            if isinstance(screen, PageFileScreen):
                screen.heard(event.news, event.name)
                return

    def on_mount(self) -> None:
        """Look now and then."""
        self.set_interval(0.5, self._tell_table)

    def _tell_table(self) -> None:
        table = self._table_shown()
        if table != self._told:
            self._told = table
            Around(self).tell(Shows(table))

    def _table_shown(self) -> str:
        logs = (getattr(screen, "log_of_table", None) for screen in reversed(self.screen_stack))
        return next((str(log.stream) for log in logs if log is not None), "")


def main(words: Sequence[str]) -> None:
    """Show it until it is left."""
    which, store, insecure, lang, table = words
    place = place_of(store)
    if insecure and not isinstance(place, Path):
        place = place.although_insecure()
    folder = Path(os.environ[FOLDER])
    _take_no_more()
    try:
        _app(which, place, lang, table, folder).run_to_the_end()
    finally:
        rmtree(folder, ignore_errors=True)


def _app(which: str, store: Place, lang: str, table: str, folder: Path) -> RefereeApp:
    config = usual(guest=True)
    lang = spoken(lang, config.files)
    app = PageApp(store, lang, table or None) if which == REFEREE else WatchApp(store, lang, table)
    app.preferences = Preferences(app, config)
    app.files = ByPage(Around(app), folder)
    return app


def _take_no_more() -> None:
    """What a page makes it take beyond that ends this app, and no other."""
    with suppress(ImportError, OSError, ValueError):
        from resource import RLIMIT_DATA, setrlimit

        setrlimit(RLIMIT_DATA, (MEMORY, MEMORY))


if __name__ == "__main__":
    main(sys.argv[1:])
