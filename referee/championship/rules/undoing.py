"""What taking back the last thing, and bringing back what was taken back last, mean in a tournament's log.

As at a table: what was done is a pile. Taking back what lies on top is undoing, and undoing can itself be taken back
until something else is done; a retraction of something deeper is a thing done like any other.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.rules.entries import Logged, Retracted


def last_done(log: Sequence[Logged]) -> int:
    """The number of the last thing done that stands; 0 if none does."""
    done, _ = _piles(log)
    return done[-1] if done else 0


def last_undone(log: Sequence[Logged]) -> int:
    """The number of the undoing that was done last; 0 if there is none to be taken back."""
    _, undone = _piles(log)
    return undone[-1] if undone else 0


def _piles(log: Sequence[Logged]) -> tuple[list[int], list[int]]:
    done: list[int] = []
    undone: list[int] = []
    for number in range(1, len(log)):
        entry = log[number]
        back = entry.entry if isinstance(entry, Retracted) else 0
        if done and back == done[-1]:
            done.pop()
            undone.append(number)
        elif undone and back == undone[-1]:
            undoing = log[undone.pop()]
            assert isinstance(undoing, Retracted)
            done.append(undoing.entry)
        else:
            done.append(number)
            undone.clear()
    return done, undone
