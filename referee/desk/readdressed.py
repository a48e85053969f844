"""A play put right at another player: what the wrong one is said to have answered happened to the right one.

The name was a slip, and who typed `hit` after it spoke of whoever was shot at. So the answers go with the play, as
corrections of their own on the same line, where less is wrong with them then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from referee.core.nouns.entries import Answered, Corrected, Declined, Entry, Flipped, LifeLost, Played
from referee.log.history import effective

ANSWERS = (Answered, Declined, Flipped, LifeLost)


def answers_along(entries: Sequence[Entry], log: Sequence[Entry], goes_on: Callable[[int], bool]) -> tuple[Entry, ...]:
    """The corrections of what the player aimed at by mistake is said to have answered; none where no name was wrong."""
    match entries:
        case (Corrected(entry=number, count=1), Played(at=(right,)) as meant):
            pass
        case _:
            return ()
    was = log[number]
    if not isinstance(was, Played) or len(was.at) != 1 or replace(was, at=(right,), card=meant.card) != meant:
        return ()
    moved: list[Entry] = []
    for answer, entry in _after(log, number):
        if not goes_on(answer) or not isinstance(entry, ANSWERS):
            break
        if entry.by == was.at[0]:
            moved += [Corrected(answer, 1), replace(entry, by=right)]
    return tuple(moved)


def _after(log: Sequence[Entry], number: int) -> list[tuple[int, Entry]]:
    """What counts and happened after this entry, which counts itself."""
    counting = effective(log)
    at = next((place for place, (each, _) in enumerate(counting) if each == number), len(counting))
    return counting[at + 1 :]
