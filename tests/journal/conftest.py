"""A store of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.journal import Journal


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's store is, or will be."""
    return tmp_path / "tables" / "store.sqlite"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    """An open store with one empty stream, `t`."""
    with Journal.open(path) as opened:
        opened.create("t", "Table 1", "2026-11-21")
        yield opened
