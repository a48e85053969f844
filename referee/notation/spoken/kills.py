"""That a shot was the last: `shoots ben and kills him`, `tommaso ammazza ilaria con un bang`.

In go the words of a line, out come those in which the shot is told and then that he falls, as it is said else.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import MARKS, is_known, is_little, is_said, player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

ENDS = f"{MARKS};."
"""Signs behind the last word of a clause."""
LONGEST = 3
"""Words that say so: `bringt ihn um`."""
FALLS = "out"


def kills(words: TypedWords, line: list[str]) -> list[str]:
    """The line with each such clause as those of the shot and of the fall."""
    if Quoted in map(type, line):
        return line
    for at in range(len(line) - 1, -1, -1):
        said = next((n for n in range(min(LONGEST, len(line) - at), 0, -1) if _says_so(words, line[at : at + n])), 0)
        if said and (told := _told(words, line[at + said :])) is not None:
            line = [*line[:at], *told]
        elif said > 1:
            before = line[: at - 1] if at and is_said(words, line[at - 1], "blow", "that_card") else line[:at]
            sign = line[at + said - 1][len(line[at + said - 1].rstrip(ENDS)) :]
            line = [*before, FALLS + sign, *line[at + said :]]
    return line


def _says_so(words: TypedWords, said: list[str]) -> bool:
    """Is it such a saying: `erschießt`, and not `er schießt`?"""
    shoots = len(said) == 2 and is_said(words, said[0], "pronoun") and is_known(words, said[1], "deed")
    return bool(said) and not shoots and is_said(words, "".join([*said[:-1], said[-1].rstrip(ENDS)]), "kills")


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
