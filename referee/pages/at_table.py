"""Who asks for rulings, and where: in which language, and at which table, which is kept from page to page.

Of a table nothing is told but its name and the sets that it is played by.
"""

from __future__ import annotations

import asyncio
from contextlib import closing, suppress
from urllib.parse import quote, urlencode

from msgspec import Struct

from referee.core.nouns.entries import Opened
from referee.desk.stored_game import stored_game, tables_of
from referee.errors import RefereeError
from referee.journal import open_store
from referee.pages.hall import Hall
from referee.pages.visit import Visit
from referee.speech import visible

LONGEST = 400
"""Letters of a question; more are not read."""
MOST_REMEMBERED = 200


class Played(Struct, frozen=True):
    """A table: its id and name, and what it is played by."""

    id: str
    name: str
    sets: tuple[str, ...]


class Asking(Struct, frozen=True):
    """What is asked below an address, perhaps at a table."""

    root: str
    question: str = ""
    table: Played | None = None

    @property
    def sets(self) -> tuple[str, ...]:
        """What is played there."""
        return self.table.sets if self.table else ()

    @property
    def at(self) -> str:
        """What is added to an address so that the table is kept."""
        return f"?table={quote(self.table.id)}" if self.table else ""

    def address(self, ruling: str) -> str:
        """Where a ruling stands."""
        return f"{self.root}/ruling/{quote(ruling, safe='')}{self.at}"

    def behind(self, clause: str) -> str:
        """Where the rulings stand that state a clause."""
        return f"{self.root}/dispute/{quote(clause, safe='')}{self.at}"

    def asked(self, words: str) -> str:
        """Where these words are answered."""
        about = {"q": words} | ({"table": self.table.id} if self.table else {})
        return f"{self.root}/rulings?{urlencode(about, quote_via=quote)}"


class Tables:
    """The tables at which is asked; what one is played by never changes, so it is looked up but once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: dict[str, Played] = {}

    async def asking(self, visit: Visit) -> Asking:
        """What the address of a request asks; a table that there is not is none."""
        about = visit.request.query
        return Asking(visit.root, about.get("q", "")[:LONGEST], await self._table(about.get("table", "")[:64]))

    async def _table(self, id_: str) -> Played | None:
        if not id_ or id_ in self._known:
            return self._known.get(id_)
        found = await asyncio.to_thread(_played, self._hall, id_)
        if found is not None and len(self._known) < MOST_REMEMBERED:
            self._known[id_] = found
        return found


def _played(hall: Hall, id_: str) -> Played | None:
    with suppress(RefereeError), closing(open_store(hall.store)) as journal:
        info = next((each for each in tables_of(journal) if each.id == id_), None)
        opening = stored_game(journal.read(id_)[:1]).log[0] if info is not None else None
        if info is not None and isinstance(opening, Opened):
            return Played(id_, visible(info.title).strip() or id_, opening.table.sets)
    return None
