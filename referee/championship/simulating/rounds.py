"""A round of a table: it is opened with its auction, and later its game is over, or void."""

from __future__ import annotations

from random import Random

from referee.championship.rules import entries as e
from referee.championship.rules.course import players_of
from referee.championship.rules.state import Round, Table
from referee.championship.simulating import slips
from referee.championship.simulating.bargains import hire_all
from referee.championship.simulating.battles import dealt, fate_of, fought
from referee.championship.simulating.play import Play
from referee.championship.simulating.turmoil import befall, pardoned_late


def open_round(play: Play, number: int, round_number: int, sheriff: int) -> None:
    """A round begins: roles, then the auction. Before it, something may befall the table instead."""
    if pardoned_late(play) or befall(play, play.table(number).seating):
        return
    players = play.state.seated(play.table(number))
    roles = dealt(players, sheriff, fate_of(play, round_number, len(players)))
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
    right = fought(number, round_number, roles, fate_of(play, round_number, len(roles)))
    slips.say(play, right, fought(number, round_number, roles, Random(play.chance.random())))
    if play.often(play.temper.trouble / 4):
        _void(play, number, round_number)


def _roles(play: Play, table: Table, each: Round) -> dict[int, str]:
    """The roles nobody wrote down when they were dealt."""
    players = players_of(play.state, table, each)
    return dealt(players, each.sheriff, fate_of(play, each.number, len(players)))


def _void(play: Play, number: int, round_number: int) -> None:
    play.say(e.GameVoided(number, round_number, play.often(0.5), "a role was shown by mistake"))
