"""Cards given up for a life point, told as people do: `discards two cards to get a life back`, `sid: discards two`.

In go the words of a line that means nothing as it stands, out come those by which the ability is logged.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import is_known, is_little, is_said
from referee.notation.spoken.word_order import told_of
from referee.notation.words.faces import number_named
from referee.notation.words.typed_words import TypedWords

FEWEST = 3
"""Words of what it is done for: `to regain life`."""


def to_regain(words: TypedWords, line: list[str]) -> list[str]:
    """`discards two cards to get a life back`, `and gets a life back`: for a life point.

    Behind the ability itself it tells nothing more.
    """
    for at in range(len(line) - FEWEST, 0, -1):
        if is_said(words, line[at], "in_order", "and") and _is_to_regain(words, line[at + 1 :]):
            left = line[:at]
            who, rest = told_of(words, left)
            return left if who and rest and _ability(words, rest[0]) else [*left, "for"]
    return line


def _is_to_regain(words: TypedWords, said: list[str]) -> bool:
    """Is it a life point that comes, and nothing else?"""
    life = [word for word in said if _is_life(words, word)]
    others = [word for word in said if word not in life]
    comes = [
        word for word in others if is_known(words, word, "verb", "gain") or is_said(words, word, "to_get", "collects")
    ]
    idle = (word for word in others if word not in comes)
    return bool(life and comes) and all(
        is_little(words, word) or is_said(words, word, "in_order") or is_known(words, word, "filler", "back", "noun")
        for word in idle
    )


def for_one_life(words: TypedWords, line: list[str]) -> list[str]:
    """`discards 2 for 1 life`: for a life point, of which a discard gives one."""
    for at in range(1, len(line) - 2):
        for_one = is_known(words, line[at], "word", "for") and (number_named(line[at + 1]) or line[at + 1]) == "1"
        if for_one and any(_is_life(words, word) for word in line[at + 2 : at + 4]):
            return [*line[: at + 1], *line[at + 2 :]]
    return line


def _is_life(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "life") or is_said(words, word, "life_point")


def given_by_it(words: TypedWords, line: list[str]) -> list[str]:
    """`eva sid: discards two`, `legt zwei ab`: what is given by the ability that is named first.

    Of the character alone it is not said what he discards for.
    """
    who, rest = told_of(words, line)
    ability = _ability(words, rest[0]) if who and len(rest) > 2 else ""
    if ability and _discards(words, rest[1] + rest[-1]):
        return [*who, ability, *rest[2:-1]]
    return [*who, ability, *rest[2:]] if ability and _discards(words, rest[1]) else line


def _discards(words: TypedWords, said: str) -> bool:
    return is_known(words, said, "verb", "discard") or is_said(words, said, "discards", "throws")


def _ability(words: TypedWords, word: str) -> str:
    """The verb of a set by which cards are discarded for something, if this word is it."""
    return next((verb for verb in words.book.like if is_known(words, word, "verb", verb)), "")
