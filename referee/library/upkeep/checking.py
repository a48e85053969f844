"""Everything that is checked on a shelf, in one go."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from referee.library.upkeep import agreement, form, likeness, naming
from referee.library.upkeep.finding import ShelfFinding
from referee.library.upkeep.shelf_pages import ShelfPages


class CheckedShelf(NamedTuple):
    """What was found, by file and line; how many rulings there are, and how many of the clauses they state."""

    findings: tuple[ShelfFinding, ...]
    rulings: int
    clauses: int
    stated: int


def check(folder: Path) -> CheckedShelf:
    """Look at every ruling of a folder. Raises `UnknownId` `no_shelf`."""
    shelf = ShelfPages(folder)
    clauses = set(shelf.documents.clauses())
    stated = clauses & {clause for entry in shelf.entries for clause in entry.words("clauses")}
    return CheckedShelf(tuple(sorted(_findings(shelf), key=_place)), len(shelf.entries), len(clauses), len(stated))


def _place(finding: ShelfFinding) -> tuple[str, int]:
    return finding.file, finding.line


def _findings(shelf: ShelfPages) -> Iterator[ShelfFinding]:
    yield from shelf.unread
    for page in shelf.pages:
        yield from form.page_faults(page)
    for entry in shelf.entries:
        yield from form.faults(entry)
        yield from naming.faults(entry, shelf)
    yield from naming.twins(shelf)
    yield from likeness.faults(shelf)
    yield from agreement.faults(shelf)
    yield from shelf.topic_faults()
    if not shelf.home:
        yield from shelf.documents.faults()
        if shelf.whole:
            yield from shelf.documents.unstated(clause for entry in shelf.entries for clause in entry.words("clauses"))
