"""From a knock-out duel to the log of a table and back: the places it opens with, and the winner it comes to."""

from __future__ import annotations

from referee.championship.office.playing import opening_lines
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.bound import PLACES
from referee.championship.rules.bracket import Match, bracket
from referee.championship.rules.entries import DuelWon
from referee.championship.rules.facts import DUELLISTS, DUELS_PLAY, PLAYS
from referee.championship.rules.matches import DuelOpened
from referee.championship.rules.noted import DuelLog
from referee.championship.rules.state import Tournament
from referee.championship.rules.witness import winner_of
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.notation import quoted


def the_duel(state: Tournament, key: str) -> Match:
    """A duel of the ladder. Raises `BadLine` `unknown_match`."""
    matches = bracket(state)
    if key not in matches:
        raise BadLine("unknown_match", word=key[:40], near=tuple(matches))
    return matches[key]


def its_log(state: Tournament, key: str) -> DuelLog | None:
    """The log of a duel, if it has one that is of those who meet there."""
    kept = state.duel_logs.get(key)
    return kept if kept and set(kept.players) == set(the_duel(state, key).players) else None


def begun(state: Tournament) -> dict[str, str]:
    """The duels that have a log and no result yet, with their logs."""
    waiting = (key for key, match in bracket(state).items() if match.ready) if state.duel_logs else ()
    return {key: kept.stream for key in waiting if (kept := its_log(state, key))}


def opened(desk: Desk, log: TournamentLog, key: str, name: str, first: int = 0) -> tuple[TableLog, bool]:
    """The log of a duel, called by this name, and whether it is a new one.

    `first` is who picks the first character, which no clause says: otherwise the better placed of the two. Raises
    `BadLine` `unknown_match`, `duel_not_ready`, `not_in_the_duel`, and what opening a table raises.
    """
    match, kept = the_duel(log.state, key), its_log(log.state, key)
    if kept:
        return desk.table(kept.stream), False
    if not match.ready:
        raise BadLine("duel_not_ready", match=key)
    players = _in_order(log.state, match, first)
    game = desk.new(position(log.state, players), f"{log.state.name} · {name}"[:120])
    log.log(DuelOpened(key, players, game.stream))
    game.reload()
    return game, True


def _in_order(state: Tournament, match: Match, first: int) -> tuple[int, ...]:
    if first and first not in match.there:
        raise BadLine("not_in_the_duel", player=state.players[first].name[:40], match=match.key)
    return tuple(sorted(match.there, key=lambda player: player != first)) if first else match.there


def position(state: Tournament, players: tuple[int, ...]) -> str:
    """The four places as a position block, two for each of the players; the characters are still to be picked."""
    lines = [*opening_lines(state, (*PLAYS, *DUELS_PLAY))]
    places = [(player, side) for player, side in zip(players, DUELLISTS, strict=True) for _ in range(PLACES)]
    for seat, (player, side) in enumerate(places, 1):
        lines.append(f"seat {seat} {quoted(state.players[player].name)} {side} ?")
    return "\n".join(lines)


def taken(state: Tournament, key: str, game: TableLog) -> DuelWon:
    """The result that the log of a duel comes to. Raises `BadLine` `duel_not_over`."""
    kept, winner = state.duel_logs.get(key), winner_of(state, key, game.table.winner)
    if kept is None or winner is None:
        raise BadLine("duel_not_over", match=key)
    return DuelWon(key, winner, next(player for player in kept.players if player != winner))
