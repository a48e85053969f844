"""What is typed twice: in go a line and the log, out comes the entry that says it already.

A line that says nothing new is not logged again; while an answer is due it is of the card under way. One that says
more of what was assumed stands in its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, kind_of
from referee.core.judging.assumed import assumed, hit_before_a_draw
from referee.core.judging.doubts import lies_in_sight
from referee.core.judging.judge import judge
from referee.core.nouns.entries import (
    Assumed,
    Corrected,
    Discarded,
    Drew,
    Eliminated,
    Entry,
    Flipped,
    Forfeited,
    Inserted,
    Passed,
    Played,
    PutBack,
    Retracted,
    TurnBegan,
    TurnEnded,
)
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import is_whole
from referee.core.play.owing import due_no_more, place
from referee.desk.hearing.inserted_anew import inserted_anew
from referee.desk.hearing.joined_insertion import told_just_before
from referee.desk.hearing.lately import (
    ANSWERS,
    BEGIN_AND_END,
    TURNS_BACK,
    Lately,
    asked_now,
    assumed_entries,
    by_whom,
    meets,
    read_there,
    whose,
)
from referee.desk.hearing.twice.told_anew import says_more
from referee.desk.hearing.understanding import ReadAt
from referee.log.history import before

LONGEST = 3
"""Entries of one line, at most: a hit, the life point that it costs."""
LONGEST_LATE = 12
"""Entries of one that is late, at most, with what is assumed around them."""


def said_just_now(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The last entry, if that followed from others, and the line says it again where it does not any more; else 0."""
    if _follows(read_there(read_at, table), table, lately.book):
        return 0
    if number := _typed_again(read_there(read_at, table), table, lately):
        return number
    log = lately.log[: _end_of_what_was_on_time(lately.log)]
    for number in range(len(log) - 1, max(0, len(log) - 1 - LONGEST), -1):
        last, verdict = log[number], lately.counting.get(number)
        if verdict is None or not verdict.clean:
            return 0
        if type(last) not in lately.book.meets:
            entries = read_there(read_at, table)
            again = _lies_now(entries, log[number:], lately.book) or _is_under_way(entries, last, table)
            return number if again else 0
        if isinstance(last, BEGIN_AND_END):
            return 0
        if _says(read_there(read_at, lately.table_before(number)), log[number:]):
            return 0 if _is_another_of_its_suit(read_there(read_at, table), last, table, lately) else number
    return 0


def _is_another_of_its_suit(now: tuple[Entry, ...], last: Entry, table: Table, lately: Lately) -> bool:
    """Was of a draw! no more told than the suit, which another card has that this line may be about?"""
    told = isinstance(last, Flipped) and not is_whole(last.face)
    return told and bool(now) and assumed(table, now[0], lately.book)[1].clean


def _end_of_what_was_on_time(log: Sequence[Entry]) -> int:
    """How long the log was before what was put in last before an earlier entry, once or more."""
    end = len(log)
    while (number := _put_in_up_to(log, end)) is not None:
        end = number
    return end


def _put_in_up_to(log: Sequence[Entry], end: int) -> int | None:
    """The insertion whose entries are the last of so many; None if there is none."""
    late = ((number, log[number]) for number in range(max(0, end - 1 - LONGEST_LATE), end))
    ends = (number for number, each in late if isinstance(each, Inserted) and number + 1 + each.count == end)
    return next(ends, None)


