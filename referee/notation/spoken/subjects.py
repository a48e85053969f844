"""Of whom a clause is that names nobody: `priya nothing, dies` tells two things of Priya, whoever has the turn.

In go the words of a clause and who the one before it was of, out come its entries. Shorthand is laxer than a sentence:
a card, a verb as files have it, or what is due of another is his of whom it is less wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.owing import place
from referee.errors import BadLine
from referee.notation.spoken.clauses import is_known, player
from referee.notation.words.typed_words import TypedWords

ReadAt = Callable[[list[str], Table], Sequence[e.Entry]]
"""The entries of some words at a table. Raises `BadLine`."""


def told_of_him(who: str, part: list[str], words: TypedWords, table: Table, read_at: ReadAt) -> Sequence[e.Entry]:
    """What a clause says, of this player where it names none. Raises `BadLine` where it means nothing."""
    if not who or player(words, part[0]):
        return read_at(part, table)
    his = _read(read_at, [who, *part], table)
    if fallen := _of_who_is_asked(who, part, his, table, read_at):
        return fallen
    verdict = judge(table, his[0], words.book) if his else None
    if verdict is None or verdict.clean:
        return his or read_at(part, table)
    anothers = _read(read_at, part, table)
    return anothers if anothers and _is_anothers(anothers[0], part[0], verdict, words, table) else his


def _of_who_is_asked(
    who: str, part: list[str], his: Sequence[e.Entry], table: Table, read_at: ReadAt
) -> Sequence[e.Entry]:
    """`bang ben, dies`: of the one who has something to answer, where he is another. Raises `BadLine` of several."""
    asked = {owed.seat for owed in table.owed() if owed.kind in ("answer", "lose", "fall")}
    fallen = his[-1] if his else None
    if not isinstance(fallen, e.Eliminated) or not asked or fallen.by in asked:
        return ()
    return read_at([str(asked.pop()), *part] if len(asked) == 1 else part, table)


def subject(part: list[str], meant: Sequence[e.Entry], words: TypedWords) -> str:
    """Of whom a clause was that means these entries."""
    return part[0] if player(words, part[0]) else str(getattr(meant[-1], "by", "") or "")


def _read(read_at: ReadAt, part: list[str], table: Table) -> Sequence[e.Entry]:
    try:
        return read_at(part, table)
    except BadLine:
        return ()


def _is_anothers(entry: e.Entry, head: str, his: Verdict, words: TypedWords, table: Table) -> bool:
    """Is it due of another, or told in no sentence but with a card, or a verb as files have it, and less wrong?"""
    level = judge(table, entry, words.book).level
    if is_known(words, head, "verb", head) or not is_known(words, head, "verb"):
        return level <= his.level
    return level < his.level and place(table, entry, words.book) is not None
