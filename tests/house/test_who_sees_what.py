"""Secrets are kept by what each entry, and each thing remembered, says of itself: of every field, who sees it."""

from __future__ import annotations

from typing import Any, get_type_hints

from msgspec import Struct

from referee import sets
from referee.core.nouns import entries as e
from referee.core.nouns.audience import everybody, part_by_part
from tests.rows import rows

NUMBERS = ("<class 'int'>", "<class 'bool'>", "tuple[int, ...]", "<class 'referee.core.nouns.vocabulary.Count'>")
"""Seats, counts, moments, yes or no: everybody can follow them, and they name nothing that may be hidden."""


def of(kind: type) -> set[type]:
    """This type of entry and all that are kinds of it."""
    return {kind} | {each for below in kind.__subclasses__() for each in of(below)}


def every_type() -> list[type[e.Entry]]:
    """What can be logged at any table, whichever set brings it."""
    for name in sets.names():
        sets.named(name)
    ours = (each for each in of(e.Entry) if each.__module__.startswith("referee."))
    return sorted(ours, key=lambda each: each.__name__)


def remembered() -> list[type]:
    """What the sets remember of a game."""
    slices = (sets.named(name).slice for name in sets.names())
    return [each.type for each in slices if each is not None]


def fields(kind: type) -> dict[str, Any]:
    """The types of the fields of an entry, by their names."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind.__struct_fields__}  # type: ignore[attr-defined]


@rows("kind", every_type(), ids=lambda kind: kind.__name__)
def test_every_field_says_who_sees_it(kind: type[e.Entry]) -> None:
    """All but numbers: cards, roles, characters, places, words; and of nothing else, so that no name goes stale."""
    assert set(kind.shown) == {name for name, told in fields(kind).items() if str(told) not in NUMBERS}


@rows("kind", every_type(), ids=lambda kind: kind.__name__)
def test_what_is_hidden_can_be_left_out(kind: type[e.Entry]) -> None:
    """In the place of what not everybody sees stands nothing of its sort, which is a value of its type."""
    for name, audience in kind.shown.items():
        if audience not in (everybody, part_by_part):
            told = fields(kind)[name]
            assert told is str or isinstance((getattr(told, "__origin__", None) or told)(), tuple | Struct)


@rows("kind", remembered(), ids=lambda kind: kind.__name__)
def test_of_every_field_remembered_is_said_who_may_know_it(kind: Any) -> None:
    """No set keeps anything in mind of which it does not say what a seat may see."""
    assert set(kind.shown) == set(kind.__struct_fields__)


def test_what_is_told_beside_the_clock_everybody_saw() -> None:
    """The clock is the same for whoever looks on, so that nothing of it may be hidden from anybody."""
    timed = [each.entry for name in sets.names() for each in sets.named(name).brings if each.timed]
    assert timed
    assert all(audience == everybody for kind in timed for audience in kind.shown.values())
