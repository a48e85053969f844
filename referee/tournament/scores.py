"""The final score of a player: what he gained, over the rounds he took part in, as an exact fraction.

Where tables of five and of six were formed, the scores of the fives are multiplied by 1.15 (`ITC-122`), one below
nothing too: then the figure says so (`lowered`). A table's size is the one it was formed with.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from referee.tournament.accounts import Bookings, total_of
from referee.tournament.facts import CORRECTION, PURSE, SIDES, Criterion
from referee.tournament.figures import Figure
from referee.tournament.state import Game, Table, Tournament
from referee.verdict import Argument

Played = dict[int, list[tuple[Table, Game]]]


def games(state: Tournament) -> Played:
    """By player, the games he took part in, each with its table."""
    found: Played = {}
    for table in state.tables.values():
        for game in (each.game for each in table.rounds if each.game):
            for result in game.results:
                found.setdefault(result.player, []).append((table, game))
    return found


def score(state: Tournament, player: int, books: Bookings, played: Played) -> Figure | None:
    """The final score so far; none without a game."""
    own = played.get(player, [])
    if not own:
        return None
    parts = (_gain(books[player]), _rounds(game for _, game in own))
    plain = Figure("average", parts[0].value / parts[1].value, ("ITC-121",), (), parts)
    factor = _correction(state, own[0][0])
    return Figure("score", plain.value, (), (), (plain,)) if factor is None else _corrected(plain, factor)


def corrected(state: Tournament) -> bool:
    """Are there tables of five and of six, so that the scores of the fives are corrected?"""
    return {CORRECTION.seats, CORRECTION.beside} <= set(state.sizes)


def _gain(booked: list[Figure]) -> Figure:
    owned = total_of(booked)
    start = Figure("start", Fraction(-PURSE), ("ITC-071",))
    return Figure("gain", owned.value + start.value, ("ITC-121",), (), (owned, start))


def _rounds(own: Iterable[Game]) -> Figure:
    entries = tuple(game.entry for game in own)
    return Figure("rounds", Fraction(len(entries)), ("ITC-121", "ITC-202"), entries)


def _correction(state: Tournament, table: Table) -> Figure | None:
    if not corrected(state) or len(table.seating) != CORRECTION.seats:
        return None
    entries = () if state.drawn is None else (state.drawn,)
    return Figure("correction", CORRECTION.factor, ("ITC-122",), entries)


def _corrected(plain: Figure, factor: Figure) -> Figure:
    lowered: dict[str, Argument] = {"lowered": 1} if plain.value < 0 else {}
    return Figure("score", plain.value * factor.value, ("ITC-122",), (), (plain, factor), lowered)


def tally(criterion: Criterion, player: int, own: Iterable[tuple[Table, Game]]) -> Figure:
    """How a player stands by one of the criteria, and the games that make it up."""
    entries = tuple(game.entry for _, game in own if _counts(criterion, player, game))
    return Figure(criterion.key, Fraction(len(entries)), ("ITC-124", criterion.clause), entries)


def _counts(criterion: Criterion, player: int, game: Game) -> bool:
    result = game.of(player)
    if result is None:
        return False
    if not criterion.wins_as:
        return result.in_play
    return result.role == criterion.wins_as and game.outcome == SIDES[criterion.wins_as]
