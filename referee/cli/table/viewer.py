"""For whom a verb shows the table: the referee, everybody, or one player."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import Struct

from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.core.book.rulebook import Rulebook
from referee.core.knowledge.public import as_seen
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY
from referee.notation import TypedWords
from referee.views.records import TableView


class OwnView(Struct, frozen=True):
    """The table as one player may see it, and the cards that he holds as far as they are known."""

    seat: int
    hand: tuple[str, ...]
    table: TableView


class Viewer:
    """The referee, unless the public or a seat was named. Raises `Misuse` `one_pair_of_eyes`."""

    def __init__(self, public: bool, seat: str | None) -> None:
        if public and seat is not None:
            raise Misuse("one_pair_of_eyes")
        self.public = public
        self.named = seat
        self.seat = NOBODY

    @property
    def known_as(self) -> int | None:
        """A seat, 0 for everybody, None for the referee."""
        return self.seat or (NOBODY if self.public else None)

    def missing(self, session: Session, lost: Collection[int]) -> Iterator[str]:
        """The lines that tell a player which part of the game is missing; the referee is warned of it anyway."""
        if self.known_as is not None:
            yield from session.missing(lost)

    def see(self, session: Session, table: Table, book: Rulebook) -> Table:
        """The table as this viewer may see it. Raises `BadLine` for a seat that nobody has."""
        if self.named is not None:
            self.seat = TypedWords(table, book, session.lexicon).need_seat([self.named])
        return as_seen(table, book, self.known_as)

    def named_in_words(self, session: Session, table: Table) -> str:
        """Who it is, in words."""
        if self.seat:
            return session.say("unseen-eyes_seat", by=session.speech.player(table, self.seat))
        return session.say("unseen-eyes_public") if self.public else session.say("unseen-eyes_referee")
