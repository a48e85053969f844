"""Whole games with the Rebel!, for 4, 6, 8, 9 or 10 players, with or without an event deck.

In: a seed. Out: the same game for the same seed, always, in the words of `docs/shorthand.md`.
"""

from __future__ import annotations

from random import Random

from .cards import LIFE, whole_deck
from .fault import BrokenOff
from .game import HOUSE_LINE, LONGEST, Game, sit
from .lawful import Lawful
from .outcome import outcome
from .rebel_table import RebelTable
from .rebel_turns import turn_of
from .table import Reroll, Won

ROLES = {
    4: ("sheriff", "outlaw", "renegade", "rebel"),
    6: ("sheriff", "deputy", *["outlaw"] * 2, "renegade", "rebel"),
    8: ("sheriff", *["deputy"] * 2, *["outlaw"] * 3, "renegade", "rebel"),
    9: ("sheriff", *["deputy"] * 2, *["outlaw"] * 3, *["renegade"] * 2, "rebel"),
    10: ("sheriff", *["deputy"] * 2, *["outlaw"] * 4, *["renegade"] * 2, "rebel"),
}
"""REB-002 to REB-006."""
EVENTS = {
    "none": [],
    "high_noon": ["ghost_town"],
    "fistful": ["dead_man"],
    "both": ["ghost_town", "dead_man"],
}
"""The events of each deck that matter to a Rebel!; to all the others the tables are blind."""


def play_rebel(seed: int, players: int | None = None, events: str | None = None) -> Game:
    """A lawful game; `events` names the event decks on the table, half of the games have none."""
    for attempt in range(1000):
        rng = Random(f"rebel {seed} {players} {events} {attempt}")
        game = attempt_rebel_game(seed, rng, players, events, Lawful())
        if game:
            return game
    raise RuntimeError(f"no game could be finished from seed {seed}")


def attempt_rebel_game(
    seed: int, rng: Random, players: int | None, events: str | None, mischief: Lawful
) -> Game | None:
    """One deal played out, or None where it has to be dealt again."""
    option = events or rng.choice(("none", "none", "none", "high_noon", "fistful", "both"))
    table = deal(rng, players or rng.choice(list(ROLES)), option, mischief)
    head = write_head(table, option)
    try:
        side = run(table)
        mischief.instead_of_won(table, side)
        ends = outcome(side, table.seats)
        table.say(f"won {mischief.winner(table, side)}")
        table.used.add(f"won {side} after a revolution" if table.revolutions else f"won {side}")
        if side == "law" and any(seat.role == "deputy" and seat.forsaken for seat in table.seats):
            table.used.add("Deputy left behind")
        return Game(seed, head, tuple(table.lines), tuple(table.truths), frozenset(table.used), ends)
    except BrokenOff:
        return Game(seed, head, tuple(table.lines), tuple(table.truths), frozenset(table.used))
    except Reroll:
        pass
    return None


def deal(rng: Random, players: int, option: str, mischief: Lawful) -> RebelTable:
    """Roles, characters, as many cards as life points; the event deck apart."""
    roles = rng.sample(ROLES[players], players)
    characters = rng.sample(sorted(LIFE), players)
    seats = [sit(i + 1, roles[i], characters[i]) for i in range(players)]
    deck = whole_deck()
    rng.shuffle(deck)
    table = RebelTable(rng, seats, deck, mischief, deal_events(rng, option))
    for seat in seats:
        seat.hand = table.take(seat.life)
    return table


def deal_events(rng: Random, option: str) -> list[str]:
    """Some cards of the deck, well mixed; the last to come is the one that closes the deck and then stays."""
    if option == "none":
        return []
    mixed = EVENTS[option] + ["other"] * rng.choice((0, 1, 3, 11))
    rng.shuffle(mixed)
    return ["other", *mixed]


def write_head(table: RebelTable, option: str) -> tuple[str, ...]:
    """The head of the file; no event deck need not be said."""
    seats = [f'seat {seat} "{seat.name}" {seat.role} {seat.character}' for seat in table.seats]
    said = [f"option events {option}"] if option != "none" or table.chance(0.3) else []
    return ("bang 1", "sets base rebel", *said, *seats, "---")


def run(table: RebelTable) -> str:
    """The side that has won, when the turns have gone round clockwise from the Sheriff on."""
    try:
        take_turns(table)
    except Won as won:
        return str(won)
    raise Reroll("the game would not end")


def take_turns(table: RebelTable) -> None:
    """One after the other, as long as a game may last."""
    table.say(HOUSE_LINE)
    odds_of_event = table.rng.choice((0.3, 0.6, 1.0))
    seat = next(seat for seat in table.seats if seat.role == "sheriff")
    for _ in range(LONGEST):
        turn_of(table, seat, odds_of_event)
        seat = table.mischief.next_seat(table, seat)
