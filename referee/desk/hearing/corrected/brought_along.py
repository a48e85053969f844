"""A correction of one entry of a line that brought several, taken for the whole line where it says as much.

Who typed a wrong card for Sid Ketchum got a life point with it, and types the line anew. What else the line brought
goes with the entry that is named: always where the correction brings the same again, else where less is wrong then.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from referee.core.nouns.entries import Assumed, Corrected, Entry, Retracted
from referee.log.history import AMENDING


def whole_line(
    entries: tuple[Entry, ...],
    log: Sequence[Entry],
    at: Sequence[str],
    counting: Container[int],
    goes_on: Callable[[int], bool],
) -> tuple[Entry, ...]:
    """The correction of all that the line brought; nothing where one entry of several is meant.

    `at`: the moment at which each entry was logged, which those of one line share; `goes_on`: does an entry follow from
    the one before it?
    """
    match entries:
        case (Corrected() as correction, *said):
            first, *others = typed_with(log, at, counting, correction.entry) or (0,)
        case _:
            return ()
    follow = correction.entry == first and all(map(goes_on, others))
    if not others or not (follow or _the_same(said, [log[each] for each in (first, *others)])):
        return ()
    return (Retracted(others[0], tuple(others[1:])), Corrected(first, correction.count), *said)


def says_it_all(entries: tuple[Entry, ...], log: Sequence[Entry]) -> bool:
    """Does this correction of a whole line bring again, entry by entry, what the line brought?"""
    match entries:
        case (Retracted() as gone, Corrected() as correction, *said):
            return _the_same(said, [log[each] for each in (correction.entry, gone.entry, *gone.also)])
    return False


def _the_same(said: Sequence[Entry], line: Sequence[Entry]) -> bool:
    return [*map(type, said)] == [*map(type, line)]


def typed_with(log: Sequence[Entry], at: Sequence[str], counting: Container[int], number: int) -> tuple[int, ...]:
    """What was typed on the line of this entry and counts; nothing where the line put something else right.

    What came with the opening was brought in as a whole, and is no line.
    """
    if number not in counting or at[number] == at[0]:
        return ()
    line = [each for each in range(1, len(log)) if at[each] == at[number]]
    if any(isinstance(log[each], AMENDING) for each in line):
        return ()
    unsaid = {each + k for each in line if isinstance(run := log[each], Assumed) for k in range(run.count + 1)}
    return tuple(each for each in line if each not in unsaid and each in counting)
