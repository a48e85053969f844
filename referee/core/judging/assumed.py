"""What was forgotten before an entry: in go a table and the entry, out comes what left nobody a choice.

A line says what was seen. Where it speaks of a table at which what was due has been done, it has been done, and only
the writing was forgotten: a life point lost, cards drawn for a Stagecoach, the next turn begun. It is assumed only
where less speaks against the entry after it than before, and nothing is made up of what somebody had to choose or the
cards to decide. That a turn begins, or that those who come first have taken their cards of a store, is seen from what
follows all the same: what is lacking before it is for the log to answer, which is doubted there, and for no player.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from referee.core.book.questions import DRAW_COUNT, HAND_LIMIT, NEXT_SEAT, PLAYS, RESCUES, TAKES_TURNS
from referee.core.book.rulebook import Rulebook, Situation, kind_of
from referee.core.judging.due import forced_run, surplus
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import LEGAL, PASSED_OVER, Verdict
from referee.core.nouns.vocabulary import CAUSES, Card
from referee.core.play.evolve import evolve, presupposed, replay
from referee.core.play.owing import place
from referee.core.play.unwritten import TURN, comes_next


def assumed(table: Table, entry: e.Entry, book: Rulebook) -> tuple[tuple[e.Entry, ...], Verdict]:
    """The shortest run of what left nobody a choice after which least speaks against the entry, and its verdict then.

    Mostly nothing speaks against it anyway, and nothing has to be assumed.
    """
    if table.mode == "light" or (type(entry) not in _PLAYED and type(entry) not in book.brought):
        return (), LEGAL
    verdict, best = judge(table, entry, book), 0
    if _opens_play(table, entry) and (run := tuple(run_before(table, entry, book))):
        return run, judge(replay(run, book, table), entry, book)
    if verdict.clean:
        return _lost_before_the_fall(table, entry, book), verdict
    run = tuple(run_before(table, entry, book))
    for count, each in enumerate(run, 1):
        table = evolve(table, each, book)
        after = judge(table, entry, book)
        began = isinstance(each, e.TurnBegan) and (
            after.level < verdict.level
            or _draws_for_it(table, each, entry, book)
            or _flips_for_it(table, each, entry, book)
            or _lacks_a_choice(entry, verdict, after, book)
            or _ends_before_a_draw(table, entry)
        )
        rescued = isinstance(each, e.LifeGained) and after.level < verdict.level
        drew = _drew_before_a_step(each, entry, verdict, after)
        gone = _is_gone_first(each, entry, verdict, after)
        if began or rescued or drew or gone or _told(after) < _told(verdict) or _lacks_no_more(entry, verdict, after):
            verdict, best = after, count
    return run[:best], verdict


def _lost_before_the_fall(table: Table, entry: e.Entry, book: Rulebook) -> tuple[e.Entry, ...]:
    """The life point that he fell with who is asked, or hit, while nobody knows how many he had."""
    if not isinstance(entry, e.Eliminated) or table.seat(entry.by).life is not None:
        return ()
    if not any(owed.seat == entry.by and owed.kind in ("answer", "lose") for owed in table.owed()):
        return ()
    run = tuple(run_before(table, entry, book))
    lost = next((at for at, each in enumerate(run, 1) if isinstance(each, e.LifeLost) and each.by == entry.by), 0)
    return run[:lost]


def _lacks_no_more(entry: e.Entry, before: Verdict, after: Verdict) -> bool:
    """Does an end of a turn pass over nothing now? How many cards it is ended with, is seen only then."""
    return isinstance(entry, e.TurnEnded) and PASSED_OVER in before.keys and PASSED_OVER not in after.keys


def _is_gone_first(each: e.Entry, entry: e.Entry, before: Verdict, after: Verdict) -> bool:
    """Is it his card that had to go before he played, with which nothing is passed over? What he did is judged then."""
    if not isinstance(each, e.Dropped) or not isinstance(entry, e.Played) or each.by != entry.by:
        return False
    return PASSED_OVER in before.keys and PASSED_OVER not in after.keys


def _lacks_a_choice(entry: e.Entry, before: Verdict, after: Verdict, book: Rulebook) -> bool:
    """Is a play less wrong in the turn that has begun, though it lacks what was chosen there: whence he drew?"""
    return isinstance(entry, e.Played) and _told(after) - book.lacking < _told(before) - book.lacking


def _drew_before_a_step(each: e.Entry, entry: e.Entry, before: Verdict, after: Verdict) -> bool:
    """Is the draw of a turn one more step that was done before a play, which lacks only a step behind it then?"""
    if not isinstance(each, e.Drew) or each.cause != TURN or not isinstance(entry, e.Played):
        return False
    told, now = _told(before), _told(after)
    return after.level <= before.level and len(now) <= len(told) and now != told


def _draws_for_it(table: Table, began: e.TurnBegan, entry: e.Entry, book: Rulebook) -> bool:
    """Does he draw for the turn that has begun, as many as it gives at least? Too many are an offence in it."""
    if not isinstance(entry, e.Drew) or entry.cause != TURN or began.by != entry.by:
        return False
    return entry.count >= Situation(table, book).ask(DRAW_COUNT, entry.by)


def _flips_for_it(table: Table, began: e.TurnBegan, entry: e.Entry, book: Rulebook) -> bool:
    """Is it a draw! with which the turn that has begun begins? In which order he makes two is judged in it."""
    return isinstance(entry, e.Flipped) and began.by == entry.by and place(table, entry, book) is not None


def _ends_before_a_draw(table: Table, entry: e.Entry) -> bool:
    """Does the turn that has begun end with a draw! still to be made: of one who is said to stay in jail?"""
    if not isinstance(entry, e.TurnEnded) or table.turn.seat != entry.by:
        return False
    return any(owed.kind == "flip" and owed.seat == entry.by for owed in table.owed())


def _told(verdict: Verdict) -> set[str]:
    """All that speaks against the entry, or makes the log doubtful."""
    return {reason.key for reason in (*verdict.reasons, *verdict.doubts)}


def run_before(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[e.Entry]:
    """All that left nobody a choice; who is rescued or falls was hit, and who plays for himself has the turn."""
    table = presupposed(table, entry, book)
    if isinstance(entry, e.Drew) and (hit_first := hit_before_a_draw(table, entry.by, book)):
        yield from hit_first
        return
    if _was_hit(table, entry, book):
        yield (hit := e.Declined(entry.by))  # type: ignore[attr-defined]
        table = evolve(table, hit, book)
    if (given := _given_before(table, entry, book)) is not None:
        yield given
        table = evolve(table, given, book)
    for each in _forced(table, entry, book):
        yield each
        table = evolve(table, each, book)
    for each in _went_first(table, entry, book):
        yield each
        table = evolve(table, each, book)
    if isinstance(entry, e.Played | e.Drew | e.Flipped | e.Revealed | e.TurnEnded) and table.turn.seat == entry.by:
        yield from _forced(table, entry, book)


def _went_first(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[e.Entry]:
    """What shows in the entry alone: who chose from a store before, and that turns have ended and begun."""
    if isinstance(entry, e.Picked):
        first = (owed.seat for owed in table.top.owed if owed.kind == "pick" and owed.ordered)
        yield from (e.Picked(seat, Card()) for seat in takewhile(lambda seat: seat != entry.by, first))
    elif _comes_next(table, entry, book):
        yield (end := e.TurnEnded(table.turn.seat))
        yield from _turns_up_to(evolve(table, end, book), entry, book)
    else:
        yield from _turns_up_to(table, entry, book)


def _turns_up_to(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[e.Entry]:
    """The turns that must have begun if this is done in one: a play tells of the next alone, and of a first one."""
    now, turn, by = Situation(table, book), table.turn, getattr(entry, "by", 0)
    begins = isinstance(entry, e.TurnBegan)
    if not (begins or of_a_turn(entry, book)) or by in (0, turn.seat) or not now.ask(TAKES_TURNS, by):
        return
    if _may_rescue(now, entry, by) and any(owed.kind == "answer" and owed.seat == by for owed in table.owed()):
        return
    coming = tuple(_coming(now, by))
    if not coming or (turn.seat and not begins and not _is_next(now, entry, by)):
        return
    living = (seat for seat in (coming[:-1] if begins else coming) if seat == by or not now.seat(seat).falling)
    yield from (e.TurnBegan(seat) for seat in living)


def _may_rescue(now: Situation, entry: e.Entry, by: int) -> bool:
    """Is it a card that saves him out of his turn?"""
    return isinstance(entry, e.Played) and kind_of(entry) in now.ask(RESCUES, by)


def _coming(now: Situation, by: int) -> Iterator[int]:
    """Whose turns come up to his, that one too; none if his never comes."""
    seats: list[int] = []
    coming = now.ask(NEXT_SEAT, now.table.turn.seat)
    while coming and coming not in seats:
        seats.append(coming)
        if coming == by:
            yield from seats
            return
        coming = now.ask(NEXT_SEAT, coming)


def _forced(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[e.Entry]:
    """What leaves nobody a choice, up to what may wait, or another would have gone on from."""
    for each in forced_run(table, book):
        if isinstance(each, e.Won) or _may_wait(table, each, book) or _is_anothers(table, each, entry, book):
            return
        if each == entry or _says_it(entry, each):
            return
        yield each
        table = evolve(table, each, book)


def _was_hit(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """Does who is asked fall, or is he rescued, so that he gave nothing, whatever he held?"""
    if not isinstance(entry, e.Played | e.Eliminated):
        return False
    now, by = Situation(table, book), entry.by
    asked = any(owed.kind == "answer" and owed.seat == by for owed in table.owed())
    if not asked or isinstance(entry, e.Eliminated):
        return asked
    life = now.seat(by).life
    return kind_of(entry) in now.ask(RESCUES, by) and (life is None or life <= 1)


def hit_before_a_draw(table: Table, by: int, book: Rulebook) -> tuple[e.Entry, ...]:
    """That who is asked gave nothing, and lost a life point, if that alone gives him cards to draw; nothing if not."""
    due = {owed.kind for owed in table.owed() if owed.seat == by and owed.kind in ("answer", "lose")}
    if not due or _may_draw(table, by):
        return ()
    hit = (e.Declined(by),) if "answer" in due else ()
    then = replay(hit, book, table)
    lost = next(iter(forced_run(then, book)), None)
    if not isinstance(lost, e.LifeLost) or lost.by != by:
        return ()
    after = evolve(then, lost, book)
    return (*hit, lost) if _may_draw(after, by) or _waits_to_draw(after, by) else ()


def _may_draw(table: Table, by: int) -> bool:
    return any(owed.kind == "draw" and owed.seat == by for owed in table.owed())


def _waits_to_draw(table: Table, by: int) -> bool:
    """Are there cards that he draws once the card under way is over for the others, or at once?"""
    return any(owed.kind == "draw" and owed.seat == by for frame in table.frames for owed in frame.waiting)


def _given_before(table: Table, entry: e.Entry, book: Rulebook) -> e.Answered | None:
    """The answer of the other in a Duel, without which this one would not be asked; what it was nobody wrote."""
    asked = {owed.seat for owed in table.frames[-1].owed if owed.kind == "answer"}
    if not isinstance(entry, e.Answered | e.Declined) or len(asked) != 1 or entry.by in asked:
        return None
    given = e.Answered(asked.pop(), Card())
    if Situation(table, book).hand(given.by).most == 0:
        return None
    return given if place(evolve(table, given, book), entry, book) is not None else None


def _comes_next(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """Does it belong to the next turn, while in this one nothing is due and nothing has to be discarded?"""
    now, turn, by = Situation(table, book), table.turn, getattr(entry, "by", 0)
    if turn.seat in (0, by) or turn.phase not in ("play", "discard") or any(map(_presses, table.owed())):
        return False
    begins = isinstance(entry, e.TurnBegan) or (of_a_turn(entry, book) and _is_next(now, entry, by))
    held, limit = now.hand(turn.seat).most, now.ask(HAND_LIMIT, turn.seat)
    return begins and not surplus(now, turn.seat)[0] and (limit is None or (held is not None and held <= limit))


def _is_next(now: Situation, entry: e.Entry, by: int) -> bool:
    """Is his the next turn? While one goes on, a card that is played tells of no draw! of a prisoner before him."""
    if not isinstance(entry, e.Played) or now.table.turn.phase == "over":
        return comes_next(now, by)
    return comes_next(now, by) and all(now.seat(seat).falling for seat in tuple(_coming(now, by))[:-1])


def _presses(owed: Owed) -> bool:
    """Has it to be done before the turn ends? That one falls nobody may have written."""
    return owed.must and owed.kind != "fall"


def of_a_turn(entry: e.Entry, book: Rulebook) -> bool:
    """Is it done in one's own turn?"""
    if isinstance(entry, e.Drew | e.Discarded):
        return entry.cause in CAUSES
    return isinstance(entry, e.Played | e.Flipped | e.Revealed | e.TurnEnded) or type(entry) in book.brought


