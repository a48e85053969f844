"""What every player owns, booking by booking: the purse of the start, what was paid for characters, what was earned.

Money is its owner's and the referee's (`ITC-119`, `ITC-120`): nothing here goes into a public view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.championship.rules.facts import PURSE
from referee.championship.rules.figures import Figure, summed
from referee.championship.rules.prizes import prize
from referee.championship.rules.state import Game, Hire, Round, Table, Tournament
from referee.core.nouns.verdict import Argument

Bookings = dict[int, list[Figure]]


def bookings(state: Tournament) -> Bookings:
    """By player, everything that came and went, in the order of his rounds."""
    books: Bookings = {number: [_purse(player.entry)] for number, player in state.players.items()}
    for table in state.tables.values():
        for each in table.rounds:
            for player, figure in _of_round(table, each):
                if player not in books:
                    books[player] = [_purse()]
                books[player].append(figure)
    return books


def purses(state: Tournament, players: Iterable[int]) -> dict[int, int]:
    """What these players own now, without the figures it is made of."""
    money = dict.fromkeys(players, PURSE)
    for each in (each for table in state.tables.values() for each in table.rounds):
        for hire in each.hires:
            if hire.player in money:
                money[hire.player] -= hire.price
        if each.game:
            _earn(money, each.game)
    return money


def _earn(money: dict[int, int], game: Game) -> None:
    for result in game.results:
        if result.player in money and (paid := prize(result, game.outcome, len(game.results))):
            money[result.player] += paid.money


def total(state: Tournament, player: int) -> Figure:
    """What a player owns now, debts included: he alone may ask for it."""
    return total_of(bookings(state).get(player, [_purse()]))


def total_of(booked: list[Figure]) -> Figure:
    """What these bookings come to."""
    return summed("total", booked, "ITC-120")


def _purse(*entries: int) -> Figure:
    return Figure("purse", PURSE, ("ITC-071",), entries)


def _of_round(table: Table, each: Round) -> Iterator[tuple[int, Figure]]:
    for hire in each.hires:
        yield hire.player, _price(table, each, hire)
    if each.game:
        yield from _prizes(table, each, each.game)


def _price(table: Table, each: Round, hire: Hire) -> Figure:
    clauses = ("ITC-092", "ITC-094") if hire.kept else ("ITC-080", "ITC-081")
    args: dict[str, Argument] = {"table": table.number, "round": each.number, "character": hire.character}
    return Figure("price", -hire.price, clauses, (hire.entry,), (), args)


def _prizes(table: Table, each: Round, game: Game) -> Iterator[tuple[int, Figure]]:
    players = len(game.results)
    resized = ("ITC-224",) if table.seating and players != len(table.seating) else ()
    for result in game.results:
        paid = prize(result, game.outcome, players)
        if paid is None:
            continue
        args: dict[str, Argument] = {
            "table": table.number, "round": each.number, "role": result.role, "outcome": game.outcome,
            "fate": paid.cell.fate, "each": paid.cell.each, "times": paid.cell.times, "count": paid.count,
        }  # fmt: skip
        yield result.player, Figure("prize", paid.money, paid.clauses + resized, (game.entry,), (), args)
