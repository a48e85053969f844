"""What befalls players beside the games, folded in: they leave, are put out, warned, called to order, show a role."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from referee.championship.rules import entries as e
from referee.championship.rules import noticed as n
from referee.championship.rules.noted import Shown
from referee.championship.rules.state import Leaving, Player, Tournament, WarningGiven


def _left(state: Tournament, number: int, fact: e.PlayerLeft) -> Tournament:
    return _with_leaving(state, fact.player, Leaving(number, fact.when))


def _expelled(state: Tournament, number: int, fact: e.Expelled) -> Tournament:
    return _with_leaving(state, fact.player, Leaving(number, fact.when, True, fact.reason))


def _with_leaving(state: Tournament, player: int, leaving: Leaving) -> Tournament:
    known = state.players.get(player)
    return state if known is None or known.left else with_player(state, replace(known, left=leaving))


def with_player(state: Tournament, player: Player) -> Tournament:
    """The tournament with this player as he is now."""
    return replace(state, players={**state.players, player.number: player})


def _warned(state: Tournament, number: int, fact: e.Warned) -> Tournament:
    known = state.players.get(fact.player)
    if known is None:
        return state
    return with_player(state, replace(known, warnings=(*known.warnings, WarningGiven(number, fact.reason))))


def _called(state: Tournament, number: int, fact: n.CalledToOrder) -> Tournament:
    known = state.players.get(fact.player)
    return state if known is None else with_player(state, replace(known, called=(*known.called, number)))


def _shown(state: Tournament, number: int, fact: n.RoleShown) -> Tournament:
    known, table = state.players.get(fact.player), state.table_of(fact.player)
    if known is None:
        return state
    now = table.under_way if table else None
    shown = Shown(number, fact.how, now.entry if now else None)
    return with_player(state, replace(known, shown=(*known.shown, shown)))


def _cancelled(state: Tournament, number: int, fact: e.PenaltyCancelled) -> Tournament:
    for player in state.players.values():
        if player.left and player.left.expelled and player.left.entry == fact.entry:
            back = replace(player.left, cancelled=number)
            return with_player(state, replace(player, left=None, pardoned=(*player.pardoned, back)))
        if any(warning.entry == fact.entry for warning in player.warnings):
            return with_player(state, replace(player, warnings=_without(player.warnings, fact.entry, number)))
    return state


def _without(warnings: tuple[WarningGiven, ...], entry: int, cancelled: int) -> tuple[WarningGiven, ...]:
    return tuple(replace(each, cancelled=cancelled) if each.entry == entry else each for each in warnings)


OF_PERSONS: dict[type, Callable[[Tournament, int, Any], Tournament]] = {
    e.PlayerLeft: _left,
    e.Expelled: _expelled,
    e.Warned: _warned,
    n.CalledToOrder: _called,
    n.RoleShown: _shown,
    e.PenaltyCancelled: _cancelled,
}
