"""A table of the store as everybody may see it, looked up by a desk of its own, beside the keys."""

from __future__ import annotations

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.knowledge.public import public_of
from referee.core.nouns.table import Table
from referee.desk.desk import Desk, StorePlace
from referee.log.latest import Happened, latest


class Glimpse(Struct, frozen=True):
    """A table by its id, with what everybody knows of it, the book it is played by, and what of it cannot be read.

    `lately` is what happened last, to be told as everybody saw it.
    """

    stream: str
    table: Table
    book: Rulebook
    lost: frozenset[int] = frozenset()
    lately: tuple[Happened, ...] = ()


def glimpse(store: StorePlace, stream: str) -> Glimpse:
    """What everybody may see of this table now. Raises `RefereeError`."""
    desk = Desk(store)
    try:
        log = desk.table(stream)
        lately = latest(log.moments, log.entry, log.table)
        return Glimpse(stream, public_of(log.table, log.book), log.book, log.lost, lately)
    finally:
        desk.close()
