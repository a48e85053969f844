"""What the referee let stand although the regulation speaks against it, or the log itself (`ITC-027`, `ITC-051`)."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.reports import blocks as b
from referee.championship.reports.telling import Telling
from referee.championship.rules.judging import JudgedFact, audit
from referee.speech import visible


def let_stand(told: Telling) -> Iterator[b.Section]:
    """Each entry with what is said against it and why he let it stand; nothing where he let nothing stand."""
    judged = audit(told.log) if told.state.let_stand else ()
    rows = tuple(_row(told, each) for each in judged if each.counted.number in told.state.let_stand)
    if rows:
        heads = told.heads("entry", "logged", "against", "why")
        yield b.Section(told.word("let_stand"), (b.Table(heads, rows, ("number", "", "small", "")),))


def _row(told: Telling, each: JudgedFact) -> tuple[str, ...]:
    number = each.counted.number
    reasons = (*each.verdict.reasons, *each.verdict.doubts)
    against = "\n".join(told.speech.reason(reason) + _clauses(reason.clauses) for reason in reasons)
    return (str(number), told.speech.entry(each.counted.fact), against, visible(told.state.let_stand[number]))


def _clauses(clauses: tuple[str, ...]) -> str:
    return f" [{', '.join(clauses)}]" if clauses else ""
