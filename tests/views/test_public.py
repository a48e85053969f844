"""Secrets have owners: a public view is built from what is public alone."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from referee import sets
from referee.core.knowledge.public import public_of
from referee.core.nouns import entries as e
from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import read_position
from referee.speech import Speech
from referee.views.records import TableView
from referee.views.table import Views
from tests.hunts import tries
from tests.properties.logs import BOOK, SEATS, card, logs

TABLE = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Bruno" ? el_gringo
seat 3 "Carla" ? suzy_lafayette
seat 4 "Dario" ? vulture_sam
seat 5 "Eva" ? ?
seat 6 "Fabio" ? willy_the_kid
seat 7 "Gina" ? lucky_duke
"""
VIEWS = Views(Speech.of("en"), load())
NOTHING = ("",) * (SEATS - 1)
SECRET = st.sampled_from(("", "outlaw", "deputy", "renegade"))


def opening(roles: Sequence[str]) -> e.Opened:
    """The table of the logs, where the referee noted these roles besides the Sheriff's."""
    table, _ = read_position(TABLE, sets.bind, load())
    seats = (table.seats[0], *(replace(s, role=role) for s, role in zip(table.seats[1:], roles, strict=True)))
    return e.Opened(replace(table, seats=seats))


def played(happened: Sequence[e.Entry], roles: Sequence[str]) -> Table:
    """The table after all this; what the referee says of roles in it is left out."""
    facts = [fact for fact in happened if not isinstance(fact, e.RoleSet)]
    return replay([opening(roles), *facts], BOOK)


def public(table: Table) -> TableView:
    """What everybody sees."""
    return VIEWS.public_table(table, BOOK)


roles = st.tuples(*[SECRET] * (SEATS - 1))


@settings(max_examples=tries(150), deadline=None)
@given(logs(amended=False, longest=15), roles, roles, st.lists(card, max_size=3))
def test_tables_that_differ_in_secrets_look_the_same(
    log: list[e.Entry], noted: tuple[str, ...], others: tuple[str, ...], drawn: list[Card]
) -> None:
    """Roles and cards that only the referee noted change nothing in what everybody sees."""
    table = played(log[1:], noted)
    seen = [Sighting(each, (1,)) for each in drawn]
    hidden = iter(others)
    seats = (seat if seat.shown else replace(seat, role=next(hidden)) for seat in table.seats[1:])
    other = replace(table, seats=(table.seats[0], *seats), sightings=(*table.sightings, *seen))
    assert public(other) == public(table)


def noted_otherwise(fact: e.Entry, cards: Sequence[Card], viewer: int = 0) -> e.Entry:
    """The same, where the referee saw other cards pass than those he noted, and not the viewer but others saw them."""
    match fact:
        case e.Drew() if fact.source != "discards" and viewer not in (fact.by, fact.of or fact.by):
            return replace(fact, seen=tuple(cards))
        case e.PutBack() if fact.by != viewer:
            return replace(fact, seen=tuple(cards))
        case e.Took(card=None) if viewer not in (fact.by, fact.of):
            return replace(fact, seen=cards[0] if cards else Card())
    return fact


@settings(max_examples=tries(200), deadline=None)
@given(logs(amended=False, longest=20), roles, roles, st.lists(card, max_size=3))
def test_games_that_differ_in_secrets_look_the_same(
    log: list[e.Entry], noted: tuple[str, ...], others: tuple[str, ...], drawn: list[Card]
) -> None:
    """What the referee noted of roles, and of cards that pass unseen, changes nothing in what everybody sees."""
    changed = [noted_otherwise(fact, drawn) for fact in log[1:]]
    assert public_of(played(changed, others), BOOK) == public_of(played(log[1:], noted), BOOK)


@settings(max_examples=tries(150), deadline=None)
@given(logs(amended=False, longest=15), roles)
def test_a_public_table_is_its_own_public_table(log: list[e.Entry], noted: tuple[str, ...]) -> None:
    """What is public is public, whole."""
    seen = public_of(played(log[1:], noted), BOOK)
    assert public_of(seen, BOOK) == seen
    assert {seat.role for seat in seen.seats if not seat.shown} <= {""}


KILL = (
    e.TurnBegan(1),
    e.Drew(1, 2),
    e.Played(1, Card("bang"), (2,)),
    e.Declined(2),
    e.LifeLost(2, 9, 1, "bang"),
    e.Eliminated(2, "", 1, "bang"),
)


def test_a_role_that_was_not_shown_is_not_told_by_its_reward() -> None:
    """Neither reward nor penalty betrays the role of one who was eliminated and showed none."""
    looks = [public(played(KILL, (role, *NOTHING[1:]))) for role in ("", "outlaw", "deputy", "renegade")]
    assert all(look == looks[0] for look in looks)


def test_an_elimination_that_is_said_again_tells_no_role_noted_before() -> None:
    """What the first one brought about by a role that nobody saw goes; the second says whose kill it was."""
    again = (*KILL, e.Eliminated(2, "outlaw", 0, "dynamite"))
    looks = [public(played(again, (role, *NOTHING[1:]))) for role in ("", "outlaw", "deputy")]
    assert all(look == looks[0] for look in looks)


def test_a_role_that_everybody_saw_is_told() -> None:
    """The Sheriff's from the start, another's with the elimination; what follows from it is due."""
    shown = (*KILL[:-1], e.Eliminated(2, "outlaw", 1, "bang"))
    look = public(played(shown, ("outlaw", *NOTHING[1:])))
    assert [seat.role for seat in look.seats] == ["Sheriff", "Outlaw", *NOTHING[1:]]
    assert any("as a reward" in item.sentence for item in look.due)


def test_nothing_is_forced_by_what_the_referee_knows() -> None:
    """Whose role only the referee knows is not told to fall as an Outlaw."""
    falling = KILL[:-1]
    known, unknown = (played(falling, (role, *NOTHING[1:])) for role in ("outlaw", ""))
    assert VIEWS.referee_table(known, BOOK) != VIEWS.referee_table(unknown, BOOK)
    assert public(known) == public(unknown)


def test_more_cards_noted_than_drawn_tell_nobody_where_a_card_is() -> None:
    """What was shown is in that hand still, though the referee noted it with a draw of no card."""
    shown = (e.Drew(4, 1, "discards", seen=(Card("bang"),)), e.Drew(1, 0, "hand", 4, seen=(Card("bang"),)))
    (sighting,) = played(shown, NOTHING).sightings
    assert sighting.hands == (4,)
