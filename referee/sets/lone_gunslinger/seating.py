"""Setting up: six roles that lie open, characters, and the cards that each side starts with."""

from __future__ import annotations

from referee.core.book.questions import HAND_IS_OPEN, ROLE_IS_OPEN, ROLES, STARTING_HAND
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Opened, TurnBegan
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.facts import COWBOYS, WANTED
from referee.sets.lone_gunslinger.settings import COUNT_LIFE, FOUR_MOST_WANTED, LEVEL

FULL = 4
"""The level at which the cowboys start as everybody does."""


@LONE.amend(ROLES, "LGS-002", "LGS-005")
def six_roles_in_a_circle(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """With one Deputy taken out there are six roles, and no game for any other number."""
    return roles if seats == 6 else ()


@LONE.amend(ROLE_IS_OPEN, "LGS-008", "LGS-073")
def no_role_is_hidden(now: Situation, is_open: bool, role: str) -> bool:
    """All roles are turned up before play."""
    return True


@LONE.object(TurnBegan, clauses=("LGS-008", "LGS-073"), sight=True)
def every_role_is_known(now: Situation, entry: TurnBegan) -> Objection | None:
    """Where a role is not known when the first turn begins the log has left it out."""
    unknown = tuple(seat.number for seat in now.table.seats if not seat.role)
    return Objection("roles_lie_open", {"seats": unknown}, doubt=True) if unknown and not now.table.turn.seat else None


@LONE.object(Opened, clauses=("LGS-003",), sight=True)
def who_counts_life_is_not_played(now: Situation, entry: Opened) -> Objection | None:
    """None of those taken out is anybody's character."""
    out = Situation(entry.table, now.book).ask(COUNT_LIFE)
    played = tuple(seat.character for seat in entry.table.seats if seat.character in out)
    return Objection("counts_life_points", {"characters": played}) if played else None


@LONE.object(Opened, clauses=("LGS-084",), sight=True)
def one_wanted_for_each_cowboy(now: Situation, entry: Opened) -> Objection | None:
    """With the four most wanted each cowboy is one of them."""
    wanted = Situation(entry.table, now.book).explain(FOUR_MOST_WANTED)
    if not wanted.value:
        return None
    others = tuple(
        seat.character
        for seat in entry.table.seats
        if seat.role in COWBOYS and seat.character and seat.character not in WANTED
    )
    return Objection("not_wanted", {"characters": others}, because=wanted.clauses) if others else None


@LONE.object(Opened, clauses=("LGS-085",), sight=True)
def the_law_is_none_of_them(now: Situation, entry: Opened) -> Objection | None:
    """Sheriff and Deputy have characters of the rest."""
    wanted = Situation(entry.table, now.book).explain(FOUR_MOST_WANTED)
    if not wanted.value:
        return None
    taken = tuple(
        seat.character
        for seat in entry.table.seats
        if seat.role and seat.role not in COWBOYS and seat.character in WANTED
    )
    return Objection("law_is_not_wanted", {"characters": taken}, because=wanted.clauses) if taken else None


@LONE.amend(STARTING_HAND, "LGS-011", "LGS-023", "LGS-067")
def nothing_for_the_cowboys(now: Situation, cards: int, life: int, role: str = "") -> int:
    """Cowboys start with empty stacks; Sheriff and Deputy as ever."""
    return 0 if role in COWBOYS else cards


@LONE.amend(STARTING_HAND, "LGS-068")
def one_card_at_level_one(now: Situation, cards: int, life: int, role: str = "") -> int:
    """At level 1 each cowboy starts with one card."""
    return 1 if role in COWBOYS and now.ask(LEVEL) == 1 else cards


@LONE.amend(STARTING_HAND, "LGS-069")
def as_many_as_the_level(now: Situation, cards: int, life: int, role: str = "") -> int:
    """At levels 2 and 3 he starts with so many, though not with more than his life points."""
    level = now.ask(LEVEL)
    return min(level, life) if role in COWBOYS and 1 < level < FULL else cards


@LONE.amend(STARTING_HAND, "LGS-070")
def the_standard_deal(now: Situation, cards: int, life: int, role: str = "") -> int:
    """At level 4 the cowboys are dealt cards as in any game."""
    return life if role in COWBOYS and now.ask(LEVEL) == FULL else cards


@LONE.amend(HAND_IS_OPEN, "LGS-010", "LGS-026", "LGS-073")
def all_cards_lie_face_up(now: Situation, is_open: bool, seat: int) -> bool:
    """The cards of all lie open, on the stacks as before Sheriff and Deputy."""
    return True
