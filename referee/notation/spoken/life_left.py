"""`tom is hit, 3 left`: how many life points are left to whom the clause before cost one, as the log has it.

In go the words of a clause and what was told before it, out comes whether it tells that and nothing else. A number that
the log does not have is no part of the line: somebody forgot something.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.notation.spoken.clauses import is_known, is_said
from referee.notation.spoken.word_order import told_of
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def is_life_left(words: TypedWords, part: list[str], before: Sequence[e.Entry], table: Table) -> bool:
    """Does it tell the life points that are left to him who lost some just before?"""
    match tuple(before):
        case (*_, e.LifeLost(by=hit)):
            pass
        case _:
            return False
    who, rest = ([], part) if part[0].isdigit() else told_of(words, part)
    life, of_him = str(table.seat(hit).life), not who or words.seat(who[0]) == hit
    around = [word for word in rest if not is_known(words, word, "filler", "noun")]
    at = next((n for n, word in enumerate(around) if (number_named(word) or word) == life), None)
    says = "".join(around[:at] + around[at + 1 :]) if at is not None and Quoted not in map(type, around) else ""
    return of_him and bool(says) and is_said(words, says, "remaining")
