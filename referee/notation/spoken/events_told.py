"""`the next event is The Sermon`, `anna turns up the sermon`, `it's the sermon now`: an event card comes into force.

In go the words of a line that means nothing as it stands, out come the verb and the event; nothing where it says more.
"""

from __future__ import annotations

from itertools import pairwise

from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

EVENT = "event"
TURNS_UP = ("flip", "turnup", "show")
LONGEST = 3
"""Words of one saying: `into play now`."""


def event_told(words: TypedWords, line: list[str]) -> list[str]:
    """`the new event is high noon`; its name alone where one is to be turned up."""
    at, taken = _named(words, line)
    if EVENT not in words.book.verbs or not taken or Quoted in map(type, line):
        return line
    around = [word for word in (*line[:at], *line[at + taken :]) if not is_little(words, word)]
    who = [word for word in around if player(words, word) or is_known(words, word, "role")]
    left = [word for word in around if word not in who]
    told = left if any(not is_idle(words, word) for word in left) else not who and _is_due(words)
    tells = told and len(who) < 2 and _only_tells_of_it(words, left) and not _is_cut_off(words, line[at + taken :])
    return [EVENT, *line[at : at + taken]] if tells else line


def _is_cut_off(words: TypedWords, behind: list[str]) -> bool:
    """`the sermon is`: what it is stands in a line of its own."""
    last = behind[-1] if behind else ""
    return is_known(words, last, "filler", "being") and not is_said(words, last, "in_force")


def _named(words: TypedWords, line: list[str]) -> tuple[int, int]:
    """Where the one event that is named stands, and in how many words; in none where it is not one."""
    found = [(at, *words.lexicon.longest(line[at:], "event")) for at in range(len(line))]
    known = [(at, taken) for at, ids, taken in found if len(ids) == 1 and ids[0] in words.book.events]
    first = known[:1] + [each for last, each in pairwise(known) if each[0] >= sum(last)]
    return first[0] if len(first) == 1 else (0, 0)


def _is_due(words: TypedWords) -> bool:
    due = (words.book.kinds.get(owed.kind) for owed in words.table.owed())
    return any(kind is not None and kind.typed_by == EVENT for kind in due)


def _only_tells_of_it(words: TypedWords, left: list[str]) -> bool:
    """Do these say nothing but that it is the next event, and lies open now?"""
    for at in range(1, len(left)):
        if is_known(words, left[0] + left[at], "verb", *TURNS_UP):
            left = [*left[1:at], *left[at + 1 :]]
            break
    while left:
        if not (step := _step(words, left)):
            return False
        left = left[step:]
    return True


def _step(words: TypedWords, left: list[str]) -> int:
    """How many words at the head say that, or nothing."""
    said = (n for n in range(LONGEST, 0, -1) if is_said_together(words, left[:n], "in_force", "lays_open"))
    if len(left) > 1 and is_known(words, left[0] + left[1], "verb", *TURNS_UP):
        return 2
    turns_up = is_known(words, left[0], "verb", EVENT, *TURNS_UP)
    nothing = is_idle(words, left[0]) or is_said(words, left[0], "pronoun", "card")
    return next(said, 1 if turns_up or nothing else 0)
