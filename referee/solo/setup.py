"""Setting up a game by a seed: roles round the table, characters, the shuffled deck, opening hands and stacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from msgspec.structs import replace

from referee import sets
from referee.core.book.questions import MOST_LIFE, ROLES, STARTING_HAND
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.entries import Opened
from referee.core.nouns.table import Figure, Seat, Sighting, Table
from referee.core.nouns.vocabulary import exactly
from referee.core.play.evolve import evolve
from referee.errors import BadLine
from referee.sets.lone_gunslinger import COUNT_LIFE, COWBOYS, FOUR_MOST_WANTED, LAWMEN, NAME, WANTED, Gang
from referee.solo.stock import Stock, new_stock

SEATS = 6
BOOK: Rulebook = sets.bind((*sets.USUAL, NAME))
"""What every such game is played by."""
NAMES = ("P1", "P2", "P3", "P4", "P5", "P6")
"""How seats are called where nobody gave them names."""
CHOICE_OF_TWO = "two_characters"
Pairs = tuple[tuple[str, ...], ...]


def agreed(options: Mapping[str, str]) -> Situation:
    """An empty table that has agreed on these options. Raises `BadLine` `unknown_option`."""
    for name, value in options.items():
        if name not in BOOK.options:
            raise BadLine("unknown_option", word=name[:40], choices=tuple(BOOK.options))
        if value not in BOOK.options[name]:
            raise BadLine("unknown_option", word=value[:40], choices=BOOK.options[name])
    return Situation(Table(sets=BOOK.sets, options=dict(options)), BOOK)


def roles(seed: str) -> tuple[str, ...]:
    """The Sheriff in the first seat, the other roles round the table as they fall."""
    every: tuple[str, ...] = Situation(Table(), BOOK).ask(ROLES, SEATS)
    first, *others = sorted(every, key=lambda role: role != LAWMEN[0])
    Random(f"{seed}/roles").shuffle(others)
    return (first, *others)


def characters(seed: str, options: Mapping[str, str]) -> Pairs:
    """The characters that fall to each seat: one, or two of which the player chooses one by the house rule."""
    now = agreed(options)
    out, dealt = now.ask(COUNT_LIFE), roles(seed)
    free = [name for name in BOOK.characters if name not in out]
    wanted = list(WANTED) if now.ask(FOUR_MOST_WANTED) else []
    rest = [name for name in free if name not in wanted]
    chance = Random(f"{seed}/characters")
    chance.shuffle(wanted)
    chance.shuffle(rest)
    each = 2 if options.get(CHOICE_OF_TWO) == "yes" else 1
    return tuple(_fallen(role, wanted, rest, each) for role in dealt)


def _fallen(role: str, wanted: list[str], rest: list[str], each: int) -> tuple[str, ...]:
    if wanted and role in COWBOYS:
        return (wanted.pop(),)
    return tuple(rest.pop() for _ in range(each))


def dealt(
    seed: str, options: Mapping[str, str], names: Sequence[str] = NAMES, chosen: Sequence[str] = ()
) -> tuple[Opened, Stock]:
    """The opening of this game and the deck that is left; `chosen`: whom each seat plays, the first where not said.

    Raises `BadLine` `unknown_option`, `unknown_word`.
    """
    now, stock = agreed(options), new_stock(seed, BOOK)
    seats: list[Seat] = []
    seen: list[Sighting] = []
    for number, (role, fallen) in enumerate(zip(roles(seed), characters(seed, options), strict=True), 1):
        name = _of_the(fallen, chosen[number - 1 : number])
        seat = _seated(now, number, names[number - 1], role, name)
        held = stock.left[: seat.hand.least]
        stock = replace(stock, used=stock.used + len(held))
        seats.append(seat)
        seen += [Sighting(card, (number,)) for card in held]
    slices = {NAME: Gang(seed=seed)}
    table = replace(now.table, seats=tuple(seats), sightings=tuple(seen), deck=exactly(len(stock.left)), slices=slices)
    return Opened(evolve(Table(), Opened(table), BOOK)), stock


def dealt_again(seed: str, table: Table) -> Stock | None:
    """The deck that is left after the deal, if it is this table that the seed gives."""
    names = [seat.name for seat in table.seats]
    playing = [seat.character for seat in table.seats]
    fallen = characters(seed, table.options)
    if len(names) != len(fallen) or any(one not in of for one, of in zip(playing, fallen, strict=True)):
        return None
    first, stock = dealt(seed, table.options, names, playing)
    same = first.table.sightings == table.sightings and first.table.seats == table.seats
    return stock if same else None


def _of_the(fallen: Sequence[str], chosen: Sequence[str]) -> str:
    if not chosen:
        return fallen[0]
    if chosen[0] not in fallen:
        raise BadLine("unknown_word", word=chosen[0][:40], choices=tuple(fallen))
    return chosen[0]


def _seated(now: Situation, number: int, name: str, role: str, character: str) -> Seat:
    life = now.ask(MOST_LIFE, character, role)
    hand = exactly(now.ask(STARTING_HAND, life, role))
    return Seat(number, name, role, True, (Figure(character, life, life),), hand)
