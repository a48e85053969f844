"""Words that are the beginning of something: these are spelled out, and never taken for what is called nearly so.

In goes a word as it was typed, out come the verbs, cards and other names of this game that begin so, in the language
typed or in that of files. A whole name of a language that nobody types here gives way to such a beginning.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

from referee.core.book.rulebook import Rulebook
from referee.lexicon import WRITTEN_IN, Lexicon, fold

LAST = chr(0x10FFFF)


@lru_cache(maxsize=8192)
def begun(word: str, book: Rulebook, lexicon: Lexicon) -> frozenset[tuple[str, str]]:
    """The kinds and ids of this game that have a longer name which begins so."""
    start, known = fold(word), _names(book, lexicon)
    place = last = bisect_right(known, (start, LAST)) if start else len(known)
    while last < len(known) and known[last][0].startswith(start):
        last += 1
    return frozenset((kind, id_) for _, kind, id_ in known[place:last])


NEARLY_WHOLE = 2
"""Letters that a name may lack at its end and be a slip rather than a beginning."""


@lru_cache(maxsize=8192)
def is_cut_short(word: str, book: Rulebook, lexicon: Lexicon) -> bool:
    """Is it one name of a card without its last letters, as `fehlschus`, and the beginning of nothing else?"""
    start, known = fold(word), _names(book, lexicon)
    longer = [name for name, _, _ in known if name.startswith(start) and len(name) > len(start)]
    things = begun(word, book, lexicon)
    few = bool(longer) and min(map(len, longer)) - len(start) <= NEARLY_WHOLE < len(start) - NEARLY_WHOLE
    return few and len(things) == 1 and {kind for kind, _ in things} == {"card"}


@lru_cache(maxsize=8192)
def is_own(word: str, kind: str, id_: str, lexicon: Lexicon) -> bool:
    """Is it called so in the language typed, or in files?"""
    return word == id_ or any(lexicon.is_said_in(lang, word, kind, id_) for lang in (lexicon.lang, WRITTEN_IN))


@lru_cache(maxsize=64)
def _names(book: Rulebook, lexicon: Lexicon) -> list[tuple[str, str, str]]:
    """Every name that a line may begin with, sorted, with its kind and id."""
    kinds = {"verb": lexicon.ids("verb"), "card": tuple(book.cards)}
    own = {"card": tuple(book.cards), "character": tuple(book.characters)}
    kinds |= {goes.kind: own.get(goes.kind) or lexicon.ids(goes.kind) for goes in book.goes_on.values()}
    named = ((name, kind, id_) for kind in kinds for id_ in kinds[kind] for name in _own_names(kind, id_, lexicon))
    return sorted(named)


def _own_names(kind: str, id_: str, lexicon: Lexicon) -> set[str]:
    return {fold(each) for each in (id_, *lexicon.names(kind, id_)) if is_own(each, kind, id_, lexicon)}
