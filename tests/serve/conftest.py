"""A store of its own for every test, and a home in which nothing is written."""

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Cache, settings and data of the test run alone."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("CACHE", "CONFIG", "DATA"):
            patch.setenv(f"XDG_{name}_HOME", str(tmp_path_factory.mktemp(name.lower())))
        patch.setenv("TEXTUAL_ANIMATIONS", "none")
        yield


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """The place of a store that is not there yet."""
    return tmp_path / "store.sqlite"
