"""`flips 5 of spades and queen of hearts, keeps the hearts`: which of two cards that were turned up counts.

In go the words of a line, out come those with the chosen one first and the other behind `over`, as it is told in
shorthand. It may be told by its suit, its rank or both, where that leaves no doubt.
"""

from __future__ import annotations

from msgspec import Struct

from referee.errors import BadLine
from referee.notation.spoken.clauses import is_known, is_little, is_said
from referee.notation.words.faces import LONGEST, faces_begun
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


class Two(Struct, frozen=True):
    """Two faces beside each other: where they begin and end, the words of each, and what each is."""

    begin: int
    end: int
    said: tuple[list[str], list[str]]
    faces: tuple[str, str]


def chosen_of_two(words: TypedWords, line: list[str]) -> list[str]:
    """The line with the two in the order in which they count; as it is where it tells of no such two."""
    at = next((n for n, word in enumerate(line) if n > 2 and _chooses(words, word)), 0)
    two = _two_before(words, line[:at]) if at and Quoted not in map(type, line) else None
    if two is None:
        return line
    start = at + 1
    while start < len(line) and is_little(words, line[start]):
        start += 1
    for count in range(min(LONGEST, len(line) - start), 0, -1):
        which = line[start : start + count]
        fits = [_fits(words, face, [word.rstrip(",;.") for word in which]) for face in two.faces]
        if fits.count(True) == 1:
            return _told(words, line, two, two.said if fits[0] else two.said[::-1], at, which[-1], start + count)
    return line


def _told(
    words: TypedWords, line: list[str], two: Two, said: tuple[list[str], ...], at: int, last: str, rest: int
) -> list[str]:
    """The chosen one first; behind the two what belongs to their verb, and the sign that stood behind the choice."""
    over = words.lexicon.name("word", "over", words.lexicon.lang)
    part = [word.rstrip(",") for word in line[two.end : at] if not words.joins(word)]
    told = [*line[: two.begin], *said[0], over, *said[1], *part]
    return [*told[:-1], told[-1] + last[len(last.rstrip(",;.")) :], *line[rest:]]


def _chooses(words: TypedWords, word: str) -> bool:
    return is_said(words, word, "keeps") or is_known(words, word, "verb", "pick")


def _two_before(words: TypedWords, before: list[str]) -> Two | None:
    """Two faces with nothing behind them but one word, as of a verb in two parts, or what they are drawn for."""
    plain = [word.rstrip(",") for word in before]
    for begin in range(len(plain)):
        first, middle = _face_at(words, plain, begin)
        middle += middle < len(plain) and words.joins(plain[middle])
        second, end = _face_at(words, plain, middle)
        behind = [word for word in plain[end:] if not words.joins(word)]
        if first and second and (len(behind) < 2 or _is_a_cause(words, behind)):
            one = [word for word in plain[begin:middle] if not words.joins(word)]
            return Two(begin, end, (one, plain[middle:end]), (first, second))
    return None


def _is_a_cause(words: TypedWords, behind: list[str]) -> bool:
    """`for the barrel`."""
    cause = [word for word in behind[1:] if not is_little(words, word)]
    found = words.card(cause, mend=False) if cause and is_known(words, behind[0], "word", "for", "at", "to") else None
    return found is not None and found[1] == len(cause)


def _face_at(words: TypedWords, plain: list[str], at: int) -> tuple[str, int]:
    """The face that begins here, and where it ends; none if none does."""
    try:
        found = words.turned_up(plain[at : at + LONGEST]) if at < len(plain) else None
    except BadLine:
        found = None
    return ("", at) if found is None else (found[0], at + found[1])


def _fits(words: TypedWords, face: str, which: list[str]) -> bool:
    """Do all of the words tell this face, or its rank or suit?"""
    told, end = _face_at(words, which, 0)
    if told:
        return face.endswith(told) and end == len(which)
    return len(which) == 1 and face in faces_begun(which[0], words.lexicon.lang)
