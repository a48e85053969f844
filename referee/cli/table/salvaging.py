"""What can be saved from a damaged store, as a game in JSON Lines that can be imported.

An entry that cannot be read leaves a gap in its place, so that every other keeps its number.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.core.nouns.entries import Gap
from referee.core.nouns.verdict import LEGAL
from referee.desk import codec
from referee.errors import BadJournal
from referee.journal import TABLE, Record, Salvaged, salvage


def salvaged(place: Path, chosen: str, session: Session) -> str:
    """The chosen table, or the only one. Raises `Misuse`: `nothing_salvaged`, `choose_salvaged`."""
    found = [each for each in salvage(place) if each.kind == TABLE]
    tables = {each.stream: each.title for each in found}
    meant = [id_ for id_, title in tables.items() if not chosen or id_.startswith(chosen) or title == chosen]
    if not meant:
        raise Misuse("nothing_salvaged", path=place)
    if len(meant) > 1:
        raise Misuse("choose_salvaged", near=tuple(f"{id_} ({tables[id_] or '?'})" for id_ in meant))
    records = list(_records([each for each in found if each.stream == meant[0]]))
    lost = sum(isinstance(record.entry, Gap) and not record.at for record in records)
    session.talk(session.say("salvage-read", entries=len(records) - lost, lost=lost))
    return codec.lines_of_json(records)


def _records(found: list[Salvaged]) -> Iterator[codec.Record]:
    by_version = {each.record.version: each.record for each in found}
    for version in range(1, max(by_version) + 1):
        stored = by_version.get(version)
        yield (_decoded(stored) if stored else None) or codec.Record(version - 1, Gap())


def _decoded(stored: Record) -> codec.Record | None:
    try:
        entry = codec.entry_of(stored.entry_json)
    except BadJournal:
        return None
    try:
        verdict = codec.verdict_of_json(stored.verdict_json)
    except BadJournal:
        verdict = LEGAL
    return codec.Record(stored.version - 1, entry, stored.at, verdict)
