"""A desk on a store of its own, with a clock that stands still, and a table of four."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog

FOUR = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Bruno" outlaw jourdonnais
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade suzy_lafayette
"""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk."""
    desk = Desk(tmp_path / "store.sqlite", clock=lambda: "2026-11-21T20:00:00+00:00")
    yield desk
    desk.close()


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """A table of four at which Anna has drawn."""
    log = desk.new(FOUR)
    log.enter("")
    return log
