"""The ranking after the elimination round: by final score, and by six criteria among those still tied.

Each criterion is applied only to those whom all before it left equal, and goes on downward with those it leaves equal
(`ITC-124`). The last is the lot: lots that were drawn and recorded are followed, and without them the players stay
tied. Who left before the duels has no place (`ITC-222`, `ITC-227`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from referee.championship.rules.facts import CRITERIA
from referee.championship.rules.figures import Figure, Value
from referee.championship.rules.scores import Played, ledger, score, tally
from referee.championship.rules.state import Player, Tournament

LOTS = "lots"


class Separation(Struct, frozen=True, gc=False):
    """One criterion as it was applied to a player, and the players it was to separate."""

    figure: Figure
    among: tuple[int, ...]


class Standing(Struct, frozen=True, gc=False):
    """A place, who has it, by which score and criteria, and with whom nothing separates him yet."""

    place: int
    player: int
    score: Figure
    separations: tuple[Separation, ...] = ()
    tied: tuple[int, ...] = ()


def standings(state: Tournament) -> tuple[Standing, ...]:
    """The ranking of all who are in it and have played, by what is logged so far."""
    kept = ledger(state)
    scored = ((number, score(kept, number)) for number in ranked(state))
    scores = {number: found for number, found in scored if found is not None}
    return tuple(_places(state, scores, kept.played))


def ranked(state: Tournament) -> tuple[int, ...]:
    """The players who have a place: all but those who left before the duels."""
    return tuple(number for number, player in state.players.items() if _has_a_place(player))


def undecided(table: tuple[Standing, ...]) -> tuple[tuple[int, ...], ...]:
    """The groups among whom lots have to be drawn (`ITC-130`)."""
    return tuple(dict.fromkeys(tuple(sorted((each.player, *each.tied))) for each in table if each.tied))


def _has_a_place(player: Player) -> bool:
    return player.left is None or player.left.when == "during_duel"


def _places(state: Tournament, scores: dict[int, Figure], played: Played) -> Iterator[Standing]:
    values = {number: found.value for number, found in scores.items()}
    place = 1
    for level in _levels(tuple(scores), values):
        trail: dict[int, list[Separation]] = {number: [] for number in level}
        for group in _separated(state, level, played, 0, trail):
            for number in group:
                others = tuple(each for each in group if each != number)
                yield Standing(place, number, scores[number], tuple(trail[number]), others)
            place += len(group)


def _levels(players: tuple[int, ...], values: dict[int, Value]) -> list[tuple[int, ...]]:
    """The players by their values, the highest first, those with equal ones together."""
    ordered = sorted(players, key=lambda number: (-values[number], number))
    return [tuple(group) for _, group in groupby(ordered, key=values.__getitem__)]


def _separated(
    state: Tournament, group: tuple[int, ...], played: Played, step: int, trail: dict[int, list[Separation]]
) -> list[tuple[int, ...]]:
    """The group in its order from this criterion on, those whom nothing separates together."""
    if len(group) == 1:
        return [group]
    if step == len(CRITERIA):
        return _by_lots(state, group, trail)
    figures = {number: tally(CRITERIA[step], played[number]) for number in group}
    for number, figure in figures.items():
        trail[number].append(Separation(figure, group))
    levels = _levels(group, {number: figure.value for number, figure in figures.items()})
    return [each for level in levels for each in _separated(state, level, played, step + 1, trail)]


def _by_lots(state: Tournament, group: tuple[int, ...], trail: dict[int, list[Separation]]) -> list[tuple[int, ...]]:
    lots = next((each for each in reversed(state.lots) if set(group) <= set(each.players)), None)
    if lots is None:
        return [group]
    order = [number for number in dict.fromkeys(lots.players) if number in group]
    for at, number in enumerate(order, 1):
        figure = Figure(LOTS, at, ("ITC-124", "ITC-130"), (lots.entry,))
        trail[number].append(Separation(figure, group))
    return [(number,) for number in order]
