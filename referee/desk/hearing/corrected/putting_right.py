"""The lines that put an entry right: which entry they have to name, what stands there now, the same at another target.

What a correction brought is put right by correcting anew what it replaced, with all that stands in its place; what was
forgotten before an entry is joined by what else was.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Drew, Entry, Passed, Played, Took, Tossed
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.log.entry_status import PLAIN, entry_statuses
from referee.notation import explicit_line, line_of, read


def anchor(log: Sequence[Entry], number: int) -> int:
    """The entry that has to be named to put this one right, or something before it."""
    fate = entry_statuses(log).get(number, PLAIN)
    return fate.of if fate.came else number


def standing(log: Sequence[Entry], number: int) -> tuple[int, ...]:
    """The entries that a correction of this one replaces: it alone, or all that stand in the same place.

    Raises `BadLine` `was_inserted`: what was inserted is taken back, and inserted anew.
    """
    known = entry_statuses(log)
    fate = known.get(number, PLAIN)
    if fate.came == "forgotten":
        raise BadLine("was_inserted", number=number)
    if not fate.came:
        return (number,)
    return tuple(
        each for each, other in known.items() if other.came == fate.came and other.of == fate.of and not other.gone
    )


def standing_for(number: int, log: Sequence[Entry]) -> tuple[int, ...]:
    """The entry, or where it was put right all that stand in its place now."""
    known = entry_statuses(log)
    if known.get(number, PLAIN).gone != "replaced":
        return (number,)
    fates = known.items()
    return tuple(each for each, fate in fates if (fate.came, fate.of, fate.gone) == ("instead", number, ""))


def line_now(log: Sequence[Entry], number: int, table: Table, book: Rulebook, lexicon: Lexicon) -> str:
    """What stands there, as a line to be changed: as it is usually written, if it means the same at that table.

    Raises `BadLine` `was_inserted`.
    """
    there = standing(log, number)
    plain = line_of(log[number], book)
    if there == (number,) and _means(plain, log[number], table, book, lexicon):
        return plain
    return " ; ".join(explicit_line(log[each], book) for each in there)


def _means(line: str, entry: Entry, table: Table, book: Rulebook, lexicon: Lexicon) -> bool:
    try:
        return read(line, table, book, lexicon).entries == (entry,)
    except BadLine:
        return False


def aimed_at(entry: Entry) -> int:
    """The one player that an entry is aimed at; nobody if there is none, or more than one."""
    match entry:
        case Played(at=(seat,)):
            return seat
        case Took() | Tossed() | Drew():
            return entry.of
        case Passed():
            return entry.to
    return NOBODY


def retargeted(log: Sequence[Entry], number: int, seat: int, book: Rulebook) -> str:
    """The line by which an entry is aimed at another player. Raises `BadLine` `was_inserted`, `no_target`."""
    if not aimed_at(log[number]):
        raise BadLine("no_target", number=number)
    entries = (aimed(log[each], seat) if each == number else log[each] for each in standing(log, number))
    return f"correct {anchor(log, number)} " + " ; ".join(explicit_line(entry, book) for entry in entries)


def aimed(entry: Entry, seat: int) -> Entry:
    """An entry that is aimed at one player, aimed at this one."""
    match entry:
        case Played():
            return replace(entry, at=(seat,))
        case Passed():
            return replace(entry, to=seat)
    return replace(entry, of=seat)
