"""The tables of a tournament as they are drawn: who sits where, who is Sheriff, who has gone, with which character."""

from __future__ import annotations

from referee.championship.office.shapes import TableRow
from referee.championship.office.views import OfficeViews
from referee.championship.rules.state import Table, Tournament
from referee.tui.championship.attention import OVER
from referee.tui.championship.plan import Board, SeatedPlayer
from referee.tui.championship.table_marks import SIGNS, STYLES
from referee.views.marks import OUT
from referee.views.seats import OPEN_ROLE
from referee.views.voice import Voice


def board(state: Tournament, table: Table, views: OfficeViews, voice: Voice, urgency: int | None = None) -> Board:
    """A table as the referee sees it, with the sign and in the colour of how urgent it is."""
    now = table.under_way
    playing = now or (table.rounds[-1] if table.rounds else None)
    places = []
    for player in table.seating:
        hire, gone = playing.hire_of(player) if playing else None, state.gone(player)
        mark = OUT if gone else OPEN_ROLE if now and player == now.sheriff else ""
        under = voice.speech.character(hire.character) if hire else ""
        places.append(SeatedPlayer(views.told.player(player), mark, under, quiet=gone))
    number = now.number if now else table.next_number
    over, sign = urgency == OVER, "" if urgency is None else SIGNS[urgency]
    style = "" if urgency is None or over else STYLES[urgency]
    return Board(_title(voice, table.number, 0 if over else number, sign), tuple(places), quiet=over, style=style)


def public_board(row: TableRow, voice: Voice) -> Board:
    """A table as everybody sees it."""
    places = tuple(
        SeatedPlayer(name, OPEN_ROLE if name == row.sheriff and not row.over else "", row.characters.get(name, ""))
        for name in row.players
    )
    return Board(_title(voice, row.table, row.round, SIGNS[OVER] if row.over else "", row.extra), places)


def _title(voice: Voice, table: int, round_: int, sign: str, extra: int = 0) -> str:
    parts = [voice.say("tournament-table", table=str(table))]
    parts += [voice.say("desk-sheriff_in", round=str(round_))] if round_ else []
    parts += [f"+{extra}′"] if extra else []
    return " · ".join(parts) + (f" {sign}" if sign else "")
