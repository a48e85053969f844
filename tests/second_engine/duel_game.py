"""Whole duels: drafted, played to the last character, written down as the text of a `.game` file."""

from __future__ import annotations

from random import Random

from .cards import LIFE, whole_deck
from .duel_table import ROLES, DuelTable, Place
from .duel_turns import take_turn
from .game import HOUSE_LINE, LONGEST, Game
from .table import Reroll, Won

HEAD = (
    "bang 1",
    "sets base championship duel",
    *(f'seat {n} "{"Anna" if n < 3 else "Bruno"}" {ROLES[n - 1]} ?' for n in range(1, 5)),
    "---",
)
SIX = 6


def play_duel(seed: int) -> Game:
    """A lawful duel, the same one for the same seed."""
    for attempt in range(1000):
        rng = Random(f"duel {seed} {attempt}")
        try:
            return attempt_duel(seed, rng)
        except Reroll:
            continue
    raise RuntimeError(f"no duel could be finished from seed {seed}")


def attempt_duel(seed: int, rng: Random) -> Game:
    """One draft played out."""
    names = rng.sample(sorted(LIFE), len(LIFE))
    deck = whole_deck()
    rng.shuffle(deck)
    table = DuelTable(rng, {role: [] for role in ROLES}, deck)
    prepare(table, names)
    try:
        run(table)
    except Won as won:
        table.say(f"won {won}")
        ends = tuple("won" if role == str(won) else "lost" for role in ROLES)
        return Game(seed, HEAD, tuple(table.lines), tuple(table.truths), frozenset(table.used), ends)
    raise Reroll("the duel would not end")


def prepare(table: DuelTable, names: list[str]) -> None:
    """Four aside, twelve picked in turn, two piles, two of each in play, the opening hands (ITC-139 to ITC-148)."""
    table.say(HOUSE_LINE)
    aside, rest = names[:4], names[4:]
    table.say("aside " + " ".join(aside))
    for index, name in enumerate(rest):
        seat = table.seats[0 if index % 2 == 0 else 2]
        table.piles[seat.role].append(name)
        table.say(f"{seat} draft {name}")
    for seat in (table.seats[0], table.seats[2]):
        pile = table.piles[seat.role]
        table.rng.shuffle(pile)
        order = " " + " ".join(reversed(pile)) if table.chance(0.5) else ""
        table.say(f"{seat} stack{order}")
    for seat in (table.seats[0], table.seats[2]):
        field(table, seat)


def field(table: DuelTable, seat: Place | object) -> None:
    """The first two, either of them in front; then as many cards as that one has life points."""
    assert isinstance(seat, Place)
    rear = table.companion(seat)
    assert isinstance(rear, Place)
    table.enter(seat)
    table.enter(rear)
    if table.chance(0.5):
        seat.figure, rear.figure = rear.figure, seat.figure
        seat.life, rear.life = rear.life, seat.life
        seat.maximum, rear.maximum = rear.maximum, seat.maximum
    table.say(f"{seat} field {seat.figure} {rear.figure}")
    seat.hand += table.take(seat.life)
    table.say(f"{seat} draw {seat.life} for opening")


def run(table: DuelTable) -> None:
    """Turns to and fro; either may begin."""
    seat = table.seats[table.rng.choice((0, 2))]
    for _ in range(LONGEST):
        take_turn(table, seat)
        seat = table.opposing(seat)
    raise Reroll("the duel would not end")


assert len(LIFE) == SIX * 2 + 4
