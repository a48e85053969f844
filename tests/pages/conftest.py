"""A store of its own for every test; without the extra `serve` there is nothing to test."""

from pathlib import Path

import pytest

pytest.importorskip("aiohttp", reason="the extra `serve` is not installed")


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """The place of a store that is not there yet."""
    return tmp_path / "store.sqlite"
