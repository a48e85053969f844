"""Against a penalty: warnings, expulsions and their withdrawal."""

from __future__ import annotations

from referee.championship.rules.admission import leaving
from referee.championship.rules.entries import Expelled, PenaltyCancelled, Warned
from referee.championship.rules.facts import WARNINGS
from referee.championship.rules.grounds import Grounds, doubt, remark, unclear
from referee.championship.rules.state import Player, Tournament


def expulsion_due(player: Player) -> bool:
    """Has he had his second warning and is still there (`ITC-193`)?"""
    return player.left is None and len(player.standing_warnings) >= WARNINGS


def warning(state: Tournament, fact: Warned) -> Grounds:
    """Against a warning; the second of a tournament expels, which is said."""
    player = state.players.get(fact.player)
    if player is None:
        yield doubt("unknown_player", player=fact.player)
        return
    if player.left:
        yield doubt("left_already", "ITC-211", player=fact.player, entry=player.left.entry)
    elif len(player.standing_warnings) == WARNINGS - 1:
        earlier = tuple(each.entry for each in player.standing_warnings)
        yield remark("second_warning", "ITC-193", "ITC-194", player=fact.player, entries=earlier)


def expulsion(state: Tournament, fact: Expelled) -> Grounds:
    """Against an expulsion: it is reported with its reason (`ITC-198`), and is a leaving (`ITC-194`)."""
    if not fact.reason.strip():
        yield unclear("reason_missing", "ITC-198", player=fact.player)
    yield from leaving(state, fact)


def cancelling(state: Tournament, fact: PenaltyCancelled) -> Grounds:
    """Against withdrawing a penalty: there has to be one that still stands."""
    standing = {each.entry for player in state.players.values() for each in player.standing_warnings}
    left = (player.left for player in state.players.values() if player.left and player.left.expelled)
    if fact.entry not in standing | {each.entry for each in left}:
        yield doubt("no_penalty_stands", "ITC-197", entry=fact.entry)
