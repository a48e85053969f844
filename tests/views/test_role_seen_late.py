"""The role of one eliminated that is seen only with a later line: what hangs on it is owed then, whatever was noted."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.judging.judge import judge
from referee.core.knowledge.public import public_of
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve, replay
from referee.lexicon import load
from referee.notation import lines_of_position, read_position
from tests.properties.logs import BOOK
from tests.rows import rows

TABLE = """
seat 1 Anna sheriff bart_cassidy life 4/4 hand 5
seat 2 Bruno {} el_gringo life 1/3 hand 2
seat 3 Carla {} willy_the_kid life 1/4 hand 2
seat 4 Dario renegade lucky_duke life 4/4 hand 2
seat 5 Elena outlaw jourdonnais life 4/4 hand 2
deck 40
turn 1 play
"""
NOTED = ("?", "outlaw", "deputy")
SHOT = (e.Played(1, Card("bang"), (2,)), e.Declined(2), e.LifeLost(2, 1, 1, "bang"))
OUT = (*SHOT, e.Eliminated(2, "", 1, "bang"), e.Forfeited(2))
ON = (e.Played(1, Card("beer")), e.LifeGained(1, 1, "beer"))
GATLING = (
    e.Played(1, Card("gatling"), (2, 3, 4, 5)),
    *(each for by in (2, 3) for each in (e.Declined(by), e.LifeLost(by, 1, 1, "gatling"))),
)
BOTH = (*GATLING, e.Eliminated(2, "outlaw", 1, "gatling"), e.Eliminated(3, "", 1, "gatling"))
LOGS = {
    "an outlaw": (*OUT, e.RoleSet(2, "outlaw")),
    "a deputy": (*OUT, e.RoleSet(2, "deputy")),
    "before his cards": (*OUT[:-1], e.RoleSet(2, "outlaw"), e.Forfeited(2)),
    "played on before": (*OUT, *ON, e.RoleSet(2, "outlaw"), e.Drew(1, 3, cause="reward")),
    "played on after": (*OUT, e.RoleSet(2, "outlaw"), *ON, e.TurnEnded(1)),
    "drawn before": (*OUT, e.Drew(1, 3, cause="reward"), e.RoleSet(2, "outlaw"), *ON),
    "drawn after": (*OUT, e.RoleSet(2, "outlaw"), e.Drew(1, 3, cause="reward"), *ON),
    "nothing was due": (*OUT, e.Forfeited(1), e.Drew(1, 3, cause="reward"), e.RoleSet(2, "renegade"), *ON),
    "set twice": (*OUT, e.RoleSet(2, "outlaw"), e.RoleSet(2, "deputy"), e.Forfeited(1)),
    "one of two": (*BOTH, e.Forfeited(2), e.Forfeited(3), e.RoleSet(3, "outlaw"), e.Declined(4), e.Declined(5), *ON),
}


def opened(bruno: str, carla: str = "?") -> Table:
    """The table where these roles are noted."""
    table, _ = read_position(TABLE.format(bruno, carla), sets.bind, load())
    return table


def looks(log: tuple[e.Entry, ...], *noted: str) -> list[Table]:
    """What everybody sees after each entry."""
    table, seen = opened(*noted), []
    for entry in log:
        table = evolve(table, entry, BOOK)
        seen.append(public_of(table, BOOK))
    return seen


def owed(log: tuple[e.Entry, ...], *noted: str) -> list[Owed]:
    """What hangs on roles at the end, as the referee sees it."""
    return [each for each in replay(log, BOOK, opened(*noted)).owed() if each.cause in BOOK.by_role]


@rows("name", LOGS)
def test_the_table_moves_alike_whatever_role_was_noted(name: str) -> None:
    """Nobody learns from what is due, or from how play goes on, which role the referee had noted."""
    of_two = name == "one of two"
    seen = [looks(LOGS[name], *(("?", noted) if of_two else (noted,))) for noted in NOTED]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("noted", NOTED)
def test_the_reward_and_the_penalty_are_owed_when_the_role_is_seen(noted: str) -> None:
    """Once, and without a doubt; not where it was drawn already or play has gone on."""
    assert [(each.kind, each.must, each.tried) for each in owed(LOGS["an outlaw"], noted)] == [("draw", True, ())]
    assert [(each.kind, each.must, each.tried) for each in owed(LOGS["a deputy"], noted)] == [("forfeit", True, ())]
    assert owed((*OUT, e.Drew(1, 3, cause="reward"), e.RoleSet(2, "outlaw")), noted) == []
    assert owed((*OUT, *ON, e.RoleSet(2, "outlaw")), noted) == []


@pytest.mark.parametrize("noted", NOTED)
def test_what_another_role_brought_stays_owed(noted: str) -> None:
    """Of two that fell to one card each brings its own reward."""
    log = (*BOTH, e.Forfeited(2), e.Forfeited(3))
    assert len([each for each in owed((*log, e.RoleSet(3, "outlaw")), "?", noted) if each.must]) == 2
    assert len([each for each in owed((*log, e.RoleSet(3, "renegade")), "?", noted) if each.must]) == 1


def test_a_reward_for_a_role_that_only_the_referee_noted_is_judged_by_it() -> None:
    """Noted as an Outlaw it is right, noted as nothing it is not known."""
    drew = e.Drew(1, 3, cause="reward")
    outlaw, unknown, deputy = (
        {reason.key for reason in judge(replay(OUT, BOOK, opened(noted)), drew, BOOK).reasons}
        for noted in ("outlaw", "?", "deputy")
    )
    assert outlaw == set()
    assert "role_unseen" in unknown
    assert deputy and "role_unseen" not in deputy


def test_a_position_tells_that_a_role_was_not_seen() -> None:
    """Read back it goes on alike."""
    table = replay(OUT, BOOK, opened("?"))
    again, _ = read_position("\n".join(lines_of_position(table, BOOK)), sets.bind, load())
    assert again.deaths == table.deaths
    one, other = (evolve(each, e.RoleSet(2, "outlaw"), BOOK) for each in (table, again))
    assert one.owed() == other.owed()
