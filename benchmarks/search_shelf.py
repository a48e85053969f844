"""The shelf that the search is measured on: the project's own, or one file of it, which is indexed in a moment."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory

from referee import resources
from referee.library.ruling import SOURCES
from referee.library.search import Index
from referee.library.search.bearing import Bearings
from referee.library.search.building import build
from referee.library.search.renewing import names_of
from referee.library.shelf import Library

FILE = "championship/duels/distance.toml"
"""A file of the shelf whose rulings point at no others, so that it can be a shelf by itself."""


@contextmanager
def rulings(only: str = "") -> Iterator[Path]:
    """The folder of the shelf; or one with this file of it alone."""
    if not only:
        yield resources.rulings()
        return
    with TemporaryDirectory() as place:
        for name in (SOURCES, only):
            copy(resources.rulings() / name, place)
        yield Path(place)


def indexed(library: Library, bearings: Bearings | None = None, file: Path | str = ":memory:") -> Index:
    """The shelf, with what was learned or with these bearings."""
    return Index(build(library, names_of(resources.words() / "glossary.toml"), file, bearings), bearings=bearings)
