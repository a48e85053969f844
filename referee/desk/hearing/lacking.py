"""What the log is told to lack, by the verdicts on what went past it, and the discards that go without saying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Assumed, Discarded, Entry, Inserted, TurnEnded
from referee.core.nouns.verdict import PASSED_OVER, Verdict
from referee.core.play.unwritten import FALL
from referee.desk.hearing.lately import assumed_entries


def lacks(verdict: Verdict, book: Rulebook) -> int:
    """How much the log is told to lack there."""
    told = (doubt.args.get("kinds") for doubt in verdict.doubts if doubt.key in book.lacking)
    return sum(len(kinds) if isinstance(kinds, tuple) else 1 for kinds in told)


def doubts_a_card(verdict: Verdict, book: Rulebook) -> bool:
    """Is it doubted there that a card can be where it is told to be?"""
    return any(doubt.key not in book.lacking for doubt in verdict.doubts) and not kept_above(verdict)


def lacking_of(verdict: Verdict) -> frozenset[tuple[object, object]]:
    """What of whom was passed over there."""
    told = (doubt.args for doubt in verdict.doubts if doubt.key == PASSED_OVER)
    return frozenset(pair for args in told for pair in zip(args["kinds"], args["seats"], strict=True))  # type: ignore[arg-type]


def falls(verdict: Verdict, seat: int) -> bool:
    """Is the log told to lack there that this player was eliminated?"""
    return _passes_over(verdict, FALL, seat)


def lacks_answer(verdict: Verdict, seat: int) -> bool:
    """Is the log told to lack there what this player answered?"""
    return _passes_over(verdict, "answer", seat)


def _passes_over(verdict: Verdict, kind: str, seat: int) -> bool:
    return (kind, seat) in lacking_of(verdict)


def lacks_of(verdict: Verdict, seat: int, book: Rulebook) -> bool:
    """Is the log told to lack something of this player there?"""
    return any(doubt.key in book.lacking and doubt.args.get("by") == seat for doubt in verdict.doubts)


def discards_before(worse: Mapping[int, Verdict], log: Sequence[Entry]) -> tuple[Entry, ...]:
    """What was given up before turns that were assumed to end, where the hand limit alone speaks against that now."""
    assumed, run = assumed_entries(log), tuple[Entry, ...]()
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
