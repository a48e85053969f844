"""Where nobody typed an elimination, or the role, all see alike what follows, whatever role was noted."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.judging.judge import judge
from referee.core.knowledge.public import public_of
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read_position
from tests.rows import rows

HIT = """
seat 1 Anna sheriff willy_the_kid life 4/5 hand 3
seat 2 Bruno {role} slab_the_killer life 1/4 hand {hand}
seat 3 Carla ? vulture_sam life 4/4 hand 2
seat 4 Dario ? jesse_jones life 4/4 hand 2
seat 5 Elena ? lucky_duke life 4/4 hand 2
turn 1 play
"""
BOOK = sets.bind(("base",))
SHOT = (e.Played(1, Card("bang"), (2,)), e.Declined(2), e.LifeLost(2, 1, 1, "bang"))
FOLLOWING = {
    "reward": e.Drew(1, 3, cause="reward"),
    "penalty": e.Forfeited(1),
    "cards": e.Forfeited(2, 3),
}
"""What follows from Bruno's fall, of which nobody wrote."""


ROLES = ("?", "outlaw", "deputy", "renegade")


def shot(role: str, hand: int = 2) -> Table:
    """The table at which Bruno lost his last life point, with this role noted of him and so many cards left."""
    table = read_position(HIT.format(role=role, hand=hand), sets.bind, load())[0]
    for entry in SHOT:
        table = evolve(table, entry, BOOK)
    return table


@pytest.mark.parametrize("what", FOLLOWING)
def test_the_noted_role_changes_nothing_that_all_see(what: str) -> None:
    """Bruno is out in every world, and none shows what he was."""
    tables = [evolve(shot(role), FOLLOWING[what], BOOK) for role in ROLES]
    seen = [public_of(table, BOOK) for table in tables]
    assert all(each == seen[0] for each in seen)
    assert seen[0].seat(2).out and not seen[0].seat(2).role


@rows(
    ("what", "role", "keys"),
    [
        ("reward", "?", ("passed_over",)),
        ("reward", "outlaw", ("passed_over",)),
        ("reward", "deputy", ("no_draw_due", "passed_over")),
        ("penalty", "?", ("passed_over",)),
        ("penalty", "deputy", ("passed_over",)),
        ("penalty", "renegade", ("no_forfeit_due", "passed_over")),
        ("cards", "?", ("passed_over",)),
        ("cards", "outlaw", ("passed_over",)),
    ],
)
def test_what_hangs_on_the_role_is_judged_by_the_noted_one(what: str, role: str, keys: tuple[str, ...]) -> None:
    """The log lacks the elimination; that a reward was not due for a Deputy the referee is told besides."""
    assert judge(shot(role), FOLLOWING[what], BOOK).keys == keys


@pytest.mark.parametrize("goes_on", [e.Played(1, Card("mustang")), e.Won("law"), e.TurnEnded(1)])
def test_what_may_still_be_done_is_kept_whatever_is_noted(goes_on: e.Entry) -> None:
    """A penalty that only the referee knows to be due does not hold up the card that Bruno fell to."""
    fallen = [evolve(shot(role, hand=0), e.Eliminated(2, "", 1, "bang"), BOOK) for role in ROLES]
    seen = [public_of(evolve(table, goes_on, BOOK), BOOK) for table in fallen]
    assert all(each == seen[0] for each in seen)


LAST_TWO = """
seat 1 Anna sheriff willy_the_kid life 0/5 hand 0
seat 2 Bruno outlaw slab_the_killer life 0/4 hand 0 out shown
seat 3 Carla deputy vulture_sam life 0/4 hand 0 out shown
seat 4 Dario outlaw jesse_jones life 0/4 hand 0 out shown
seat 5 Elena {role} lucky_duke life 4/4 hand 2
turn 5 play
death 2 1 bang 1
death 3 5 bang 5
death 4 5 bang 5
"""
"""The Sheriff has lost his last life point; whether his side had won before hangs on what Elena is."""


@pytest.mark.parametrize("what", [e.Forfeited(1), e.Won("outlaws"), e.Won("law")])
def test_a_victory_noted_in_secret_keeps_nobody_in_the_game(what: e.Entry) -> None:
    """Whether the Sheriff is out before this, and what else happened, hangs on no role that only the referee knows."""
    tables = [read_position(LAST_TWO.format(role=role), sets.bind, load())[0] for role in ("?", "renegade", "deputy")]
    started = [evolve(Table(), e.Opened(table), BOOK) for table in tables]
    seen = [public_of(evolve(table, what, BOOK), BOOK) for table in started]
    assert all(each == seen[0] for each in seen)
