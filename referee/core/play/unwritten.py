"""What happened though nobody wrote it: in go a table and an entry that follows from it, out comes what comes first.

A log may lack what left nobody a choice: a life point lost, cards drawn for a Stagecoach, the next turn begun. Where
play goes on past it, or an entry makes sense only after it, it has happened. The judge tells once that it is lacking;
the table goes on as if it stood there, so that nothing else is wrong because of it. What hangs on a role that only the
referee may know (a reward, a fall) is never taken for granted: everybody would see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from referee.core.book.questions import MAY_HAVE_ROLE, MAY_PASS_BY, NEXT_SEAT, RESCUES, TAKES_TURNS
from referee.core.book.rulebook import Rulebook, Situation, kind_of
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import NOBODY
from referee.core.play.owing import OwedPlace, Ready, place, standing
from referee.core.play.perhaps import either_way
from referee.core.play.witnesses import as_all_see, role_of_all

Happening = tuple[Owed, e.Entry]
Apply = Callable[[Table, e.Entry, Rulebook], Table]
"""Gives the table after an entry."""
TURN = "turn"
FALL = "fall"
PLAYED_OUT = ("play", "discard", "over")
"""The phases of a turn in which its player may have ended it."""
LONGEST = 60
"""More happenings in a row than any game has."""


def caught_up(at: Ready, entry: e.Entry, book: Rulebook, apply: Apply) -> Ready:
    """The same after all that play goes on past with this entry."""
    if isinstance(entry, e.Won):  # whether that is so may hang on roles that the referee alone knows
        return at
    while at.passed:
        due = (each for each in _happenings(at.table, book) if each[0] in at.passed and each[0].kind != TURN)
        first = next(due, None)
        if first is None:
            break
        table = either_way(at.table, apply(at.table, first[1], book))
        at = standing(table, entry, place(table, entry, book), book, at.lacks)
    return at


def unwritten(table: Table, entry: e.Entry, book: Rulebook, apply: Apply) -> Ready:
    """Where the entry meets nothing: what has to have happened if it does after that only, and the table then.

    That the deck ran out says nothing of the kind: how many cards it holds is counted, and the count may be wrong. Nor
    does that somebody won: whether he has may hang on roles that the referee alone knows.
    """
    as_it_is = standing(table, entry, None, book)
    if type(entry) is e.Played and (rescued := _rescued(table, entry, book, apply)) is not None:
        return rescued
    if type(entry) is e.Eliminated and (hit := _hit(table, entry, book, apply)) is not None:
        return hit
    if table.mode == "light" or type(entry) not in book.meets or type(entry) in _TELLS_NOTHING:
        return as_it_is
    if not _owed(table) and type(entry) not in _OPENS_A_TURN:
        return as_it_is
    if (fallen := _fallen(table, entry, book, apply)) is not None:
        return fallen
    then, gone = _dead_before(table, entry, book, apply)
    if isinstance(entry, e.TurnBegan) and then is not table:
        return standing(then, entry, place(then, entry, book), book, tuple(gone))
    for began in _turns_before(then, entry, book):
        gone.append(began)
        then = apply(then, e.TurnBegan(began.seat), book)
    if gone and (met := place(then, entry, book)) is not None:
        return standing(then, entry, met, book, tuple(gone))
    while len(gone) < LONGEST and (first := next(_happenings(then, book), None)) is not None:
        gone.append(first[0])
        then = apply(then, first[1], book)
        if (met := place(then, entry, book)) is not None:
            happened = _has_happened(gone, then, entry, met, book)
            return standing(then, entry, met, book, tuple(gone)) if happened else as_it_is
    return as_it_is


_OPENS_A_TURN = frozenset({e.TurnBegan, e.Drew})
_TELLS_NOTHING = frozenset({e.DeckTurned, e.Won})


def answered_over(table: Table, met: OwedPlace, book: Rulebook) -> tuple[Owed, ...]:
    """The answers alone for which this waits, where somebody who is asked after them has answered; else nothing."""
    top = table.frames[-1]
    if met.frame != len(table.frames) - 1 or not top.author or not Situation(table, book).is_a(top.card, "others"):
        return ()
    pressing = tuple(owed for owed in top.owed if owed.presses)
    last = next((seat for seat in reversed(table.clockwise(top.author)) if seat != top.author), NOBODY)
    skipped = all(owed.kind == "answer" and owed.seat != last for owed in pressing)
    return pressing if skipped else ()


def _rescued(table: Table, entry: e.Played, book: Rulebook, apply: Apply) -> Ready | None:
    """Where somebody saves himself out of his turn who was hit on his last life point: he has lost it."""
    if entry.by == table.turn.seat or len(table.frames) == 1:
        return None
    now, life = Situation(table, book), table.seat(entry.by).life
    hits = (owed for owed in table.frames[-1].owed if owed.kind == "lose" and owed.seat == entry.by and owed.must)
    hit = next((owed for owed in hits if life is not None and 0 < life <= owed.count), None)
    if hit is None or kind_of(entry) not in now.ask(RESCUES, entry.by):
        return None
    lost = book.kinds[hit.kind].forced(now, hit)
    return None if lost is None else standing(apply(table, lost, book), entry, None, book, (hit,))


def _hit(table: Table, entry: e.Eliminated, book: Rulebook, apply: Apply) -> Ready | None:
    """Where somebody falls who is still to answer what takes his last life point: he has given nothing."""
    asked = (owed for owed in table.frames[-1].owed if owed.kind == "answer" and owed.seat == entry.by)
    if (owed := next(asked, None)) is None:
        return None
    at = unwritten(apply(table, e.Declined(entry.by), book), entry, book, apply)
    return replace(at, lacks=(owed, *at.lacks)) if at.met is not None else None


def _fallen(table: Table, entry: e.Entry, book: Rulebook, apply: Apply) -> Ready | None:
    """Where the entry makes sense only after an elimination, whatever all see that the role may be; it shows none.

    What hangs on the role is judged by the one that the referee noted; where he noted none, the entry tells it was due.
    """
    now = Situation(table, book)
    seen = as_all_see(now)
    for fall in _due_falls(table):
        out = e.Eliminated(fall.seat, role_of_all(now, now.seat(fall.seat)), fall.other, fall.cause)
        roles = (out.role,) if out.role else seen.ask(MAY_HAVE_ROLE, fall.seat)
        told = isinstance(entry, e.Forfeited) and entry.by == fall.seat
        if told or any(place(apply(seen.table, replace(out, role=role), book), entry, book) for role in roles):
            then = apply(table, out, book)
            return standing(then, entry, _told(place(then, entry, book), book), book, (fall,))
    return None


def _told(met: OwedPlace | None, book: Rulebook) -> OwedPlace | None:
    """What an entry meets that hung on a role which nobody saw: it tells that it was due."""
    if met is None or met.owed.cause not in book.by_role:
        return met
    return replace(met, owed=replace(met.owed, tried=()))


def _due_falls(table: Table) -> Iterator[Owed]:
    return (fall for fall in _owed(table) if fall.kind == FALL and fall.must)


def falls(table: Table, book: Rulebook) -> Iterator[tuple[Owed, e.Eliminated]]:
    """Who has to be eliminated now, with the role that was noted; else with each that it may be."""
    now = Situation(table, book)
    for fall in _due_falls(table):
        roles = (table.seat(fall.seat).role,) if table.seat(fall.seat).role else now.ask(MAY_HAVE_ROLE, fall.seat)
        yield from ((fall, e.Eliminated(fall.seat, role, fall.other, fall.cause)) for role in roles)


def _dead_before(table: Table, entry: e.Entry, book: Rulebook, apply: Apply) -> tuple[Table, list[Owed]]:
    """Over whom a turn goes that comes to somebody behind him, he was eliminated; what he was, nobody wrote."""
    gone: list[Owed] = []
    begins = isinstance(entry, e.TurnBegan) or (isinstance(entry, e.Drew) and entry.cause == TURN)
    by: int = getattr(entry, "by", NOBODY)
    if not begins or not comes_next(Situation(table, book), by):
        return table, gone
    for seat in _falling_up_to(Situation(table, book), by):
        gone += _falls_of(seat, table.triggers)
        fall = next(_falls_of(seat, (*table.triggers, *table.waived)), Owed(FALL, seat))
        table = apply(table, e.Eliminated(seat, "", fall.other, fall.cause), book)
        for owed in (each for each in _owed(table) if each.kind == "forfeit" and each.seat == seat):
            if (forced := book.kinds[owed.kind].forced(Situation(table, book), owed)) is not None:
                table = apply(table, forced, book)
    return table, gone


def _falls_of(seat: int, row: tuple[Owed, ...]) -> Iterator[Owed]:
    return (owed for owed in row if owed.kind == FALL and owed.seat == seat)


def _falling_up_to(now: Situation, by: int) -> Iterator[int]:
    """Those without a life point between whose turn it is and this player."""
    for seat in now.table.round(now.table.turn.seat)[1:]:
        if seat == by:
            return
        if now.seat(seat).falling:
            yield seat


def _turns_before(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[Owed]:
    """The turns that must have begun where somebody draws for his, and in the one before nothing is due any more.

    A turn whose end nobody wrote is over where the next player draws; after one that is over others may be lacking.
    What decides whether the game is over may be due by roles that only the referee knows, and nothing hangs on it.
    """
    now, turn = Situation(table, book), table.turn
    if not isinstance(entry, e.Drew) or entry.cause != TURN or entry.by == turn.seat or turn.phase not in PLAYED_OUT:
        return
    pressing = (owed for owed in _owed(table) if owed.presses and owed.kind != TURN and owed.kind not in book.deciding)
    if any(pressing) or not now.ask(TAKES_TURNS, entry.by):
        return
    if turn.phase != "over" and not comes_next(now, entry.by):
        return
    coming, passed = now.explain(NEXT_SEAT, turn.seat), set[int]()
    while coming.value not in (0, turn.seat, *passed):  # round those whose turns come, not by way of every seat
        passed.add(coming.value)
        yield Owed(TURN, coming.value, clauses=coming.clauses)
        if coming.value == entry.by:
            return
        coming = now.explain(NEXT_SEAT, coming.value)


def comes_next(now: Situation, seat: int) -> bool:
    """Is his the next turn, but for those of the dying, and of prisoners, of which all may have been left out?"""
    coming, passed = now.ask(NEXT_SEAT, now.table.turn.seat), set[int]()
    while coming not in (0, seat, now.table.turn.seat, *passed) and _goes_over(now, coming):
        passed.add(coming)
        coming = now.ask(NEXT_SEAT, coming)
    return coming == seat


def _goes_over(now: Situation, seat: int) -> bool:
    return now.seat(seat).falling or now.ask(MAY_PASS_BY, seat)


def _has_happened(gone: list[Owed], then: Table, entry: e.Entry, met: OwedPlace, book: Rulebook) -> bool:
    """Does the entry tell that all this went before it? What a set brings tells of nothing but a turn that began."""
    if all(owed.kind == TURN for owed in gone):
        return True
    presses = met.owed.presses or book.kinds[met.owed.kind].happens(Situation(then, book), met.owed)
    return presses and type(entry) not in book.brought


def _happenings(table: Table, book: Rulebook) -> Iterator[Happening]:
    """What is due now and happens without anybody's choice, up to the first thing that somebody chooses."""
    now = Situation(table, book)
    for owed in _owed(table):
        kind = book.kinds[owed.kind]
        if not owed.must:
            continue
        if (owed.kind == TURN or kind.happens(now, owed)) and (forced := kind.forced(now, owed)) is not None:
            yield owed, forced
        elif owed.ordered or kind.holds_up:
            return


def _owed(table: Table) -> tuple[Owed, ...]:
    """All that is owed now, beside a victory too, which may be due by roles that only the referee knows."""
    return table.triggers + table.frames[-1].owed
