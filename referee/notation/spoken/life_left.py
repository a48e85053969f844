"""`tom is hit, 3 left`, `down to 2`, `back at 5`: how many life points somebody has, rather than what befell him.

In go the words of a clause, what was told before it and the table, out comes what it comes to: nothing, where the log
has it so; the loss, the hit or the gain that is due and leaves as many. A number that nothing due comes to is refused
with what the log has: somebody forgot something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.core.book.questions import HIT_COSTS
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.errors import BadLine
from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.clauses import is_known, is_said, player
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.faces import number_said
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

MARKS = ("remaining", "stands_at", "down_to", "only")
"""Sayings beside a number that make it what is left, or what he is at again."""
LITTLE = ("still", "has", "pronoun", "him", "beside")
"""Sayings that may stand there as well."""
DUE = ("gain", "lose", "answer")
"""What changes how many he has."""
LIFE_SO, LIFE_OTHERWISE = "life_so", "life_otherwise"
"""What is said of a total that the log has already, and of one that it cannot have."""
LIFE_TOLD = (LIFE_SO, LIFE_OTHERWISE)
TWO_ENDS = "for_life_or_limit"
"""The key of the question whether cards are given for a life point or for the limit."""
MOST_WORDS = 9


class LifeTold(NamedTuple):
    """Who has so many life points; 0 where it is not said of whom."""

    seat: int
    life: int


def life_alone(words: TypedWords, line: list[str], table: Table) -> list[str]:
    """A line that tells nothing else, in shorthand. Raises `BadLine` `life_so`, `life_otherwise`."""
    told = _told(words, line, _whose(table)) if len(line) <= MOST_WORDS else None
    told = told or _number_alone(words, line, table)
    seat = told.seat or _whose(table) if told else 0
    if told is None or not seat or table.seat(seat).life is None:
        return line
    if said := _due_for_it(words, seat, told.life, table):
        return said
    has = table.seat(seat).life
    key = LIFE_SO if has == told.life else LIFE_OTHERWISE
    raise BadLine(key, player=table.seat(seat).name[:40], whom=str(seat), life=has, told=told.life)


def life_left(words: TypedWords, part: list[str], before: Sequence[e.Entry], table: Table) -> list[str] | None:
    """A clause that tells nothing else, in shorthand: empty, if it is so already; None if it tells anything else."""
    told = _told(words, part, _changed(before) or _whose(table)) if len(part) <= MOST_WORDS else None
    seat = told.seat or _changed(before) or _whose(table) if told else 0
    if told is None or not seat or table.seat(seat).life is None:
        return None
    if table.seat(seat).life == told.life and not _waits(seat, table):
        return []
    return _due_for_it(words, seat, told.life, table) or None


def _changed(before: Sequence[e.Entry]) -> int:
    """Whose life points were told to change just before; 0 if nobody's."""
    match tuple(before[-1:]):
        case (e.LifeLost(by=seat) | e.LifeGained(by=seat),):
            return seat
    return 0


def _waits(seat: int, table: Table) -> bool:
    return any(owed.seat == seat and owed.kind == "answer" for owed in table.owed())


def _whose(table: Table) -> int:
    """The one whose life points are about to change; 0 where that is nobody, or several."""
    seats = {owed.seat for owed in table.owed() if owed.kind in DUE}
    return seats.pop() if len(seats) == 1 else 0


def _due_for_it(words: TypedWords, seat: int, life: int, table: Table) -> list[str]:
    """What is due of him and leaves him so many, in shorthand; empty if nothing does."""
    has, now = table.seat(seat).life or 0, Situation(table, words.book)
    for owed in table.owed():
        if owed.seat == seat and owed.kind in DUE and has + _change(owed, now) == life:
            return [str(seat), "hit"] if owed.kind == "answer" else [str(seat), owed.kind, str(owed.count)]
    return []


