"""A store that somebody else writes to: opened when it is there, opened anew when another file stands in its place."""

from __future__ import annotations

from pathlib import Path

from referee.errors import StoreUnreachable
from referee.journal import Journal

Whereabouts = tuple[int, int]


class FollowedStore:
    """The store at this path, as it is whenever somebody looks."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._journal: Journal | None = None
        self._place: Whereabouts | None = None

    def now(self) -> tuple[Journal, bool]:
        """The store that is at the path now, and whether it was opened only now. Raises `StoreUnreachable`."""
        place = _place(self.path)
        if place is None or place != self._place:
            self.close()
        if place is None:
            raise StoreUnreachable("store_unreachable", path=str(self.path), because="ENOENT")
        if self._journal is not None:
            return self._journal, False
        self._journal, self._place = Journal.open(self.path), place
        return self._journal, True

    def close(self) -> None:
        """Let go of the store."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def _place(path: Path) -> Whereabouts | None:
    """What file is at the path; None if none is."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
