"""Against a penalty: warnings, expulsions and their withdrawal."""

from __future__ import annotations

from referee.championship.rules.admission import leaving
from referee.championship.rules.entries import Expelled, PenaltyCancelled, Warned
from referee.championship.rules.facts import WARNINGS
from referee.championship.rules.grounds import Grounds, doubt, illegal, remark, unclear
from referee.championship.rules.noticed import How, Noticed, RoleShown
from referee.championship.rules.state import Player, Round, Tournament

SLOW = "slow"
"""The reason of a warning that a call to order comes before."""
SHOWN: dict[How, tuple[str, ...]] = {
    "mistake": ("ITC-230", "ITC-231"),
    "purpose": ("ITC-180", "ITC-182", "ITC-230", "ITC-232"),
    "": ("ITC-230", "ITC-231", "ITC-232"),
}
"""The clauses on a role that was shown, by how it came about."""


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

    if fact.reason == SLOW and not player.called:
        yield illegal("call_comes_first", "ITC-207", player=fact.player)


def noticing(state: Tournament, fact: Noticed) -> Grounds:
    """Against a call to order, or a role that was shown: somebody who is there."""
    player = state.players.get(fact.player)
    if player is None:
        yield doubt("unknown_player", player=fact.player)
    elif player.left:
        yield doubt("left_already", "ITC-211", player=fact.player, entry=player.left.entry)
    elif isinstance(fact, RoleShown):
        yield remark("role_shown", *SHOWN[fact.how], player=fact.player, how=fact.how)


def penalty_due(state: Tournament, player: Player) -> bool:
    """Has he shown his role on purpose, and had no penalty since (`ITC-180`, `ITC-182`)?"""
    shown = [state.when(each.entry) for each in player.shown if each.how == "purpose"]
    given = [state.when(each.entry) for each in player.standing_warnings]
    return bool(shown) and player.left is None and not any(each > max(shown) for each in given)


def to_be_repeated(state: Tournament, game: Round) -> bool:
    """Was a role shown by mistake in the game under way, so that it is played again (`ITC-231`)?"""
    shown = (each for player in state.players.values() for each in player.shown)
    return any(each.how == "mistake" and each.begun == game.entry for each in shown)


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
