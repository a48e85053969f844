"""A line of several clauses that is nothing as a whole, cut where its signs stand: each is read as it would be alone.

In go the words of such a line, out come its clauses; at commas, colons and full stops first, then at words that join.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.notation.spoken.clauses import player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

MARKS = ",:;."
MOST = 10
"""The most clauses that are looked at."""
MOST_WORDS = 32


def clauses(words: TypedWords, line: list[str]) -> Iterator[list[list[str]]]:
    """The ways in which the line falls apart, the coarsest first; none where it does not."""
    if len(line) > MOST_WORDS:
        return
    marked = _at_signs(words, line)
    joined = _of_each(words, [each for clause in marked for each in _at_joints(words, clause)])
    for found in (marked, joined) if joined != marked else (marked,):
        if 1 < len(found) <= MOST:
            yield found


def _at_signs(words: TypedWords, line: list[str]) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for at, word in enumerate(line):
        plain = word if isinstance(word, Quoted) else word.strip(MARKS)
        found[-1] += [plain] if plain or isinstance(word, Quoted) else []
        ends = not isinstance(word, Quoted) and word[-1:] in MARKS and not _goes_on(words, line[at : at + 2])
        if ends and found[-1]:
            found.append([])
    return [clause for clause in found if clause]


def _goes_on(words: TypedWords, two: list[str]) -> bool:
    """Is the sign a part of a name: `Rev. Carabine`?"""
    card = words.card(two, mend=False) if two[0].endswith(".") else None
    return card is not None and card[1] == len(two) > 1


def _at_joints(words: TypedWords, clause: list[str]) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for word in clause:
        if words.joins(word):
            found.append([])
        else:
            found[-1].append(word)
    return [each for each in found if each]


def _of_each(words: TypedWords, found: list[list[str]]) -> list[list[str]]:
    """`dirk and cleo hit`: of each of them what is said of the last."""
    said: list[list[str]] = []
    for clause in reversed(found):
        alone = len(clause) == 1 and player(words, clause[0])
        of_both = alone and said and len(said[-1]) > 1 and player(words, said[-1][0])
        said.append([*clause, *said[-1][1:]] if of_both else clause)
    return said[::-1]
