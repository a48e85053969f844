"""Results taken over from the logs of games and duels: of the one that is named, or of all that are over."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.office import duelling, playing
from referee.championship.office.lines.course import match_key
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.entries import Fact
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine


def names_a_table(word: str) -> bool:
    """Does this name a table, and no duel?"""
    return not word or word[0].isdigit()


def table_number(word: str) -> int:
    """The number of a table. Raises `BadLine` `unknown_table`."""
    if not (word.isascii() and word.isdigit() and len(word) < 5):
        raise BadLine("unknown_table", word=word[:40])
    return int(word)


def taken(word: str, log: TournamentLog, desk: Desk) -> Fact:
    """The result of a table's game or of a duel, by its log.

    Raises `BadLine` `no_log_of_the_game`, `no_log_of_the_duel`, `result_with_gaps`, and whatever speaks
    against taking it.
    """
    if not names_a_table(word):
        return _of_a_duel(match_key(word), log, desk)
    number = table_number(word)
    _, each = playing.under_way(log.state, number)
    if not each.stream:
        raise BadLine("no_log_of_the_game", table=number)
    return playing.taken(log.state, number, _whole(desk, each.stream))


def _whole(desk: Desk, stream: str) -> TableLog:
    """The log of a game; with a gap in it nobody but the referee can say what came of it.

    Raises `BadLine` `result_with_gaps`.
    """
    log = desk.table(stream)
    if log.lost:
        raise BadLine("result_with_gaps", stream=stream, numbers=tuple(map(str, sorted(log.lost)[:8])))
    return log


def _of_a_duel(key: str, log: TournamentLog, desk: Desk) -> Fact:
    kept = duelling.its_log(log.state, key)
    if kept is None:
        raise BadLine("no_log_of_the_duel", match=key)
    return duelling.taken(log.state, key, _whole(desk, kept.stream))


def all_over(log: TournamentLog, desk: Desk) -> Iterator[Fact]:
    """The results of all games and duels that are over by their logs and have none yet."""
    for number, table in log.state.tables.items():
        if table.under_way and table.under_way.stream:
            game = desk.table(table.under_way.stream)
            if game.table.winner and not game.lost:
                yield playing.taken(log.state, number, game)
    for key, stream in duelling.begun(log.state).items():
        duel = desk.table(stream)
        if duel.table.winner and not duel.lost:
            yield duelling.taken(log.state, key, duel)
