"""Death Mesa beside the Rebel!: whose hand killed the Sheriff, and in whose turn, decides what comes of it."""

from __future__ import annotations

import json

from referee import sets
from referee.due import agenda, forced_run
from referee.entries import Opened
from referee.evolve import evolve
from referee.judge import judge
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from referee.table import Table
from referee.verdict import Verdict

BOOK = sets.bind(("base", "rebel", "death_mesa"))
POSITION = r"""
sets base rebel death_mesa
seat 1 Anna sheriff pedro_ramirez life 1/5 hand 0
seat 2 Bruno {bruno}
seat 3 Carla outlaw willy_the_kid life 4/4 hand 2
seat 4 Dario {dario}
turn {turn}
deck 40
{hands}
"""
HANDS = "slice death_mesa " + json.dumps(
    json.dumps({"ghosts": [{"seat": seat, "hand": {"least": 2, "most": 2}} for seat in (2, 4)]})
)
REBEL, RENEGADE = "rebel lucky_duke life 3/4 hand 2", "renegade sid_ketchum life 3/4 hand 2"
DEAD_REBEL, DEAD_RENEGADE = "rebel lucky_duke life 0/4 out shown", "renegade sid_ketchum life 0/4 out shown"
KILL = ("1 no", "1 lose 1", "1 out sheriff", "1 conjure 1")


def played(bruno: str, dario: str, turn: str, *lines: str) -> tuple[Table, Verdict]:
    """The table after these lines, and the verdict on the last one."""
    table, _ = read_position(POSITION.format(bruno=bruno, dario=dario, turn=turn, hands=HANDS), lambda _: BOOK, load())
    verdict = Verdict()
    for line in lines:
        for entry in read(line, table, BOOK, load()).entries:
            verdict, table = judge(table, entry, BOOK), evolve(table, entry, BOOK)
    return table, verdict


def follows(table: Table) -> list[str]:
    """What Enter logs."""
    return [line_of(entry, BOOK) for entry in forced_run(table, BOOK)]


def test_killed_by_the_rebel_in_his_turn_it_is_a_revolution() -> None:
    """What the dead may do changes nothing of it."""
    table, verdict = played(REBEL, DEAD_RENEGADE, "2 play", "2 bang 1", *KILL)
    assert verdict.clean
    assert follows(table)[:2] == ["2 revolution", "2 gain 1 for revolution"]


def test_killed_by_a_dead_renegade_in_his_own_turn_it_is_scofflaw() -> None:
    """He rises, the Rebel! has another Sheriff to kill."""
    lines = ("4 turn", "4 conjure 2", "4 haunt spook/qc 1 for 2", "4 works", *KILL, "4 rises")
    table, verdict = played(REBEL, DEAD_RENEGADE, "3 over", *lines)
    assert verdict.clean
    assert [seat.role for seat in table.seats] == ["renegade", "rebel", "outlaw", "sheriff"]


def test_a_dead_rebel_who_kills_the_sheriff_in_his_turn_is_back() -> None:
    """He turned the Sheriff out by his own hand, in his own turn."""
    lines = ("2 turn", "2 conjure 2", "2 haunt spook/qc 1 for 2", "2 works", *KILL)
    table, verdict = played(DEAD_REBEL, RENEGADE, "1 over", *lines)
    assert verdict.clean
    assert follows(table)[:2] == ["2 revolution", "2 gain 1 for revolution"]


def test_killed_by_a_dead_renegade_in_the_turn_of_the_rebel_it_is_for_the_referee() -> None:
    """Both texts claim him: neither is entered by itself, and a Revolution is one of two readings."""
    text = POSITION.replace("pedro_ramirez life 1/5 hand 0", "pedro_ramirez life 0/5 out shown")
    deaths = "death 4 1 bang 1\ndeath 1 4 bang 2\n"
    position = text.format(bruno=REBEL, dario=DEAD_RENEGADE, turn="2 play", hands=HANDS) + deaths
    opened, _ = read_position(position, lambda _: BOOK, load())
    table = evolve(Table(), Opened(opened), BOOK)
    rising = [item.owed.must for item in agenda(table, BOOK).due if item.owed.kind == "rise"]
    assert rising == [False]
    (entry,) = read("2 revolution", table, BOOK, load()).entries
    assert judge(table, entry, BOOK).keys == ("by_another_hand",)
