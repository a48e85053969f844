"""The shelf of rulings: every rule as a question with its answer and its source, in the languages it was written in.

In goes a folder of TOML files, out come frozen rulings and sources, and the rulings behind a verdict's
clauses. Every fault is named with its file and ruling, so that one who writes rulings mends them in one go: a shelf
with faults is loaded not at all, but read without what is faulty. House rulings may stand in folders beside it.
"""

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from referee.errors import BadData, UnknownId
from referee.library.proofreading import ShelfFault, form_faults, ruling_faults, value_of
from referee.library.ruling import NOWHERE, SOURCES, Ruling, Source

BESIDE = {SOURCES, "topics.toml", "translated.toml"}
"""The files on a shelf that hold no rulings."""

Value = TypeVar("Value", bound=msgspec.Struct)


class Library:
    """All rulings of a shelf, in the order of its files, and the sources they name.

    `faults` tells what was left out of the folders beside the shelf.
    """

    def __init__(self, rulings: Iterable[Ruling], sources: Iterable[Source], faults: Iterable[str] = ()) -> None:
        self.rulings = tuple(rulings)
        self.sources = {source.id: source for source in sources}
        self.faults = tuple(faults)
        if any(not ruling.source for ruling in self.rulings):
            self.sources.setdefault("", NOWHERE)
        self._by_id = {ruling.id: ruling for ruling in self.rulings}
        self._superseded = {id_ for ruling in self.rulings for id_ in ruling.supersedes}
        self._stating: dict[str, list[int]] = {}
        for place, ruling in enumerate(self.rulings):
            for clause in ruling.clauses:
                self._stating.setdefault(clause, []).append(place)

    @classmethod
    def load(cls, folder: Path, *beside: Path) -> "Library":
        """The shelf in this folder, and the house rulings in the folders beside it, as far as these are there.

        Raises BadData with every fault of every file of the shelf. A faulty ruling beside it is left out and told in
        `faults`: what one person wrote keeps nobody from the shelf.
        """
        read = read_rulings(folder)
        if read.faults:
            raise BadData("\n".join(read.faults))
        rulings, faults = [ruling for _, ruling in read.rulings], list[str]()
        rulings += _beside(beside, [ruling.id for ruling in rulings], read.sources, faults)
        return cls(rulings, read.sources, faults)

    @classmethod
    def of_house(cls, folders: Iterable[Path], shelf: Iterable[str], sources: Iterable[Source]) -> "Library":
        """The house rulings of these folders alone, which stand beside a shelf with these ids and sources."""
        faults: list[str] = []
        known = tuple(sources)
        return cls(_beside(folders, shelf, known, faults), known, faults)

    def ruling(self, id_: str) -> Ruling:
        """The ruling of this id; raises UnknownId."""
        try:
            return self._by_id[id_]
        except KeyError:
            raise UnknownId("no_such_ruling", word=id_[:60], near=()) from None

    def source_of(self, id_: str) -> Source:
        """The document that the ruling of this id rests on; raises UnknownId."""
        return self.sources[self.ruling(id_).source]

    def behind(self, clauses: Iterable[str]) -> tuple[Ruling, ...]:
        """The rulings that state one of these clauses, the most specific first.

        Specific is a ruling about little else than these clauses; a superseded ruling comes last.
        """
        asked = set(clauses)
        places = {place for clause in asked for place in self._stating.get(clause, ())}
        found = [self.rulings[place] for place in sorted(places)]
        return tuple(sorted(found, key=lambda ruling: self._rank(ruling, asked)))

    def stating(self, clause: str) -> Ruling | None:
        """The ruling that is about this clause first of all, printed before advised, else one about little else.

        What was replaced states nothing.
        """
        found = [each for each in self.behind((clause,)) if not self.replaced(each.id)]
        return min(found, key=lambda each: (each.clauses[0] != clause, each.standing != "printed"), default=None)

    def replaced(self, ruling: str) -> bool:
        """Does another ruling say that it takes the place of this one?"""
        return ruling in self._superseded

    def _rank(self, ruling: Ruling, asked: set[str]) -> tuple[bool, float, int]:
        shared = len(asked.intersection(ruling.clauses))
        return ruling.id in self._superseded, -shared / len(ruling.clauses), -shared


class ShelfRead(NamedTuple):
    """What was read of a shelf: the sound rulings, each with the name of its file, the sources, and every fault."""

    rulings: list[tuple[str, Ruling]]
    sources: list[Source]
    faults: list[str]


