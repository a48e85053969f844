"""What is typed late: in go a line and the log, out comes where it belongs.

One that settles what was lacking in this turn or the one before is put in there, or was in order there last while it
is not now.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import hit_before_a_draw
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.entries import (
    Declined,
    Discarded,
    Drew,
    Entry,
    Flipped,
    Inserted,
    LifeLost,
    Picked,
    Played,
    TurnBegan,
    TurnEnded,
)
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import replay
from referee.core.play.owing import is_due, place
from referee.desk.hearing.asked.laid_late import is_laid
from referee.desk.hearing.lacking import doubts_a_card, lacks, lacks_answer
from referee.desk.hearing.lately import (
    ANSWERS,
    BEGIN_AND_END,
    TURNS_BACK,
    Lately,
    assumed_entries,
    by_whom,
    meets,
    read_there,
    whose,
)
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt, filled_between
from referee.errors import BadLine
from referee.log.replaying import judged
from referee.notation import TWO_ENDS, line_of


def forgotten(read_at: ReadAt, table: Table, lately: Lately) -> Iterator[tuple[int, tuple[Entry, ...]]]:
    """Where the line might have been forgotten: the entries that lacked something, and what goes in before them."""
    by, recent = whose(read_at, table), frozenset(lately.numbers())
    said = read_there(read_at, table)
    due = bool(said) and place(table, said[0], lately.book) is not None
    for number in lately.numbers(TURNS_BACK + 1):
        verdict = lately.counting[number]
        lacking = number in recent and lacks(verdict, lately.book) > 0
        doubted = doubts_a_card(verdict, lately.book)
        before_another = isinstance(lately.log[number], Flipped) and bool(verdict.reasons)
        if not (lacking or doubted or before_another or lately.ended_too_soon(number, by)):
            continue
        found = lately.table_before(number)
        there = _picked_there(read_at, found, lately.book) or _drawn_there(read_at, by, found, lately.book)
        entries = _up_to(lately.log[number], there or read_there(read_at, found))
        if not entries or by not in (0, by_whom(entries)):
            continue
        explains = (lacking or doubted) and not due and _explains(entries, found, lacking, lately.book)
        if explains or meets(entries[0], found, lately.book):
            yield number, (Inserted(number, len(entries)), *entries)


def _picked_there(read_at: ReadAt, found: Table, book: Rulebook) -> tuple[Entry, ...]:
    """The cards of a store that the line says are taken, where it still had to be turned up; else nothing."""
    if not any(owed.kind == "turnup" for owed in found.owed()):
        return ()
    entries = read_there(read_at, replay(forced_run(found, book), book, found))
    return entries if entries and all(isinstance(each, Picked) for each in entries) else ()


def _drawn_there(read_at: ReadAt, by: int, found: Table, book: Rulebook) -> tuple[Entry, ...]:
    """The cards that the line says are drawn for a hit, where nobody wrote that he was hit; else nothing."""
    hit = hit_before_a_draw(found, by, book)
    entries = read_there(read_at, replay(hit, book, found)) if hit else ()
    return entries if entries and all(isinstance(each, Drew) for each in entries) else ()


def _up_to(lacking: Entry, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """What the line says without its last entry, if that is the one that stands there, and lacks the others."""
    if len(entries) < 2 or type(entries[-1]) is not type(lacking) or by_whom(entries[-1:]) != by_whom((lacking,)):
        return entries
    return entries[:-1]


def which_end(entry: Entry, read_at: ReadAt, lately: Lately) -> None:
    """Cards given for a life point now might be those that lacked when the turn of their player ended: it is asked.

    Raises `BadLine` `for_life_or_limit`, as the line did there.
    """
    if not isinstance(entry, Discarded) or entry.cause == "limit":
        return
    for number in lately.numbers():
        if not lately.ended_too_soon(number, entry.by):
            continue
        try:
            read_at(lately.table_before(number))
        except BadLine as error:
            if error.key == TWO_ENDS:
                raise


def which_hit(entry: Entry, line: TypedLine, read_at: ReadAt, lately: Lately) -> None:
    """A hit that is due now might be the one that an earlier attack lacks, which nobody answered: it is asked.

    Raises `BadLine` `which_hit`.
    """
    if not isinstance(entry, LifeLost) or line.says_nothing:
        return
    for number in lately.numbers():
        if not lacks_answer(lately.counting[number], entry.by):
            continue
        there = read_there(read_at, lately.table_before(number))
        if there[:1] == (Declined(entry.by),):
            choices = (line.before(number), line_of(entry, lately.book))
            raise BadLine("which_hit", word=line.shown, choices=choices)


def in_order_before(read_at: ReadAt, table: Table, lately: Lately) -> tuple[int, tuple[Entry, ...]] | None:
    """Before which entry the line was in order last: where it was due, or where a turn closed that is its player's.

    Whoever plays a card while another's turn goes on plays out of turn: that is for the judge, unless his own was only
    assumed to be over, and in the next one nothing has been done. Where nothing was due and no turn closed the line is
    not even read, and what answers what is asked now is of now.
    """
    said = read_there(read_at, table)
    if said and _answers_now(said[0], table, lately.book):
        return None
    for number in lately.numbers() if table.mode == "full" else ():
        found = lately.table_before(number)
        entries = read_there(read_at, found) if is_due(found) or _is_an_end(lately.log[number]) else ()
        by = by_whom(said) if said or not _draws_from_a_hand(entries) else by_whom(entries)
        on_turn = by == table.turn.seat and table.turn.phase != "over"
        if (
            not entries
            or (by != by_whom(entries) if by else not _drawn_for_the_same(entries, found, table))
            or isinstance(entries[0], BEGIN_AND_END)
            or (isinstance(entries[0], Played) and table.turn.phase != "over" and not _may_not_be_over(number, lately))
            or not _belongs_there(entries, found, lately.book)
        ):
            continue
        closing = not on_turn and _closes(lately.log[number], found, by)
        met = place(found, entries[0], lately.book)
        if closing or (met is not None and not _is_answered(entries[0], lately.log[number])):
            return number, entries
    return None


def _belongs_there(entries: tuple[Entry, ...], found: Table, book: Rulebook) -> bool:
    """Is it in order there, and all of it, where it goes on with a play or with the end of a turn?"""
    if not any(isinstance(each, (Played, *BEGIN_AND_END)) for each in entries[1:]):
        return judge(found, entries[0], book).clean
    whole, _ = judged(enumerate(filled_between(entries, found, book)), book, found)
    return all(each.verdict.clean for each in whole)


def _answers_now(entry: Entry, table: Table, book: Rulebook) -> bool:
    """Is it an answer that is asked of its player now, against which nothing speaks?"""
    met = place(table, entry, book) if isinstance(entry, ANSWERS) else None
    return met is not None and met.frame == len(table.frames) - 1 and judge(table, entry, book).clean


def _drawn_for_the_same(entries: tuple[Entry, ...], found: Table, table: Table) -> bool:
    """Is it a draw! against the card that is under way still, of somebody who has answered that already?"""
    same = (found.top.card, found.top.author) == (table.top.card, table.top.author) and len(table.frames) > 1
    return same and isinstance(entries[0], Flipped)


def _draws_from_a_hand(entries: tuple[Entry, ...]) -> bool:
    """Is it a card drawn from somebody's hand, which a line may say that means nothing any more?"""
    return bool(entries) and isinstance(entries[0], Drew) and bool(entries[0].of)


