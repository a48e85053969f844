"""Which entries are taken back, as people say it: `undo 35-40`, `takes 12 and 15 back`, `undo 5 to 9`, `undo 35 on`.

In go the words of a line that means nothing as it stands, out come those of the shorthand: numbers, runs of them
(`35..40`), or everything since one (`rewind 35`): `takes 35 and everything after it back`.
"""

from __future__ import annotations

import re

from referee.notation.spoken.clauses import is_known, is_little, is_said
from referee.notation.words.faces import number_said
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

_RUN = re.compile(r"(\d{1,5})(?:-|–|\.\.)(\d{1,5})")
BACK = ("retract", "rewind", "drop")
UP_TO = "up_to"
ONWARDS, SINCE = "onwards", "since_then"


def entries_taken_back(words: TypedWords, line: list[str]) -> list[str]:
    """The line with its numbers as the shorthand has them; the line itself where it names no entries only."""
    if number := _since(words, line):
        return ["rewind", number]
    head, *told = _verb_first(words, [word if isinstance(word, Quoted) else word.strip(",;") for word in line])
    if told and is_known(words, head, "verb", "take") and is_known(words, told[-1], "filler", "back"):
        head, told = "retract", told[:-1]
    if not told or not is_known(words, head, "verb", *BACK):
        return line
    at = next((n for n, word in enumerate(told) if word.isdigit()), len(told))
    named = [word for word in told[:at] if not is_said(words, word, "entries")]
    before, behind = "".join(named), "".join(told[at + 1 :])
    since = is_said(words, before, SINCE, UP_TO)
    if at < len(told) and (is_said(words, behind, ONWARDS) or (since and not behind)):
        return ["rewind", told[at]]
    said = ["retract", *_runs(words, _apart(told))]
    numbers = all(_RUN.fullmatch(word) or word.isdigit() for word in said[1:])
    return said if numbers and is_known(words, head, "verb", "retract") else line


def _since(words: TypedWords, line: list[str]) -> str:
    """`ab 35 alles zurück`: the number of which it is said that all since then is taken back, wherever the verb is."""
    at = next((n for n, word in enumerate(line) if word.isdigit()), 0)
    counts = (3, 2, 1) if at and Quoted not in map(type, line) else ()
    for count in (each for each in counts if each <= at):
        verb = [*line[: at - count], *(word for word in line[at + 1 :] if not is_said(words, word, "all"))]
        if is_said(words, "".join(line[at - count : at]), SINCE) and is_known(words, "".join(verb), "verb", *BACK[:2]):
            return line[at]
    return ""


def the_last_ones(words: TypedWords, line: list[str]) -> list[str]:
    """`undo the last 5`, `die letzten fünf zurück`: so many, and no entry of that number."""
    said = [word for word in line if not is_little(words, word) and not is_said(words, word, "entries")]
    at = next((n for n, word in enumerate(said[:-1]) if is_said(words, word, "last_ones")), None)
    count = number_said(said[at + 1]) if at is not None else ""
    if at is None or not count or Quoted in map(type, said):
        return line
    verb = [*said[:at], *said[at + 2 :]]
    takes = len(verb) == 2 and is_known(words, verb[0], "verb", "take") and is_known(words, verb[1], "filler", "back")
    return ["retract", said[at], count] if takes or is_known(words, "".join(verb), "verb", "retract") else line


def _verb_first(words: TypedWords, said: list[str]) -> list[str]:
    """`158 157 back`, `35 to 40 back` as `back 158 157`, of numbers alone that are no seats; `6 back, 5 back`, too."""
    *before, last = said
    numbers = [word for word in before if word != last]
    each = 1 < len(numbers) < len(before)
    taken_back = bool(numbers) and is_known(words, last, "verb", "retract")
    entries = all(
        word.isdecimal() or is_said(words, word, "and", "entries", UP_TO) or is_little(words, word) for word in numbers
    )
    told = any(word.isdecimal() and len(word) < 7 and int(word) > len(words.table.seats) for word in numbers)
    return [last, *numbers] if taken_back and entries and (told or each) else said


def _apart(said: list[str]) -> list[str]:
    """`35-40` as the shorthand has it."""
    return [_RUN.sub(r"\1..\2", word) if _RUN.fullmatch(word) else word for word in said]


def _runs(words: TypedWords, said: list[str]) -> list[str]:
    """`35 to 40` in one."""
    told, left = list[str](), said
    while left:
        word, *left = left
        between = next((n for n in (1, 2) if _leads_up_to(words, left, n)), 0)
        if word.isdigit() and between:
            told.append(f"{word}..{left[between]}")
            left = left[between + 1 :]
        elif not _is_small(words, word):
            told.append(word)
    return told


def _leads_up_to(words: TypedWords, left: list[str], count: int) -> bool:
    """Do so many words say `up to`, and a number stands behind them?"""
    return len(left) > count and left[count].isdigit() and is_said(words, "".join(left[:count]), UP_TO)


def _is_small(words: TypedWords, word: str) -> bool:
    """Does it only stand around numbers: `the entries`, `from`, `and`?"""
    around = is_said(words, word, "and", "entries") or is_known(words, word, "word", "from")
    return not word or around or is_little(words, word)
