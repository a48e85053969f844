"""How a line goes on after a verb that names something of a set's own: a name, at whom it may go, and more names.

What may be named, and at whom, the set says; here it is only found out how far the line has come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from referee.core.book.player_aid import GoesOn
from referee.core.book.rulebook import Situation
from referee.lexicon import Lexicon, fold
from referee.typing.begun_words import FAR
from referee.views.table import Views

UNSEEN = "?"
"""A card that nobody saw."""


class GoingOn:
    """The words after one such verb, of one seat at one table."""

    def __init__(self, goes: GoesOn[Situation], now: Situation, seat: int, lexicon: Lexicon, views: Views) -> None:
        self.goes = goes
        self.now = now
        self.seat = seat
        self.lexicon = lexicon
        self.views = views

    def words(self, said: list[str], word: str, seat_of: Callable[[str], int]) -> Iterator[str]:
        """What may stand in the place of `word` after what was said; seats as their numbers."""
        joints = [place for place, each in enumerate(said) if self._joint(each)]
        if joints:
            rest = self._after_names(said[joints[-1] + 1 :])[1]
            yield from self._names(rest, word)
            yield from (UNSEEN,) if not rest and not word else ()
            return
        if self.goes.seat_first:
            yield from self._seat_first(said, word, seat_of)
            return
        ids, rest = self._after_names(said)
        if ids and self.goes.at is not None:
            named = tuple(filter(None, map(seat_of, rest)))
            yield from (str(each) for each in self.goes.at(self.now, self.seat, ids[0], named))
        if not ids or self.goes.at is None:
            yield from self._names(rest, word)
        if (ids or not rest) and (said or self.goes.at is None):
            yield from (each for each in self._joints() if fold(each).startswith(fold(word)))

    def _seat_first(self, said: list[str], word: str, seat_of: Callable[[str], int]) -> Iterator[str]:
        """At whom, then a name or two, or a small word behind which they stand."""
        if not said and self.goes.at is not None:
            yield from (str(each) for each in self.goes.at(self.now, self.seat, "", ()))
        if not said or not seat_of(said[0]):
            return
        ids, rest = self._after_names(said[1:])
        yield from self._names(rest, word) if word or not ids else ()
        yield from (each for each in self._joints() if not rest and fold(each).startswith(fold(word)))

    def _after_names(self, said: list[str]) -> tuple[list[str], list[str]]:
        """The whole names that these words begin with, and the words after them; so many cards are no name."""
        ids: list[str] = []
        rest = said[1:] if said[:1] and said[0].isdecimal() else said
        while rest:
            named, taken = self.lexicon.longest([each.partition("/")[0] for each in rest], self.goes.kind)
            taken = taken or int(rest[0] == UNSEEN)
            if not taken:
                break
            ids += named[:1]
            rest = rest[taken:]
        return ids, rest

    def _joint(self, word: str) -> bool:
        return any(word in self.lexicon.names("word", joint) for joint in self.goes.joints)

    def _joints(self) -> Iterable[str]:
        return (self.views.typed_name("word", joint) for joint in self.goes.joints)

    def _names(self, said: list[str], word: str) -> Iterator[str]:
        """The rest of every name that what was said and this word begin; else the names of what it is also called."""
        called = tuple(self._called(said, word))
        yield from called or (() if said or len(word) < FAR else self._also_called(word))

    def _also_called(self, word: str) -> Iterator[str]:
        begun = self.lexicon.beginnings(word, self.goes.kind)
        ids = dict.fromkeys(self.goes.names(self.now, self.seat))
        return (self.views.typed_name(self.goes.kind, id_) for id_ in ids if id_ in begun)

    def _called(self, said: list[str], word: str) -> Iterator[str]:
        typed = [fold(each) for each in said]
        for id_ in self.goes.names(self.now, self.seat):
            parts = self.views.typed_name(self.goes.kind, id_).split(" ")
            begun = [fold(each) for each in parts[: len(typed)]] == typed
            if begun and len(parts) > len(typed) and fold(parts[len(typed)]).startswith(fold(word)):
                yield " ".join(parts[len(typed) :])
