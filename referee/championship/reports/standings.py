"""The ranking: for the referee at any time, for the wall once nothing of it has to be kept hidden any more.

Money is hidden while the tournament lasts, and a ranking by money with it (`ITC-119`). It lasts until the last duel is
over; whether it is, everybody can tell by what was heard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.reports import blocks as b
from referee.championship.reports.ranking import chart_of, final_places, ranking
from referee.championship.reports.telling import Telling
from referee.championship.rules.aloud import due_aloud, over
from referee.championship.rules.entries import Logged
from referee.championship.rules.standings import standings as ranked
from referee.errors import NotYet

CLAUSES = ("ITC-119", "ITC-121", "ITC-122", "ITC-124")


def board(log: Sequence[Logged], lang: str) -> b.Report:
    """The standings board. Raises `NotYet` `standings_are_secret` while the tournament lasts, with what is due."""
    if not over(log):
        aloud = Telling(log, lang, "everybody")
        due = tuple(aloud.speech.due(each) for each in due_aloud(log))
        raise NotYet("standings_are_secret", due="; ".join(due) or aloud.word("nothing_begun"))
    told = Telling(log, lang, "referee")
    sections = [*_places(told), b.Section(told.word("ranking"), (ranking(told),)), _chart(told)]
    return told.shown("board", sections, CLAUSES)


def standings(log: Sequence[Logged], lang: str) -> b.Report:
    """The ranking so far, for the referee alone."""
    told = Telling(log, lang, "referee")
    return told.report("standings", [b.Section("", (ranking(told),)), *_unbalanced(told), _chart(told)], CLAUSES)


def chart(log: Sequence[Logged], lang: str) -> b.Report:
    """The scores so far as bars, for the referee alone."""
    told = Telling(log, lang, "referee")
    return told.report("chart", [b.Section("", (chart_of(told),))], CLAUSES)


def _places(told: Telling) -> Iterator[b.Section]:
    table = final_places(told)
    if table:
        yield b.Section(told.word("places"), (table,))


def _chart(told: Telling) -> b.Section:
    return b.Section(told.word("chart"), (chart_of(told),))


def _unbalanced(told: Telling) -> Iterator[b.Section]:
    """Scores below nothing that the correction lowers."""
    lowered = [each.player for each in ranked(told.state) if "lowered" in each.score.args]
    if lowered:
        text = b.Text(told.word("lowered", players=told.speech.players(tuple(lowered))), quiet=True)
        yield b.Section("", (text,))
