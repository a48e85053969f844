"""No store takes a NUL: a server's text cannot hold one, and what one store takes the other has to take as well.

In JSON it is written in other characters anyway, so that nothing that anybody typed is refused for it.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.errors import BadJournal
from referee.journal.store import NewRecord


def refuse_nul(said: Iterable[str], items: Iterable[NewRecord]) -> None:
    """Raises BadJournal `holds_nul` where one of these holds one."""
    for each in said:
        if "\0" in each:
            raise BadJournal("holds_nul")
    for item in items:
        if _holds_nul(item):
            raise BadJournal("holds_nul")


def _holds_nul(item: NewRecord) -> bool:
    event_id, entry, verdict, at, _ = item
    return "\0" in event_id or "\0" in at or b"\0" in entry or b"\0" in verdict
