"""What a table is called in its store, and of which round of a tournament it is the game.

A tournament names the log of a game by its own name, the table and the round: `Coppa del Sud 2.1`. Where a tournament
of that name stands in the same store, a face can say the two numbers in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from referee.journal import StreamInfo

TOURNAMENT = "tournament"
_OF_A_ROUND = re.compile(r"(\S.*) ([1-9]\d?)\.([1-9]\d?)", re.DOTALL)


class TableTitle(Struct, frozen=True):
    """How a table is called, or the tournament whose game it is with the table and the round; 0 where it is none."""

    name: str = ""
    table: int = 0
    round: int = 0


def title_in(streams: Iterable[StreamInfo], stream: str) -> TableTitle:
    """What a table among these is called; nothing where it is not among them."""
    listed = list(streams)
    title = next((info.title for info in listed if info.id == stream), "")
    found = _OF_A_ROUND.fullmatch(title)
    if found and any(info.kind == TOURNAMENT and info.title == found[1] for info in listed):
        return TableTitle(found[1], int(found[2]), int(found[3]))
    return TableTitle(title)
