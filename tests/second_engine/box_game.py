"""Whole games with the other boxes. In: a seed and which boxes. Out: the same game for the same seed, always."""

from __future__ import annotations

from random import Random

from .box_cards import LIFE, LIFE_OF, ROLES, forty
from .box_table import BoxTable
from .box_turns import turn_of
from .cards import LIFE as BASE_LIFE
from .cards import whole_deck
from .fault import BrokenOff
from .game import HOUSE_LINE, LONGEST, NAMES, Game
from .lawful import Lawful
from .noon_table import EVENTS as NOON
from .outcome import outcome
from .seats import Seat
from .table import Reroll, Won

FISTFUL = (
    "abandoned_mine", "ambush", "blood_brothers", "dead_man", "hard_liquor", "lasso", "law_of_the_west", "peyote",
    "ranch", "ricochet", "russian_roulette", "sniper", "the_judge", "vendetta",
)  # fmt: skip
BOXES: dict[str, tuple[str, ...]] = {
    "dodge_city": ("dodge_city",),
    "bullet": ("bullet",),
    "fistful": ("events", "fistful"),
    "together": ("dodge_city", "bullet", "events", "high_noon", "fistful"),
}
"""What is played beside the base box."""
RAISING = ("ghost_town", "dead_man")
"""What becomes of three players' hunt when the dead come back is told nowhere."""


def play_box(seed: int, box: str, players: int | None = None) -> Game:
    """A lawful game."""
    for attempt in range(2000):
        game = attempt_box_game(seed, Random(f"{box} {seed} {players} {attempt}"), box, players, Lawful())
        if game:
            return game
    raise RuntimeError(f"no game of {box} could be finished from seed {seed}")


def attempt_box_game(
    seed: int, rng: Random, box: str, players: int | None, mischief: Lawful, first: tuple[str, ...] = ()
) -> Game | None:
    """One deal played out, or None where it has to be dealt again; the events `first` come first."""
    table = deal(rng, box, players or choose_players(rng, box), mischief, first)
    seats = [f'seat {seat} "{seat.name}" {seat.role} {seat.character}' for seat in table.seats]
    head = ("bang 1", f"sets base {' '.join(BOXES[box])}", *seats, "---")
    try:
        take_turns(table)
        raise Reroll("the game would not end")
    except Won as won:
        return ended(seed, head, table, str(won))
    except BrokenOff:
        return finished(seed, head, table, ())
    except Reroll:
        pass
    return None


def ended(seed: int, head: tuple[str, ...], table: BoxTable, side: str) -> Game:
    """The game with the line that names the winner."""
    try:
        table.mischief.instead_of_won(table, side)
    except BrokenOff:
        return finished(seed, head, table, ())
    ends = outcome_of(table, side)
    table.say(f"won {side}")
    table.used.add(f"won {side}")
    return finished(seed, head, table, ends)


def finished(seed: int, head: tuple[str, ...], table: BoxTable, ends: tuple[str, ...]) -> Game:
    """The game as it was written down."""
    lines, truths, used = tuple(table.lines), tuple(table.truths), frozenset(table.used)
    return Game(seed, head, lines, truths, used, ends, tuple(table.named))


def outcome_of(table: BoxTable, side: str) -> tuple[str, ...]:
    """Of three the winner alone has won."""
    if not table.hunts:
        return outcome(side, table.seats)
    role = {"law": "deputy", "outlaws": "outlaw", "renegade": "renegade"}[side]
    return tuple("won" if seat.role == role else "lost" for seat in table.seats)


def choose_players(rng: Random, box: str) -> int:
    """Dodge City is for 3 to 8."""
    return rng.randint(3, 8) if "dodge_city" in BOXES[box] else rng.randint(4, 7)


def deal(rng: Random, box: str, players: int, mischief: Lawful, first: tuple[str, ...] = ()) -> BoxTable:
    """Roles, characters, events, as many cards as life points."""
    roles = rng.sample(ROLES[players], players)
    characters = cast(rng, box, players, mischief.characters)
    seats = [sit(i + 1, roles[i], characters[i], players) for i in range(players)]
    deck = whole_deck() + (forty() if "dodge_city" in BOXES[box] else [])
    rng.shuffle(deck)
    events = deal_events(rng, box, players, first)
    table = BoxTable(rng, seats, deck, mischief, events, characters[players:])
    for seat in seats:
        seat.hand = table.take(seat.life)
    return table


def cast(rng: Random, box: str, players: int, wanted: tuple[str, ...]) -> list[str]:
    """Every character that may be dealt, in order; the boxes' own a little oftener in front (DCX-004, BUL-005)."""
    new = [name for part in BOXES[box] for name in LIFE_OF.get(part, {})]
    names = [*BASE_LIFE, *new]
    rng.shuffle(names)
    names.sort(key=lambda name: name not in wanted)
    front = names[:players]
    rng.shuffle(front)
    return front + names[players:]


def sit(number: int, role: str, character: str, players: int) -> Seat:
    """A player with full life; of three all roles lie open, and nobody is Sheriff (DCX-165, DCX-175)."""
    life = LIFE[character] + (role == "sheriff")
    return Seat(number, NAMES[number - 1], role, character, life, life, shown=role == "sheriff" or players == 3)


def deal_events(rng: Random, box: str, players: int, first: tuple[str, ...] = ()) -> list[str]:
    """The last one of a box lies below; of both twelve and one of their last ones (FCX-002, HNX-016)."""
    if "fistful" not in BOXES[box]:
        return []
    both = "high_noon" in BOXES[box]
    mixed = [*FISTFUL, *(NOON if both else ())]
    mixed = [event for event in mixed if event not in first and not (players == 3 and event in RAISING)]
    rng.shuffle(mixed)
    last = rng.choice(("a_fistful_of_cards", "high_noon")) if both else "a_fistful_of_cards"
    mixed = mixed[: 12 - len(first)] if both else mixed
    return [last, *mixed, *reversed(first)]


def take_turns(table: BoxTable) -> None:
    """One after the other, as long as a game may last."""
    table.say(HOUSE_LINE)
    seat = next(seat for seat in table.seats if table.leads(seat))
    leader = seat
    for _ in range(LONGEST):
        if table.hunts and table.with_events and not leader.alive:
            raise Reroll("who turns up the events of three without their Deputy is told nowhere")
        turn_of(table, seat)
        seat = table.mischief.next_seat(table, seat)
