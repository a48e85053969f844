"""That a shot was the last: `shoots ben and kills him`, `tommaso ammazza ilaria con un bang`.

In go the words of a line, out come those in which the shot is told and then that he falls, as it is said else. Who has
a life point left by the log did not fall of nothing, nor of one shot who has two: how he fell is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.notation.spoken.clauses import MARKS, is_known, is_little, is_said, player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

ENDS = f"{MARKS};."
"""Signs behind the last word of a clause."""
LONGEST = 3
"""Words that say so: `bringt ihn um`."""
FALLS = "out"
BEFALLS = ("answer", "lose", "fall")
"""What is due of one who may fall."""


def kills(words: TypedWords, line: list[str]) -> list[str]:
    """The line with each such clause as those of the shot and of the fall."""
    if Quoted in map(type, line):
        return line
    for at in range(len(line) - 1, -1, -1):
        said = next((n for n in range(min(LONGEST, len(line) - at), 0, -1) if _says_so(words, line[at : at + n])), 0)
        if said and (told := _told(words, line[at + said :])) is not None:
            line = [*line[:at], *told]
        elif said and (whom := _felled_by_nothing(words, line, at + said)):
            line = [*line[:at], *_shot_dead(words, line[at : at + said], whom, line[at + said]), *line[at + said + 1 :]]
        elif said > 1:
            before = line[: at - 1] if at and is_said(words, line[at - 1], "blow", "that_card") else line[:at]
            sign = line[at + said - 1][len(line[at + said - 1].rstrip(ENDS)) :]
            line = [*before, FALLS + sign, *line[at + said :]]
    return line


def _says_so(words: TypedWords, said: list[str]) -> bool:
    """Is it such a saying: `erschießt`, and not `er schießt`?"""
    shoots = len(said) == 2 and is_said(words, said[0], "pronoun") and is_known(words, said[1], "deed")
    return bool(said) and not shoots and is_said(words, "".join([*said[:-1], said[-1].rstrip(ENDS)]), "kills")


def _felled_by_nothing(words: TypedWords, line: list[str], at: int) -> str:
    """Whom the clause names that ends here, if he has life left by the log, and nothing befalls him yet."""
    whom = line[at].rstrip(ENDS) if at < len(line) else ""
    ends = at + 1 >= len(line) or line[at] != whom or words.joins(line[at + 1])
    seat = (words.seat(whom) or 0) if whom and ends and player(words, whom) else 0
    if not seat or words.table.mode == "light" or any(words.seat(each) == seat for each in _names(words, line[:at])):
        return ""
    due = any(owed.seat == seat and owed.kind in BEFALLS for owed in words.table.owed())
    return whom if not due and words.table.seat(seat).life != 0 and not words.table.seat(seat).out else ""


def _names(words: TypedWords, line: list[str]) -> list[str]:
    return [each.rstrip(ENDS) for each in line if player(words, each.rstrip(ENDS))]


def _shot_dead(words: TypedWords, said: list[str], whom: str, last: str) -> list[str]:
    """`erschießt ben` as the Bang! at him, and that he falls. Raises `BadLine` `falls_how` where it is not told how."""
    if not is_said(words, "".join(said), "shoots_dead"):
        raise _how(words.table, words.seat(whom) or 0)
    return ["shoots", f"{whom},", whom, FALLS + last[len(whom) :]]


def ask_how_he_fell(entries: Sequence[e.Entry], table: Table) -> None:
    """Raises `BadLine` `falls_how` where one card fells him who has more than one life point by the log."""
    lost = {each.by for each in entries if isinstance(each, e.LifeLost)}
    for played, falls in pairwise(entries):
        if isinstance(played, e.Played) and isinstance(falls, e.Eliminated) and falls.by in played.at:
            life = table.seat(falls.by).life
            if life is not None and life > 1 and falls.by not in lost:
                raise _how(table, falls.by)


def _how(table: Table, seat: int) -> BadLine:
    name, life = table.seat(seat).name[:40], table.seat(seat).life
    return BadLine("falls_how", player=name, whom=name.lower(), life="?" if life is None else str(life))


def _told(words: TypedWords, rest: list[str]) -> list[str] | None:
    """`ilaria con un bang …` as the shot at her, and that she falls; None where it is not told by what."""
    whom = rest[0] if rest else ""
    if len(rest) < 3 or not player(words, whom) or not _is_with(words, rest[1]):
        return None
    start = next((n for n, word in enumerate(rest) if n > 1 and not is_little(words, word)), len(rest))
    behind = [word.rstrip(ENDS) for word in rest[start:]]
    found = words.card(behind, mend=False) if behind else None
    if found is None:
        return None
    end = start + found[1]
    sign = rest[end - 1][len(rest[end - 1].rstrip(ENDS)) :]
    return [*behind[: found[1]], f"{whom},", whom, FALLS + sign, *rest[end:]]


def _is_with(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "with") or is_said(words, word, "using")
