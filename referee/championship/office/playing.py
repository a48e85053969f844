"""From a round to the log of its game and back: the seats it opens with, and the result it comes to."""

from __future__ import annotations

from collections.abc import Iterator

from referee import sets
from referee.championship.office.tournamentlog import TournamentLog, TournamentOutcome
from referee.championship.rules import entries as e
from referee.championship.rules.course import seats_of
from referee.championship.rules.facts import DUELLIST, LEADER, PLAYS
from referee.championship.rules.places import TableOpened
from referee.championship.rules.state import Round, Table, Tournament
from referee.core.book.facts import ASKED, OPEN_READINGS
from referee.core.nouns.entries import Eliminated
from referee.core.nouns.table import Seat
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.log import history
from referee.notation import quoted

NOT_KNOWN = "?"


def opened(desk: Desk, log: TournamentLog, number: int) -> tuple[TableLog, TournamentOutcome]:
    """A log for the game of the round under way, and the entry that ties it to the round.

    Raises `BadLine` `no_round_under_way`, `game_has_a_log`, and what opening a table raises.
    """
    table, each = under_way(log.state, number)
    if each.stream:
        raise BadLine("game_has_a_log", table=number, stream=each.stream)
    game = desk.new(position(log.state, table, each), f"{log.state.name} {number}.{each.number}"[:120])
    outcome = log.log(TableOpened(number, each.number, game.stream))
    game.reload()
    return game, outcome


def under_way(state: Tournament, number: int) -> tuple[Table, Round]:
    """A table with its round. Raises `BadLine` `unknown_table`, `no_round_under_way`."""
    table = state.tables.get(number)
    if table is None:
        raise BadLine("unknown_table", word=str(number))
    if table.under_way is None:
        raise BadLine("no_round_under_way", table=number)
    return table, table.under_way


def opening_lines(state: Tournament, played: tuple[str, ...]) -> Iterator[str]:
    """What the position of every table of this tournament begins with; the tables go by what the event has chosen."""
    yield f"sets {' '.join(sets.bind(played).sets)}"
    if state.readings_asked:
        yield f"option {OPEN_READINGS} {ASKED}"
    yield "log full"


def position(state: Tournament, table: Table, each: Round) -> str:
    """The deal as a position block: names, the roles and characters that are known (`ITC-053`)."""
    lines = [*opening_lines(state, PLAYS)]
    for seat, player in enumerate(seats_of(state, table, each), 1):
        hire = each.hire_of(player)
        role = LEADER if player == each.sheriff else each.roles.get(player, NOT_KNOWN)
        name = quoted(state.players[player].name) if player in state.players else quoted(str(player))
        lines.append(f"seat {seat} {name} {role} {hire.character if hire else NOT_KNOWN}")
    return "\n".join(lines)


def taken(state: Tournament, number: int, game: TableLog) -> e.GamePlayed:
    """The result that the log of a table's game comes to.

    Raises `BadLine` `game_not_over`, `seats_do_not_match`, `role_missing`.
    """
    table, each = under_way(state, number)
    players = seats_of(state, table, each)
    if not game.table.winner:
        raise BadLine("game_not_over", table=number)
    if len(game.table.seats) != len(players):
        raise BadLine("seats_do_not_match", table=number)
    duel = final_duel(game)
    told = tuple(_result(state, each, player, game.table.seat(seat), duel) for seat, player in enumerate(players, 1))
    return e.GamePlayed(number, each.number, game.table.winner, told)


def _result(state: Tournament, each: Round, player: int, seat: Seat, duel: bool) -> e.SeatResult:
    role = seat.role or each.roles.get(player, "")
    if not role:
        raise BadLine("role_missing", word=seat.name[:40])
    return e.SeatResult(player, role, not seat.out, final_duel=duel and role == DUELLIST)


def final_duel(game: TableLog) -> bool:
    """Were Sheriff and Renegade at some moment the only two left (`ITC-118`)?"""
    return any(roles == {LEADER, DUELLIST} and many == len(roles) for roles, many in _left(game))


def _left(game: TableLog) -> Iterator[tuple[set[str], int]]:
    """The roles of those who were left after each elimination, and how many they were."""
    left = {seat.number: seat.role for seat in game.table.seats}
    for _, entry in history.effective(game.entries):
        if isinstance(entry, Eliminated):
            left.pop(entry.by, None)
            yield set(left.values()), len(left)
