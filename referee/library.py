"""The shelf of rulings: every rule as a question with its answer, in three languages, with its source.

In goes a folder of TOML files, out come frozen rulings and sources, and the rulings behind a verdict's
clauses. A shelf with faults is refused as a whole, and every fault is named with its file and ruling, so that
one who writes rulings mends them in one go.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from referee.errors import BadData, UnknownId

LANGUAGES = ("nl", "it", "en")
SOURCES = "sources.toml"
BESIDE = {SOURCES, "topics.toml", "translated.toml"}
"""The files on a shelf that hold no rulings."""

Standing = Literal["printed", "inferred", "recommended", "open", "house"]
Level = Literal["legal", "without_effect", "illegal", "unclear", "for_referee"]

Value = TypeVar("Value", bound=msgspec.Struct)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CLAUSE = re.compile(r"([A-Z]{3})-\d{3}")


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A document that rulings rest on; it has `count` clauses, whose ids begin with the prefix `clauses`.

    `sections`: the first and last numbers of the clauses in each part; `ruleset`: its word in verdicts.
    """

    id: str
    title: str
    authors: tuple[str, ...]
    edition: str
    language: str
    standing: str
    clauses: str
    count: int
    year: int | None = None
    ruleset: str = ""
    sections: dict[str, tuple[tuple[int, int], ...]] = {}


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule as it is asked and answered at the table; texts are keyed by language."""

    id: str
    clauses: tuple[str, ...]
    source: str
    section: str
    standing: Standing
    question: dict[str, tuple[str, ...]]
    answer: dict[str, str]
    detail: dict[str, str] = {}
    cards: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    ghost_cards: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    supersedes: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    verdicts: dict[str, Level] = {}
    case: tuple[dict[str, Any], ...] = ()


class Library:
    """All rulings of a shelf, in the order of its files, and the sources they name."""

    def __init__(self, rulings: Iterable[Ruling], sources: Iterable[Source]) -> None:
        self.rulings = tuple(rulings)
        self.sources = {source.id: source for source in sources}
        self._by_id = {ruling.id: ruling for ruling in self.rulings}
        self._superseded = {id_ for ruling in self.rulings for id_ in ruling.supersedes}

    @classmethod
    def load(cls, folder: Path) -> "Library":
        """The shelf in this folder; raises BadData with every fault of every file."""
        faults: list[str] = []
        sources = list(_sources(folder, faults))
        placed = list(_rulings(folder, faults))
        faults += _misfits(placed, sources)
        if faults:
            raise BadData("\n".join(faults))
        return cls((ruling for _, ruling in placed), sources)

    def ruling(self, id_: str) -> Ruling:
        """The ruling of this id; raises UnknownId."""
        try:
            return self._by_id[id_]
        except KeyError:
            raise UnknownId("no_such_ruling", word=id_[:60], near=()) from None

    def behind(self, clauses: Iterable[str]) -> tuple[Ruling, ...]:
        """The rulings that state one of these clauses, the most specific first.

        Specific is a ruling about little else than these clauses; a superseded ruling comes last.
        """
        asked = set(clauses)
        found = [ruling for ruling in self.rulings if not asked.isdisjoint(ruling.clauses)]
        return tuple(sorted(found, key=lambda ruling: self._rank(ruling, asked)))

    def _rank(self, ruling: Ruling, asked: set[str]) -> tuple[bool, float, int]:
        shared = len(asked.intersection(ruling.clauses))
        return ruling.id in self._superseded, -shared / len(ruling.clauses), -shared


def _sources(folder: Path, faults: list[str]) -> Iterator[Source]:
    for id_, fields in _table(_read(folder / SOURCES, folder, faults), "source").items():
        if isinstance(fields, dict):
            yield from _convert({"id": id_, **fields}, Source, f"{SOURCES}: source {id_}", faults)
        else:
            faults.append(f"{SOURCES}: source {id_}: not a table")


def _rulings(folder: Path, faults: list[str]) -> Iterator[tuple[str, Ruling]]:
    for path in files(folder):
        place = path.relative_to(folder).as_posix()
        entries = _read(path, folder, faults).get("ruling", [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            faults.append(f"{place}: ruling: not a list of [[ruling]] tables")
            continue
        for number, entry in enumerate(entries, start=1):
            where = f"{place}: ruling {entry.get('id', f'number {number}')}"
            yield from ((where, ruling) for ruling in _convert(entry, Ruling, where, faults))


def files(folder: Path) -> list[Path]:
    """The files of rulings in a folder and the folders in it, sorted by name."""
    return sorted(path for path in folder.rglob("*.toml") if path.name not in BESIDE)


def _read(path: Path, folder: Path, faults: list[str]) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        faults.append(f"{path.relative_to(folder).as_posix()}: {error}")
        return {}


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key, {})
    return table if isinstance(table, dict) else {}


def _convert(raw: dict[str, Any], kind: type[Value], where: str, faults: list[str]) -> Iterator[Value]:
    """The value, or nothing and one fault a field."""
    known = {field.name: field for field in msgspec.structs.fields(kind)}
    wrong = [f"{where}: {name}: unknown field" for name in raw if name not in known]
    for name, field in known.items():
        if name not in raw:
            wrong += [f"{where}: {name}: missing"] if field.required else []
            continue
        try:
            msgspec.convert(raw[name], field.type)
        except msgspec.ValidationError as error:
            wrong.append(f"{where}: {name}: {error}")
    faults += wrong
    if not wrong:
        yield msgspec.convert(raw, kind)


def _misfits(placed: list[tuple[str, Ruling]], sources: list[Source]) -> Iterator[str]:
    """What is wrong between well-formed values: languages, ids, clauses."""
    seen = Counter(ruling.id for _, ruling in placed)
    for where, ruling in placed:
        if not _ID.fullmatch(ruling.id):
            yield f"{where}: id: not lowercase words joined by hyphens"
        if seen[ruling.id] > 1:
            yield f"{where}: id: used {seen[ruling.id]} times"
        yield from (f"{where}: supersedes: no ruling {id_}" for id_ in ruling.supersedes if id_ not in seen)
        yield from (f"{where}: see: no ruling {id_}" for id_ in ruling.see if id_ not in seen)
        yield from (f"{where}: {fault}" for fault in _language_faults(ruling))
        yield from (f"{where}: {fault}" for fault in _citation_faults(ruling, sources))


def _language_faults(ruling: Ruling) -> Iterator[str]:
    texts: dict[str, Mapping[str, object]] = {"question": ruling.question, "answer": ruling.answer}
    if ruling.detail:
        texts["detail"] = ruling.detail
    for field, said in texts.items():
        yield from (f"{field}.{lang}: missing" for lang in LANGUAGES if not said.get(lang))
        yield from (f"{field}.{lang}: unknown language" for lang in said if lang not in LANGUAGES)


def _citation_faults(ruling: Ruling, sources: list[Source]) -> Iterator[str]:
    if ruling.source not in {source.id for source in sources}:
        yield f"source: no source {ruling.source} in {SOURCES}"
    if not ruling.clauses:
        yield "clauses: a ruling states at least one"
    prefixes = {source.clauses for source in sources}
    for clause in ruling.clauses:
        form = _CLAUSE.fullmatch(clause)
        if not form or form[1] not in prefixes:
            yield f"clauses: no source has a clause {clause}"
