"""A store, and a table of five in it, of each test's own."""

from pathlib import Path

import pytest

from tests.cli.command import FIVE, referee


@pytest.fixture
def store(tmp_path: Path) -> str:
    """The option that names a store that is not there yet."""
    return f"--store={tmp_path / 'tables.sqlite'}"


@pytest.fixture
def five(store: str) -> str:
    """The option that names a store in which Anna, Bruno, Carla, Dario and Eva sit down."""
    assert referee(store, "new", *FIVE, "--title", "five").code == 0
    return store
