"""Whole games with High Noon, for 4 to 7 players. In: a seed. Out: the same game for the same seed, always."""

from __future__ import annotations

from random import Random

from .cards import LIFE, ROLES, whole_deck
from .game import HOUSE_LINE, LONGEST, Game, sit
from .lawful import Lawful
from .noon_table import EVENTS, NoonTable
from .noon_turns import turn_of
from .outcome import outcome
from .table import Reroll, Won


def play_noon(seed: int, players: int | None = None) -> Game:
    """A lawful game."""
    for attempt in range(1000):
        game = attempt_noon_game(seed, Random(f"noon {seed} {players} {attempt}"), players)
        if game:
            return game
    raise RuntimeError(f"no game could be finished from seed {seed}")


def attempt_noon_game(seed: int, rng: Random, players: int | None) -> Game | None:
    """One deal played out, or None where it has to be dealt again."""
    table = deal(rng, players or rng.randint(4, 7))
    seats = [f'seat {seat} "{seat.name}" {seat.role} {seat.character}' for seat in table.seats]
    head = ("bang 1", "sets base events high_noon", *seats, "---")
    try:
        take_turns(table)
    except Won as won:
        side = str(won)
        ends = outcome(side, table.seats)
        table.say(f"won {side}")
        table.used.add(f"won {side}")
        return Game(seed, head, tuple(table.lines), tuple(table.truths), frozenset(table.used), ends)
    except Reroll:
        pass
    return None


def deal(rng: Random, players: int) -> NoonTable:
    """As without the events; of their deck some cards, so that the last one comes while there are players."""
    roles = rng.sample(ROLES[players], players)
    characters = rng.sample(sorted(LIFE), len(LIFE))
    seats = [sit(i + 1, roles[i], characters[i]) for i in range(players)]
    deck = whole_deck()
    rng.shuffle(deck)
    events = ["high_noon", *rng.sample(EVENTS, len(EVENTS))]
    table = NoonTable(rng, seats, deck, Lawful(), events, characters[players:])
    for seat in seats:
        seat.hand = table.take(seat.life)
    return table


def take_turns(table: NoonTable) -> None:
    """One after the other, as long as a game may last."""
    table.say(HOUSE_LINE)
    seat = next(seat for seat in table.seats if seat.role == "sheriff")
    for _ in range(LONGEST):
        turn_of(table, seat)
        seat = table.order_after(seat)[0]
    raise Reroll("the game would not end")