def said_visibly(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The entry by which the very card of this line, told by rank and suit, came to lie before its player; else 0."""
    entries = read_there(read_at, table)
    if len(entries) != 1 or not lies_in_sight(table, entries[0], lately.book):
        return 0
    return next((number for number in reversed(lately.counting) if lately.log[number] == entries[0]), 0)


def said_otherwise(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The last play, if this is one of the same player at the same with the one card of that rank and suit; else 0.

    As what it is played, or who is taken to give it, may be told in other words.
    """
    entries = read_there(read_at, table)
    number = next((each for each in lately.numbers(1) if isinstance(lately.log[each], Played)), 0)
    played, said = lately.log[number], entries[0] if entries else None
    if not isinstance(played, Played) or not isinstance(said, Played) or (said.by, said.at) != (played.by, played.at):
        return 0
    only = bool(played.card.face) and lately.book.possible(played.card) == 1
    return number if only and played.card in [getattr(each, "card", None) for each in entries] else 0


def said_of_the_fallen(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The entry that says already that this player is out, or whose his cards are, if nothing new is told; else 0."""
    entries = read_there(read_at, table)
    if len(entries) == 1 and isinstance(entries[0], Forfeited):
        return next((number for number in reversed(lately.counting) if lately.log[number] == entries[0]), 0)
    if len(entries) != 1 or not isinstance(entry := entries[0], Eliminated):
        return 0
    seat = table.seat(entry.by)
    if not (seat.out and seat.shown and entry.role in ("", seat.role)):
        return 0
    fell = ((number, lately.log[number]) for number in reversed(lately.counting))
    return next((number for number, each in fell if isinstance(each, Eliminated) and each.by == entry.by), 0)


def ended_already(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The end of the turn that is over, or of the one before that which goes on; else 0."""
    said, goes_on = read_there(read_at, table), table.turn.phase != "over"
    if len(said) != 1 or not isinstance(said[0], TurnEnded) or (said[0].by == table.turn.seat) is goes_on:
        return 0
    ends = (number for number in lately.numbers(1 + goes_on) if isinstance(lately.log[number], TurnEnded))
    number = next(ends, 0)
    return number if number and lately.log[number] == said[0] else 0


def discarded_already(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """What was discarded down to the limit in the turn that is over, if the line tells it once more; else 0.

    All of it may be told as one. Nothing where that turn ended over the limit: it may have been more.
    """
    entries, seat = read_there(read_at, table), table.turn.seat
    if table.turn.phase != "over" or len(entries) != 1 or judge(table, entries[0], lately.book).clean:
        return 0
    said, ended = entries[0], (number for number in lately.numbers(1) if isinstance(lately.log[number], TurnEnded))
    if not isinstance(said, Discarded) or said.by != seat or lately.ended_too_soon(next(ended, 0), seat):
        return 0
    run = [(number, lately.log[number]) for number in lately.numbers(1)]
    gone = [(n, each) for n, each in run if isinstance(each, Discarded) and (each.by, each.cause) == (seat, said.cause)]
    same = next((number for number, each in gone if each == said), 0)
    return same or (gone[-1][0] if gone and not said.seen and said.count == sum(each.count for _, each in gone) else 0)


def said_there(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The entry that says already, just before an entry, what this line puts in there; 0 if there is none."""
    first, *given = read_there(read_at, table) or (None,)
    if not isinstance(first, Inserted):
        return 0
    if isinstance(given[-1], Retracted):
        return told_just_before((first, *given), lately.log)
    earlier = [each for each in before(lately.log, first.entry) if not isinstance(each[1], Assumed)]
    just = earlier[-len(given) - LONGEST :]
    runs = (just[n : n + len(given)] for n in range(len(just), -1, -1))
    return next((run[0][0] for run in runs if run and [entry for _, entry in run] == given), 0)


def said_already(read_at: ReadAt, table: Table, lately: Lately, back: int = TURNS_BACK) -> int:
    """The entry that was assumed lately and is just what this line would have been in its place; 0 if there is none.

    A line that names nobody and is now of another player is none of these, nor one that was in place later on than what
    was assumed: the log lacks it there, or that was another occasion.
    """
    as_assumed, after = dict(_as_assumed(read_at, table, lately)), table
    for number in lately.numbers(back):
        entries, just = as_assumed.get(number, ()), lately.log[number:]
        if entries and (_says(entries, just[: len(entries)]) or _says(entries, just[:2])):
            return number
        found = lately.table_before(number)
        if number not in as_assumed and _went_past(read_at, found, just[0], after, lately.book):
            return 0
        after = found
    return 0


def said_better(read_at: ReadAt, table: Table, lately: Lately) -> Iterator[tuple[Entry, ...]]:
    """The corrections of what was assumed lately by a line that says more of it."""
    for number, entries in _as_assumed(read_at, table, lately):
        if len(entries) == 1 and says_more(entries[0], lately.log[number]):
            yield (Corrected(number, 1), *entries)
            if again := inserted_anew(number, entries[:1], lately.log):
                yield again


def said_in_this_play(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """What answers the card under way already, or lies there since this turn, if the line says that again; else 0.

    Nothing where it may have happened once more: where it is due, or would be if the others had answered.
    """
    now = read_there(read_at, table)
    if now and assumed(table, now[0], lately.book)[1].clean:
        return 0
    played = False
    for number in lately.numbers(1):
        each = lately.log[number]
        again = isinstance(each, (*ANSWERS, Flipped)) and not played and each.by not in asked_now(table)
        if again or (isinstance(each, Played) and asked_now(table) and _lies_now(now, (each,), lately.book)):
            entries = read_there(read_at, lately.table_before(number))
            if entries and lately.counting[number].clean and _says(entries, lately.log[number:][: len(entries)]):
                return number
        played = played or isinstance(each, Played)
    return 0


def met_already(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """What met something that was due since the last play of this turn, if the line says that again; else 0."""
    now = read_there(read_at, table)
    if now and assumed(table, now[0], lately.book)[1].clean:
        return 0
    for number in lately.numbers(1):
        each = lately.log[number]
        if isinstance(each, Played):
            return 0
        due = type(each) in lately.book.meets and by_whom((each,)) not in asked_now(table)
        if due and lately.counting[number].clean and read_there(read_at, lately.table_before(number)) == (each,):
            return number
    return 0


def drawn_already(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """Which cards drawn from a hand, in this turn or the one before, the line tells again; 0 if none.

    So may the draw that began this turn be told again, whatever was played since. Where he is to draw one more from a
    hand, once the card under way is over or he was hit by it, it tells that.
    """
    if _draws_once_more(whose(read_at, table), table, lately.book):
        return 0
    now, of_this_turn = read_there(read_at, table), frozenset(lately.numbers(1))
    for number in lately.numbers():
        each = lately.log[number]
        if not isinstance(each, Drew) or not lately.counting[number].clean:
            continue
        began_it = now == (each,) and each.cause == "turn" and number in of_this_turn
        if (each.of or began_it) and read_there(read_at, lately.table_before(number)) == (each,):
            return number
    return 0


def _draws_once_more(by: int, table: Table, book: Rulebook) -> bool:
    """Does a draw from a hand wait for the end of what is under way, or follow where he is hit who is asked?"""
    waiting = (owed for frame in table.frames for owed in frame.waiting)
    waits = any(owed.kind == "draw" and owed.other and owed.seat == by for owed in waiting)
    return waits or bool(hit_before_a_draw(table, by, book))


def _as_assumed(read_at: ReadAt, table: Table, lately: Lately) -> Iterator[tuple[int, tuple[Entry, ...]]]:
    by, assumed = whose(read_at, table), assumed_entries(lately.log)
    asked = {owed.seat for owed in table.owed() if owed.kind == "answer"}
    older, log, book = False, lately.log, lately.book
    ends = any(isinstance(each, TurnEnded) for each in read_there(read_at, table))
    for number in lately.numbers():
        was = getattr(lately.log[number], "by", 0)
        older = older or isinstance(lately.log[number], Played)
        answers = older and was in asked and any(kind == "answer" for kind, _ in book.meets.get(type(log[number]), ()))
        ended = older and ends and isinstance(log[number], Passed)
        ended = ended or (table.turn.phase == "over" and isinstance(log[number], TurnBegan))
        if number in assumed and by in (0, was) and not answers and not ended:
            yield number, read_there(read_at, lately.table_before(number))


def _says(entries: tuple[Entry, ...], run: Sequence[Entry]) -> bool:
    """Is it just this: or of cards of which some were put back, how many were drawn or kept?"""
    if len(entries) == 1 and len(run) == 2 and isinstance(drew := run[0], Drew) and isinstance(back := run[1], PutBack):
        return entries[0] in (drew, replace(drew, count=drew.count - back.count)) and drew.by == back.by
    return entries == tuple(run)


def _typed_again(entries: tuple[Entry, ...], table: Table, lately: Lately) -> int:
    """The last entry, where this is it once more: a turn that begins or ends, or a play that asks for answers still."""
    number = len(lately.log) - len(entries)
    if not entries or number not in lately.counting or entries != tuple(lately.log[number:]):
        return 0
    said = entries[0]
    if isinstance(said, BEGIN_AND_END):
        return number
    if not isinstance(said, Played) or table.top.card != kind_of(said):
        return 0
    return number if said.at and asked_now(table) == set(said.at) else 0


def _lies_now(entries: tuple[Entry, ...], run: Sequence[Entry], book: Rulebook) -> bool:
    """Is it the very play after which its card lies there?"""
    if entries != tuple(run) or not isinstance(played := run[0], Played):
        return False
    facts = book.cards.get(played.card.kind)
    return facts is not None and facts.stays


def _is_under_way(entries: tuple[Entry, ...], last: Entry, table: Table) -> bool:
    """Is it the very card, at nobody, of which not all that follows has been done? Who is shot at may be again."""
    return entries == (last,) and isinstance(last, Played) and not last.at and table.top.card == kind_of(last)


def _follows(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> bool:
    """Does it fit: where a line that is lacking might explain it, only if it meets what is due?"""
    if not entries or not judge(table, entries[0], book).clean:
        return False
    return not table.turn.uncertain or place(table, entries[0], book) is not None


def _went_past(read_at: ReadAt, found: Table, entry: Entry, after: Table, book: Rulebook) -> bool:
    """Is the line something that was due at a table, and went on to be due no more with an entry that is none of it?

    Where nothing but what the entry met is due no more it cannot be, whatever the line says: it is not even read there.
    """
    done, gone = place(found, entry, book), due_no_more(found, after)
    if not gone or (done is not None and gone == [done.owed]):
        return False
    entries = read_there(read_at, found)
    if not entries or not meets(entries[0], found, book) or (met := place(found, entries[0], book)) is None:
        return False
    return place(after, entries[0], book) is None and done != met
