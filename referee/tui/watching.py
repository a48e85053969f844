"""The app that only watches: one table of a store as everybody may see it, or one player, while somebody else logs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.tui.app import RefereeApp

if TYPE_CHECKING:
    from referee.desk.desk import StorePlace
    from referee.tui.config import Config
    from referee.tui.face import Face

AGAIN = 1.0
"""Seconds until a store that could not be opened is tried again."""


class WatchApp(RefereeApp):
    """Shows a table, by its id, or without one that touched last; a seat's own face if a seat is named."""

    def __init__(
        self, store: StorePlace, lang: str, table: str = "", seat: int = 0, config: Config | None = None
    ) -> None:
        super().__init__(store, lang, table, config)
        self._seat = seat

    def _first_screens(self, face: Face) -> None:
        from referee.desk.following import Following
        from referee.tui.screens.watch import WatchScreen

        self.push_screen(WatchScreen(face, Following(self._store, self._table or ""), self._seat))
        self.call_later(self.fit)

    def _unopened(self, sentence: str) -> None:
        """A store that is locked or gone for a moment may be there again."""
        for shown in self.query("#unopened"):
            shown.remove()
        super()._unopened(sentence)
        self.set_timer(AGAIN, self._try_again)

    def _try_again(self) -> None:
        from referee.desk.followed_store import whereabouts

        if whereabouts(self._store) is not None:
            self.open_store()
        else:
            self.set_timer(AGAIN, self._try_again)


def run(store: StorePlace, lang: str, table: str = "", seat: int = 0) -> None:
    """Watch until it is left."""
    from referee.tui.config import usual

    WatchApp(store, lang, table, seat, usual()).run()
