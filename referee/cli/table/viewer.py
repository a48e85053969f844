"""Whose eyes a verb looks with: the referee's, everybody's, or those of one player."""

from __future__ import annotations

from msgspec import Struct

from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.core.book.rulebook import Rulebook
from referee.core.knowledge.public import as_seen
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY
from referee.notation.words import Words
from referee.views.table import TableView


class OwnView(Struct, frozen=True):
    """The table as one player may see it, and the cards that he holds as far as they are known."""

    seat: int
    hand: tuple[str, ...]
    table: TableView


class Eyes:
    """Those of the referee, unless the public or a seat was named. Raises `Misuse` `one_pair_of_eyes`."""

    def __init__(self, public: bool, seat: str | None) -> None:
        if public and seat is not None:
            raise Misuse("one_pair_of_eyes")
        self.public = public
        self.named = seat
        self.seat = NOBODY

    @property
    def viewer(self) -> int | None:
        """A seat, 0 for everybody, None for the referee."""
        return self.seat or (NOBODY if self.public else None)

    def see(self, session: Session, table: Table, book: Rulebook) -> Table:
        """The table as these eyes may see it. Raises `BadLine` for a seat that nobody has."""
        if self.named is not None:
            self.seat = Words(table, book, session.lexicon).need_seat([self.named])
        return as_seen(table, book, self.viewer)

    def told(self, session: Session, table: Table) -> str:
        """Whose they are, in words."""
        if self.seat:
            return session.say("unseen-eyes_seat", by=session.speech.player(table, self.seat))
        return session.say("unseen-eyes_public") if self.public else session.say("unseen-eyes_referee")
