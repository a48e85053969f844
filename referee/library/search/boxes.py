"""Which rulings belong to a box that not everybody has on the table, and whether a question names it.

In go the index and the names in a question, out come the rulings that step back: of a box of which nothing was named.
A box goes by what its document says, and by each card, character and event of which its rulings speak and those that
need no box do not.
"""

import sqlite3
from collections.abc import Collection, Mapping, Set

Names = Mapping[str, frozenset[str]]
"""The concepts that a box goes by, by its document."""


class Boxes:
    """The boxes of one index."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._rulings: dict[int, str] = {}
        self.names = _names(db, self._rulings)

    def source(self, number: int) -> str:
        """The document of the box that a ruling belongs to; empty if it belongs to none."""
        return self._rulings.get(number, "")

    def unnamed(self, asked: Collection[str]) -> Set[str]:
        """The documents of the boxes of which a question with these concepts names nothing."""
        return {source for source, names in self.names.items() if names.isdisjoint(asked)}


def is_apart(box: str, holds: bool | None, unnamed: Set[str]) -> bool:
    """Whether a ruling is not in force, or of a box that nobody bound; what is named is looked for wherever it is."""
    if box and box not in unnamed:
        return False
    return holds is False or (bool(box) and holds is None)


def _names(db: sqlite3.Connection, rulings: dict[int, str]) -> Names:
    """What each box goes by; notes the rulings of each."""
    called = {id_: {*box.split()} for id_, box in db.execute("select id, box from sources where box <> ''")}
    everywhere: set[str] = set()
    about: dict[str, set[str]] = {id_: set() for id_ in called}
    for number, source, things in db.execute("select number, source, things from rulings"):
        about.get(source, everywhere).update(things.split())
        if source in called:
            rulings[number] = source
    return {id_: frozenset(names | about[id_] - everywhere) for id_, names in called.items()}
