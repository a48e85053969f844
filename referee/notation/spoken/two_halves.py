"""A hit told in two halves: `ben has none, loses a life` is one thing that befalls Ben, whoever else has to answer.

In go the words of a line, out come those in which both halves are one: where several are asked, a loss of nobody named
would else be the next one's. Only a loss right behind what its player did not give belongs to it; two hits are two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from referee.core.nouns import entries as e
from referee.errors import BadLine
from referee.notation.spoken.clauses import is_known, player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

MARKS = re.compile("([,;])")
MOST = 12
"""The most clauses that are looked at."""
ReadPart = Callable[[list[str]], Sequence[e.Entry]]
"""The entries of one clause. Raises `BadLine`."""


def told_as_one(words: TypedWords, line: list[str], read_part: ReadPart) -> list[str]:
    """The line with what a player did not give and what it cost him as one thing; the same line where none is."""
    if not any(owed.kind == "answer" for owed in words.table.owed()):
        return line
    told = _clauses(words, line)
    if not 1 < len(told) <= MOST:
        return line
    said = told[:1]
    for joint, clause in told[1:]:
        before, first = said[-1]
        both = _both(words, first, clause, read_part) or [first, clause]
        said[-1:] = [(joint if n else before, each) for n, each in enumerate(both)]
    return line if said == told else _joined(said)


def _clauses(words: TypedWords, line: list[str]) -> list[tuple[list[str], list[str]]]:
    """What commas, semicolons and words that join keep apart, each behind what does."""
    told: list[tuple[list[str], list[str]]] = [([], [])]
    for word in line:
        for part in [word] if isinstance(word, Quoted) else MARKS.split(word):
            joins = part in (",", ";") or words.joins(part)
            if joins and told[-1][1]:
                told.append(([], []))
            if part:
                told[-1][0 if joins else 1].append(part)
    return told if told[-1][1] else told[:-1]


def _joined(said: list[tuple[list[str], list[str]]]) -> list[str]:
    """The clauses as one line: a comma hangs on the word before it."""
    line: list[str] = []
    for joint, clause in said:
        for part in joint:
            if part == "," and not isinstance(line[-1], Quoted):
                line[-1] += ","
            else:
                line.append(";" if part == "," else part)
        line += clause
    return line


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
