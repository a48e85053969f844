"""A hit told in two halves: `ben has none, loses a life` is one thing that befalls Ben, whoever else has to answer.

In go the words of a line, out come those in which both halves are one: where several are asked, a loss of nobody named
would else be the next one's. Only a loss right behind what its player did not give belongs to it; two hits are two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.nouns import entries as e
from referee.errors import BadLine
from referee.notation.clauses import is_known, player
from referee.notation.tokens import Quoted
from referee.notation.words import TypedWords

MOST = 12
"""The most clauses that are looked at."""
ReadPart = Callable[[list[str]], Sequence[e.Entry]]
"""The entries of one clause. Raises `BadLine`."""


def told_as_one(words: TypedWords, line: list[str], read_part: ReadPart) -> list[str]:
    """The line with what a player did not give and what it cost him as one thing; the same line where none is."""
    if not any(owed.kind == "answer" for owed in words.table.owed()):
        return line
    clauses = _clauses(words, line)
    if not 1 < len(clauses) <= MOST:
        return line
    said = [clauses[0]]
    for clause in clauses[1:]:
        said[-1:] = _both(words, said[-1], clause, read_part) or [said[-1], clause]
    if said == clauses:
        return line
    return [word for n, clause in enumerate(said) for word in ([";"] if n else []) + clause]


def _clauses(words: TypedWords, line: list[str]) -> list[list[str]]:
    """What commas, semicolons and words that join keep apart."""
    clauses: list[list[str]] = [[]]
    for word in line:
        parts = [word] if isinstance(word, Quoted) or words.joins(word) else word.replace(",", ";").split(";")
        for n, part in enumerate(parts):
            if (n or words.joins(part)) and clauses[-1]:
                clauses.append([])
            if part and not words.joins(part):
                clauses[-1].append(part)
    return clauses if clauses[-1] else clauses[:-1]


def _both(words: TypedWords, first: list[str], second: list[str], read_part: ReadPart) -> list[list[str]]:
    """The two halves as one clause, or as two of the same player; nothing where they are none."""
    if player(words, second[0]) or not (gave := _read(read_part, first)) or not isinstance(gave[0], e.Declined):
        return []
    named = len(first) > 1 and player(words, first[0])
    his = [first[0] if named else str(gave[0].by), *second]
    match (*gave, None, *_read(read_part, his)):
        case (e.Declined(by=who), None, e.LifeLost(by=hit, count=1)) if who == hit:
            return [[his[0], "hit"]]
        case (e.Declined(by=who), e.LifeLost(), None, e.LifeLost(by=hit, count=1)) if who == hit:
            return [[his[0], "hit"]]
        case _ if not named:
            return []
        case (e.Declined(by=who), *_, None, e.Declined(by=hit), e.LifeLost()) if who == hit:
            return [] if _is_hit(words, first) else [[first[0], "hit"]]
        case (e.Declined(by=who), *_, None, e.Eliminated(by=out)) if who == out and words.table.seat(who).life == 1:
            return [[first[0], "hit"], his]
    return []


def _is_hit(words: TypedWords, clause: list[str]) -> bool:
    return any(is_known(words, word, "verb", "hit") for word in clause)


def _read(read_part: ReadPart, clause: list[str]) -> Sequence[e.Entry]:
    try:
        return read_part(clause)
    except BadLine:
        return ()
