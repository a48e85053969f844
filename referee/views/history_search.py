"""What is looked for in a log, read from a line typed in any language, with words only begun as well."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon, fold, plain
from referee.notation import VERBS, Quoted, words_of
from referee.views.history_filter import HistoryFilter, Wanted

FLAG_SIGNS = ("!", "✗")
LOGGED_AS = {"hit": "no", "rewind": "retract", "redo": "retract", "next": "turn"}
"""Verbs that leave entries of another one."""
Find = Callable[[str, str], Iterable[str]]
"""The ids that a text names, among those of a kind."""


class HistorySearch:
    """Reads what is looked for at one table."""

    def __init__(self, table: Table, book: Rulebook, lexicon: Lexicon) -> None:
        self.table = table
        self.lexicon = lexicon
        self._things = book.cards.keys() | book.characters.keys()
        self._logged_as = {**LOGGED_AS, **book.like}
        self._verbs = VERBS.keys() | book.verbs.keys()

    def history_filter(self, line: str) -> HistoryFilter:
        """Everything looked for in this line; cards that follow one another are alternatives."""
        wanted: list[Wanted] = []
        words, flagged = _words(line), False
        while words:
            if not isinstance(words[0], Quoted) and self._is_flag(words[0]):
                flagged, taken = True, 1
            else:
                found, taken = self._wanted(words)
                wanted[-1:] = _joined(wanted[-1:], found)
            words = words[taken:]
        return HistoryFilter(tuple(wanted), flagged)

    def _is_flag(self, word: str) -> bool:
        return word in FLAG_SIGNS or "flag" in self.lexicon.exact(word, "word")

    def _wanted(self, words: list[str]) -> tuple[Wanted, int]:
        word = words[0]
        if isinstance(word, Quoted):
            return Wanted(text=plain(word)), 1
        if word.isdecimal() and len(word) < 4 and 0 < int(word) <= len(self.table.seats):
            return Wanted((int(word),)), 1
        for taken in range(min(3, len(words)), 0, -1):
            name = " ".join(words[:taken])
            found = self._named(name, self._seats(fold(name), whole=True), self.lexicon.exact)
            if found != Wanted():
                return found, taken
        return self._begun(word), 1

    def _begun(self, word: str) -> Wanted:
        """What a word may become, or nearly is; else part of a remark."""
        begun = self._named(word, self._seats(fold(word)), self.lexicon.beginnings)
        if begun == Wanted():
            begun = self._named(word, (), lambda text, kind: (near.id for near in self.lexicon.near(text, kind)))
        return Wanted(begun.seats, begun.things, begun.verbs, plain(word))

    def _seats(self, folded: str, whole: bool = False) -> tuple[int, ...]:
        names = ((seat.number, fold(seat.name)) for seat in self.table.seats)
        if not folded:
            return ()
        return tuple(number for number, name in names if name == folded or (not whole and name.startswith(folded)))

    def _named(self, text: str, seats: tuple[int, ...], find: Find) -> Wanted:
        things = (id_ for kind in ("card", "character") for id_ in find(text, kind) if id_ in self._things)
        verbs = (self._logged_as.get(id_, id_) for id_ in find(text, "verb") if id_ in self._verbs)
        return Wanted(seats, tuple(dict.fromkeys(things)), tuple(dict.fromkeys(verbs)))


def _words(line: str) -> list[str]:
    """The words of a line, the last of which may be in quotes that are still open."""
    for closed in (line, line + '"'):
        with suppress(BadLine):
            return words_of(closed)
    return line.split()


def _joined(before: list[Wanted], found: Wanted) -> list[Wanted]:
    """A card or verb after another one is an alternative to it."""
    for last in before:
        if _kind(last) == _kind(found) != "":
            return [Wanted((), last.things + found.things, last.verbs + found.verbs)]
    return [*before, found]


def _kind(wanted: Wanted) -> str:
    """What alone is looked for: `things` or `verbs`; nothing if there are seats or texts among it, or both."""
    if wanted.seats or wanted.text or bool(wanted.things) == bool(wanted.verbs):
        return ""
    return "things" if wanted.things else "verbs"
