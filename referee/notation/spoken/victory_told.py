"""Who has won, told in any order: `sheriff and deputies have won`, `the law wins`, `dirk renegade wins`.

In go the words of a line that means nothing as it stands, out comes the side that has won, as the shorthand has it.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import Entry, Won
from referee.core.nouns.vocabulary import UNKNOWN
from referee.errors import BadLine
from referee.notation.spoken.clauses import is_known, is_said, player
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.typed_words import TypedWords


def victory(words: TypedWords, line: list[str]) -> list[str]:
    """`sheriff and deputies have won`, `the law wins`, in any order: the roles of one side or its name, and that."""
    if side := _side_of_all(words, line):
        return ["won", side]
    roles = [word for word in line if len(word) > 1 and is_known(words, word, "role")]
    won = [word for word in line if is_known(words, word, "verb", "won")]
    called = {word: side for side in words.book.sides.values() for word in line if is_said(words, word, side)}
    others = [word for word in line if word not in (*roles, *won, *called)]
    idle = all(is_idle(words, word) or is_said(words, word, "and") for word in others[_is_of_it(words, line, roles) :])
    named = [words.named(word, "role", words.book.roles) for word in roles]
    sides = {*called.values(), *(words.book.sides.get(role or "", "") for role in named)}
    return ["won", sides.pop()] if len(won) == 1 and idle and len(sides) == 1 and "" not in sides else line


def _side_of_all(words: TypedWords, line: list[str]) -> str:
    """`anna and eva have won`: the side of all who are named, as far as their roles are known; empty if it is none."""
    said = [word.rstrip(",") for word in line]
    seats = [seat for word in said if player(words, word) and (seat := words.seat(word))]
    others = [word for word in said if not (player(words, word) or is_idle(words, word) or is_said(words, word, "and"))]
    if len(seats) < 2 or len(others) != 1 or not is_known(words, others[0], "verb", "won"):
        return ""
    roles = {words.table.seat(seat).role for seat in seats} - {UNKNOWN}
    sides = {words.book.sides.get(role, "") for role in roles}
    return sides.pop() if len(sides) == 1 else ""


def _is_of_it(words: TypedWords, line: list[str], roles: list[str]) -> bool:
    """`dirk renegade wins`: is it of a player whose role is told with it, and may be that?"""
    seat = words.seat(line[0]) if len(roles) == 1 and line[0] not in roles and player(words, line[0]) else None
    known = words.table.seat(seat).role if seat else UNKNOWN
    return bool(seat) and known in (UNKNOWN, words.named(roles[0], "role", words.book.roles))


def one_side_won(entries: Sequence[Entry]) -> None:
    """Raises `BadLine` `two_sides_won` where players of two sides are said to have won: no two can."""
    if len({entry.side for entry in entries if isinstance(entry, Won)}) > 1:
        raise BadLine("two_sides_won")
