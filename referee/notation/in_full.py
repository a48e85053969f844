"""Lines that say all there is to say: the seat by its number, a verb and its words as they are written in files.

What such a line means hangs on no table, so that it is the same wherever it stands; in go its words, out comes whether
it is one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.vocabulary import TOLD_OF_FACES
from referee.notation.words.faces import face_word

LONGEST = 60
"""Letters of a line that is looked at: none of them is longer, and what is kept of them stays small."""

WRITTEN = frozenset(map(face_word, TOLD_OF_FACES))
"""Faces as files have them."""
Fits = Callable[[str, Rulebook], bool]


def _number(word: str, book: Rulebook) -> bool:
    return word.isascii() and word.isdigit()


def _card(word: str, book: Rulebook) -> bool:
    kind, sign, face = word.partition("/")
    return kind in book.cards and (not sign or face in WRITTEN)


def _cause(word: str, book: Rulebook) -> bool:
    return word in book.causes or word in book.cards


def _face(word: str, book: Rulebook) -> bool:
    return word in WRITTEN


def _drawn_for(word: str, book: Rulebook) -> bool:
    return word in book.draws


def _word(said: str) -> Fits:
    return lambda word, book: word == said


_FORMS: Mapping[str, tuple[Fits, ...]] = {
    "turn": (), "end": (), "no": (), "answer": (_card,), "pick": (_card,), "drop": (_card,),
    "flip": (_drawn_for, _face), "gain": (_number, _word("for"), _cause),
    "lose": (_number, _word("by"), _number, _word("to"), _cause),
}  # fmt: skip
"""What follows the verb."""


def may_say_all(line: str, words: Sequence[str]) -> bool:
    """Is it worth a look, by its verb? With anything in quotes it is none."""
    return len(words) > 1 and words[1] in _FORMS and '"' not in line and len(line) <= LONGEST


def says_all(words: Sequence[str], book: Rulebook) -> bool:
    """Does a line of these words mean the same at every table with so many seats?"""
    form = _FORMS[words[1]]
    if len(form) != len(words) - 2 or not _number(words[0], book):
        return False
    return all(fits(word, book) for fits, word in zip(form, words[2:], strict=True))
