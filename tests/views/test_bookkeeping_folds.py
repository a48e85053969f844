"""What only speaks of other entries is no row of the history, and no play hangs on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.speech import Speech
from referee.typing.conversation import Conversation
from referee.views.history import Chronicle
from referee.views.table import Views
from referee.views.voice import Voice
from tests.desk.hearing.told import SIX


@pytest.fixture
def log(tmp_path: Path) -> Iterator[TableLog]:
    """A table of six on a clock that goes on."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk.new(SIX)
    desk.close()


def _rows(log: TableLog) -> list[tuple[int, ...]]:
    chronicle = Chronicle(log, Views(Speech.of("en"), log._lexicon))
    return [row.numbers for row in chronicle.rows()][1:]


def test_a_correction_stands_with_what_it_brought(log: TableLog) -> None:
    """The answer after it goes on with the play, in the row of that."""
    for line in ("bang ben 3d", "no, at cleo", "cleo missed"):
        log.enter(line)
    assert _rows(log) == [(1,), (3, 2, 4)]


def test_what_was_not_typed_stands_before_what_it_is_said_of(log: TableLog) -> None:
    """Also where that was put right since, or something was put in before it."""
    for line in ("set 1 hand 7", "ben draws 2", "anna discards 2", "correct 4 cleo turn"):
        log.enter(line)
    rows = _rows(log)
    assert not [row for row in rows if len(row) == 1 and log.entry(row[0]).__struct_fields__ == ("count",)]
    assert sorted(number for row in rows for number in row) == [*range(1, log.length)]


def test_a_retraction_names_what_happened(log: TableLog) -> None:
    """That something was not typed is none of it; nor does it fill the pane before or after."""
    talk = Conversation(log, Voice(log._lexicon, "en"))
    for line in ("set 1 hand 2", "ben draws 2"):
        told = talk.enter(line)
    assert told.said[0] == ("…", "not typed:")
    assert "ot typed" not in talk.enter("retract").said[0][1]
