"""Words that stand where a player or a card should, and are known to be something else: no name that was mistyped.

In goes the word that could not be read, out comes what an error says of it.
"""

from __future__ import annotations

from referee.lexicon import Lexicon
from referee.notation.words.beginnings import is_own
from referee.notation.words.faces import faces_named, number_named
from referee.notation.words.tokens import Quoted

SMALL = ("verb", "word", "deed", "filler", "saying", "joint")
"""Kinds that say what is done, where, and to whom, and are neither a player nor a card."""


DONE = ("verb", "deed", "saying")
"""Kinds that say what is done, so that nobody typed them for a name."""


def is_done(word: str, lexicon: Lexicon) -> bool:
    """Does it only say what is done?"""
    return _is_known(word, lexicon, *DONE) and not _is_known(word, lexicon, "card", "role", "character")


def is_no_player(word: str, lexicon: Lexicon) -> bool:
    """Is it a card, a rank or suit, or a word of the shorthand in the language typed?"""
    return _is_known(word, lexicon, *SMALL, "card", "role", "character") or _is_of_a_face(word, lexicon)


def is_no_card(word: str, lexicon: Lexicon) -> bool:
    """Is it a word of the shorthand in the language typed, or a number in words?"""
    return _is_known(word, lexicon, *SMALL) or (not isinstance(word, Quoted) and bool(number_named(word)))


def _is_known(word: str, lexicon: Lexicon, *kinds: str) -> bool:
    if isinstance(word, Quoted) or len(word) < 2:
        return False
    return any(is_own(word, kind, id_, lexicon) for kind in kinds for id_ in lexicon.exact(word, kind))


def _is_of_a_face(word: str, lexicon: Lexicon) -> bool:
    """Is it a suit or a rank in words, of a face that is not whole, or that has no place here?"""
    return len(word) > 2 and any(faces_named(each, lexicon.lang)[1] == 2 for each in ((word, "2"), ("a", word)))
