"""One index of a small shelf for all who ask it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.library.search import Index
from referee.library.search.index import rulings_index
from tests.library.search.shelf import shelved


@pytest.fixture(scope="package")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Index]:
    """An index of six rulings in memory."""
    index = Index.open(shelved(Path(tmp_path_factory.mktemp("rulings"))))
    yield index
    index.close()


@pytest.fixture(scope="package")
def project(home: None) -> Iterator[Index]:
    """The index of the project's own shelf, made once for the whole run and opened once by a worker."""
    index = rulings_index()
    yield index
    index.close()
