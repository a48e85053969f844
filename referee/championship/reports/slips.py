"""Seat slips, one for every player: his table and seat, and behind the fold what he owns, for his eyes alone."""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.reports import blocks as b
from referee.championship.reports.sheets import money
from referee.championship.reports.telling import Telling
from referee.championship.rules.accounts import total
from referee.championship.rules.course import been_sheriff
from referee.championship.rules.entries import Logged
from referee.championship.rules.state import Table


def slips(log: Sequence[Logged], lang: str) -> b.Report:
    """The slips, table by table, to be cut out, folded and handed to their owners (`ITC-120`)."""
    told = Telling(log, lang, "referee")
    seated = [
        _slip(told, table, seat, player)
        for table in told.state.tables.values()
        for seat, player in enumerate(table.seating, 1)
        if not told.state.gone(player)
    ]
    advice = b.Text(told.word("slips_how"), quiet=True)
    return told.report("slips", [b.Section("", (advice, b.Slips(tuple(seated))))], ("ITC-064", "ITC-065", "ITC-120"))


def _slip(told: Telling, table: Table, seat: int, player: int) -> b.Slip:
    where = told.word("slip_where", table=str(table.number), seat=str(seat))
    number = told.word("slip_number", number=str(player))
    lines = (number, *_left(told, table, player), *_sheriff(told, table, seat, player))
    owned = money(int(total(told.state, player).value))
    return b.Slip(told.speech.player(player), where, lines, (told.word("slip_money"), owned))


def _left(told: Telling, table: Table, player: int) -> tuple[str, ...]:
    """Who sits to his left, of those who are still there."""
    there = told.state.seated(table)
    other = there[(there.index(player) + 1) % len(there)]
    return (told.word("slip_left", player=told.speech.player(other)),) if other != player else ()


def _sheriff(told: Telling, table: Table, seat: int, player: int) -> tuple[str, ...]:
    """When he is Sheriff, as long as nobody has left the table."""
    if player in been_sheriff(table) or any(map(told.state.gone, table.seating)):
        return ()
    return (told.word("slip_sheriff", round=str(seat)),)
