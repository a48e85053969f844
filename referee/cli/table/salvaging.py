"""What can be saved from a damaged store, as a game in JSON Lines that can be imported.

An entry that cannot be read leaves a gap in its place, so that every other keeps its number.
"""

from __future__ import annotations

from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.desk import codec
from referee.desk.stored_game import stored_game
from referee.errors import BadJournal
from referee.journal import TABLE, Place, Record, file_of, salvage


def salvaged(place: Place, chosen: str, session: Session) -> str:
    """The chosen table, or the only one. Raises `Misuse`: `nothing_salvaged`, `choose_salvaged`; `BadJournal`."""
    found = [each for each in salvage(file_of(place)) if each.kind == TABLE]
    tables = {each.stream: each.title for each in found}
    meant = [id_ for id_, title in tables.items() if not chosen or id_.startswith(chosen) or title == chosen]
    if not meant:
        raise Misuse("nothing_salvaged", path=place)
    if len(meant) > 1:
        raise Misuse("choose_salvaged", near=tuple(f"{id_} ({tables[id_] or '?'})" for id_ in meant))
    return _text(meant[0], {each.record.version: each.record for each in found if each.stream == meant[0]}, session)


def _text(stream: str, found: dict[int, Record], session: Session) -> str:
    records = [found.get(version) or Record.lost(version) for version in range(1, max(found) + 1)]
    try:
        read = stored_game(records)
    except BadJournal as error:
        raise BadJournal(error.key, **{**error.about, "stream": stream}) from None
    session.talk(session.say("salvage-read", entries=len(records) - len(read.lost), lost=len(read.lost)))
    lines = map(codec.Record, range(len(records)), read.log, (record.at for record in records), read.said)
    return codec.lines_of_json(list(lines))
