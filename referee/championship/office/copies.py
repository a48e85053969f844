"""Copies of a whole event: made while it runs, marked in every log, and told apart when they meet again.

A copy and what it was made from bear the same mark. Only one of them says at once that it goes on; the other one waits
until a person says so. If both do, their logs part after the mark, and whoever compares them is told.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple
from uuid import uuid4

from referee.championship.office.office import Office
from referee.championship.rules.places import HandedOver, Resumed
from referee.desk.hall_codes import HALL
from referee.errors import BadJournal, BadLine, RefereeError, UnknownId
from referee.journal import Journal, Record, StreamInfo

Relation = Literal["same", "here", "there", "parted", "only_here", "only_there"]


def copied(office: Office, path: Path, to: str, hand_over: bool) -> str:
    """Copy the event into a new file and give the mark; it goes on there if it is handed over, else here.

    Raises `UnknownId` `no_tournaments`, `BadJournal` `copy_in_the_way`, `BadLine` `handed_over`, what the file raises.
    """
    _check_that_it_goes_on(office)
    if path.exists():
        raise BadJournal("copy_in_the_way", path=str(path))
    mark = uuid4().hex[:8]
    _log_in_all(office, HandedOver(to, mark))
    try:
        office.journal.copy(path)
    except RefereeError:
        _log_in_all(office, Resumed(mark))
        raise
    if hand_over:
        there = Office(path, office.clock, office.by)
        try:
            _log_in_all(there, Resumed(mark, to))
        finally:
            there.close()
    else:
        _log_in_all(office, Resumed(mark))
    return mark


def _check_that_it_goes_on(office: Office) -> None:
    """Only what goes on here can be handed on."""
    states = [log.state for log in office.readable()]
    if not states:
        raise UnknownId("no_tournaments")
    if handed := next((state.handed for state in states if state.handed), None):
        raise BadLine("handed_over", to=handed.to, copy=handed.copy)


def _log_in_all(office: Office, entry: HandedOver | Resumed) -> None:
    for log in office.readable():
        log.log(entry)


def resumed(office: Office, where: str) -> list[str]:
    """Go on here with every tournament that waits, and give their names. Raises `BadLine` `not_handed_over`."""
    waiting = [log for log in office.readable() if log.state.handed]
    if not waiting:
        raise BadLine("not_handed_over")
    for log in waiting:
        if log.state.handed:
            log.log(Resumed(log.state.handed.copy, where))
    return [log.state.name for log in waiting]


class Compared(NamedTuple):
    """How a stream here stands to the same one there; `number` is that of the last entry they have in common."""

    stream: str
    title: str
    kind: str
    relation: Relation
    number: int


def compared(office: Office, path: Path) -> list[Compared]:
    """Every stream of both copies. The other file is only read. Raises what opening a store raises."""
    if not path.is_file():
        raise BadJournal("nothing_to_compare", path=str(path))
    with TemporaryDirectory() as folder:
        for end in ("", "-wal"):
            if (source := path.with_name(path.name + end)).exists():
                shutil.copyfile(source, Path(folder) / f"other{end}")
        with Journal.open(Path(folder) / "other") as other:
            return list(_compared(office, other))


def _compared(office: Office, other: Journal) -> Iterator[Compared]:
    here, there = ({info.id: info for info in store.streams() if _told(info)} for store in (office.journal, other))
    for id_, info in {**there, **here}.items():
        if id_ not in here or id_ not in there:
            yield _compare(info, "only_here" if id_ in here else "only_there", -1)
            continue
        yield _compare(info, *_relation(office.journal.read(id_), other.read(id_)))


def _told(info: StreamInfo) -> bool:
    """Is it part of what both are to have? Which phones know the one hall is no affair of the other's."""
    return bool(info.length) and info.kind != HALL


def _compare(info: StreamInfo, relation: Relation, number: int) -> Compared:
    return Compared(info.id, info.title, info.kind, relation, number)


def _relation(mine: Sequence[Record], theirs: Sequence[Record]) -> tuple[Relation, int]:
    common = 0
    for one, other in zip(mine, theirs, strict=False):
        if one.whole and other.whole and one.event_id != other.event_id:
            return "parted", common - 1
        common += 1
    if len(mine) == len(theirs):
        return "same", common - 1
    return ("here" if len(mine) > common else "there"), common - 1
