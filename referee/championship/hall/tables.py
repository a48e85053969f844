"""The tables of the round: who sits where, with which character, how far each has come and since when it plays."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.hall.records import Clock, Seat, Sheet
from referee.championship.hall.wording import Wording
from referee.championship.rules.course import due_sheriff, finished
from referee.championship.rules.facts import LEADER
from referee.championship.rules.state import Round, Table


def sheets(words: Wording) -> tuple[Sheet, ...]:
    """Every table that was drawn."""
    return tuple(_sheet(words, table) for table in words.heard.state.tables.values() if table.seating)


def clocks(words: Wording) -> tuple[Clock, ...]:
    """The clocks of the rounds under way, the one that was begun first at the top; those of unknown age last."""
    began = words.heard.begun
    under_way = [(table, table.under_way) for table in words.heard.state.tables.values() if table.seating]
    known = [(began.get((table.number, now.number), words.now), table.number, now) for table, now in under_way if now]
    return tuple(clock(words, table, now) for _, table, now in sorted(known, key=lambda each: each[:2]))


def clock(words: Wording, table: int, now: Round) -> Clock:
    """The clock of a round under way."""
    extra = words.cup("extra", minutes=now.extra) if now.extra else ""
    title, round_ = words.table(table), words.cup("round", round=str(now.number))
    began = words.heard.begun.get((table, now.number))
    if began is None:
        return Clock(table, title, round_, extra=extra)
    since = words.cup("since", time=words.clock(began))
    if words.heard.paused:
        lasted = "" if words.heard.paused_at is None else words.lasted(began)
        return Clock(table, title, round_, since, lasted, extra, paused=words.cup("paused_clock"))
    going_since = began + words.heard.stood(began, words.now)
    return Clock(table, title, round_, since, words.lasted(began), extra, int(going_since))


def course(words: Wording, table: Table) -> str:
    """How far a table has come."""
    state, now = words.heard.state, table.under_way
    if now:
        return words.cup("playing", round=str(now.number), sheriff=_sheriff(words, now.sheriff))
    if finished(state, table):
        return words.cup("done", rounds=len(table.played))
    return words.cup("next", round=str(table.next_number), sheriff=_sheriff(words, due_sheriff(state, table)))


def _sheriff(words: Wording, player: int | None) -> str:
    return words.player(player) if player else "–"


def _sheet(words: Wording, table: Table) -> Sheet:
    now = table.under_way
    return Sheet(
        table.number,
        words.table(table.number),
        course(words, table),
        now is not None,
        tuple(_seats(words, table, now)),
        clock(words, table.number, now) if now else None,
    )


def _seats(words: Wording, table: Table, now: Round | None) -> Iterator[Seat]:
    for seat, player in enumerate(table.seating, 1):
        hire = now.hire_of(player) if now else None
        character = words.told.speech.words.character(hire.character) if hire else ""
        leads, gone = now is not None and player == now.sheriff, words.heard.state.gone(player)
        note = words.told.speech.words.role(LEADER) if leads else words.told.word("gone") if gone else ""
        yield Seat(seat, player, words.player(player), character, note, leads, gone)
