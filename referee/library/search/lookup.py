"""Rows of the index by their key, each fetched once: of a question typed letter by letter only the last word is new."""

import sqlite3
from collections.abc import Iterable
from typing import Any

REMEMBERED = 20_000
"""How many keys are remembered, found or not, before all are forgotten."""


class LookUp:
    """The rows of a query `select key, value … where key`, by their keys."""

    def __init__(self, db: sqlite3.Connection, query: str) -> None:
        self._db, self._query = db, query
        self._known: dict[str, tuple[Any, ...] | None] = {}
        self._whole = False

    def read_ahead(self) -> None:
        """Have every row at hand, if so many are remembered, so that nothing is fetched any more."""
        found = self._db.execute(f"{self._query} is not null limit ?", (REMEMBERED + 1,)).fetchall()
        if len(found) <= REMEMBERED:
            self._known, self._whole = {key: tuple(values) for key, *values in found}, True

    def rows(self, keys: Iterable[str]) -> dict[str, tuple[Any, ...]]:
        """What stands beside each of these keys that is there."""
        asked = dict.fromkeys(keys)
        if not self._whole:
            self._fetch(asked)
        return {key: row for key in asked if (row := self._known.get(key)) is not None}

    def _fetch(self, asked: Iterable[str]) -> None:
        if len(self._known) > REMEMBERED:
            self._known.clear()
        unknown = [key for key in asked if key not in self._known]
        if unknown:
            self._known.update(dict.fromkeys(unknown))
            found = self._db.execute(f"{self._query} in ({marks(unknown)})", unknown)
            self._known.update((key, tuple(values)) for key, *values in found)


def marks(values: Iterable[object]) -> str:
    """A question mark for each value."""
    return ",".join("?" for _ in values)
