"""The shelf as an index holds it: whole rulings and documents, read without its files."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from referee.errors import UnknownId
from referee.library.search.cache import DAMAGED
from referee.library.search.phrasebook import unabridged
from referee.library.search.words import writable

if TYPE_CHECKING:
    from referee.library.ruling import Ruling, Source
    from referee.library.shelf import Library

Value = TypeVar("Value")
Words = ParamSpec("Words")
Some = TypeVar("Some", bound="Stored")
IN_ORDER = "select ruling from rulings order by replace(file, '/', char(1)), place"
TEXTS = {"question", "answer", "detail", "reason", "case", "binds", "verdicts"}
"""The fields of a ruling that are long, or that nobody looks for."""


def mending(asked: Callable[Concatenate[Some, Words], Value]) -> Callable[Concatenate[Some, Words], Value]:
    """Something that an index is asked: of a new one, where its file turns out to be damaged or taken away."""

    @wraps(asked)
    def answered(self: Some, /, *args: Words.args, **kwargs: Words.kwargs) -> Value:
        try:
            return asked(self, *args, **kwargs)
        except Exception as fault:
            if not _damaged(fault) or not self.mend():
                raise
        return asked(self, *args, **kwargs)

    return answered


def _damaged(fault: Exception) -> bool:
    """Is it what was read that is wrong, not what was asked?"""
    from msgspec import MsgspecError

    return isinstance(fault, (*DAMAGED, MsgspecError))


class Stored(ABC):
    """What stands in an open index."""

    _db: sqlite3.Connection

    @abstractmethod
    def mend(self) -> bool:
        """Make the index anew, if it is known what it was made of."""

    @mending
    def ruling(self, id_: str) -> "Ruling":
        """The whole ruling of this id; raises UnknownId."""
        from referee.library.ruling import Ruling

        return self._stored(Ruling, "select ruling from rulings where id = ?", "ruling", id_)

    @mending
    def cited(self, id_: str) -> tuple[tuple[str, ...], str]:
        """The clauses of a ruling and its standing, without reading the rest of it."""
        query = "select clauses, standing from rulings where id = ?"
        clauses, standing = self._db.execute(query, (writable(id_),)).fetchone() or ("", "")
        return tuple(clauses.split()), str(standing)

    @mending
    def documents(self) -> tuple[dict[str, str], dict[str, str]]:
        """What may be said for a document, and for a set of rules: each word with the one that is meant."""
        query = "select id, clauses, ruleset from sources"
        rows = self._db.execute(query).fetchall()
        documents = {word.casefold(): id_ for id_, letters, _ in rows for word in (id_, letters) if word}
        return documents, {rules: rules for *_, rules in rows if rules}

    @mending
    def source(self, id_: str) -> "Source":
        """The document of this id; raises UnknownId."""
        from referee.library.ruling import Source

        return self._stored(Source, "select source from sources where id = ?", "source", id_)

    def _stored(self, kind: type[Value], query: str, what: str, id_: str) -> Value:
        import msgspec

        row = self._db.execute(query, (writable(id_),)).fetchone()
        if row is None:
            raise UnknownId("no_such_ruling", word=f"{what} {id_}"[:60], near=())
        return msgspec.json.decode(unabridged(row[0]), type=kind)

    @mending
    def outline(self) -> "Library":
        """The whole shelf without its texts: ids, clauses and what each ruling is about. It takes little memory."""
        import msgspec

        from referee.library.ruling import Ruling, Source
        from referee.library.shelf import Library

        known = {field.name: field.type for field in msgspec.structs.fields(Ruling) if field.name not in TEXTS}
        bare = msgspec.defstruct("Bare", [(name, kind, None) for name, kind in known.items()], frozen=True)
        rows = self._db.execute(IN_ORDER)
        read = (msgspec.structs.asdict(msgspec.json.decode(unabridged(said), type=bare)) for (said,) in rows)
        rulings = [
            Ruling(question={}, answer={}, **{name: value for name, value in each.items() if value is not None})
            for each in read
        ]
        sources = self._db.execute("select source from sources order by id")
        return Library(rulings, [msgspec.json.decode(unabridged(said), type=Source) for (said,) in sources])

    @mending
    def library(self) -> "Library":
        """The whole shelf, without reading its files."""
        import msgspec

        from referee.library.ruling import Ruling, Source
        from referee.library.shelf import Library

        decode = msgspec.json.decode
        rulings = self._db.execute(IN_ORDER)
        sources = self._db.execute("select source from sources order by id")
        return Library(
            [decode(unabridged(said), type=Ruling) for (said,) in rulings],
            [decode(unabridged(said), type=Source) for (said,) in sources],
        )
