"""Who sees what an entry says: told where the entry is defined, for each of its fields that names what may be hidden.

Cards, roles, characters, places and words of the referee have an audience in `shown` of their entry. Only numbers and
yes or no have none: seats, counts and moments, which everybody can follow. What is made for somebody else than the
referee is made of what these let him see. What a set remembers of a game says so of each of its fields too, as what a
seat sees there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec.structs import replace

T = TypeVar("T")
Seats = tuple[int, ...] | None
"""Those who see something; None: everybody."""
Look = Callable[[Any, int], Any]
"""What a seat (0: everybody) sees of a value."""


class Audience(NamedTuple):
    """The `seats` that see what an entry says there, and what else of theirs lets all see it where it lies open.

    `unless`: their hand, or their role; their hand or the pile they put it on; or nothing but what the table itself
    tells of each of its parts.
    """

    seats: Callable[[Any], Seats]
    unless: Literal["", "hand", "role", "pile", "table"] = ""


Shown = Mapping[str, Audience]
"""By the name of the field."""


def _all(entry: Any) -> Seats:
    return None


def _none(entry: Any) -> Seats:
    return ()


everybody = Audience(_all)
"""It is said or done in the open."""
the_referee = Audience(_none)
"""Nobody at the table."""
part_by_part = Audience(_none, "table")
"""A whole table, of which everybody sees what lies open on it."""


def openly(*fields: str) -> dict[str, Audience]:
    """These fields say what is said or done in the open."""
    return dict.fromkeys(fields, everybody)


def holding(*fields: str) -> Audience:
    """Those whose seats these fields of the entry name, who have or had it in hand."""
    return Audience(lambda entry: tuple(getattr(entry, field) for field in fields), "hand")


def putting_back(field: str) -> Audience:
    """He who puts it back from his hand, by the field that names his seat."""
    return Audience(lambda entry: (getattr(entry, field),), "pile")


def own_role(field: str) -> Audience:
    """He whose role it is, by the field that names his seat."""
    return Audience(lambda entry: (getattr(entry, field),), "role")


def as_it_is(*fields: str) -> dict[str, Look]:
    """Of these fields of what is remembered everybody sees all."""
    return dict.fromkeys(fields, lambda value, seat: value)


def not_at_all(*fields: str) -> dict[str, Look]:
    """Of these nobody at the table sees anything."""
    return dict.fromkeys(fields, lambda value, seat: type(value)())


def seen_of(kept: T, start: T, seat: int) -> T:
    """What a seat (0: everybody) sees of what is remembered; a field of which nothing is said is as at the start."""
    looks: Mapping[str, Look] = getattr(type(kept), "shown", {})
    seen = {name: look(getattr(kept, name), seat) for name, look in looks.items()}
    return replace(start, **seen) if seen else start  # type: ignore[type-var]