def read_rulings(folder: Path, names: Collection[str] | None = None, elsewhere: Iterable[str] = ()) -> ShelfRead:
    """The rulings in these files of a shelf, if not in all; `elsewhere` are the ids in the others.

    A faulty ruling is left out and told in the faults: the others stay open to whoever asks.
    """
    faults: list[str] = []
    sources = list(_sources(folder, faults))
    placed = list(_rulings(folder, faults, names))
    misfits = list(_misfits(placed, sources, elsewhere))
    wrong = {where for where, _ in misfits}
    faults += [f"{where}: {fault}" for where, fault in misfits]
    sound = [(where.partition(": ")[0], ruling) for where, ruling in placed if where not in wrong]
    return ShelfRead(sound, sources, faults)


def _sources(folder: Path, faults: list[str]) -> Iterator[Source]:
    for id_, fields in _table(_read(folder / SOURCES, folder, faults), "source").items():
        if isinstance(fields, dict):
            yield from _convert({"id": id_, **fields}, Source, f"{SOURCES}: source {id_}", faults)
        else:
            faults.append(f"{SOURCES}: source {id_}: not a table")


def _rulings(folder: Path, faults: list[str], names: Collection[str] | None = None) -> Iterator[tuple[str, Ruling]]:
    places = ((path, path.relative_to(folder).as_posix()) for path in files(folder))
    for path, place in places:
        if names is not None and place not in names:
            continue
        entries = _read(path, folder, faults).get("ruling", [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            faults.append(f"{place}: ruling: not a list of [[ruling]] tables")
            continue
        for number, entry in enumerate(entries, start=1):
            where = f"{place}: ruling {entry.get('id', f'number {number}')}"
            yield from ((where, ruling) for ruling in _convert(entry, Ruling, where, faults))


def _beside(
    folders: Iterable[Path], shelf: Iterable[str], sources: Sequence[Source], faults: list[str]
) -> list[Ruling]:
    """The house rulings of these folders; one that has its id from the shelf or from a folder before is none."""
    found: list[Ruling] = []
    for each in folders:
        taken = [*shelf, *(ruling.id for ruling in found)]
        found += house_rulings(each, taken, sources, faults)
    return found


def house_rulings(folder: Path, shelf: Iterable[str], sources: Iterable[Source], faults: list[str]) -> Iterator[Ruling]:
    """The house rulings of a folder that can stand beside a shelf with these ids; adds what is wrong with others."""
    placed, known = list(_rulings(folder, faults)), tuple(sources)
    taken = Counter([*shelf, *(ruling.id for _, ruling in placed)])
    for where, ruling in placed:
        wrong = [fault for fault in ruling_faults(ruling, taken, known) if fault.key != "no_ruling"]
        wrong += [ShelfFault("id", "id_twice", str(taken[ruling.id]))] if taken[ruling.id] > 1 else []
        wrong += [] if ruling.is_house else [ShelfFault("standing", "only_house")]
        faults += [f"{where}: {fault}" for fault in wrong]
        if not wrong:
            yield ruling


def sources_of(folder: Path) -> tuple[Source, ...]:
    """The sources of a shelf, without its rulings; those that are told without fault."""
    return tuple(_sources(folder, []))


def files(folder: Path) -> list[Path]:
    """The files of rulings in a folder and the folders in it, sorted by name; hidden ones are none."""
    found = (path for path in folder.rglob("*.toml") if path.name not in BESIDE and not _is_special(path))
    return sorted(path for path in found if not any(part[0] == "." for part in path.relative_to(folder).parts))


def _is_special(path: Path) -> bool:
    """A folder, pipe or device with the name of a file: nothing that could be read as one."""
    return path.exists() and not path.is_file()


def _read(path: Path, folder: Path, faults: list[str]) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        faults.append(f"{path.relative_to(folder).as_posix()}: {error}")
        return {}


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key, {})
    return table if isinstance(table, dict) else {}


def _convert(raw: dict[str, Any], kind: type[Value], where: str, faults: list[str]) -> Iterator[Value]:
    """The value, or nothing and one fault a field."""
    wrong = list(form_faults(raw, kind))
    faults += [f"{where}: {fault}" for fault in wrong]
    if not wrong:
        yield value_of(raw, kind)


def _misfits(
    placed: list[tuple[str, Ruling]], sources: list[Source], elsewhere: Iterable[str]
) -> Iterator[tuple[str, ShelfFault]]:
    """What is wrong between well-formed values: languages, ids, clauses; each with where it stands."""
    seen = Counter([*elsewhere, *(ruling.id for _, ruling in placed)])
    for where, ruling in placed:
        if seen[ruling.id] > 1:
            yield where, ShelfFault("id", "id_twice", str(seen[ruling.id]))
        yield from ((where, fault) for fault in ruling_faults(ruling, seen, sources))
