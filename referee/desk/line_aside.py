"""What lies aside of a line that was not kept, to be read as it was logged: it has no opening, so that it is no game.

It is told record by record and not judged; a table's line or a tournament's, whoever kept it there.
"""

from __future__ import annotations

import msgspec

from referee.journal import ASIDE, Store


class Kept(msgspec.Struct, frozen=True):
    """A record of it, with what was said of it then; `number` is its place in this line."""

    number: int
    at: str
    by: str
    device: str
    entry: msgspec.Raw
    verdict: msgspec.Raw


def line_aside(store: Store, name: str) -> str | None:
    """The line of this name as JSON Lines; None where nothing lies aside under it."""
    if not any(info.id == name and info.kind == ASIDE for info in store.streams()):
        return None
    kept = (
        Kept(each.version, each.at, *each.by, msgspec.Raw(each.entry_json), msgspec.Raw(each.verdict_json))
        for each in store.read(name)
        if each.whole
    )
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in kept)
