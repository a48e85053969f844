"""An index brought up to date: what of the shelf's files changed is read again, and nothing else.

In go a writable index and the names of the files that say something else than it was made of; out comes the index as
it would be made anew. One without any rulings is filled in the same way.
"""

import sqlite3
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from referee.errors import BadData
from referee.lexicon import Glossary
from referee.library.ruling import SOURCES, Ruling
from referee.library.search.building import PUTTING, Shelving, store_sources
from referee.library.shelf import Library, files, read_rulings

HOUSE = "~"
"""The file that all house rulings beside a shelf stand in, as an index knows it."""
Placed = tuple[Ruling, str, int]
"""A ruling, the file it stands in, and where in it."""


def names_of(glossary: Path) -> Glossary:
    """The glossary in a file; raises BadData."""
    try:
        return _glossary(glossary.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData(f"{glossary.name}: {error}") from error


@lru_cache(maxsize=1)
def _glossary(told: str) -> Glossary:
    """One glossary serves every index that a process makes."""
    return tomllib.loads(told)


def renew(
    db: sqlite3.Connection,
    shelf: Path,
    beside: Sequence[Path],
    glossary: Path,
    changed: Collection[str],
    progress: Callable[[float], None],
) -> list[str]:
    """Put in what changed and take out what is gone; every fault of what changed, for which a ruling is left out."""
    if SOURCES in changed:  # what they say of a source may have become wrong
        changed = {*changed, *(path.relative_to(shelf).as_posix() for path in files(shelf))}
    stood: dict[str, str] = dict(db.execute("select id, file from rulings"))
    staying = [id_ for id_, file in stood.items() if file not in changed and file != HOUSE]
    read = read_rulings(shelf, changed, staying)
    house = Library.of_house(beside, [*staying, *(ruling.id for _, ruling in read.rulings)], read.sources)
    placed = [*_places(read.rulings), *_places((HOUSE, ruling) for ruling in house.rulings)]
    shelving = Shelving(db, names_of(glossary))
    for id_ in stood.keys() - {*staying, *(ruling.id for ruling, *_ in placed)}:
        shelving.take(id_)
    for done, each in enumerate(placed, start=1):
        shelving.put(*each)
        progress(PUTTING * done / len(placed))
    store_sources(db, house.sources.values())
    shelving.finish()
    return read.faults


def _places(read: Iterable[tuple[str, Ruling]]) -> Iterator[Placed]:
    return ((ruling, file, place) for place, (file, ruling) in enumerate(read))
