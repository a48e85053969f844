"""Warnings and expulsions, those that were withdrawn too, and the infractions with the ruling behind each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.championship.reports import blocks as b
from referee.championship.reports.telling import Telling
from referee.championship.rules.entries import Logged
from referee.championship.rules.state import Player
from referee.library.ruling import Ruling
from referee.library.shelf import Library

INFRACTIONS = tuple(f"ITC-{number}" for number in (*range(179, 201), *range(204, 210)))
"""The referee's code: what is an infraction, and what a referee does about it."""
COMMON = {"warning": ("ITC-192", "ITC-193"), "expulsion": ("ITC-194", "ITC-198")}
FIRST, SECOND = ("ITC-192",), ("ITC-193",)
_CLAUSE = re.compile(r"\b[A-Z]{3}-\d{3}\b")


class Penalty(Struct, frozen=True):
    """A warning or an expulsion, by the entry that gave it; `cancelled` where it was withdrawn."""

    entry: int
    player: int
    kind: str
    reason: str
    cancelled: bool = False
    second: bool = False

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses on such penalties: a warning that has another before it expels."""
        return COMMON[self.kind] if self.kind != "warning" else SECOND if self.second else FIRST


def penalties(log: Sequence[Logged], lang: str, library: Library) -> b.Report:
    """The list of penalties, and the code they rest on."""
    told = Telling(log, lang, "referee")
    sections = [
        b.Section(told.word("given"), (given(told, library),)),
        b.Section(told.word("code"), (_code(told, library),)),
    ]
    return told.report("penalties", sections, ("ITC-191", "ITC-197", "ITC-198"))


def given(told: Telling, library: Library | None = None) -> b.Block:
    """Every penalty in the order in which it was given; with a library, the clauses and the ruling behind it."""
    found = sorted(penalties_of(told.state.players.values()), key=lambda each: each.entry)
    if not found:
        return b.Text(told.word("no_penalties"))
    keys = ("entry", "player", "penalty", "why") if library is None else ("entry", "player", "penalty", "why", "ruling")
    rows = tuple(_row(told, each, library) for each in found)
    marks: tuple[b.Mark, ...] = tuple("out" if each.cancelled else "" for each in found)
    return b.Table(told.heads(*keys), rows, ("number", "name", "fit", "", "small"), marks)


def penalties_of(players: Iterable[Player]) -> Iterator[Penalty]:
    """All penalties of these players."""
    for player in players:
        standing = 0
        for warning in player.warnings:
            cancelled = warning.cancelled is not None
            yield Penalty(warning.entry, player.number, "warning", warning.reason, cancelled, standing > 0)
            standing += not cancelled
        for left in (player.left, *player.pardoned):
            if left and left.expelled:
                yield Penalty(left.entry, player.number, "expulsion", left.reason, left is not player.left)


def _row(told: Telling, each: Penalty, library: Library | None) -> tuple[str, ...]:
    kind = told.word(each.kind) + (f"\n{told.word('withdrawn')}" if each.cancelled else "")
    behind = () if library is None else (_ruling(told, each, library),)
    return (str(each.entry), told.speech.player(each.player), kind, told.speech.because(each.reason), *behind)


def _ruling(told: Telling, each: Penalty, library: Library) -> str:
    """The ruling on the clause that the reason names, else on such penalties."""
    clauses = tuple(clause for clause in _CLAUSE.findall(each.reason) if library.behind((clause,)))
    found = library.behind(clauses or each.clauses)
    answer = _answer(told, found[0]) if found else ""
    return f"{', '.join(clauses or each.clauses)}\n{answer}"


def _answer(told: Telling, ruling: Ruling) -> str:
    """What it answers, and where that is not yet in this language, that it is so."""
    said = ruling.told(told.lang)
    note = told.speech.words.untranslated(said.lang)
    return f"{said.answer} ({note})" if note else said.answer


def _code(told: Telling, library: Library) -> b.Table:
    """Each ruling on the code once, where its first clause stands."""
    rows, seen = [], set()
    for clause in INFRACTIONS:
        for ruling in library.behind((clause,)):
            if ruling.id not in seen and not ruling.is_house:
                seen.add(ruling.id)
                question = ruling.told(told.lang).question
                rows.append((", ".join(ruling.clauses), question, _answer(told, ruling)))
    return b.Table(told.heads("clause", "question", "answer"), tuple(rows), ("small", "", ""))
