"""`nimmt ihm eine Karte weg`, `pakt hem een kaart af`: a card is taken of whoever it is due from.

In go the words of a line that means nothing as it stands, out come those without the pronoun.
"""

from __future__ import annotations

from referee.notation.spoken.around import is_glued
from referee.notation.spoken.clauses import is_known, is_one
from referee.notation.words.typed_words import TypedWords

LONGEST = 3
"""Words of a name and the verb behind it: `el gringo nimmt`."""


def taken_from_him(words: TypedWords, line: list[str]) -> list[str]:
    """`ben nimmt ihm eine karte` as `ben nimmt eine karte`."""
    at = next((n for n, word in enumerate(line[:LONGEST]) if is_known(words, word, "verb", "take")), None)
    who, rest = (line[:at], line[at:]) if at is not None else ([], [])
    if len(rest) < 3 or not is_known(words, rest[1], "joint", "whom"):
        return line
    told = rest[2:-1] if is_glued(words, rest[0], rest[-1]) else rest[2:]
    return [*who, rest[0], *told] if told and all(is_one(words, word) for word in told) else line
