"""Whole random tournaments, played by the regulation: draws, auctions, role-true games, penalties, leavings, lots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from referee.tournament import entries as e
from referee.tournament.accounts import total
from referee.tournament.auction import Auction, Bought, Chooses, Move, Opens, Raises, Withdraws, after, allowed, hires
from referee.tournament.auction import turn as to_speak
from referee.tournament.draw import drawn, shuffled
from referee.tournament.due import Due, due
from referee.tournament.folding import tournament_of
from referee.tournament.state import Round, Table, Tournament
from referee.tournament.tables import preferred
from tests.tournament.making import ROLES, enrolled

CHARACTERS = tuple("abcdefghijklmnop")


def played(players: int, seed: int) -> list[e.Logged]:
    """A tournament of so many, to its champion."""
    chance = Random(f"{players}/{seed}")
    chosen = preferred(players)
    assert chosen is not None
    log = [*enrolled(players), e.SeedWritten(str(seed), "seating"), e.SeedWritten(str(seed), "lots")]
    log.append(e.Drawn(drawn(range(1, players + 1), chosen.sizes, str(seed)), str(seed)))
    while owed := due(tournament_of(log)):
        log += _step(tournament_of(log), chance.choice(_first(owed)), chance, str(seed))
    return log


def _first(owed: Sequence[Due]) -> list[Due]:
    """Expulsions before all else, and no result before everybody has a character."""
    if owed[0].kind == "expulsion":
        return [owed[0]]
    hiring = {each.table for each in owed if each.kind == "hires"}
    return [each for each in owed if each.kind != "result" or each.table not in hiring]


def _step(state: Tournament, owed: Due, chance: Random, seed: str) -> list[e.Logged]:
    if owed.kind == "expulsion":
        return [e.Expelled(owed.players[0], "second warning", _now(state, owed.players[0]))]
    if owed.kind == "lots":
        return [e.LotsDrawn(shuffled(owed.players, seed, "lots"), seed)]
    if owed.kind == "match":
        return [_duelled(owed, chance)]
    table = state.tables[owed.table]
    each = table.round(owed.round) or Round(owed.round)
    if owed.kind == "round":
        return _trouble(state, table, chance) or _opened(state, table, owed, chance)
    return _hired(state, table, each, chance) if owed.kind == "hires" else _ended(state, table, each, chance)


def _duelled(owed: Due, chance: Random) -> e.Logged:
    """One of the two wins, or leaves, and then the other has won."""
    winner, loser = chance.sample(owed.players, 2)
    return e.PlayerLeft(loser, "during_duel") if chance.random() < 0.1 else e.DuelWon(owed.match, winner, loser)


def _now(state: Tournament, player: int) -> e.LeftWhen:
    table = state.table_of(player)
    return "during_game" if table and table.under_way else "between_rounds"


def _trouble(state: Tournament, table: Table, chance: Random) -> list[e.Logged]:
    return [e.Warned(chance.choice(state.seated(table)), "late")] if chance.random() < 0.1 else []


def _opened(state: Tournament, table: Table, owed: Due, chance: Random) -> list[e.Logged]:
    if chance.random() < 0.05:
        return [e.PlayerLeft(chance.choice(state.seated(table)), "between_rounds")]
    players = state.seated(table)
    others = [player for player in players if player != owed.players[0]]
    roles = list(ROLES[len(players)][1:])
    chance.shuffle(roles)
    dealt = [e.Dealt(owed.players[0], ROLES[4][0]), *(e.Dealt(*each) for each in zip(others, roles, strict=True))]
    return [e.RoundOpened(table.number, owed.round, owed.players[0], tuple(dealt))]


def _hired(state: Tournament, table: Table, each: Round, chance: Random) -> list[e.Logged]:
    players = state.seated(table)
    owned = {player: int(total(state, player).value) for player in players}
    kept = [found for player in players if (found := _kept(table, each, player, owned[player], chance))]
    free = [name for name in CHARACTERS if name not in {one.character for one in kept}]
    laid = tuple(chance.sample(free, len(players) - len(kept)))
    now = Auction(players, each.sheriff, owned, laid, tuple(kept))
    while now.laid:
        player = to_speak(now)
        if player is None:
            now = replace(now, lots=tuple(chance.sample(players, len(players))))
            continue
        now = after(now, _said(now, player, chance))
    return list(hires(now, table.number, each.number))


def _kept(table: Table, each: Round, player: int, owned: int, chance: Random) -> Bought | None:
    before = table.round(each.number - 1)
    ended = before.game.of(player) if before and before.game else None
    was = before.hire_of(player) if before else None
    if ended is None or was is None or not ended.in_play or was.price > owned or chance.random() < 0.5:
        return None
    return Bought(player, was.character, was.price, True)


def _said(now: Auction, player: int, chance: Random) -> Move:
    bid = now.bidding.bid + 100 if now.bidding else 100
    tries: list[Move] = [Opens(player, name, bid * chance.randint(1, 9)) for name in now.laid]
    tries += [Opens(player, now.laid[0], 100), Raises(player, bid * chance.randint(1, 3)), Withdraws(player)]
    tries += [Chooses(player, now.laid[0])]
    return chance.choice([move for move in tries if allowed(now, move)])


def _ended(state: Tournament, table: Table, each: Round, chance: Random) -> list[e.Logged]:
    """Somebody may leave in mid-game, a role may be shown; then players fall one by one until somebody has won."""
    if chance.random() < 0.04:
        return [e.GameVoided(table.number, each.number, chance.random() < 0.5, "role shown")]
    leaver: list[e.Logged] = []
    if chance.random() < 0.06:
        leaver = [e.PlayerLeft(chance.choice(state.seated(table)), "during_game")]
    alive, duel = list(each.roles), False
    while (outcome := _winner(each, alive)) is None:
        alive.remove(chance.choice(alive))
        duel = duel or sorted(each.roles[player] for player in alive) == ["renegade", "sheriff"]
    results = tuple(
        e.SeatResult(player, role, player in alive, duel and role == "renegade") for player, role in each.roles.items()
    )
    return [*leaver, e.GamePlayed(table.number, each.number, outcome, results)]


def _winner(each: Round, alive: list[int]) -> str | None:
    left = {each.roles[player] for player in alive}
    if "sheriff" not in left:
        return "renegade" if [each.roles[player] for player in alive] == ["renegade"] else "outlaws"
    return None if left & {"outlaw", "renegade"} else "law"
