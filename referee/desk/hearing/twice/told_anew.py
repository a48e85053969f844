"""What was logged last, told once more: word for word, with more of its cards, or of the one it was meant of.

In go a line and the log, out come the entry that says it already or the correction. Whatever the deed is, what the
line meant at the table it found before is held against what stands there; where it may have happened once more, as
nothing speaks against it now, it is none of these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

from msgspec.structs import asdict

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import assumed
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Corrected, Entry, Played, Retracted
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve, replay
from referee.desk.hearing.corrected.putting_right import aimed, aimed_at
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.log.entry_status import PLAIN, entry_statuses

LONGEST = 4
"""Entries of one line, at most: two cards of hers, and who took what with them."""


def told_twice(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The first entry of what was logged last, if the line says just that and it is not in order now; else 0."""
    runs = _last_runs(read_at, table, lately)
    return next((numbers[0] for numbers, said in runs if said == _logged(numbers, lately)), 0)


def told_better(read_at: ReadAt, table: Table, lately: Lately) -> Iterator[tuple[Entry, ...]]:
    """The correction of what was logged last by a line that names more of its cards, or the same card at another."""
    for numbers, said in _last_runs(read_at, table, lately):
        was = _logged(numbers, lately)
        if len(said) == len(was) and said != was and (_names_more(said, was) or _is_aimed_anew(said, was, lately.book)):
            yield from _in_its_place(numbers, said, lately)


def says_more(entry: Entry, was: Entry) -> bool:
    """Is it the same but for what was left open?"""
    if type(entry) is not type(was) or entry == was:
        return False
    said, before = asdict(entry), asdict(was)
    return all(said[name] == before[name] or _leaves_open(before[name], said[name]) for name in said)


def _leaves_open(was: object, said: object) -> bool:
    """Was nothing said there, or a card without its rank and suit?"""
    if was in ((), Card(), ""):
        return True
    return isinstance(was, Card) and isinstance(said, Card) and not was.face and was.kind == said.kind


def _last_runs(read_at: ReadAt, table: Table, lately: Lately) -> Iterator[tuple[tuple[int, ...], tuple[Entry, ...]]]:
    """The last entries that count, so many at a time, with what the line meant at the table they found."""
    now, last = read_there(read_at, table), [*islice(reversed(lately.counting), LONGEST)][::-1]
    if now and is_in_order(now, table, lately.book):
        return
    for count in range(1, len(last) + 1):
        numbers = tuple(last[-count:])
        if numbers[0] and (said := read_there(read_at, lately.table_before(numbers[0]))):
            yield numbers, said


def is_in_order(entries: Sequence[Entry], table: Table, book: Rulebook) -> bool:
    """Does nothing speak against it, once what it takes for granted was?"""
    run, _ = assumed(table, entries[0], book)
    table = replay(run, book, table)
    for entry in entries:
        if not judge(table, entry, book).clean:
            return False
        table = evolve(table, entry, book)
    return True


def _logged(numbers: Sequence[int], lately: Lately) -> tuple[Entry, ...]:
    return tuple(lately.log[number] for number in numbers)


def _names_more(said: Sequence[Entry], was: Sequence[Entry]) -> bool:
    return all(new == old or says_more(new, old) for new, old in zip(said, was, strict=True))


def _is_aimed_anew(said: Sequence[Entry], was: Sequence[Entry], book: Rulebook) -> bool:
    """Is it the one card of its rank and suit, at another than it was logged at, with all that goes with it?"""
    played = was[0]
    if not isinstance(played, Played) or not played.card.face or book.possible(played.card) != 1:
        return False
    whom, other = aimed_at(played), aimed_at(said[0])
    return bool(whom and other) and tuple(said) == tuple(aimed(e, other) if aimed_at(e) == whom else e for e in was)


def _in_its_place(numbers: Sequence[int], said: tuple[Entry, ...], lately: Lately) -> Iterator[tuple[Entry, ...]]:
    """The correction; nothing where what stands there was put in late, or not logged in one go."""
    known = entry_statuses(lately.log)
    came = [known.get(number, PLAIN) for number in numbers]
    if came[0].came == "forgotten" or any(other != number + 1 for number, other in pairwise(numbers)):
        return
    if came[0].came:
        yield (Corrected(came[0].of, len(said)), *said)
    else:
        gone = (Retracted(numbers[1], tuple(numbers[2:])),) if numbers[1:] else ()
        yield (*gone, Corrected(numbers[0], len(said)), *said)