def _change(owed: Owed, now: Situation) -> int:
    if owed.kind == "answer":
        return -now.ask(HIT_COSTS, owed.seat, owed.cause)
    return owed.count if owed.kind == "gain" else -owed.count


def _told(words: TypedWords, part: list[str], behind: int = 0) -> LifeTold | None:
    """What the words tell of life points and nothing else; None if they do not.

    `behind`: whose have just changed, or are about to.
    """
    if Quoted in map(type, part):
        return None
    named = len(part) > 1 and player(words, part[0]) and not part[0].isdigit()
    rest = _without_what_was_not(words, [word.rstrip(",;.:!") for word in (part[1:] if named else part)])
    numbers = [word for word in rest if number_said(word)] or _one(words, rest)
    around = [word for word in rest if word not in numbers]
    if len(numbers) != 1 or not _says_life(words, around, bool(behind)):
        return None
    return LifeTold((words.seat(part[0]) or 0) if named else 0, int(number_said(numbers[0]) or 1))


def _one(words: TypedWords, rest: list[str]) -> list[str]:
    """`one left`, `op één`: the word for one beside what says that it is left; `nog een` may be one more of a card."""
    marks = any(is_said(words, word, *MARKS) or is_known(words, word, "word", "at", "to") for word in rest)
    marks = marks or any(word in BEFORE_A_NAME for word in rest) or is_said(words, "".join(rest[:-1]), *MARKS)
    ones = [word for word in rest if word not in BEFORE_A_NAME and is_known(words, word, "filler", "one")]
    return ones if marks and len(ones) == 1 else []


def _number_alone(words: TypedWords, line: list[str], table: Table) -> LifeTold | None:
    """`ben 3`, of whom no cards are due: nobody's number is said so often as that of his life points."""
    if len(line) != 2 or Quoted in map(type, line) or line[0].isdigit() or not player(words, line[0]):
        return None
    seat, number = words.seat(line[0]) or 0, line[1] if line[1].isascii() and line[1].isdigit() else ""
    cards = any(owed.seat == seat and owed.kind not in DUE for owed in table.owed())
    return LifeTold(seat, int(number)) if number and len(number) < 3 and not cards else None


def _without_what_was_not(words: TypedWords, rest: list[str]) -> list[str]:
    """`has 3 lives, not 2`: the words without the number that he does not have."""
    at = next((n for n, word in enumerate(rest[:-1]) if is_said(words, word, "not") and number_said(rest[n + 1])), None)
    return rest if at is None else [*rest[:at], *rest[at + 2 :]]


def _says_life(words: TypedWords, around: list[str], behind: bool) -> bool:
    """Do these words say that the number is what he has: `down to`, `has … lives`, behind a loss `… left`?"""
    life = [word for word in around if is_known(words, word, "word", "life") or is_said(words, word, "life_point")]
    others = [word for word in around if word not in life and not is_known(words, word, "filler", "noun")]
    marks = [word for word in others if is_said(words, word, *MARKS) or is_known(words, word, "word", "at", "to")]
    marks += [word for word in others if word in BEFORE_A_NAME]
    left = [word for word in others if word not in marks and not _is_small(words, word)]
    has = any(is_known(words, word, "filler", "being") or is_said(words, word, "has") for word in others)
    cards = any(is_said(words, word, "card") or is_known(words, word, "verb", "turn") for word in around)
    together = bool(left) and is_said(words, "".join(others), *MARKS)
    still = any(is_said(words, word, "still") for word in others)
    told = bool(marks) or together or (has and bool(life)) or (behind and bool(life or has or still))
    return told and not cards and (together or not left)


def _is_small(words: TypedWords, word: str) -> bool:
    """Does it carry nothing? `three lives off` tells what is gone, and no total."""
    small = is_idle(words, word) or is_said(words, word, *LITTLE) or word in ("a", "ad")
    return small and not is_known(words, word, "filler", "gone")
