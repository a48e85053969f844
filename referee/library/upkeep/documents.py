"""The sources of a shelf: which clauses each has, and in which part of it they stand."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from referee.library.upkeep.finding import ShelfFinding
from referee.library.upkeep.pages import Page

STANDINGS = ("official", "tournament", "fan variant", "community translation")
NEEDED = {
    "title": str,
    "authors": list,
    "edition": str,
    "language": str,
    "standing": str,
    "clauses": str,
    "count": int,
    "ruleset": str,
    "sections": dict,
}
_CLAUSE = re.compile(r"([A-Z]{3})-(\d{3})")


class SourceDocument:
    """One source as it is described; what has the wrong form is left out."""

    def __init__(self, id_: str, said: Mapping[str, Any]) -> None:
        self.id, self.said = id_, said
        self.prefix, self.ruleset = str(said.get("clauses", "")), str(said.get("ruleset", ""))
        told = said.get("sections")
        self.sections = {name: tuple(_runs(runs)) for name, runs in told.items()} if isinstance(told, dict) else {}

    def numbers(self) -> Iterator[int]:
        """The number of every clause."""
        runs = (run for section in self.sections.values() for run in section)
        return (number for first, last in runs for number in range(first, last + 1))

    def section(self, number: int) -> str:
        """The part in which a clause stands; nothing if there is no such clause."""
        held = (name for name, runs in self.sections.items() if any(first <= number <= last for first, last in runs))
        return next(held, "")

    def faults(self, page: Page) -> Iterator[ShelfFinding]:
        """What is wrong with the description."""
        told = partial(page.finding, word=f"[source.{self.id}", of=("source", self.id))
        wrong = [name for name, kind in NEEDED.items() if not isinstance(self.said.get(name), kind)]
        yield from (told("source_field", name=name) for name in wrong)
        if "standing" not in wrong and self.said["standing"] not in STANDINGS:
            yield told("source_standing", name=self.said["standing"], choices=STANDINGS)
        numbers = list(self.numbers())
        twice = sorted({number for number in numbers if numbers.count(number) > 1})
        if twice:
            yield told("source_overlap", numbers=twice)
        elif not {"count", "sections"} & set(wrong) and len(numbers) != self.said["count"]:
            yield told("source_count", said=self.said["count"], found=len(numbers))


def _runs(told: object) -> Iterator[tuple[int, int]]:
    for run in told if isinstance(told, list) else ():
        if isinstance(run, list) and len(run) == 2 and all(type(end) is int for end in run):
            yield run[0], run[1]


class Documents:
    """All sources of a shelf."""

    def __init__(self, page: Page | None) -> None:
        self.page = page
        told = page.tables.get("source", {}) if page else {}
        described = told.items() if isinstance(told, dict) else ()
        self.by_id = {id_: SourceDocument(id_, said) for id_, said in described if isinstance(said, dict)}
        self._by_prefix = {document.prefix: document for document in self.by_id.values()}

    def rulesets(self) -> tuple[str, ...]:
        """The words for rules that a verdict may be given by."""
        return tuple(dict.fromkeys(each.ruleset for each in self.by_id.values() if each.ruleset))

    def of(self, clause: str) -> tuple[SourceDocument, str] | None:
        """The document of a clause and the part in which it stands; nothing if there is no such clause."""
        form = _CLAUSE.fullmatch(clause)
        document = self._by_prefix.get(form[1]) if form else None
        section = document.section(int(form[2])) if form and document else ""
        return (document, section) if document and section else None

    def clauses(self) -> Iterator[str]:
        """Every clause of every source."""
        return (f"{each.prefix}-{number:03}" for each in self.by_id.values() for number in each.numbers())

    def faults(self) -> Iterator[ShelfFinding]:
        """What is wrong with the descriptions."""
        page = self.page
        return (fault for each in self.by_id.values() for fault in each.faults(page)) if page else iter(())

    def unstated(self, stated: Iterable[str]) -> Iterator[ShelfFinding]:
        """The parts of a source with clauses that no ruling states."""
        known = set(stated)
        for each in self.by_id.values() if self.page else ():
            lacking: dict[str, list[str]] = {}
            for number in each.numbers():
                clause = f"{each.prefix}-{number:03}"
                if clause not in known:
                    lacking.setdefault(each.section(number), []).append(clause)
            for section, clauses in lacking.items():
                yield self._lacking(each, section, clauses)

    def _lacking(self, document: SourceDocument, section: str, clauses: list[str]) -> ShelfFinding:
        assert self.page
        heading = self.page.line_of(f"[source.{document.id}.sections")
        line = self.page.line_of(section, heading + 1)
        about = {"section": section, "clauses": clauses}
        return ShelfFinding(self.page.file, line, "unstated", ("source", document.id), about)
