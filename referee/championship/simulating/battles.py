"""A game's roles, who falls when, and who has won it: true to the roles, whatever chance wills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from referee.championship.rules.entries import GamePlayed, SeatResult
from referee.championship.rules.facts import DEALT, DUELLIST, LEADER, SIDES
from referee.championship.simulating.play import Play


def dealt(players: Sequence[int], sheriff: int, fate: Random) -> dict[int, str]:
    """The role of everybody, from the Sheriff to the left."""
    others = list(DEALT[len(players)])
    others.remove(LEADER)
    fate.shuffle(others)
    at = players.index(sheriff)
    return dict(zip((*players[at:], *players[:at]), (LEADER, *others), strict=True))


def fought(table: int, number: int, roles: Mapping[int, str], fate: Random) -> GamePlayed:
    """Players fall one by one, until somebody has won."""
    spared = fate.choice((DUELLIST, DUELLIST, LEADER, "", ""))
    alive, duel = list(roles), False
    while (outcome := winner([roles[player] for player in alive])) is None:
        alive.remove(fate.choice([player for player in alive if roles[player] != spared] or alive))
        duel = duel or sorted(roles[player] for player in alive) == sorted((LEADER, DUELLIST))
    results = (SeatResult(player, role, player in alive, duel and role == DUELLIST) for player, role in roles.items())
    return GamePlayed(table, number, outcome, tuple(results))


def winner(left: Sequence[str]) -> str | None:
    """The side that has won with these roles left; None while play goes on."""
    if LEADER in left:
        return SIDES[LEADER] if {SIDES[role] for role in left} == {SIDES[LEADER]} else None
    if list(left) == [DUELLIST]:
        return SIDES[DUELLIST]
    return next(side for side in SIDES.values() if side not in (SIDES[LEADER], SIDES[DUELLIST]))


def fate_of(play: Play, number: int, players: int) -> Random:
    """What decides a game: chance, or at mirrored tables what decided the same round of the others."""
    return Random(f"{play.seed}/{number}/{players}") if play.temper.mirrored else play.chance
