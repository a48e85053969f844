"""What is typed late or twice: in go a line and the log, out comes where it belongs.

A line that says nothing new is not logged again; while an answer is due it is of the card under way. One that settles
what was lacking in this turn or the one before is put in there, or was in order there last while it is not now; one
that says more of what was assumed stands in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import asdict, replace

from referee.core.book.rulebook import Rulebook, kind_of
from referee.core.judging.assumed import assumed
from referee.core.judging.doubts import lies_in_sight
from referee.core.judging.judge import judge
from referee.core.nouns.entries import (
    Answered,
    Assumed,
    Corrected,
    Declined,
    Discarded,
    Drew,
    Eliminated,
    Entry,
    Inserted,
    Played,
    PutBack,
    TurnBegan,
    TurnEnded,
)
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import PASSED_OVER, Verdict
from referee.core.nouns.vocabulary import Card
from referee.core.play.owing import place
from referee.core.play.unwritten import FALL
from referee.desk.understanding import ReadAt
from referee.errors import RefereeError
from referee.log.history import before

TURNS_BACK = 2
"""Somebody who types late is no more than a turn behind; who lays down what was too much, two."""
LONGEST = 3
"""Entries of one line, at most: a hit, the life point that it costs."""
ANSWERS = (Answered, Declined)
BEGIN_AND_END = (TurnBegan, TurnEnded)
"""What is doubted where it is said twice."""


class Lately(Struct, frozen=True):
    """What was logged, which of it counts with which verdict, and the tables it found."""

    log: Sequence[Entry]
    counting: dict[int, Verdict]
    table_before: Callable[[int], Table]
    book: Rulebook

    def numbers(self, back: int = TURNS_BACK) -> Iterator[int]:
        """What counts of this turn and those before, so many in all, the last first."""
        turns = 0
        for number in range(len(self.log) - 1, 0, -1):
            if turns == back:
                return
            if number in self.counting:
                yield number
                turns += isinstance(self.log[number], TurnBegan)

    def ended_too_soon(self, number: int, by: int) -> bool:
        """Did this player end a turn here in which something was still to be done?"""
        entry, verdict = self.log[number], self.counting.get(number)
        return isinstance(entry, TurnEnded) and entry.by == by and verdict is not None and not verdict.clean


def said_just_now(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The last entry, if that followed from others, and the line says it again where it does not any more; else 0."""
    if _follows(_read(read_at, table), table, lately.book):
        return 0
    if number := _typed_again(_read(read_at, table), table, lately):
        return number
    for number in range(len(lately.log) - 1, max(0, len(lately.log) - 1 - LONGEST), -1):
        last, verdict = lately.log[number], lately.counting.get(number)
        if verdict is None or not verdict.clean:
            return 0
        if type(last) not in lately.book.meets:
            entries = _read(read_at, table)
            again = _lies_now(entries, lately.log[number:], lately.book) or _is_under_way(entries, last, table)
            return number if again else 0
        if isinstance(last, BEGIN_AND_END):
            return 0
        if _says(_read(read_at, lately.table_before(number)), lately.log[number:]):
            return number
    return 0


