"""What a weapon is laid down for, and what a card is used as: `winchester instead of the volcanic`, `usato come bang`.

In go the words of a line, out come those without what the table tells anyway: the one that lies there goes.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import MARKS, is_known, is_little, is_said
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

ENDS = f"{MARKS};."
"""Signs behind the last word of a clause."""
LONGEST = 4
"""Words that say so: `in de plaats van`."""


def in_place_of(words: TypedWords, line: list[str]) -> list[str]:
    """The line without each such card behind another, and without `used` before what it serves as."""
    if Quoted in map(type, line):
        return line
    for at in range(len(line) - 2, 0, -1):
        if is_said(words, line[at], "uses") and is_known(words, line[at + 1], "word", "as"):
            line = [*line[:at], *line[at + 1 :]]
        elif taken := _replaced(words, line, at):
            sign = line[at + taken - 1][len(line[at + taken - 1].rstrip(ENDS)) :]
            line = [*line[: at - 1], line[at - 1] + sign, *line[at + taken :]]
    return line


def _replaced(words: TypedWords, line: list[str], at: int) -> int:
    """How many words from here tell of a card that lies before somebody and makes room for the one before them."""
    longest = min(LONGEST, len(line) - at)
    said = next((n for n in range(longest, 0, -1) if is_said(words, "".join(line[at : at + n]), "in_place_of")), 0)
    start = at + said
    while said and start < len(line) and is_little(words, line[start]):
        start += 1
    behind = [word.rstrip(ENDS) for word in line[start:]] if said else []
    found = words.card(behind, mend=False) if behind else None
    if found is None or line[at - 1][-1:] in ENDS or not _ends_in_a_card(words, line[:at]):
        return 0
    lies = any(each.kind == found[0].kind for seat in words.table.seats for each in seat.in_play)
    return start + found[1] - at if lies else 0


def _ends_in_a_card(words: TypedWords, before: list[str]) -> bool:
    for at in range(max(0, len(before) - 3), len(before)):
        found = words.card(before[at:], mend=False)
        if found is not None and found[1] == len(before) - at:
            return True
    return False
