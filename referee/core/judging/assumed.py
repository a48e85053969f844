"""What was forgotten before an entry: in go a table and the entry, out comes what left nobody a choice.

A line says what was seen. Where it speaks of a table at which what was due has been done, it has been done, and only
the writing was forgotten: a life point lost, cards drawn for a Stagecoach, the next turn begun. It is assumed only
where less speaks against the entry after it than before, and never past what somebody had to choose or the cards to
decide.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.book.questions import HAND_LIMIT
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import LEGAL, Verdict
from referee.core.play.evolve import evolve, presupposed


def assumed(table: Table, entry: e.Entry, book: Rulebook) -> tuple[tuple[e.Entry, ...], Verdict]:
    """The shortest run of what left nobody a choice after which least speaks against the entry, and its verdict then.

    Mostly nothing speaks against it anyway, and nothing has to be assumed.
    """
    if table.mode == "light" or (type(entry) not in _PLAYED and type(entry) not in book.brought):
        return (), LEGAL
    verdict, best = judge(table, entry, book), 0
    if verdict.clean:
        return (), verdict
    run = tuple(_run(table, entry, book))
    for count, each in enumerate(run, 1):
        table = evolve(table, each, book)
        after = judge(table, entry, book)
        if _weight(after) < _weight(verdict):
            verdict, best = after, count
    return run[:best], verdict


def _weight(verdict: Verdict) -> tuple[int, int]:
    """How much speaks against the entry, and how much makes the log doubtful."""
    return int(verdict.level), len(verdict.reasons) + len(verdict.doubts)


def _run(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[e.Entry]:
    """All that left nobody a choice; where another's turn is said to begin, the end of the one before with it."""
    table = presupposed(table, entry, book)
    for each in forced_run(table, book):
        yield each
        table = evolve(table, each, book)
    now, turn = Situation(table, book), table.turn
    if isinstance(entry, e.TurnBegan) and turn.seat not in (0, entry.by) and turn.phase == "play" and not table.owed():
        held, limit = now.hand(turn.seat).most, now.ask(HAND_LIMIT, turn.seat)
        if limit is None or (held is not None and held <= limit):
            yield e.TurnEnded(turn.seat)


_PLAYED = frozenset(
    (e.TurnBegan, e.TurnEnded, e.Flipped, e.Drew, e.Revealed, e.PutBack, e.Played, e.Answered, e.Declined, e.LifeLost,
     e.LifeGained, e.Eliminated, e.Forfeited, e.Took, e.Tossed, e.Discarded, e.Dropped, e.Passed, e.TurnedUp, e.Picked,
     e.Won)
)  # fmt: skip
"""What is played; the rest is said of the log or put right by what the eyes see."""
