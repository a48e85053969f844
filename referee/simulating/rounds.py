"""A round of a table: it is opened with its auction, and later its game is over, or void."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from referee.simulating import slips
from referee.simulating.bargains import hire_all
from referee.simulating.battles import dealt, fought
from referee.simulating.play import Play
from referee.simulating.turmoil import befall, pardoned_late
from referee.tournament import entries as e
from referee.tournament.course import players_of
from referee.tournament.state import Round, Table


def open_round(play: Play, number: int, round_number: int, sheriff: int) -> None:
    """A round begins: roles, then the auction. Before it, something may befall the table instead."""
    if pardoned_late(play) or befall(play, play.table(number).seating):
        return
    players = play.state.seated(play.table(number))
    roles = dealt(play, number, round_number, players, sheriff)
    told = tuple(e.Dealt(player, role) for player, role in roles.items())
    slips.taken_back(play, e.PlayerLeft(play.chance.choice(players), "between_rounds"))
    play.say(e.RoundOpened(number, round_number, sheriff, () if play.often(0.1) else told))
    hire_all(play, number, round_number)


def end_round(play: Play, number: int, round_number: int) -> None:
    """The game is over; or a role was shown, and it is played again."""
    table = play.table(number)
    each = table.round(round_number) or Round(round_number)
    if play.often(play.temper.trouble / 2):
        _void(play, number, round_number)
        return
    befall(play, table.seating)
    roles = each.roles or _roles(play, table, each)
    right = fought(play, number, round_number, roles)
    slips.say(play, right, _wrong(play, right, roles))
    if play.often(play.temper.trouble / 4):
        _void(play, number, round_number)


def _roles(play: Play, table: Table, each: Round) -> dict[int, str]:
    """The roles nobody wrote down when they were dealt."""
    return dealt(play, table.number, each.number, players_of(play.state, table, each), each.sheriff)


def _wrong(play: Play, right: e.GamePlayed, roles: dict[int, str]) -> e.GamePlayed:
    """Another way in which the game could have ended."""
    other = Random(play.chance.random())
    return _fought_by(play, other, right, roles)


def _fought_by(play: Play, other: Random, right: e.GamePlayed, roles: dict[int, str]) -> e.GamePlayed:
    chance, play.chance = play.chance, other
    try:
        return replace(fought(play, right.table, right.round, roles))
    finally:
        play.chance = chance


def _void(play: Play, number: int, round_number: int) -> None:
    play.say(e.GameVoided(number, round_number, play.often(0.5), "a role was shown by mistake"))
