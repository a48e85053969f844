"""`play` and `take`: the log of a table's game or of a duel, and its result taken over when it is over."""

from __future__ import annotations

import click

from referee.championship.office import duelling
from referee.championship.office.lines import DeskWords, match_key
from referee.championship.office.playing import opened
from referee.championship.office.taking import all_over, names_a_table, table_number, taken
from referee.championship.office.tournamentlog import TournamentLog
from referee.cli.championship.entering import How, entered, ways
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.codes import Exit, gravest
from referee.cli.settings import Settings, typed_text
from referee.cli.table.tables import info_of
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine


@desk_verb("play")
@click.argument("where", type=typed_text, metavar="TABLE|MATCH")
@click.argument("first", required=False, default="", type=typed_text, metavar="PLAYER")
@click.pass_obj
def play(settings: Settings, where: str, first: str) -> Exit:
    """Open a log for the game of a table's round, or for a duel; a duel that has one is opened again."""
    sitting = Sitting(settings)
    with sitting.tournament() as log, sitting.desk(making=True) as desk:
        if not names_a_table(where):
            game, new = _duel(sitting, desk, log, where, first)
        elif first:
            raise BadLine("left_over", word=first[:40])
        else:
            game, new = opened(desk, log, table_number(where))[0], True
        info = next(info for info in desk.tables() if info.id == game.stream)
    said = "tournament-game_opened" if new else "tournament-game_there"
    sitting.answer(info_of(info), iter([sitting.say(said, id=game.stream, store=settings.store_again)]))
    return Exit.CLEAN


def _duel(sitting: Sitting, desk: Desk, log: TournamentLog, where: str, first: str) -> tuple[TableLog, bool]:
    picks = DeskWords(log.state, sitting.lexicon).player(first) if first else 0
    name = sitting.office_views(log).told.match(match_key(where))
    return duelling.opened(desk, log, match_key(where), name, picks)


@desk_verb("take")
@click.argument("where", nargs=-1, type=typed_text, metavar="TABLE|MATCH")
@ways
@click.pass_obj
def take(settings: Settings, /, where: tuple[str, ...], **how: bool) -> Exit:
    """Take the results of games and duels that are over by their logs; of those named, or of all."""
    sitting = Sitting(settings)
    with sitting.tournament() as log, sitting.desk() as desk:
        results = [taken(word, log, desk) for word in where] if where else list(all_over(log, desk))
        codes = [entered(sitting, log, [result], How(**how)) for result in results]
    if not results:
        sitting.talk(sitting.say("tournament-no_game_over"))
    return gravest(codes)
