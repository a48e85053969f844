"""The final score of a player: what he gained, over the rounds he took part in, as an exact fraction.

Where tables of five and of six were formed, the scores of the fives are multiplied by 1.15 (`ITC-122`), one below
nothing too: then the figure says so (`lowered`). A table's size is the one it was formed with, and a player's table
the one he was drawn to, wherever else a game of his is logged.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from referee.championship.rules.accounts import Bookings, bookings, total_of
from referee.championship.rules.entries import SeatResult
from referee.championship.rules.facts import CORRECTION, PURSE, SIDES, Criterion
from referee.championship.rules.figures import Figure, Value
from referee.championship.rules.state import Game, Table, Tournament
from referee.core.nouns.verdict import Argument


class GameOfPlayer(Struct, frozen=True, gc=False):
    """One game of one player."""

    game: Game
    result: SeatResult


Played = dict[int, list[GameOfPlayer]]


def games(state: Tournament) -> Played:
    """By player, the games he took part in."""
    found: Played = {}
    for table in state.tables.values():
        for game in (each.game for each in table.rounds if each.game):
            for result in game.results:
                found.setdefault(result.player, []).append(GameOfPlayer(game, result))
    return found


class Ledger(Struct, frozen=True):
    """What scores are made of: who booked what, who played which games, the correction if there is one, and of whom."""

    books: Bookings
    played: Played
    correction: Figure | None = None
    fives: frozenset[int] = frozenset()


def ledger(state: Tournament) -> Ledger:
    """The ledger of a tournament as it stands."""
    correction = _correction(state) if corrected(state) else None
    return Ledger(bookings(state), games(state), correction, _fives(state.tables.values()))


def score(kept: Ledger, player: int) -> Figure | None:
    """The final score so far; none without a game."""
    own = kept.played.get(player, [])
    if not own:
        return None
    parts = (_gain(kept.books[player]), _rounds(own))
    plain = Figure("average", Fraction(parts[0].value) / parts[1].value, ("ITC-121",), (), parts)
    if kept.correction is None or player not in kept.fives:
        return Figure("score", plain.value, ("ITC-121",), (), (plain,))
    return _corrected(plain, kept.correction)


def corrected(state: Tournament) -> bool:
    """Are there tables of five and of six, so that the scores of the fives are corrected?"""
    return {CORRECTION.seats, CORRECTION.beside} <= set(state.sizes)


def _fives(tables: Iterable[Table]) -> frozenset[int]:
    """Who was drawn to a table of five; of two tables he was drawn to, the first is a player's."""
    sizes: dict[int, int] = {}
    for table in tables:
        for player in table.seating:
            sizes.setdefault(player, len(table.seating))
    return frozenset(player for player, size in sizes.items() if size == CORRECTION.seats)


def _gain(booked: list[Figure]) -> Figure:
    owned = total_of(booked)
    start = Figure("start", -PURSE, ("ITC-071",))
    return Figure("gain", owned.value + start.value, ("ITC-121",), (), (owned, start))


def _rounds(own: Iterable[GameOfPlayer]) -> Figure:
    entries = tuple(seat.game.entry for seat in own)
    return Figure("rounds", len(entries), ("ITC-121", "ITC-202"), entries)


def _correction(state: Tournament) -> Figure:
    entries = () if state.drawn is None else (state.drawn,)
    return Figure("correction", CORRECTION.factor, ("ITC-122",), entries)


def corrected_score(plain: Value) -> Value:
    """What a score of a table of five comes to where tables of six were formed too (`ITC-122`)."""
    return plain * CORRECTION.factor


def _corrected(plain: Figure, factor: Figure) -> Figure:
    lowered: dict[str, Argument] = {"lowered": 1} if plain.value < 0 else {}
    return Figure("score", corrected_score(plain.value), ("ITC-122",), (), (plain, factor), lowered)


def tally(criterion: Criterion, own: Iterable[GameOfPlayer]) -> Figure:
    """How a player stands by one of the criteria, and the games that make it up."""
    entries = tuple(seat.game.entry for seat in own if _counts(criterion, seat))
    return Figure(criterion.key, len(entries), ("ITC-124", criterion.clause), entries)


def _counts(criterion: Criterion, seat: GameOfPlayer) -> bool:
    if not criterion.wins_as:
        return seat.result.in_play
    return seat.result.role == criterion.wins_as and seat.game.outcome == SIDES[criterion.wins_as]
