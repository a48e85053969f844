"""What only the referee knows to be due, by a role that nobody saw, keeps nothing waiting that all see."""

from __future__ import annotations

from referee import sets
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.knowledge.public import public_of
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read_position
from referee.sets.death_mesa.entries import Buried, Conjured
from referee.sets.events.entries import Returned
from tests.rows import rows

TABLE = """
sets {sets}
seat 1 Anna sheriff willy_the_kid life 2/5 hand 3
seat 2 Bruno {role} slab_the_killer life 1/4 hand {hand}
seat 3 Carla ? {third} life 1/4 hand 2
seat 4 Dario ? jesse_jones life 4/4 hand 2
seat 5 Elena ? lucky_duke life 4/4 hand 2
deck 40
turn {turn} play
"""
REBEL = """
sets base rebel
seat 1 Anna sheriff willy_the_kid life 2/5 hand 3
seat 2 Bruno {role} slab_the_killer life 1/4 hand 2
seat 3 Carla rebel bart_cassidy life 4/4 hand 2 shown
seat 4 Dario ? jesse_jones life 4/4 hand 2
seat 5 Elena ? lucky_duke life 4/4 hand 2
seat 6 Femke ? suzy_lafayette life 4/4 hand 2
deck 40
turn 1 play
"""
BASE = sets.bind(("base",))
ROLES = ("?", "outlaw", "deputy", "renegade")
SHOT = (e.Played(1, Card("bang"), (2,)), e.Declined(2), e.LifeLost(2, 1, 1, "bang"))
OUT = e.Eliminated(2, "", 1, "bang")
DUEL = (e.Played(2, Card("duel"), (1,)), e.Answered(1, Card("bang")), e.Declined(2), e.LifeLost(2, 1, 1, "duel"))
LOST = e.Eliminated(2, "", 1, "duel")
GATLING = (
    e.Played(1, Card("gatling"), (2, 3, 4, 5)),
    *(each for by in (2, 3) for each in (e.Declined(by), e.LifeLost(by, 1, 1, "gatling"))),
    *(e.Answered(by, Card("missed")) for by in (4, 5)),
)
GAMES = {
    "said twice": (1, (*SHOT, OUT, OUT)),
    "said twice, after his cards": (1, (*SHOT, OUT, e.Forfeited(2, 3), OUT)),
    "the next turn": (2, (*DUEL, LOST, e.TurnBegan(3))),
    "drawn for the next turn": (2, (*DUEL, LOST, e.Drew(3, 2, cause="turn"))),
    "a reward, a second time": (2, (*DUEL, LOST, e.Drew(1, 3, cause="reward"), e.TurnBegan(3))),
    "the turn is over": (1, (*SHOT, OUT, e.TurnEnded(1), e.Drew(1, 3, cause="reward"), e.TurnBegan(3))),
    "a penalty": (1, (*SHOT, OUT, e.Forfeited(1), e.Forfeited(2, 3), e.Played(1, Card("beer")))),
}


def table_of(role: str, turn: int = 1, names: str = "base", hand: str = "2", third: str = "vulture_sam") -> Table:
    """The table where this role is noted of Bruno, whose card nobody saw."""
    text = TABLE.format(role=role, turn=turn, sets=names, hand=hand, third=third)
    return read_position(text, sets.bind, load())[0]


@rows("names", ["base", "base death_mesa"])
@rows("hand", ["0", "2", "?"])
@rows("name", GAMES)
def test_a_role_that_was_noted_keeps_nothing_waiting(name: str, hand: str, names: str) -> None:
    """Whatever Bruno is noted to have been, the card that he fell to is over, and everybody sees the same."""
    book = sets.bind(tuple(names.split()))
    turn, log = GAMES[name]
    tables = [table_of(role, turn, names, hand) for role in ROLES]
    for entry in log:
        tables = [evolve(table, entry, book) for table in tables]
        seen = [public_of(table, book) for table in tables]
        assert all(each == seen[0] for each in seen), entry


@rows("role", ROLES)
def test_a_fall_that_is_told_twice_is_due_at_one_place(role: str) -> None:
    """A penalty that waits with the referee alone keeps no Bang! under way, in which his burial would be due again."""
    book, table = sets.bind(("base", "death_mesa")), table_of(role, names="base death_mesa", third="bart_cassidy")
    for entry in (*SHOT, OUT, Buried(2), Conjured(2), OUT):
        table = evolve(table, entry, book)
    assert len(table.frames) == 1
    assert [owed.kind for owed in public_of(table, book).frames[0].owed] == ["bury", "conjure"]


@rows("role", ROLES)
def test_a_penalty_that_all_see_is_due_beside_one_that_is_secret(role: str) -> None:
    """When Bruno turns out to be no Deputy, that for Carla is still owed, whatever he was noted to have been."""
    table = table_of(role, third="bart_cassidy")
    out = e.Eliminated(2, "", 1, "gatling"), e.Eliminated(3, "deputy", 1, "gatling")
    for entry in (*GATLING, *out, e.RoleSet(2, "renegade")):
        table = evolve(table, entry, BASE)
    assert [owed.must for owed in table.owed() if owed.cause == "penalty"] == [True]


@rows(
    ("role", "first"),
    [
        ("?", e.TurnBegan(3)),
        ("outlaw", e.Drew(1, 3, cause="reward")),
        ("deputy", e.Forfeited(1)),
        ("renegade", e.TurnBegan(3)),
    ],
)
def test_the_referee_is_still_reminded_of_it_first(role: str, first: e.Entry) -> None:
    """Enter logs what he knows to be due before the next turn, which does not wait for it."""
    table = table_of(role, turn=2, third="bart_cassidy")
    for entry in (*DUEL, LOST, e.Forfeited(2)):
        table = evolve(table, entry, BASE)
    assert forced_run(table, BASE)[0] == first
    assert judge(table, first, BASE).keys == ()


def test_a_reward_stays_secret_when_its_victim_lives_again() -> None:
    """By Dead Man Bruno is back, his role as little seen as before, nor whether his killer was to draw for him."""
    book = sets.bind(("base", "rebel"))
    tables = [read_position(REBEL.format(role=role), sets.bind, load())[0] for role in ROLES]
    for entry in (*SHOT, OUT, Returned(2), e.Forfeited(2), e.TurnEnded(1)):
        tables = [evolve(table, entry, book) for table in tables]
        seen = [public_of(table, book) for table in tables]
        assert all(each == seen[0] for each in seen), entry


def test_a_reward_that_all_see_to_be_due_is_shown_beside_a_secret_one() -> None:
    """That Bruno's role lies face down hides nothing of Carla's."""
    table = table_of("?", third="bart_cassidy")
    for entry in (*GATLING, e.Eliminated(2, "", 1, "gatling"), e.Eliminated(3, "outlaw", 1, "gatling")):
        table = evolve(table, entry, BASE)
    assert [owed.seat for owed in public_of(table, BASE).owed() if owed.cause == "reward"] == [1]
