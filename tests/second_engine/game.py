"""Whole games: dealt, played to a winner, written down as the text of a `.game` file.

In: a seed and a number of players. Out: the same game for the same seed, always.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from random import Random

from .cards import LIFE, ROLES, whole_deck
from .lawful import Lawful
from .outcome import outcome
from .seats import Seat, Truth
from .table import Reroll, Table, Won
from .turn import take_turn

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Ivana", "Luca")
HOUSE_LINE = "house allow ability_after_rescue read as printed"
LONGEST = 150
"""Turns after which a game that will not end is dealt anew."""


@dataclass(frozen=True)
class Game:
    """A game: `head` (up to and with `---`), `lines`, what was true after each, `won` or `lost` by seat."""

    seed: int
    head: tuple[str, ...]
    lines: tuple[str, ...]
    truths: tuple[Truth, ...]
    used: frozenset[str]
    outcome: tuple[str, ...] = ()
    named: tuple[tuple[int, str], ...] = ()
    """Where in `lines` a reading was followed that the sources leave open, and which."""

    @property
    def text(self) -> str:
        """The `.game` file."""
        return "\n".join((*self.head, *self.lines)) + "\n"

    @property
    def with_roles_unseen(self) -> Game:
        """The same game for eyes that see no role but the Sheriff's."""
        hidden = re.compile('" (?!sheriff )[a-z]+ ')
        return replace(self, head=tuple(hidden.sub('" ? ', line) for line in self.head))

    def line_number(self, index: int) -> int:
        """Where in the text, counted from 1, `lines[index]` stands."""
        return len(self.head) + index + 1


def play(seed: int, players: int | None = None, characters: tuple[str, ...] = ()) -> Game:
    """A lawful game of as many players, or of 4 to 7; these `characters` sit for sure, the rest is dealt."""
    for attempt in range(1000):
        rng = Random(f"lawful {seed} {players} {attempt}")
        game = attempt_game(seed, rng, players, characters, Lawful())
        if game:
            return game
    raise RuntimeError(f"no game could be finished from seed {seed}")


def attempt_game(
    seed: int, rng: Random, players: int | None, characters: tuple[str, ...], mischief: Lawful
) -> Game | None:
    """One deal played out, or None where it has to be dealt again."""
    table = deal(rng, players or rng.randint(4, 7), characters, mischief)
    head = write_head(table)
    try:
        run(table)
    except Won as won:
        side = str(won)
        ends = outcome(side, table.seats)
        table.say(f"won {mischief.winner(table, side)}")
        table.used.add(f"won {side}")
        return Game(seed, head, tuple(table.lines), tuple(table.truths), frozenset(table.used), ends)
    except Reroll:
        pass
    return None


def deal(rng: Random, players: int, wanted: tuple[str, ...], mischief: Lawful) -> Table:
    """Roles, characters, as many cards as life points; the Sheriff has one more (NLB-007, CRD-002)."""
    roles = rng.sample(ROLES[players], players)
    rest = sorted(set(LIFE) - set(wanted))
    characters = [*wanted, *rng.sample(rest, players - len(wanted))]
    rng.shuffle(characters)
    seats = [sit(i + 1, roles[i], characters[i]) for i in range(players)]
    deck = whole_deck()
    rng.shuffle(deck)
    table = Table(rng, seats, deck, mischief)
    for seat in seats:
        seat.hand = table.take(seat.life)
    return table


def sit(number: int, role: str, character: str) -> Seat:
    """A player with full life."""
    life = LIFE[character] + (role == "sheriff")
    return Seat(number, NAMES[number - 1], role, character, life, life, shown=role == "sheriff")


def write_head(table: Table) -> tuple[str, ...]:
    """The head of the file."""
    seats = [f'seat {seat} "{seat.name}" {seat.role} {seat.character}' for seat in table.seats]
    return ("bang 1", "sets base", *seats, "---")


def run(table: Table) -> None:
    """Turns from the Sheriff on, clockwise over the living (CRD-003), until somebody has won."""
    table.say(HOUSE_LINE)
    seat = next(seat for seat in table.seats if seat.role == "sheriff")
    for _ in range(LONGEST):
        take_turn(table, seat)
        seat = table.mischief.next_seat(table, seat)
    raise Reroll("the game would not end")