def said_visibly(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The entry by which the very card of this line, told by rank and suit, came to lie before its player; else 0."""
    entries = _read(read_at, table)
    if len(entries) != 1 or not lies_in_sight(table, entries[0], lately.book):
        return 0
    return next((number for number in reversed(lately.counting) if lately.log[number] == entries[0]), 0)


def said_otherwise(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The last play, if this is one of the same player at the same with the one card of that rank and suit; else 0.

    As what it is played, or who is taken to give it, may be told in other words.
    """
    entries = _read(read_at, table)
    number = next((each for each in lately.numbers(1) if isinstance(lately.log[each], Played)), 0)
    played, said = lately.log[number], entries[0] if entries else None
    if not isinstance(played, Played) or not isinstance(said, Played) or (said.by, said.at) != (played.by, played.at):
        return 0
    only = bool(played.card.face) and lately.book.possible(played.card) == 1
    return number if only and played.card in [getattr(each, "card", None) for each in entries] else 0


def said_of_the_fallen(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The entry that says already that this player is out, if the line tells nothing new of it; else 0."""
    entries = _read(read_at, table)
    if len(entries) != 1 or not isinstance(entry := entries[0], Eliminated):
        return 0
    seat = table.seat(entry.by)
    if not (seat.out and seat.shown and entry.role in ("", seat.role)):
        return 0
    fell = ((number, lately.log[number]) for number in reversed(lately.counting))
    return next((number for number, each in fell if isinstance(each, Eliminated) and each.by == entry.by), 0)


def ended_already(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The end of the turn, if all that was logged since puts something right that came before it; else 0."""
    entries, last = _read(read_at, table), next(reversed(lately.counting), 0)
    amended = last < len(lately.log) - 1 and isinstance(lately.log[last], TurnEnded)
    return last if amended and entries == (lately.log[last],) else 0


def said_there(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The entry that says already, just before an entry, what this line puts in there; 0 if there is none."""
    first, *given = _read(read_at, table) or (None,)
    if not isinstance(first, Inserted):
        return 0
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
        if len(entries) == 1 and _says_more(entries[0], lately.log[number]):
            yield (Corrected(number, 1), *entries)


def said_in_this_play(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """What answers the card under way already, or lies there since this turn, if the line says that again; else 0.

    Nothing where it may have happened once more: where it is due, or would be if the others had answered.
    """
    now = _read(read_at, table)
    if now and assumed(table, now[0], lately.book)[1].clean:
        return 0
    played = False
    for number in lately.numbers(1):
        each = lately.log[number]
        again = isinstance(each, ANSWERS) and not played and each.by not in _asked(table)
        if again or (isinstance(each, Played) and _asked(table) and _lies_now(now, (each,), lately.book)):
            entries = _read(read_at, lately.table_before(number))
            if entries and lately.counting[number].clean and _says(entries, lately.log[number:][: len(entries)]):
                return number
        played = played or isinstance(each, Played)
    return 0


def drawn_already(read_at: ReadAt, lately: Lately) -> int:
    """Which cards drawn from a hand, in this turn or the one before, the line tells again; 0 if none."""
    for number in lately.numbers():
        each = lately.log[number]
        from_a_hand = isinstance(each, Drew) and each.of and lately.counting[number].clean
        if from_a_hand and _read(read_at, lately.table_before(number)) == (each,):
            return number
    return 0


def forgotten(read_at: ReadAt, table: Table, lately: Lately) -> Iterator[tuple[int, tuple[Entry, ...]]]:
    """Where the line might have been forgotten: the entries that lacked something, and what goes in before them."""
    by, recent = _whose(read_at, table), frozenset(lately.numbers())
    said = _read(read_at, table)
    due = bool(said) and place(table, said[0], lately.book) is not None
    for number in lately.numbers(TURNS_BACK + 1):
        lacking = number in recent and lacks(lately.counting[number], lately.book)
        if not lacking and not lately.ended_too_soon(number, by):
            continue
        found = lately.table_before(number)
        entries = _up_to(lately.log[number], _read(read_at, found))
        if not entries or by not in (0, _by(entries)):
            continue
        played = (
            lacking and not due and (_is_played(entries, found, lately.book) or _is_laid(entries, found, lately.book))
        )
        if played or _meets(entries[0], found, lately.book):
            yield number, (Inserted(number, len(entries)), *entries)


def _up_to(lacking: Entry, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """What the line says without its last entry, if that is the one that stands there, and lacks the others."""
    if len(entries) < 2 or type(entries[-1]) is not type(lacking) or _by(entries[-1:]) != _by((lacking,)):
        return entries
    return entries[:-1]


def in_order_before(read_at: ReadAt, table: Table, lately: Lately) -> tuple[int, tuple[Entry, ...]] | None:
    """Before which entry the line was in order last: where it was due, or where a turn closed that is its player's.

    Whoever plays a card while another's turn goes on plays out of turn: that is for the judge.
    """
    by = _whose(read_at, table)
    on_turn = by == table.turn.seat and table.turn.phase != "over"
    for number in lately.numbers() if by and table.mode == "full" else ():
        found = lately.table_before(number)
        entries = _read(read_at, found)
        if (
            by != _by(entries)
            or isinstance(entries[0], BEGIN_AND_END)
            or (isinstance(entries[0], Played) and table.turn.phase != "over")
            or not judge(found, entries[0], lately.book).clean
        ):
            continue
        closing = not on_turn and _closes(lately.log[number], found, by)
        met = place(found, entries[0], lately.book)
        if closing or (met is not None and not _is_answered(entries[0], lately.log[number])):
            return number, entries
    return None


def wrong_before(read_at: ReadAt, table: Table, lately: Lately) -> tuple[int, tuple[Entry, ...]] | None:
    """Before the end of which turn the line was not in order either, and yet his turn it was: it is judged in that.

    As in `in_order_before` a card that is played while another's turn goes on is played out of turn.
    """
    by, turn = _whose(read_at, table), table.turn
    if not by or table.mode != "full" or (by == turn.seat and turn.phase != "over"):
        return None
    for number in lately.numbers():
        found = lately.table_before(number)
        entries = _read(read_at, found)
        if by == _by(entries) and _ends(entries[0], turn.phase) and _closes(lately.log[number], found, by):
            return number, entries
    return None


def _ends(entry: Entry, phase: str) -> bool:
    """Is it done at the end of a turn, or a card played while no other's has begun?"""
    if isinstance(entry, Played):
        return phase == "over"
    return isinstance(entry, TurnEnded) or (isinstance(entry, Discarded) and entry.cause == "limit")


def lacks(verdict: Verdict, book: Rulebook) -> int:
    """How much the log is told to lack there."""
    told = (doubt.args.get("kinds") for doubt in verdict.doubts if doubt.key in book.lacking)
    return sum(len(kinds) if isinstance(kinds, tuple) else 1 for kinds in told)


def falls(verdict: Verdict, seat: int) -> bool:
    """Is the log told to lack there that this player was eliminated?"""
    return _passes_over(verdict, FALL, seat)


def lacks_answer(verdict: Verdict, seat: int) -> bool:
    """Is the log told to lack there what this player answered?"""
    return _passes_over(verdict, "answer", seat)


def _passes_over(verdict: Verdict, kind: str, seat: int) -> bool:
    told = (doubt.args for doubt in verdict.doubts if doubt.key == PASSED_OVER)
    return any((kind, seat) in zip(args["kinds"], args["seats"], strict=True) for args in told)  # type: ignore[arg-type]


def lacks_of(verdict: Verdict, seat: int, book: Rulebook) -> bool:
    """Is the log told to lack something of this player there?"""
    return any(doubt.key in book.lacking and doubt.args.get("by") == seat for doubt in verdict.doubts)


def discards_before(worse: Mapping[int, Verdict], log: Sequence[Entry]) -> tuple[Entry, ...]:
    """What was given up before turns that were assumed to end, where the hand limit alone speaks against that now."""
    assumed, run = _assumed(log), tuple[Entry, ...]()
    for number, verdict in worse.items():
        ended, over = log[number], kept_above(verdict)
        if number not in assumed or not isinstance(ended, TurnEnded) or not over:
            return ()
        run += (Inserted(number, 2), Assumed(1), Discarded(ended.by, over, "limit"))
    return run


def kept_above(verdict: Verdict) -> int:
    """How many cards above the hand limit a turn ended with, by what there is to say of its end."""
    told = (each.args for each in (*verdict.reasons, *verdict.doubts) if {"held", "limit"} <= each.args.keys())
    return next((int(str(args["held"])) - int(str(args["limit"])) for args in told), 0)


def _as_assumed(read_at: ReadAt, table: Table, lately: Lately) -> Iterator[tuple[int, tuple[Entry, ...]]]:
    by, assumed = _whose(read_at, table), _assumed(lately.log)
    asked = {owed.seat for owed in table.owed() if owed.kind == "answer"}
    older, log, book = False, lately.log, lately.book
    for number in lately.numbers():
        was = getattr(lately.log[number], "by", 0)
        older = older or isinstance(lately.log[number], Played)
        answers = older and was in asked and any(kind == "answer" for kind, _ in book.meets.get(type(log[number]), ()))
        if number in assumed and by in (0, was) and not answers:
            yield number, _read(read_at, lately.table_before(number))


def _assumed(log: Sequence[Entry]) -> Container[int]:
    return {n + k for n, each in enumerate(log) if isinstance(each, Assumed) for k in range(1, each.count + 1)}


def _read(read_at: ReadAt, table: Table) -> tuple[Entry, ...]:
    """What the line means at a table; nothing if it means nothing there."""
    try:
        return read_at(table).entries
    except RefereeError:
        return ()


def _whose(read_at: ReadAt, table: Table) -> int:
    """Of whom the line speaks at this table, if it means anything there."""
    return _by(_read(read_at, table))


def _by(entries: tuple[Entry, ...]) -> int:
    return getattr(entries[0], "by", 0) if entries else 0


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
    return number if said.at and _asked(table) == set(said.at) else 0


def _asked(table: Table) -> set[int]:
    """Who is still to answer; nobody where nothing is owed."""
    return {owed.seat for owed in table.top.owed if owed.kind == "answer"}


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


def _meets(entry: Entry, table: Table, book: Rulebook) -> bool:
    """Does this follow from what was played, and nothing speaks against it here, once what it takes for granted was?"""
    return type(entry) in book.meets and assumed(table, entry, book)[1].clean


def _went_past(read_at: ReadAt, found: Table, entry: Entry, after: Table, book: Rulebook) -> bool:
    """Is the line something that was due at a table, and went on to be due no more with an entry that is none of it?"""
    entries = _read(read_at, found)
    if not entries or not _meets(entries[0], found, book) or (met := place(found, entries[0], book)) is None:
        return False
    return place(after, entries[0], book) is None and place(found, entry, book) != met


def _is_played(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> bool:
    """Is it a play at somebody against which nothing speaks here?"""
    return isinstance(entries[0], Played) and bool(entries[0].at) and judge(table, entries[0], book).clean


def _is_laid(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> bool:
    """Is it a card that stays before its player, against which nothing speaks here?"""
    facts = book.cards.get(kind_of(entries[0])) if isinstance(entries[0], Played) else None
    return facts is not None and facts.stays and judge(table, entries[0], book).clean


def _is_answered(entry: Entry, there: Entry) -> bool:
    """Is it one player's answer where another of his stands? He was asked once, and the log has what he gave."""
    return isinstance(entry, ANSWERS) and isinstance(there, ANSWERS) and entry.by == there.by


def _closes(entry: Entry, found: Table, by: int) -> bool:
    """Does his turn come to its end with this?"""
    his = found.turn.seat == by and found.turn.phase != "over"
    return his and (isinstance(entry, BEGIN_AND_END) or (isinstance(entry, Discarded) and entry.cause == "limit"))


def _says_more(entry: Entry, assumed: Entry) -> bool:
    """Is it the same but for what was left open?"""
    if type(entry) is not type(assumed) or entry == assumed:
        return False
    said, was = asdict(entry), asdict(assumed)
    return all(said[name] == was[name] or was[name] in ((), Card(), "") for name in said)
