"""A store of its own for every test."""

from pathlib import Path

import pytest


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """The place of a store that is not there yet."""
    return tmp_path / "store.db"
