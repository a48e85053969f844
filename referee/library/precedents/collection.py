"""The precedents of one folder: recorded, revised, given out and taken in.

Nothing is ever written over: a revision is a new ruling that takes the place of the old one, which stays. What is taken
in from a file is looked at as a whole first, and nothing of a file with a fault comes in.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from referee import resources
from referee.errors import BadData, UnknownId
from referee.languages import LANGUAGES
from referee.library.precedents.draft import DecisionDraft, new_id, next_id, revised, ruling_of
from referee.library.precedents.form import in_toml
from referee.library.precedents.lines import Placed, rulings_in
from referee.library.precedents.naming import binding_faults, naming_faults
from referee.library.precedents.place import put, put_all
from referee.library.proofreading import ShelfFault, form_faults, ruling_faults, value_of
from referee.library.ruling import Ruling, Source
from referee.library.shelf import files, house_rulings, sources_of

_ID = re.compile(r"""\n[ \t]*id[ \t]*=[ \t]*["']([^"'\n]*)["']""")
"""What begins a line with an id; a pattern that begins with the end of the line before is found six times as fast."""


class Refused(BadData):
    """Rulings that were not taken in, with every fault, each at its line."""

    def __init__(self, faults: tuple[BadData, ...], file: str = "") -> None:
        super().__init__("precedents_refused", count=len(faults), **({"file": file} if file else {}))
        self.faults = faults


class Taken(Struct, frozen=True):
    """What came in of a file, and what was there already, word for word."""

    rulings: tuple[Ruling, ...]
    same: tuple[str, ...] = ()


class Precedents:
    """The precedents in a folder, beside a shelf whose ids they leave alone. Read anew for every question."""

    def __init__(self, folder: Path, shelf: Path | None = None) -> None:
        self.folder = folder
        self._shelf = shelf or resources.rulings()

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """The sources that may be cited."""
        return sources_of(self._shelf)

    @cached_property
    def _ids_of_shelf(self) -> frozenset[str]:
        """Read without understanding the files, which would take a second."""
        texts = (path.read_text(encoding="utf-8", errors="replace") for path in files(self._shelf))
        return frozenset(id_ for text in texts for id_ in _ID.findall(f"\n{text}"))

    def read(self) -> tuple[tuple[Ruling, ...], tuple[str, ...]]:
        """All there are, by their ids; and what is wrong with those that were left out."""
        faults: list[str] = []
        found = house_rulings(self.folder, self._ids_of_shelf, self.sources, faults)
        return tuple(sorted(found, key=lambda ruling: ruling.id)), tuple(faults)

    def all(self) -> tuple[Ruling, ...]:
        """All there are."""
        return self.read()[0]

    def taken(self) -> frozenset[str]:
        """The ids that a new one cannot have, those of files with faults included."""
        return self._ids_of_shelf | {ruling.id for ruling in self.all()} | {path.stem for path in files(self.folder)}

    def named(self, word: str) -> Ruling:
        """The one of this id, or of a beginning that only one has. Raises `UnknownId` `no_such_precedent`."""
        ids = {ruling.id: ruling for ruling in self.all()}
        found = [word] if word in ids else [id_ for id_ in ids if word and id_.startswith(word)]
        if len(found) != 1:
            near = found or get_close_matches(word[:80], ids, 3, 0.6)
            raise UnknownId("no_such_precedent", word=word[:40], near=tuple(near[:5]))
        return ids[found[0]]

    def in_force(self) -> tuple[Ruling, ...]:
        """Those that no other one took the place of."""
        found = self.all()
        old = superseded(found)
        return tuple(ruling for ruling in found if ruling.id not in old)

    # New ones

    def add(self, draft: DecisionDraft, id_: str = "") -> Ruling:
        """Record a decision. Raises `Refused`, and `BadFile` where it cannot be written."""
        about = draft.binds.key if draft.binds else draft.question
        return self._put(ruling_of(draft, id_ or new_id(about, self.taken())))

    def revise(self, old: Ruling, draft: DecisionDraft, translated: bool = False) -> Ruling:
        """Record a decision that takes the place of an old one, which stays. Raises `UnknownId` `precedent_revised`."""
        found = {ruling.id: ruling for ruling in self.all()}
        newer = tuple(each.id for each in found.values() if old.id in each.supersedes)
        if newer:
            raise UnknownId("precedent_revised", word=old.id, near=newer)
        root = old
        while root.supersedes and root.supersedes[0] in found and root.id not in root.supersedes:
            root = found[root.supersedes[0]]
        return self._put(revised(old, draft, next_id(root.id, self.taken()), translated))

    def _put(self, ruling: Ruling) -> Ruling:
        known = self.taken()
        wrong = [*self._wrong_with(ruling, known | {ruling.id}), *_clash(ruling.id, known)]
        if wrong:
            raise Refused(tuple(_told(fault) for fault in wrong))
        put(self.folder, ruling.id, in_toml([ruling]))
        return ruling

    def _wrong_with(self, ruling: Ruling, known: Collection[str]) -> Iterator[ShelfFault]:
        yield from dict.fromkeys((*ruling_faults(ruling, known, self.sources), *naming_faults(ruling, self.sources)))
        if not ruling.is_house:
            yield ShelfFault("standing", "only_house")
        elif ruling.binds is not None:
            yield from binding_faults(ruling.binds)

    # Out and in

    def export(self, wanted: Iterable[Ruling] = ()) -> str:
        """A file of these, with all that they took the place of or refer to; of all if none is named."""
        found = {ruling.id: ruling for ruling in self.all()}
        todo, chosen = [ruling.id for ruling in wanted] or list(found), set[str]()
        while todo:
            if (id_ := todo.pop()) in found and id_ not in chosen:
                chosen.add(id_)
                todo += [*found[id_].supersedes, *found[id_].see]
        return in_toml(ruling for id_, ruling in found.items() if id_ in chosen)

    def take_in(self, text: str, file: str, skip_same: bool = False) -> Taken:
        """All rulings of a file, or none. Raises `Refused` with every fault, `BadData`, `BadFile`.

        With `skip_same` those that are here already, word for word, are no clash.
        """
        placed = rulings_in(text, file)
        here = {ruling.id: ruling for ruling in self.all()}
        faults: list[BadData] = []
        sound = list(self._sound(placed, file, faults))
        same = {one.id for _, one in sound if skip_same and here.get(one.id) == one}
        known = self.taken()
        for place, one in sound:
            clashes = () if one.id in same else _clash(one.id, known)
            faults += [_told(fault, file, place) for fault in clashes]
        if faults:
            raise Refused(tuple(sorted(faults, key=lambda fault: int(str(fault.about["line"])))), file)
        new = tuple(one for _, one in sound if one.id not in same)
        if new:
            put_all(self.folder, _folder_name(file), {one.id: in_toml([one]) for one in new})
        return Taken(new, tuple(sorted(same)))

    def _sound(self, placed: list[Placed], file: str, faults: list[BadData]) -> Iterator[tuple[Placed, Ruling]]:
        """The rulings that have no fault by themselves or among each other."""
        ids = Counter(str(place.fields.get("id")) for place in placed)
        known = self.taken() | ids.keys()
        for place in placed:
            wrong = list(form_faults(place.fields))
            ruling = None if wrong else value_of(place.fields, Ruling)
            if ruling is not None:
                wrong += self._wrong_with(ruling, known)
                wrong += [ShelfFault("id", "id_twice", str(ids[ruling.id]))] if ids[ruling.id] > 1 else []
            faults += [_told(fault, file, place) for fault in wrong]
            if ruling is not None and not wrong:
                yield place, ruling


def superseded(rulings: Iterable[Ruling]) -> frozenset[str]:
    """The ids of those that another took the place of."""
    return frozenset(id_ for ruling in rulings for id_ in ruling.supersedes)


def _clash(id_: str, known: Collection[str]) -> list[ShelfFault]:
    return [ShelfFault("id", "id_taken", id_)] if id_ in known else []


def _told(fault: ShelfFault, file: str = "", place: Placed | None = None) -> BadData:
    about: dict[str, object] = {"field": fault.field, "detail": fault.detail, "languages": LANGUAGES}
    if place is not None:
        about |= {"ruling": str(place.fields.get("id", ""))[:40], "file": file, "line": place.line_of(fault.field)}
    return BadData(f"fault_{fault.key}", **about)


def _folder_name(file: str) -> str:
    """A folder's name made of that of a file."""
    safe = re.sub(r"[^a-z0-9]+", "-", Path(file).stem.lower())[:40].strip("-")
    return f"from-{safe}" if safe else "from-elsewhere"
