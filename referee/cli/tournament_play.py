"""`play` and `take`: the log of a table's game, opened from its round, and its result taken over when it is over."""

from __future__ import annotations

from collections.abc import Iterator

import click

from referee.cli.codes import Exit, gravest
from referee.cli.settings import Settings
from referee.cli.tables import info_of
from referee.cli.tournament_entering import entered
from referee.cli.tournament_sitting import Sitting, desk_verb
from referee.desk import Desk
from referee.errors import BadLine
from referee.office.playing import opened, taken, under_way
from referee.office.tournamentlog import TournamentLog
from referee.tablelog import TableLog


@desk_verb("play")
@click.argument("number", type=click.IntRange(1, 9999), metavar="TABLE")
@click.pass_obj
def play(settings: Settings, number: int) -> Exit:
    """Open a log for the game of a table's round."""
    sitting = Sitting(settings)
    with sitting.tournament() as log, sitting.desk(making=True) as desk:
        game, _ = opened(desk, log, number)
        info = next(info for info in desk.tables() if info.id == game.stream)
    sitting.answer(info_of(info), iter([sitting.say("tournament-game_opened", id=game.stream)]))
    return Exit.CLEAN


@desk_verb("take")
@click.argument("tables", nargs=-1, type=click.IntRange(1, 9999), metavar="TABLE")
@click.option("--try", "trying", is_flag=True)
@click.pass_obj
def take(settings: Settings, tables: tuple[int, ...], trying: bool) -> Exit:
    """Take the results of games that are over by their logs; of those named, or of all."""
    sitting = Sitting(settings)
    with sitting.tournament() as log, sitting.desk() as desk:
        if tables:
            results = [taken(log.state, number, _game(desk, log, number)) for number in tables]
        else:
            results = [taken(log.state, number, game) for number, game in _over(desk, log)]
        codes = [entered(sitting, log, [result], trying) for result in results]
    if not results:
        sitting.talk(sitting.say("tournament-no_game_over"))
    return gravest(codes)


def _game(desk: Desk, log: TournamentLog, number: int) -> TableLog:
    """The log of a table's game. Raises `BadLine` `no_log_of_the_game`."""
    _, each = under_way(log.state, number)
    if not each.stream:
        raise BadLine("no_log_of_the_game", table=number)
    return desk.table(each.stream)


def _over(desk: Desk, log: TournamentLog) -> Iterator[tuple[int, TableLog]]:
    """The games that are over by their logs and have no result yet."""
    for number, table in log.state.tables.items():
        if table.under_way and table.under_way.stream:
            game = desk.table(table.under_way.stream)
            if game.table.winner:
                yield number, game