def _may_not_be_over(number: int, lately: Lately) -> bool:
    """Was it only assumed that the turn ended here, and of the next one is nothing written but that it began?"""
    if not isinstance(lately.log[number], TurnEnded) or number not in assumed_entries(lately.log):
        return False
    since = takewhile(lambda each: each != number, lately.numbers())
    return all(isinstance(lately.log[each], TurnBegan) for each in since)


def wrong_before(read_at: ReadAt, table: Table, lately: Lately) -> tuple[int, tuple[Entry, ...]] | None:
    """Before the end of which turn the line was not in order either, and yet his turn it was: it is judged in that.

    As in `in_order_before` a card that is played while another's turn goes on is played out of turn.
    """
    by, turn = whose(read_at, table), table.turn
    if not by or table.mode != "full" or (by == turn.seat and turn.phase != "over"):
        return None
    for number in lately.numbers():
        found = lately.table_before(number)
        entries = read_there(read_at, found)
        if by == by_whom(entries) and _ends(entries[0], turn.phase) and _closes(lately.log[number], found, by):
            return number, entries
    return None


def last_not_wrong(read_at: ReadAt, number: int, lately: Lately) -> int:
    """The last entry of the same turn, up to this one, before which the line was no offence; this one if none is."""
    seat = lately.table_before(number).turn.seat
    for each in (earlier for earlier in lately.numbers() if earlier <= number):
        found = lately.table_before(each)
        entries = read_there(read_at, found) if found.turn.seat == seat else ()
        if entries and judge(found, entries[0], lately.book).level < Level.ILLEGAL:
            return each
    return number


def _ends(entry: Entry, phase: str) -> bool:
    """Is it done at the end of a turn, or a card played while no other's has begun?"""
    if isinstance(entry, Played):
        return phase == "over"
    return isinstance(entry, TurnEnded) or (isinstance(entry, Discarded) and entry.cause == "limit")


def _explains(entries: tuple[Entry, ...], table: Table, lacking: bool, book: Rulebook) -> bool:
    """Is it a play against which nothing speaks here, and may it be the one that is lacking, or clear a doubt?

    What is told to be lacking follows from a play at somebody, from a card that stays, or from one that saves a life.
    """
    played = entries[0]
    if not isinstance(played, Played) or not judge(table, played, book).clean:
        return False
    return bool(played.at) or is_laid(entries, table, book) or table.seat(played.by).falling or not lacking


def _is_answered(entry: Entry, there: Entry) -> bool:
    """Is it one player's answer where another of his stands? He was asked once, and the log has what he gave."""
    return isinstance(entry, ANSWERS) and isinstance(there, ANSWERS) and entry.by == there.by


def _closes(entry: Entry, found: Table, by: int) -> bool:
    """Does his turn come to its end with this?"""
    return found.turn.seat == by and found.turn.phase != "over" and _is_an_end(entry)


def _is_an_end(entry: Entry) -> bool:
    """Does a turn begin or end with it, or are cards given up at its end?"""
    return isinstance(entry, BEGIN_AND_END) or (isinstance(entry, Discarded) and entry.cause == "limit")
