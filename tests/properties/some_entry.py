"""Some entry of any type, made of what its fields say they hold; whether it is sound at a table is asked elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

from referee.core.book.rulebook import Rulebook
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import TOLD_OF_FACES, Card, exactly
from referee.sets.death_mesa.entries import GhostCard, GhostFace, GhostKind

SPOKEN_OF_OTHERS = {*get_args(e.Amendment), e.LetStand}
SEATS = ("by", "of", "to", "author", "seat")
WORDS = ("", "nobody else knows", "Bruno is the Deputy")


def kinds_of(book: Rulebook) -> list[type[e.Entry]]:
    """What can be logged of a game by this book, but what is said of other entries."""
    every = {*get_args(e.Fact), *book.brought} - SPOKEN_OF_OTHERS
    return sorted(every, key=lambda kind: kind.__name__)


def of(kind: type[e.Entry], table: Table, book: Rulebook, chance: Random) -> e.Entry:
    """An entry of this type about somebody at this table."""
    return kind(**{name: _some(name, hint, table, book, chance) for name, hint in _fields(kind)})


@cache
def _fields(kind: type[e.Entry]) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind, include_extras=False)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)


def _some(name: str, hint: Any, table: Table, book: Rulebook, chance: Random) -> Any:
    seats = [seat.number for seat in table.seats]
    words: dict[str, Callable[[], Any]] = {
        "cause": lambda: chance.choice(sorted(book.known_causes)),
        "card": lambda: chance.choice(sorted(book.draws)),
        "face": lambda: chance.choice(sorted(TOLD_OF_FACES)),
        "role": lambda: chance.choice(("", *book.roles)),
        "character": lambda: chance.choice(sorted(book.characters)),
        "side": lambda: chance.choice(sorted({*book.sides.values()})),
        "key": lambda: chance.choice(sorted(book.reasons)),
        "text": lambda: chance.choice(WORDS[1:]),
        "reason": lambda: chance.choice(WORDS),
    }
    ways: dict[Any, Callable[[], Any]] = {
        int: lambda: chance.choice(seats) if name in SEATS else 0 if name == "told" else chance.randint(1, 2),
        bool: lambda: chance.random() < 0.5,
        str: words.get(name, str),
        Card: lambda: _card(book, chance),
        GhostCard: lambda: _ghost_card(chance),
        tuple[int, ...]: lambda: tuple(chance.sample(seats, chance.randint(0, min(2, len(seats))))),
        tuple[str, ...]: lambda: tuple(chance.sample(sorted(book.characters), 2)),
        tuple[Card, ...]: lambda: tuple(_card(book, chance) for _ in range(chance.randint(0, 1))),
        tuple[GhostCard, ...]: lambda: tuple(_ghost_card(chance) for _ in range(chance.randint(0, 1))),
        e.Count: lambda: exactly(chance.randint(0, 6)),
        Card | None: lambda: chance.choice((None, _card(book, chance))),
    }
    return ways[hint]() if hint in ways else chance.choice(get_args(hint))


def _card(book: Rulebook, chance: Random) -> Card:
    kind = chance.choice(sorted(book.cards))
    return Card(kind, chance.choice(("", *book.cards[kind].faces)))


def _ghost_card(chance: Random) -> GhostCard:
    return GhostCard(chance.choice(get_args(GhostKind)[1:]), chance.choice(get_args(GhostFace)))
