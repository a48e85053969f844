"""When something is said to be done: `in between`, while another has the turn, or `right away`.

In go lines, out comes whether they say so, or what they say without it and of whom.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import player
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

ENDS = ",;.:"
LONGEST = 3
"""Words of one saying: `auf der Stelle`."""


def says_in_between(line: str, lexicon: Lexicon) -> bool:
    """`ben plays a panic in between`: while another has the turn?"""
    words = words_of(line)
    return not any(isinstance(word, Quoted) for word in words) and _found(words, "in_between", lexicon) is not None


def done_at_once(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[str, int]:
    """The line without `right away`, and of whom that is by its clause, 0 for nobody; empty where it has none."""
    words, reader = words_of(line), TypedWords(table, book, lexicon)
    found = None if any(isinstance(word, Quoted) for word in words) else _found(words, "at_once", lexicon)
    if found is None:
        return "", 0
    at, count = found
    last = words[at + count - 1]
    sign = last[len(last.rstrip(ENDS)) :]
    before = [*words[: at - 1], words[at - 1] + sign] if at else []
    try:
        return " ".join([*before, *words[at + count :]]), _of_whom(words[:at], reader)
    except BadLine:
        return "", 0


def _of_whom(before: list[str], reader: TypedWords) -> int:
    """Who is named first since the last sign, else who was named last before that; 0 for nobody."""
    begins = max((at + 1 for at, word in enumerate(before) if word[-1] in ENDS), default=0)
    named = [(at, reader.seat(word.rstrip(ENDS)) or 0) for at, word in enumerate(before) if word.rstrip(ENDS)]
    named = [(at, seat) for at, seat in named if seat and player(reader, before[at].rstrip(ENDS))]
    here = [seat for at, seat in named if at >= begins]
    return next(iter(here), named[-1][1] if named else 0)


def _found(words: list[str], saying: str, lexicon: Lexicon) -> tuple[int, int] | None:
    """Where these words stand, and how many they are."""
    for at in range(len(words)):
        for count in range(LONGEST, 0, -1):
            said = "".join(words[at : at + count]).rstrip(ENDS)
            if at + count <= len(words) and saying in lexicon.exact(said, "saying"):
                return at, count
    return None
