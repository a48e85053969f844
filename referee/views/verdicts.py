"""Verdicts as records of strings: of an entry, of its reasons and doubts, and of what a correction changed."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee import sets
from referee.core.nouns.table import HouseRule, Table
from referee.core.nouns.verdict import LEGAL, Level, Reason, Verdict
from referee.desk.hearing.outcomes import Changed
from referee.desk.table_log import TableLog
from referee.desk.unnamed import unnamed
from referee.log.replaying import JudgedEntry
from referee.notation import house_line
from referee.views.prompts import Prompts
from referee.views.records import FlagView, ReasonView


class VerdictViews(Prompts):
    """Makes them in one language."""

    def flag_of(self, log: TableLog, number: int) -> FlagView:
        """The verdict that holds on an entry of a log that counts."""
        verdict = log.verdict(number) or LEGAL
        return self.flag(JudgedEntry(number, log.entry(number), verdict, log.table_spoken_of(number)))

    def flag(self, judged: JudgedEntry) -> FlagView:
        """The verdict on an entry, with every reason."""
        table = judged.position
        told = self.verdict(judged.number, self.speech.entry(judged.entry, table), judged.verdict, table)
        seat = unnamed(judged.verdict, judged.entry)
        return replace(told, unnamed=self.speech.player(table, seat)) if seat else told

    def verdict(self, number: int, entry: str, verdict: Verdict, table: Table) -> FlagView:
        """A verdict in words."""
        return FlagView(
            number=number,
            entry=entry,
            verdict=verdict.word,
            label=self.speech.verdict(verdict.word),
            reasons=self._reasons(verdict.reasons, table),
            doubts=self._reasons(verdict.doubts, table, doubtful=True),
            clean=verdict.clean,
            lacks=not sets.bind(table.sets).lacking.isdisjoint(verdict.keys) if verdict.keys else False,
        )

    def _reasons(self, reasons: Iterable[Reason], table: Table, doubtful: bool = False) -> tuple[ReasonView, ...]:
        return tuple(
            ReasonView(
                each.key,
                self.speech.reason(each, table),
                clauses := self.speech.read_first(each.clauses),
                tuple(map(self.speech.clause, clauses)),
                "" if doubtful else each.level.word,
                _otherwise(each),
            )
            for each in reasons
        )

    def changed(self, log: TableLog, change: Changed) -> str:
        """A verdict that a correction changed, in one line."""
        was, now = self.speech.verdict(change.was.word), self.speech.verdict(change.now.word)
        return f"{change.number}  {self.speech.entry(change.entry, log.table)}: {was} → {now}"


def _otherwise(reason: Reason) -> str:
    """What decides for the reading that was not followed."""
    return house_line(HouseRule(reason.key, reason.level != Level.LEGAL)) if reason.open else ""
