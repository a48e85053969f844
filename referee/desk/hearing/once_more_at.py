"""`and again, hit`, `another bang on her`: the last play of this turn once more, or another card at whom it was at.

In go a line that means nothing as it stands and the log, out comes the line with what it leaves out.
"""

from __future__ import annotations

from referee.core.nouns.entries import Played, TurnBegan
from referee.core.nouns.table import Table
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.typed_line import TypedLine
from referee.notation import once_more, says_only_again


def once_more_at(line: TypedLine, table: Table, lately: Lately) -> str:
    """The line in full; empty where nothing was played in this turn, or nothing is left out.

    Of him whom it was at, another is spoken of: whoever played it.
    """
    for number in lately.numbers(1):
        entry = lately.log[number]
        if isinstance(entry, TurnBegan):
            return ""
        if isinstance(entry, Played) and entry.by == table.turn.seat and not entry.at:
            return f"{line.line} {entry.card.kind}" if says_only_again(line.line, line.lexicon) else ""
        if isinstance(entry, Played) and entry.by == table.turn.seat and len(entry.at) == 1:
            name = _called(table, entry.at[0])
            if line.line.partition(" ")[0].casefold() in (table.seat(entry.at[0]).name.casefold(), str(entry.at[0])):
                name = _called(table, entry.by)
            plain = entry.serves in ("", entry.card.kind)
            return once_more(line.line, entry.card.kind if plain else "", name, line.lexicon)
    return ""


def _called(table: Table, number: int) -> str:
    seat = table.seat(number)
    return seat.name if seat.name.isalpha() else str(number)
