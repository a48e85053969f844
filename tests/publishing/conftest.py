"""A small shelf, and the site that is made of it, once for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("jinja2", reason="the extra `publish` is not installed")

from referee.library.search import Index
from referee.publishing import publish
from tests.library.search.shelf import shelved


@pytest.fixture(scope="package")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Index]:
    """An index of a few rulings, none of which is there in German."""
    index = Index.open(shelved(Path(tmp_path_factory.mktemp("rulings"))))
    yield index
    index.close()


@pytest.fixture(scope="package")
def site(small: Index, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of them."""
    folder = tmp_path_factory.mktemp("published") / "site"
    publish(small, folder)
    return folder
