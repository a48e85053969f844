"""Money and places: `standings`, `account` and `prizes`, all of them the referee's alone while the tournament lasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import click

from referee.championship.office.games import games
from referee.championship.office.lines import DeskWords
from referee.championship.office.shapes import GameRow, SeatRow, StandingRow
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.accounts import total
from referee.championship.rules.aloud import over
from referee.championship.rules.figures import Figure
from referee.championship.rules.standings import standings as ranking
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.championship.text import figure_lines
from referee.cli.codes import Exit
from referee.cli.layout import columns, paragraph
from referee.cli.settings import Settings, typed_text


@desk_verb("standings")
@click.option("--explain", type=typed_text, metavar="PLAYER")
@click.pass_obj
def standings(settings: Settings, explain: str | None) -> Exit:
    """The ranking so far; with a player, the figures that gave him his place."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        views = sitting.office_views(log)
        if explain is not None:
            player = DeskWords(log.state, sitting.lexicon).player(explain)
            rows = views.opened(_figures(log, player))
            if not rows:
                sitting.talk(sitting.say("tournament-no_place", player=views.told.player(player)))
            sitting.answer(rows, figure_lines(rows, sitting))
            return Exit.CLEAN if rows else Exit.OPEN
        places, mark = views.standings(), views.mark()
        if places:
            _secret(sitting, log)
        else:
            sitting.talk(sitting.say("tournament-no_games"))
    sitting.answer(places, chain(_places(places, sitting), paragraph(mark) if mark else ()))
    return Exit.CLEAN


def _secret(sitting: Sitting, log: TournamentLog) -> None:
    """Says that money is for the referee's eyes, while it is."""
    if not over(log.entries):
        sitting.talk(sitting.say("tournament-secret"))


def _figures(log: TournamentLog, player: int) -> Iterator[Figure]:
    """The score of a player, and every criterion that was applied to him."""
    for each in ranking(log.state):
        if each.player == player:
            yield each.score
            yield from (separation.figure for separation in each.separations)


def _places(rows: Sequence[StandingRow], sitting: Sitting) -> Iterator[str]:
    yield from columns([[f"{row.place:>3}", row.name, row.shown, _by(row, sitting)] for row in rows])


def _by(row: StandingRow, sitting: Sitting) -> str:
    if row.tied:
        return sitting.say("tournament-still_level")
    return sitting.say("tournament-decided_by", criterion=row.decided_by) if row.decided_by else ""


@desk_verb("account")
@click.argument("player", type=typed_text, metavar="PLAYER")
@click.pass_obj
def account(settings: Settings, player: str) -> Exit:
    """What a player owns, booking by booking: he alone may be told."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        number = DeskWords(log.state, sitting.lexicon).player(player)
        rows = sitting.office_views(log).opened([total(log.state, number)])
        _secret(sitting, log)
    sitting.answer(rows, figure_lines(rows, sitting))
    return Exit.CLEAN


@desk_verb("prizes")
@click.argument("tables", nargs=-1, type=click.IntRange(1, 9999), metavar="TABLE")
@click.pass_obj
def prizes(settings: Settings, tables: tuple[int, ...]) -> Exit:
    """What every game paid to whom, table by table."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        views = sitting.office_views(log)
        rows = [row for row in games(log.state, views.told) if not tables or row.table in tables]
        _secret(sitting, log)
    sitting.answer(rows, _games(rows, sitting))
    return Exit.CLEAN


def _games(rows: Sequence[GameRow], sitting: Sitting) -> Iterator[str]:
    for row in rows:
        outcome = sitting.say(f"tournament-outcome-{row.outcome}") if row.outcome else ""
        head = sitting.say("tournament-game", table=str(row.table), round=str(row.round))
        yield from paragraph(" · ".join(filter(None, [head, outcome])))
        yield from columns([_seat(seat, sitting) for seat in row.seats]) if row.seats else ()


def _seat(seat: SeatRow, sitting: Sitting) -> list[str]:
    said = sitting.speech
    role = said.role(seat.role) if seat.role else "?"
    character = said.character(seat.character) if seat.character else "?"
    return ["   ", seat.name, role, "+" if seat.in_play else "-", character, f"-{seat.price}$", f"+{seat.prize}$"]
