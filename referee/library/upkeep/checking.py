"""Everything that is checked on a shelf, in one go."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from referee.library.upkeep import agreement, form, likeness, naming
from referee.library.upkeep.finding import ShelfFinding
from referee.library.upkeep.shelf_pages import ShelfPages


class CheckedShelf(NamedTuple):
    """What was found, by file and line; how many rulings there are, and how many of the clauses they state.

    `answered`: how many of them are answered in each language.
    """

    findings: tuple[ShelfFinding, ...]
    rulings: int
    clauses: int
    stated: int
    answered: Mapping[str, int]


def check(folder: Path) -> CheckedShelf:
    """Look at every ruling of a folder. Raises `UnknownId` `no_shelf`."""
    shelf = ShelfPages(folder)
    clauses = set(shelf.documents.clauses())
    stated = clauses & {clause for entry in shelf.entries for clause in entry.words("clauses")}
    found = tuple(sorted(_findings(shelf), key=_place))
    return CheckedShelf(found, len(shelf.entries), len(clauses), len(stated), shelf.answered)


def _place(finding: ShelfFinding) -> tuple[str, int]:
    return finding.file, finding.line


def _findings(shelf: ShelfPages) -> Iterator[ShelfFinding]:
    yield from shelf.unread
    for page in shelf.pages:
        yield from form.page_faults(page)
        yield from form.untranslated(page, shelf.languages)
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
