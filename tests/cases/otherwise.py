"""What a change says, done: in go a table, an entry and a change, out come the tables and entries that it speaks of.

It is worked out from the words of the change alone, without the code that found it; where a step comes first that may
come out in more than one way, each way is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.changes import LegalChange
from referee.core.judging.due import agenda, forced_run, surplus
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Frame, Owed, Table, Turn
from referee.core.nouns.vocabulary import Card, exactly
from referee.core.play.evolve import called, evolve, replay
from referee.core.play.placing import with_figure, with_seat, without
from referee.notation import read
from referee.sets.death_mesa.entries import GhostCard
from tests.cases.outcome import words

Way = tuple[Table, e.Entry]
SAID = {
    "target": lambda change, number: {"at": (change.seat,)},
    "targets": lambda change, number: {"at": (change.seat, change.other)},
    "no_target": lambda change, number: {"at": ()},
    "recipient": lambda change, number: {"to": change.seat},
    "owner": lambda change, number: {"of": change.seat},
    "about": lambda change, number: {"of": change.seat},
    "player": lambda change, number: {"by": change.seat},
    "turn_begins": lambda change, number: {"by": change.seat},
    "side": lambda change, number: {"side": change.what},
    "author": lambda change, number: {"author": change.seat},
    "count": lambda change, number: {"count": number},
    "points": lambda change, number: {"count": number},
    "paid": lambda change, number: {"paid": number},
    "from_hand": lambda change, number: {"seen": Card(change.what)},
    "colour": lambda change, number: {"spirit": GhostCard("", "9h" if change.what == "red" else "9s")},
}
"""What is otherwise in the entry itself, by the kind of change."""
TYPED = {
    "flip": ("flip {0} 6h", "flip {0} 9s"),
    "answer": ("no",),
    "draw": ("draw {1}",),
    "putback": ("putback {1}",),
}
"""The lines by which a referee would log what is due, and every way in which it may come out."""


def ways(table: Table, entry: Any, change: LegalChange, book: Rulebook) -> Iterator[Way]:
    """Every table and entry that there are with this change."""
    number = int(change.what) if change.what.isdecimal() else 0
    if change.kind in SAID:
        yield table, replace(entry, **SAID[change.kind](change, number))
    elif change.kind in ("card", "out_of_hand", "answered", "source"):
        yield from ((table, said) for said in _with_a_card(table, entry, change))
    elif change.kind in ("discarded", "drawn_first", "due_first", "all_due_first"):
        yield from ((after, entry) for after in _afterwards(table, entry, change, number, book))
    else:
        yield from ((called(there, book), entry) for there in _elsewhere(table, entry, change, number, book))


def _with_a_card(table: Table, entry: Any, change: LegalChange) -> Iterator[e.Entry]:
    if change.kind == "answered":
        yield e.Answered(change.seat, Card(change.what))
    elif change.kind == "source":
        yield replace(entry, source=change.what, of=change.seat if change.what == "hand" else 0)
    elif change.kind == "card":
        known = (*table.open, *(table.seat(entry.of).in_play if hasattr(entry, "of") else ()))
        meant = Card(*change.what.split("/"))
        yield replace(entry, card=next((card for card in known if card.kind == change.what), meant))
    elif isinstance(entry, e.Took | e.Tossed):
        yield replace(entry, card=None)
    else:
        yield replace(entry, lying=False)


def _afterwards(table: Table, entry: Any, change: LegalChange, number: int, book: Rulebook) -> Iterator[Table]:
    """The tables after the step, or after so many steps as are due."""
    if change.kind == "discarded":
        verb, _ = surplus(Situation(table, book), change.seat)
        yield replay(read(f"{change.seat} {verb} {number}", table, book, words()).entries, book, table)
    elif change.kind == "drawn_first":
        yield evolve(table, e.Flipped(change.seat, change.what, "9s"), book)
    elif change.owed is not None:
        yield from (evolve(table, step, book) for step in _steps(table, change.owed, book))
    else:
        yield from _in_the_end(table, book, 30)


def _in_the_end(table: Table, book: Rulebook, deep: int) -> Iterator[Table]:
    """Every table on the way to where nothing more is due."""
    due = next((due for due in agenda(table, book).due if due.must and due.owed.must), None)
    for step in _steps(table, due.owed, book) if due and deep else ():
        yield (after := evolve(table, step, book))
        yield from _in_the_end(after, book, deep - 1)


def _steps(table: Table, owed: Owed, book: Rulebook) -> Iterator[e.Entry]:
    """What may be logged for this: what goes by itself, or the lines that a referee would type."""
    forced = next((due.forced for due in agenda(table, book).due if due.owed == owed), None)
    if forced is not None:
        yield forced
        return
    for line in TYPED.get(owed.kind, ()):
        yield from read(f"{owed.seat} {line.format(owed.cause, owed.count)}", table, book, words()).entries


def _elsewhere(table: Table, entry: Any, change: LegalChange, number: int, book: Rulebook) -> Iterator[Table]:
    """The tables at which it is played instead."""
    seat, turn = change.seat, table.turn
    if change.kind == "own_turn":
        over = replace(table, turn=replace(turn, phase="over"), frames=(Frame(),), triggers=())
        begun = evolve(over, e.TurnBegan(seat), book)
        yield from (replace(over, turn=Turn(seat, "play")), begun)
    elif change.kind == "phase_play":
        yield replace(table, turn=replace(turn, phase="play"), frames=(Frame(),))
    elif change.kind == "not_played":
        left = list(turn.played)
        left.remove(change.what)
        yield replace(table, turn=replace(turn, played=tuple(left)))
    elif change.kind == "with_card":
        yield replay((e.Laid(seat, Card(change.what)),), book, _unarmed(table, seat, change.what, book))
    elif change.kind == "without_card":
        gone = next(card for card in table.seat(seat).in_play if card.kind == change.what)
        yield with_figure(table, seat, in_play=without(table.seat(seat).in_play, gone)[0])
    elif change.kind == "hand":
        yield with_seat(table, seat, hand=exactly(number))
    elif change.kind == "life":
        yield with_figure(table, seat, life=number)
    elif change.kind == "alive":
        yield with_figure(with_seat(table, seat, out=False), seat, life=max(table.seat(seat).life or 0, 1))
    elif change.kind == "character":
        yield with_figure(table, seat, character=change.what)


def _unarmed(table: Table, seat: int, kind: str, book: Rulebook) -> Table:
    """A new weapon comes in the place of the old one."""
    if not book.cards[kind].weapon:
        return table
    kept = tuple(c for c in table.seat(seat).in_play if not (c.kind in book.cards and book.cards[c.kind].weapon))
    return with_figure(table, seat, in_play=kept)


def comes_out(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """Is it clean, and nothing illegal that follows from it by itself?"""
    if not judge(table, entry, book).clean:
        return False
    table = evolve(table, entry, book)
    for each in forced_run(table, book):
        if judge(table, each, book).level.word == "illegal":
            return False
        table = evolve(table, each, book)
    return True
