"""Whatever is said of persons, taken back and put right, at tables and at the desk: both know the same."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.championship.office.amending import corrected
from referee.championship.office.persons import number_at_the_desk, of_persons
from referee.championship.office.playing import opened
from referee.championship.office.sharing import event
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules import entries as e
from referee.championship.rules.bound import bound
from referee.championship.rules.persons import standing
from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.lexicon import load
from referee.sets.championship.entries import Expelled, Withdrew
from tests.championship.office.opening import AT, hired, office, seated, typed
from tests.hunts import tries

AT_A_TABLE = ("withdraws", "expel", "warn", "warn conduct", "order", "exposes", "exposes mistake")
AT_THE_DESK = ("leave", "expel", "warn", "hurry", "shows")
numbers = st.integers(1, 10)
seats = st.integers(1, 5)
steps = st.one_of(
    st.tuples(st.just("table"), st.integers(0, 1), seats, st.sampled_from(AT_A_TABLE)),
    st.tuples(st.just("desk"), numbers, st.sampled_from(AT_THE_DESK)),
    st.tuples(st.just("back"), st.integers(0, 1), st.integers(1, 12)),
    st.tuples(st.just("right"), st.integers(0, 1), st.integers(1, 12), seats, st.sampled_from(AT_A_TABLE)),
    st.tuples(st.just("desk back"), st.integers(0, 12)),
    st.tuples(st.just("desk right"), st.integers(0, 12), numbers, st.sampled_from(AT_THE_DESK)),
    st.tuples(st.just("pardon"), st.integers(0, 12)),
)


def said(step: tuple, first: int, tables: Desk, cup: TournamentLog, games: list[str]) -> None:
    """One step; what cannot be said is not."""
    cup.reload()
    match step:
        case "table", game, seat, words:
            tables.table(games[game]).enter(f"{seat} {words}")
        case "back", game, number:
            tables.table(games[game]).enter(f"retract {number}")
        case "right", game, number, seat, words:
            tables.table(games[game]).enter(f"correct {number} {seat} {words}")
        case "desk", player, verb:
            typed(cup, f"{verb} {player}")
        case "desk back", number:
            cup.log(e.Retracted(first + number))
        case "desk right", number, player, verb:
            cup.log(corrected([str(first + number), verb, str(player)], cup, load()))
        case "pardon", number:
            typed(cup, f"pardon {first + number}")


def the_same(tables: Desk, cup: TournamentLog, stream: str) -> None:
    """What stands at the desk of those who sit there stands there once, and nothing else does but what adds nothing."""
    cup.reload()
    game, place, facts = tables.table(stream), bound(cup.entries)[stream], standing(cup.entries, cup.state)
    there = of_persons(game.entries)
    known = [number_at_the_desk(entry, number, place, facts) for number, entry in there.items()]
    told = sorted(number for number in known if number is not None)
    assert told == sorted(number for number, fact in facts.items() if fact.player in place.players)
    for (number, entry), at_desk in zip(there.items(), known, strict=True):
        if at_desk is None:
            idle = game.logged(number).said.level is Level.WITHOUT_EFFECT
            assert isinstance(entry, Withdrew | Expelled) or idle
            assert not isinstance(entry, Withdrew | Expelled) or cup.state.gone(place.player(entry.by))


@settings(max_examples=tries(25), deadline=None)
@given(st.lists(steps, max_size=14))
def test_both_know_the_same(said_of_persons: list[tuple]) -> None:
    """In whatever order, at two tables and the desk."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "event.sqlite"
        desk, tables = office(path), Desk(path, lambda: AT, event)
        cup = seated(desk.new("Cup"))
        typed(cup, "round 1", hired(1, 1, 2, 3, 4, 5), "round 2", hired(2, 6, 7, 8, 9, 10))
        games = [opened(tables, cup, number)[0].stream for number in (1, 2)]
        cup.reload()
        first = len(cup.entries)
        for step in said_of_persons:
            with suppress(BadLine):
                said(step, first, tables, cup, games)
            for stream in games:
                the_same(tables, cup, stream)
        desk.close()
        tables.close()
