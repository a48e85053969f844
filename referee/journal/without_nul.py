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
    for event_id, entry, verdict, at, _ in items:
        if b"\0" in entry or b"\0" in verdict or "\0" in event_id or "\0" in at:
            raise BadJournal("holds_nul")
