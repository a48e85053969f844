"""A store that somebody else writes to: opened when it is there, opened anew when another file stands in its place."""

from __future__ import annotations

from pathlib import Path

from referee.errors import StoreUnreachable
from referee.journal import Place, Store, open_soon

Whereabouts = tuple[int, int]


class FollowedStore:
    """The store at this place, as it is whenever somebody looks."""

    def __init__(self, path: Place) -> None:
        self.path = path
        self._journal: Store | None = None
        self._place: Whereabouts | None = None

    def now(self) -> tuple[Store, bool]:
        """The store that is at the path now, and whether it was opened only now. Raises `StoreUnreachable`."""
        place = whereabouts(self.path)
        if place is None or place != self._place:
            self.close()
        if place is None:
            raise StoreUnreachable("store_unreachable", path=str(self.path), because="ENOENT")
        if self._journal is not None:
            return self._journal, False
        self._journal, self._place = open_soon(self.path), place
        return self._journal, True

    def close(self) -> None:
        """Let go of the store."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def whereabouts(path: Place) -> Whereabouts | None:
    """What file is at the path; None if none is. A server is always there, and is one and the same."""
    if not isinstance(path, Path):
        return 0, 0
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