def _opens_play(table: Table, entry: e.Entry) -> bool:
    """Is it the first play at a table where all begins?"""
    return isinstance(entry, e.Played) and not table.turn.seat and not table.discards and not table.deaths


def _may_wait(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """May play go on before this, or may it be a card that came from elsewhere before the others?"""
    met = place(table, entry, book)
    if met is None:
        return False
    return book.kinds[met.owed.kind].whenever or (isinstance(entry, e.Drew) and bool(met.owed.tried))


def _says_it(entry: e.Entry, each: e.Entry) -> bool:
    """Is it this very elimination, or where these very cards go, that the entry tells, be it otherwise?

    Or the draw of which it tells that there was none.
    """
    if isinstance(entry, e.Drew) and e.is_no_draw(entry):
        return isinstance(each, e.Drew) and (each.by, each.cause) == (entry.by, entry.cause)
    once = isinstance(entry, e.Eliminated | e.Forfeited) and isinstance(each, type(entry))
    return once and getattr(each, "by", 0) == entry.by  # type: ignore[attr-defined]


def _is_anothers(table: Table, each: e.Entry, entry: e.Entry, book: Rulebook) -> bool:
    """Is this the turn of another player than the entry's, who would have chosen what to do in it?"""
    begins = isinstance(each, e.TurnBegan) and each.by != getattr(entry, "by", 0)
    return begins and Situation(table, book).ask(PLAYS, each.by)  # type: ignore[attr-defined]


_PLAYED = frozenset(
    (e.TurnBegan, e.TurnEnded, e.Flipped, e.Drew, e.Revealed, e.PutBack, e.Played, e.Answered, e.Declined, e.LifeLost,
     e.LifeGained, e.Eliminated, e.Forfeited, e.Took, e.Tossed, e.Discarded, e.Dropped, e.Passed, e.TurnedUp, e.Picked,
     e.DeckTurned, e.Won)
)  # fmt: skip
"""What is played; the rest is said of the log or put right by what the eyes see."""
