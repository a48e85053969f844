"""A card said to be played right away by one whose draw nobody typed: had he drawn, as goes without saying, or not?

In go a line and what it would log, out comes the question: both answers are lines that can be typed.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Assumed, Drew, Entry, Played
from referee.core.nouns.table import Table
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry
from referee.notation import done_at_once


def ask_whether_he_drew(line: TypedLine, judged: Sequence[JudgedEntry], table: Table, book: Rulebook) -> None:
    """Raises `BadLine` `drawn_first`."""
    by = _whose_draw_is_assumed([each.entry for each in judged])
    rest, named = done_at_once(line.line, table, book, line.lexicon) if by else ("", 0)
    if not rest or named not in (0, by):
        return
    choices = (rest, f"{rest} {line.lexicon.name('saying', 'undrawn', line.lexicon.lang)}")
    raise BadLine("drawn_first", word=line.shown, player=table.seat(by).name[:40], choices=choices)


def _whose_draw_is_assumed(entries: Sequence[Entry]) -> int:
    """Who plays a card right behind a draw of phase 1 that nobody typed; 0 if nobody does."""
    assumed = 0
    for at, entry in enumerate(entries[:-1]):
        if isinstance(entry, Assumed):
            assumed = at + entry.count
        if at > assumed or not isinstance(entry, Drew) or entry.cause != "turn" or not entry.count:
            continue
        if isinstance(played := entries[at + 1], Played) and played.by == entry.by:
            return entry.by
    return 0
