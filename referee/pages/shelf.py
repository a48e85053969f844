"""The rulings as the hall asks them: by the project's own search, in one thread, however many phones are typing.

In go questions, ids and the sets of a table, out come values that need nothing of the index any more. House rulings
that are written while the pages are served are found from then on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from referee.championship.answering import Worked, worked_out
from referee.errors import UnknownId
from referee.library.precedents.place import folder
from referee.library.relating import Beside, beside
from referee.library.ruling import Ruling, Source
from referee.library.search import Hits, rulings_index

if TYPE_CHECKING:
    from referee.journal import Place
    from referee.library.search import Index

MOST = 5
"""Answers to a question, as many as `ask` gives."""
MOST_BEHIND = 24
"""Rulings on one page."""
PATIENCE = 4.0
"""Seconds for which somebody waits for the rulings to be opened, before he is told that they are."""
Made = TypeVar("Made")


class Asked(NamedTuple):
    """The answers to a question, what was worked out beside them, and the ids of those that are house rulings."""

    hits: Hits
    worked: tuple[Worked, ...] = ()
    house: frozenset[str] = frozenset()


class Read(NamedTuple):
    """A ruling with its source and what stands beside it; `holds` at the table that asks, None if none does."""

    ruling: Ruling
    source: Source
    beside: Beside
    holds: bool | None
    replaced: bool = False


class OpenShelf:
    """An open index, in the thread that asks it."""

    def __init__(self, store: Place) -> None:
        self.seen = _seen(store)
        self._index: Index = rulings_index(store)
        self._outline = self._index.outline()
        self._beside: dict[str, Beside] = {}

    def close(self) -> None:
        """Let go of it."""
        self._index.close()

    def read_ahead(self) -> None:
        """Have at hand what questions need, before the first of them."""
        self._index.read_ahead()

    def asked(self, words: str, lang: str, sets: tuple[str, ...]) -> Asked:
        """The answers to a question at a table that is played by these sets, if it is asked at one."""
        hits = self._index.ask(words, lang, MOST, sets or None)
        house = frozenset(hit.ruling for hit in hits.hits if self._index.cited(hit.ruling)[1] == "house")
        return Asked(hits, worked_out(hits, self._index), house)

    def read(self, id_: str, sets: tuple[str, ...]) -> Read:
        """One ruling, and in whole what stands beside it. Raises `UnknownId`."""
        if id_ not in self._beside:
            self._beside[id_] = beside(self._outline, self._outline.ruling(id_))
        whole = (tuple(self._index.ruling(each.id) for each in some) for some in self._beside[id_])
        return self._with(id_, sets, Beside(*whole))

    def behind(self, names: Sequence[str], sets: tuple[str, ...]) -> list[Read]:
        """Rulings by their ids and by clauses that they state; what there is nothing of is passed over."""
        ids = dict.fromkeys(id_ for name in names for id_ in self._ids(name))
        return [self._with(id_, sets, Beside()) for id_ in list(ids)[:MOST_BEHIND]]

    def _ids(self, name: str) -> list[str]:
        with suppress(UnknownId):
            return [self._outline.ruling(name).id]
        return [each.id for each in self._outline.behind((name,))]

    def _with(self, id_: str, sets: tuple[str, ...], around: Beside) -> Read:
        ruling = self._index.ruling(id_)
        holds = self._index.held([ruling], sets or None)[id_]
        return Read(ruling, self._outline.sources[ruling.source], around, holds, self._outline.replaced(id_))


class Shelf:
    """The rulings beside a store, opened when they are first asked for."""

    def __init__(self, store: Place) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "rulings")
        self._open: OpenShelf | None = None

    def begin(self) -> None:
        """Open it beside whatever else is done, so that who asks first does not wait."""
        self._thread.submit(self._asked, OpenShelf.read_ahead)

    async def given(self, ask: Callable[[OpenShelf], Made]) -> Made:
        """What somebody asks of the open shelf. Raises `TimeoutError` while it is still being opened."""
        asking = asyncio.get_running_loop().run_in_executor(self._thread, self._asked, ask)
        if self._open is not None:
            return await asking
        return await asyncio.wait_for(asyncio.shield(asking), PATIENCE)

    def _asked(self, ask: Callable[[OpenShelf], Made]) -> Made:
        if self._open is not None and self._open.seen != _seen(self._store):
            self._let_go()
            self._open = None
        if self._open is None:
            self._open = OpenShelf(self._store)
        return ask(self._open)

    async def close(self) -> None:
        """Let go of it, once what is asked now is answered."""
        self._thread.submit(self._let_go)
        self._thread.shutdown(wait=False)

    def _let_go(self) -> None:
        if self._open is not None:
            self._open.close()


def _seen(store: Place) -> tuple[tuple[str, int, int], ...]:
    """What the house rulings look like from outside."""
    found = list[tuple[str, int, int]]()
    for path in sorted(folder(store).rglob("*.toml")):
        with suppress(OSError):  # it was there when it was listed
            state = path.stat()
            found.append((str(path), state.st_size, state.st_mtime_ns))
    return tuple(found)
