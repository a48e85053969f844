"""What was worked out of a log is gone on with where it has grown, not worked out again from its start.

At every key it is asked of the same log, hours long, what was typed last, what was taken back and what nobody typed. A
log that is held open only grows at its end: what it came to before still holds, and what is new is added to that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TypeVar

from referee.core.nouns.entries import Entry

Found = TypeVar("Found")
Log = Sequence[Entry]
GoOn = Callable[[Log, Found, int], Found]
MOST = 8
"""Logs that are remembered at a time: those that were asked of last."""


def gone_on_with(begin: Callable[[], Found]) -> Callable[[GoOn[Found]], Callable[[Log], Found]]:
    """Lets what goes on with what was found, from an entry on, be asked of a whole log; `begin` is that of no entry.

    What is found may be added to in place: whoever is told it only reads it.
    """

    def of_whole_logs(go_on: GoOn[Found]) -> Callable[[Log], Found]:
        known: dict[int, tuple[Log, int, Entry | None, Found]] = {}

        @wraps(go_on)
        def find_or_go_on(log: Log) -> Found:
            before = known.pop(id(log), None)  # nobody else adds to it meanwhile, and it is not kept if that fails
            if before is None or not _has_grown_only(log, *before[1:3]):
                before = log, 0, None, begin()
            found = go_on(log, before[3], before[1]) if before[1] < len(log) else before[3]
            if len(known) >= MOST:
                known.pop(list(known)[0], None)  # noqa: RUF015 (in one go: others may add meanwhile)
            known[id(log)] = log, len(log), log[-1] if log else None, found
            return found

        return find_or_go_on

    return of_whole_logs


def _has_grown_only(log: Log, length: int, last: Entry | None) -> bool:
    return length <= len(log) and (length == 0 or log[length - 1] is last)
