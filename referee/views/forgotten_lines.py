"""What may explain a flag: a line that was forgotten before it.

In go a log and an entry, out come the card that would have allowed it and before which entry it may have been laid.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.judging.remedies import every_remedy
from referee.core.nouns.entries import Inserted
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.views.dispute.remedies import found_at_once

WITH_CARD = "with_card"
"""What would have made it legal: a card in play."""


def laid_with(log: TableLog, number: int) -> Iterator[str]:
    """The lines that lay down a card with which this entry would have been legal."""
    if not found_at_once(log, number):
        return
    for change in every_remedy(log.table_spoken_of(number), log.entry(number), log.book):
        if change.kind == WITH_CARD:
            yield f"{change.seat} {change.what}"


def forgotten_before(log: TableLog, line: str, allows: int = 0) -> int:
    """Before which entry a line that is said to be forgotten is put in; 0 where nowhere, or another flag stays.

    It `allows` an entry after which nothing is held against that any more.
    """
    try:
        outcome = log.preview(line)
    except BadLine:
        return 0
    put_in = next((each.entry for each in outcome.judged if isinstance(each.entry, Inserted)), None)
    cleared = {each.number for each in outcome.changed if each.now.clean}
    return put_in.entry if put_in is not None and (not allows or allows in cleared) else 0
