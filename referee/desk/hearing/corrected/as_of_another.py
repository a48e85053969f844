"""What was told of one player, as it is of another: what it is due for with him, and the card there is of him to take.

In go an entry, the other player and the table it found, out comes the entry that takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.entries import Assumed, Corrected, Drew, Entry, LifeGained, LifeLost, Played, Took, Tossed
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.desk.hearing.corrected.putting_right import aimed
from referee.desk.hearing.corrected.readdressed import FOLLOWS
from referee.desk.hearing.lately import Lately, by_whom
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry
from referee.notation import line_of

TAKEN = (Took, Tossed)
HAND = "hand"
OF = {LifeLost: ("lose", "answer"), LifeGained: ("gain",), Drew: ("draw",)}
"""What each of these meets, which tells its cause."""


def with_its_play(typed: tuple[int, ...], lately: Lately) -> tuple[int, ...]:
    """What was typed last; where that is only what was taken, with the play it was taken by."""
    last = lately.log[typed[0]] if typed else None
    if not isinstance(last, TAKEN):
        return typed
    before = next((number for number in lately.numbers(1) if number < typed[0]), 0)
    play = lately.log[before]
    return (before, *typed) if isinstance(play, Played) and play.at == (last.of,) else typed


def done_by(entry: Entry, seat: int, found: Table) -> Entry:
    """The same done by this player, for what is due of him there."""
    said = replace(entry, by=seat)
    kinds = OF.get(type(entry), ())
    owed = next((each for kind in kinds for each in found.owed() if (each.kind, each.seat) == (kind, seat)), None)
    if owed is None:
        return said
    if isinstance(said, LifeLost):
        return replace(said, author=owed.other, cause=owed.cause)
    return replace(said, cause=owed.cause) if isinstance(said, LifeGained | Drew) and not said.cause else said


def aimed_anew(
    entries: Sequence[Entry], whom: int, seat: int, found: Table, book: Rulebook, correction: str
) -> tuple[Entry, ...]:
    """A play at one player, and what followed from it, at another.

    `correction`: what is typed to put it right, but for the line. Raises `BadLine` `takes_which`.
    """
    play, *more = entries
    play = aimed(play, seat)
    said = [play]
    for each in more:
        if isinstance(each, TAKEN) and each.of == whom:
            said += _taken_of(each, play, seat, evolve(found, play, book), book, correction)
        elif isinstance(each, FOLLOWS) and each.by == whom:
            said.append(replace(each, by=seat))
        else:
            said.append(each)
    return tuple(said)


def _taken_of(
    taken: Took | Tossed, play: Entry, seat: int, table: Table, book: Rulebook, correction: str
) -> tuple[Entry, ...]:
    """What is taken of the other one: such a card as was named, or the only one there is; nothing if there is none."""
    may = _takeable(seat, table, book)
    named = HAND if taken.card is None else taken.card.kind
    what = named if named in may else may[0] if len(may) == 1 else ""
    if what:
        lies = next((each for each in table.seat(seat).in_play if each.kind == what), None)
        card = None if what == HAND else lies
        return (replace(taken, of=seat, card=card, seen=taken.seen if named == what else Card()),)
    if may:
        line = f"{correction} {line_of(play, book)}"
        raise BadLine("takes_which", word=named, choices=tuple(f"{line} {each}" for each in may))
    return ()


def _takeable(seat: int, table: Table, book: Rulebook) -> tuple[str, ...]:
    choices = book.kinds["take"].choices(Situation(table, book), Owed("take", table.turn.seat, other=seat))
    return tuple(dict.fromkeys(choices))


def play_at_another(seat: int, typed: tuple[int, ...], lately: Lately) -> tuple[int, tuple[Entry, ...]] | None:
    """The play at one player which the line logged last was an answer of, as a play at this one; else None."""
    whom = by_whom((lately.log[typed[0]],)) if typed and isinstance(lately.log[typed[0]], FOLLOWS) else 0
    for number in lately.numbers(1) if whom else ():
        play = lately.log[number]
        if isinstance(play, Played):
            return (number, (aimed(play, seat),)) if play.at == (whom,) and seat not in (whom, play.by) else None
    return None


def corrects(judged: Sequence[JudgedEntry]) -> tuple[int, tuple[Entry, ...]] | None:
    """Which entry these correct, and what stands in its place, as it was typed."""
    entries = [each.entry for each in judged]
    place = next((at for at, each in enumerate(entries) if isinstance(each, Corrected)), None)
    if place is None:
        return None
    said = tuple(each for each in entries[place + 1 :] if not isinstance(each, Assumed))
    return getattr(entries[place], "entry", 0), said
