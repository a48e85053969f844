"""Desks at which lines are told as people tell them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk


@pytest.fixture
def ticking(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    begin = datetime(2026, 11, 21, 20, tzinfo=UTC)
    moments = ((begin + timedelta(seconds=passed)).isoformat() for passed in count())
    desk = Desk(tmp_path / "store.sqlite", clock=lambda: next(moments))
    yield desk
    desk.close()
