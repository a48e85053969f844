"""What stands of persons in a tournament's log: who left, was expelled, was warned, and what was noticed of whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.rules.entries import Expelled, Logged, PlayerLeft, Warned
from referee.championship.rules.history import effective
from referee.championship.rules.noticed import Noticed
from referee.championship.rules.state import Player, Tournament

Personal = PlayerLeft | Expelled | Warned | Noticed
"""What is known of a person wherever he plays."""


def standing(log: Sequence[Logged], state: Tournament) -> dict[int, Personal]:
    """By their numbers: what was taken back or withdrawn stands no more, and who has left leaves once.

    `state` is the tournament as this log tells it.
    """
    numbers = {number for player in state.players.values() for number in _of(player)}
    return {
        each.number: each.fact for each in effective(log) if each.number in numbers and isinstance(each.fact, Personal)
    }


def _of(player: Player) -> Iterator[int]:
    if player.left:
        yield player.left.entry
    yield from (warning.entry for warning in player.standing_warnings)
    yield from (each.entry for each in player.shown)
    yield from player.called
