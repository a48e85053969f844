"""A store, and a table of five in it, of each test's own; nothing is written to the home of whoever tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import FIVE, referee


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The index of the rulings is kept in a folder of the test run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def store(tmp_path: Path) -> str:
    """The option that names a store that is not there yet."""
    return f"--store={tmp_path / 'tables.sqlite'}"


@pytest.fixture
def five(store: str) -> str:
    """The option that names a store in which Anna, Bruno, Carla, Dario and Eva sit down."""
    assert referee(store, "new", *FIVE, "--title", "five").code == 0
    return store
