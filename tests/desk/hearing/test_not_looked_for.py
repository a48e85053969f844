"""A line that can be nothing earlier is not looked for in what was logged before: it is refused at once."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.desk.hearing.late import where_it_belongs
from referee.desk.hearing.lately import ReadAt, read_there
from referee.desk.table_log import TableLog
from referee.errors import BadLine


def looked_for(log: TableLog, line: str) -> list[Table]:
    """The tables before the present one at which a refused line is read for where it belongs."""
    found: list[Table] = []

    def read_and_noted(read_at: ReadAt, table: Table) -> tuple[Entry, ...]:
        found.append(table)
        return read_there(read_at, table)

    with patch.object(where_it_belongs, "read_there", read_and_noted), pytest.raises(BadLine):
        log.enter(line)
    return [each for each in found if each is not log.table]


def test_a_line_with_a_word_for_nothing(log: TableLog) -> None:
    """`zork` is no card, no player and nearly neither; `volcanic` is a card, so that it may have been forgotten."""
    for line in ("bang bruno", "hit", "discard 2"):
        log.enter(line)
    assert not looked_for(log, "bruno zork barrel")
    assert looked_for(log, "bruno volcanic barrel")


def test_where_nothing_was_due(log: TableLog) -> None:
    """At a table where nothing was due, and no turn closed, a line was not in order before, whatever it says."""
    begun = log.length
    for line in ("schofield", "mustang", "barrel"):
        log.enter(line)
    laid = [log.table_before(number) for number in range(begun + 1, log.length)]
    assert not [each for each in looked_for(log, "bruno volcanic barrel") if each in laid]
