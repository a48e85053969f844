"""`draws only two`, `one goes back, it is two`: how many were drawn last, said again.

In go the words of a line, out come the number that it tells and of whom; nothing where it tells anything else.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import MARKS, bare, is_known, is_said, player
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.faces import number_said
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

LONGEST = 9
"""Words of such a line."""


def drawn_only(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[int, int]:
    """The number drawn, and the seat of whom it is said (0: it is not said); no number where the line says no such."""
    words = TypedWords(table, book, lexicon)
    try:
        typed = words_of(line)
        if len(typed) > LONGEST or Quoted in map(type, typed):
            return 0, 0
        behind = _behind_what_goes_back(words, typed)
        return _number_and_whom(words, behind or bare(words, typed), bool(behind))
    except BadLine:
        return 0, 0


def _behind_what_goes_back(words: TypedWords, typed: list[str]) -> list[str]:
    """`one goes back, it is two`: the words behind the comma."""
    end = next((at for at, word in enumerate(typed[:-1], 1) if word[-1] in MARKS), 0)
    said = [word for word in bare(words, typed[:end]) if not _is_small(words, word) and not number_said(word)]
    back = "".join(said)
    goes = is_said(words, back, "goes_back") or is_known(words, back, "verb", "putback", "retract")
    return bare(words, typed[end:]) if said and goes else []


def _number_and_whom(words: TypedWords, said: list[str], known: bool) -> tuple[int, int]:
    """The number and the seat where the words tell them alone, and that there were no more, be that `known`."""
    named = [word for word in said if player(words, word) and not number_said(word)]
    only = [at for at, word in enumerate(said) if is_said(words, word, "only")]
    left = [(at, word) for at, word in enumerate(said) if word not in named and at not in only]
    ones = [at for at, word in left if at - 1 in only and is_known(words, word, "filler", "one")]
    told = [1 if at in ones else int(number_said(word)) for at, word in left if at in ones or number_said(word)]
    small = all(at in ones or number_said(word) or _is_small(words, word) for at, word in left)
    if len(told) != 1 or len(named) > 1 or not small or not (only or known):
        return 0, 0
    return told[0], (words.seat(named[0]) or 0) if named else 0


def _is_small(words: TypedWords, word: str) -> bool:
    """Does it tell nothing but that cards are drawn: `she`, `drew`, `it`, `was`, `card`?"""
    drawn = is_known(words, word, "verb", "draw") or is_known(words, word, "filler", "noun")
    return drawn or is_idle(words, word) or is_said(words, word, "pronoun", "blow", "that_card")
