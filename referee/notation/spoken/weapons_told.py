"""The weapon that somebody lays for another, or shoots with when he has none: `swaps her schofield for a volcanic`.

In go the words of a line that means nothing as it stands, out come those of the play. What is said to lie before him
has to lie there, and who is said to shoot with the gun that everybody has may have no weapon: else it is not read.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import MARKS, is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LONGEST = 4
"""Words of one saying: `neemt een ander wapen`."""


def swaps_weapons(words: TypedWords, line: list[str]) -> list[str]:
    """`swaps her schofield for a volcanic`: plays the second, where the first lies before him."""
    who, rest = told_of(words, line)
    old = _weapon(words, rest, _said(words, rest, "swaps"))
    if old is None:
        return line
    between = _said(words, rest[old[1] :], "swapped_for")
    new = _weapon(words, rest, old[1] + between) if between else None
    if new is None or new[1] < len(rest) or new[0] == old[0] or old[0] not in _weapons_of(words, who):
        return line
    return [*who, new[0]]


def changes_weapon(words: TypedWords, line: list[str]) -> list[str]:
    """`changes weapon: winchester`: plays it."""
    who, rest = told_of(words, line)
    plain = [word if isinstance(word, Quoted) else word.rstrip(":,") or word for word in rest]
    said = _said(words, plain, "changes_weapon")
    new = _weapon(words, plain, said)
    return [*who, *plain[said:]] if new is not None and new[1] == len(plain) else line


def with_the_first_gun(words: TypedWords, line: list[str]) -> list[str]:
    """`shoots ben with the colt` of one who has no weapon before him: the shot."""
    who, _ = told_of(words, line)
    for at, word in enumerate(line[:-1]):
        start = at + 1
        start += sum(1 for each in line[start : start + 1] if is_little(words, each))
        if not (is_known(words, word, "word", "with") or is_said(words, word, "using")):
            continue
        told = [each if isinstance(each, Quoted) else each.rstrip(f"{MARKS}!") for each in line[start : start + 2]]
        count = next((n for n in (2, 1) if len(told) >= n and is_said_together(words, told[:n], "first_gun")), 0)
        if count and not _weapons_of(words, who):
            last = line[start + count - 1]
            sign = last[len(last.rstrip(MARKS)) :]
            return [*line[: at - 1], line[at - 1] + sign, *line[start + count :]] if at else line
    return line


def tells_of_weapons(words: TypedWords, line: list[str]) -> bool:
    """May the line tell that a weapon is laid down, or is not there, so that it counts which lie before whom?"""
    plain = [word if isinstance(word, Quoted) else word.strip(f"{MARKS}!") for word in line]
    return any(is_said(words, word, "swaps", "first_gun") for word in plain)


def _said(words: TypedWords, rest: list[str], saying: str) -> int:
    """How many words at the head are this saying."""
    return next((n for n in range(min(LONGEST, len(rest)), 0, -1) if is_said_together(words, rest[:n], saying)), 0)


def _weapon(words: TypedWords, rest: list[str], at: int) -> tuple[str, int] | None:
    """The weapon that is named here, and where the words behind it begin."""
    start = at
    while 0 < at <= start < len(rest) and is_little(words, rest[start]):
        start += 1
    found = words.card(rest[start:], mend=False) if at and start < len(rest) else None
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    return (facts.kind, start + found[1]) if found is not None and facts is not None and facts.weapon else None


def _weapons_of(words: TypedWords, who: list[str]) -> list[str]:
    """The weapons before whom the line is said of, or before whose turn it is."""
    seat = (words.seat(who[0]) if who and player(words, who[0]) else None) or words.table.turn.seat
    return _lying(words, seat) if seat else []


def _lying(words: TypedWords, seat: int) -> list[str]:
    kinds = [card.kind for card in words.table.seat(seat).in_play]
    return [kind for kind in kinds if kind in words.book.cards and words.book.cards[kind].weapon]


WEAPONS_TOLD = (changes_weapon, swaps_weapons, with_the_first_gun)
