"""One index of a small shelf for all who ask it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import resources
from referee.library.search import Index
from tests.library.search.shelf import shelved


@pytest.fixture(scope="package")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Index]:
    """An index of six rulings in memory."""
    index = Index.open(shelved(Path(tmp_path_factory.mktemp("rulings"))))
    yield index
    index.close()


@pytest.fixture(scope="package")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Index]:
    """The index of the project's own shelf."""
    index = Index.open(resources.rulings(), Path(tmp_path_factory.mktemp("project")))
    yield index
    index.close()
