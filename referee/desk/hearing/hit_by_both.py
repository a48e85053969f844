"""Two points lost at once, where two shots of one player wait: one for each of them.

In go the entries of a line, out come those with an answer to either shot: that to the first one before the second, in
the log if that was typed before, else in the line.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.book.questions import HIT_COSTS
from referee.core.book.rulebook import Situation, kind_of
from referee.core.nouns.entries import Assumed, Declined, Entry, Inserted, LifeLost, Played
from referee.core.nouns.verdict import Verdict
from referee.core.play.owing import place
from referee.desk.hearing.lacking import lacks_answer
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.understanding import put_in
from referee.log.replaying import JudgedEntry

Told = tuple[int, Entry, Verdict]


def hit_by_both(judged: Sequence[JudgedEntry], lately: Lately) -> tuple[Entry, ...]:
    """What is logged in place of these; nothing where no more than one shot is answered."""
    at = next((at for at, each in enumerate(judged) if isinstance(each.entry, LifeLost)), None)
    hit = None if at is None else _of_two_points(judged[at], lately)
    if at is None or hit is None or any(isinstance(each.entry, Assumed | Inserted) for each in judged):
        return ()
    entries, answer = tuple(each.entry for each in judged), (Declined(hit.by), hit)
    line = [(n, each.entry, each.verdict) for n, each in enumerate(judged[:at])]
    log = [(n, lately.log[n], lately.counting[n]) for n in lately.numbers(1)]
    if not (second := _second_shot(hit, [*reversed(line), *log])):
        return ()
    number, after = second[0], (*answer, *entries[at + 1 :])
    if second in line:
        return (*entries[:number], *answer, *entries[number:at], *after)
    put = put_in((Inserted(number, 2), *answer), lately.log, lately.table_before, lately.book)
    return (*put, *entries[:at], *after)


def _of_two_points(told: JudgedEntry, lately: Lately) -> LifeLost | None:
    """Half of what is lost here, where a shot waits that costs half; else None."""
    lost, table = told.entry, told.before
    met = place(table, lost, lately.book) if isinstance(lost, LifeLost) else None
    if not isinstance(lost, LifeLost) or met is None or met.owed.kind != "answer":
        return None
    cost = Situation(table, lately.book).ask(HIT_COSTS, lost.by, lost.cause)
    return replace(lost, count=cost) if cost and lost.count == 2 * cost else None


def _second_shot(hit: LifeLost, told: Sequence[Told]) -> Told | None:
    """The last play, if it went past the answer to the one before it, and both are shots of his; else None."""
    shots = [each for each in told if isinstance(each[1], Played)][:2]
    both = len(shots) == 2 and all(_is_the_shot(play, hit) for _, play, _ in shots)
    return shots[0] if both and lacks_answer(shots[0][2], hit.by) else None


def _is_the_shot(play: Entry, hit: LifeLost) -> bool:
    return isinstance(play, Played) and (play.by, kind_of(play), play.at) == (hit.author, hit.cause, (hit.by,))
