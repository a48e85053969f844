"""Setting up: roles, life points, hands; and whom a fact about a seat can be said of."""

from __future__ import annotations

from collections import Counter

from referee.core.book.questions import MAY_HAVE_ROLE, MOST_LIFE, ROLE_IS_OPEN, ROLES, STARTING_HAND
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Opened
from referee.sets.base.box import BASE
from referee.sets.base.facts import CHARACTER_CARDS, DEALT, FIRST_EDITION


@BASE.amend(ROLES, "NLB-002")
def four_players(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to four."""
    return DEALT[4] if seats == 4 else roles


@BASE.amend(ROLES, "NLB-003")
def five_players(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to five."""
    return DEALT[5] if seats == 5 else roles


@BASE.amend(ROLES, "NLB-004")
def six_players(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to six."""
    return DEALT[6] if seats == 6 else roles


@BASE.amend(ROLES, "NLB-005")
def seven_players(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to seven."""
    return DEALT[7] if seats == 7 else roles


@BASE.amend(ROLE_IS_OPEN, "NLB-006", "NLB-008")
def sheriff_is_known(now: Situation, is_open: bool, role: str) -> bool:
    """The Sheriff shows his role at the start, nobody else does."""
    return is_open or role == "sheriff"


@BASE.amend(MOST_LIFE, "NLB-043")
def printed_life(now: Situation, life: int, character: str, role: str) -> int:
    """The life points on the character card, those of the first edition if that is what is played."""
    if now.table.options.get("edition") == "first" and character in FIRST_EDITION:
        return FIRST_EDITION[character]
    return now.book.characters.get(character, life)


@BASE.amend(MOST_LIFE, "NLB-007")
def sheriff_has_one_more(now: Situation, life: int, character: str, role: str) -> int:
    """The Sheriff plays with one life point more."""
    return life + 1 if role == "sheriff" and life else life


@BASE.amend(STARTING_HAND, "CRD-002")
def as_many_cards_as_life(now: Situation, cards: int, life: int, role: str = "") -> int:
    """Each player is dealt as many cards as he has life points."""
    return life


@BASE.amend(MAY_HAVE_ROLE, "NLB-002", "NLB-003", "NLB-004", "NLB-005")
def what_is_left_of_the_mix(now: Situation, roles: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """A role that is known is the only one; else any role dealt to so many that is not known of another player."""
    known = now.seat(seat).role
    if known:
        return (known,)
    dealt: tuple[str, ...] = now.ask(ROLES, len(now.table.seats))
    left = Counter(dealt) - Counter(each.role for each in now.table.seats if each.role)
    return tuple(role for role in now.book.roles if left[role])


@BASE.object(Opened, clauses=("NLB-002", "NLB-003", "NLB-004", "NLB-005"), sight=True)
def roles_for_so_many(now: Situation, entry: Opened) -> Objection | None:
    """The base game is for 4 to 7 players, with the roles printed for so many."""
    seats = entry.table.seats
    answer = Situation(entry.table, now.book).explain(ROLES, len(seats))
    dealt = answer.value
    if not dealt:
        tables = tuple(clause for rule in now.book.amending(ROLES, len(seats)) for clause in rule.clauses)
        refused = answer.steps[-1][1] if answer.steps else tables
        return Objection("no_roles_for_so_many", {"seats": len(seats)}, only=refused)
    known = Counter(seat.role for seat in seats if seat.role)
    too_many = tuple(sorted(role for role, number in known.items() if number > dealt.count(role)))
    missing = len(seats) - sum(known.values()) == 0 and not too_many and known != Counter(dealt)
    wrong = {"roles": too_many or dealt}
    return Objection("role_mix", wrong, only=answer.clauses) if too_many or missing else None


@BASE.object(Opened, clauses=("NLB-057",), sight=True)
def one_character_each(now: Situation, entry: Opened) -> Objection | None:
    """Each keeps his own character card, so no character is at the table twice."""
    twice = Counter(seat.character for seat in entry.table.seats if seat.character)
    names = tuple(sorted(name for name, number in twice.items() if number > 1))
    because = tuple(CHARACTER_CARDS[name] for name in names if name in CHARACTER_CARDS)
    return Objection("character_twice", {"characters": names}, because=because, doubt=True) if names else None
