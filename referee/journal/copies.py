"""The copies of a store that are kept by themselves, beside it and in a second place if one was chosen.

A copy is made by a thread of its own while others log: SQLite copies one state of the store, whatever is written
meanwhile. The last ten are kept, by their number and not by a clock that may be set back; the newest that was whole
stays even where later ones have gaps. What goes wrong is told by whoever asks, and keeps nobody from logging.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from uuid import uuid4

from referee.errors import RefereeError, StoreUnreachable
from referee.journal.kept import write_whole
from referee.journal.places import Place, beside
from referee.journal.sqlite import Journal
from referee.journal.store import Store

KEPT = 10
HOUR = 3600.0
"""Seconds."""
GAPS = "-gaps"
"""What the name of a copy ends with that was not whole when it was made."""
SECOND = "second_place"
"""The file that tells the second place."""
_NAME = re.compile(r".*-(\d{6,})-[0-9a-f]{4}(-gaps)?\.sqlite")


class CopyFolder:
    """Where the copies of the store at this place are."""

    def __init__(self, store: Place) -> None:
        path = beside(store)
        self.place = path.absolute().with_name(f"{path.name}.copies")

    def made(self) -> list[Path]:
        """The copies beside the store, the newest last."""
        return _copies(self.place)

    def everywhere(self) -> list[Path]:
        """All copies, those in the second place too, the newest first."""
        second = _copies(self.second) if self.second else []
        return sorted((*self.made(), *second), key=number_of, reverse=True)

    @property
    def second(self) -> Path | None:
        """The second place, if one was chosen."""
        with suppress(OSError, UnicodeError):
            return Path((self.place / SECOND).read_text(encoding="utf-8"))
        return None

    def choose_second(self, folder: Path | None) -> None:
        """Keep the copies there too; or in no second place any more. Raises StoreUnreachable."""
        try:
            self.place.mkdir(parents=True, exist_ok=True)
            if folder is None:
                (self.place / SECOND).unlink(missing_ok=True)
                return
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.place / SECOND, str(folder.absolute()).encode())
        except OSError as error:
            raise _unreachable(folder or self.place, error) from None


class Copies:
    """Those of one store, which stands at this place, and who makes them."""

    def __init__(self, store: Store, place: Place) -> None:
        self._store = store
        self._stem = beside(place).stem
        self.folder = CopyFolder(place)
        self.trouble: RefereeError | None = None
        """What kept the last copy from being made, or from getting to its second place."""
        self._lock = Lock()
        self._wanted = False
        self._thread: Thread | None = None

    def keep(self) -> None:
        """Have a copy made of the store as it stands now, or a moment later."""
        with self._lock:
            self._wanted = True
            if self._thread is None:
                self._thread = Thread(target=self._work, name="copies")
                self._thread.start()

    def keep_hourly(self, since: float) -> None:
        """The same, if the last copy is an hour old; where there is none, if it goes on for so many seconds."""
        newest = max(self.folder.made(), key=number_of, default=None)
        age = since if newest is None else abs(time.time() - newest.stat().st_mtime)
        if age >= HOUR:
            self.keep()

    def wait(self) -> None:
        """Until the copy that is being made is there."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._wanted:
                    self._thread = None
                    return
                self._wanted = False
            self.trouble = self._made()

    def _made(self) -> RefereeError | None:
        """One copy, in both places; what went wrong."""
        try:
            self.folder.place.mkdir(parents=True, exist_ok=True)
            copy = self._copied()
        except RefereeError as error:
            return error
        except OSError as error:
            return _unreachable(self.folder.place, error)
        second = self.folder.second
        try:
            if second is not None:
                _bring(copy, second)
        except OSError as error:
            return _unreachable(second or self.folder.place, error)
        return None

    def _copied(self) -> Path:
        number = max(map(number_of, self.folder.made()), default=0) + 1
        copy = self.folder.place / f"{self._stem}-{number:06}-{uuid4().hex[:4]}.sqlite"
        self._store.copy(copy)
        with Journal.look(copy) as made:
            whole = made.check().whole
        if not whole:
            copy = copy.replace(copy.with_name(f"{copy.stem}{GAPS}.sqlite"))
        _let_go(self.folder.place)
        return copy


def number_of(copy: Path) -> int:
    """The number that a copy bears, 0 for another file."""
    found = _NAME.fullmatch(copy.name)
    return int(found[1]) if found else 0


def _copies(folder: Path) -> list[Path]:
    with suppress(OSError):
        return sorted((each for each in folder.iterdir() if number_of(each)), key=number_of)
    return []


def _let_go(folder: Path) -> None:
    """Of what is more than ten, but of none that is the last that was whole."""
    for copy in _too_many(_copies(folder)):
        copy.unlink(missing_ok=True)


def _too_many(copies: list[Path]) -> Iterator[Path]:
    whole = [copy for copy in copies if not copy.stem.endswith(GAPS)]
    yield from (copy for copy in copies[:-KEPT] if copy not in whole[-1:])


def _bring(copy: Path, folder: Path) -> None:
    """The copy in the second place, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / f"{copy.name}.unfinished"
    shutil.copyfile(copy, unfinished)
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.replace(folder / copy.name)
    _let_go(folder)


def _unreachable(path: Path, error: OSError) -> StoreUnreachable:
    return StoreUnreachable("store_unreachable", path=str(path), because=error.strerror or str(error))
