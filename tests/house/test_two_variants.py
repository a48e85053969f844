"""Death Mesa beside the Rebel!: whose hand killed the Sheriff, and in whose turn, decides what comes of it."""

from __future__ import annotations

import json

import pytest

from referee import sets
from referee.due import agenda, forced_run
from referee.entries import Opened
from referee.evolve import evolve
from referee.judge import judge
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from referee.table import Table
from referee.verdict import Level, Verdict

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
REBEL, RENEGADE = "rebel lucky_duke life 3/4 hand 2", "renegade sid_ketchum life 3/4 hand 2"
DEAD_REBEL, DEAD_RENEGADE = "rebel lucky_duke life 0/4 out shown", "renegade sid_ketchum life 0/4 out shown"
KILL = ("1 no", "1 lose 1", "1 out sheriff", "1 conjure 1")


def hands(**seats: str) -> str:
    """Two cards for each of them who is a ghost."""
    dead = [seat for seat, told in ((2, seats["bruno"]), (4, seats["dario"])) if " out " in told]
    kept = {"ghosts": [{"seat": seat, "hand": {"least": 2, "most": 2}} for seat in dead]}
    return "slice death_mesa " + json.dumps(json.dumps(kept))


def at(bruno: str, dario: str, turn: str, text: str = POSITION) -> Table:
    """The table of this position."""
    told = text.format(bruno=bruno, dario=dario, turn=turn, hands=hands(bruno=bruno, dario=dario))
    return read_position(told, lambda _: BOOK, load())[0]


def played(bruno: str, dario: str, turn: str, *lines: str) -> tuple[Table, Verdict]:
    """The table after these lines, and the verdict on the last one."""
    return then(at(bruno, dario, turn), *lines)


def then(table: Table, *lines: str) -> tuple[Table, Verdict]:
    """The table after these lines more, and the verdict on the last one."""
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
    assert follows(table)[:3] == ["2 revolution", "2 shed 1 for risen", "2 gain 1 for revolution"]


def claimed_by_both(bruno: str = REBEL, carla: str = "outlaw") -> Table:
    """A dead Renegade killed the Sheriff in the Rebel!'s turn."""
    text = POSITION.replace("pedro_ramirez life 1/5 hand 0", "pedro_ramirez life 0/5 out shown")
    table = at(bruno, DEAD_RENEGADE, "2 play", text.replace("outlaw", carla) + "death 4 1 bang 1\ndeath 1 4 bang 2\n")
    return evolve(Table(), Opened(table), BOOK)


BOTH = ("2 revolution", "4 rises")


def test_killed_by_a_dead_renegade_in_the_turn_of_the_rebel_it_is_for_the_referee() -> None:
    """Both texts claim him: neither is entered by itself, and each is one of two readings."""
    table = claimed_by_both()
    assert [item.owed.must for item in agenda(table, BOOK).due if item.owed.kind == "rise"] == [False]
    assert follows(table) == []
    for line in BOTH:
        verdict = then(table, line)[1]
        assert (verdict.level, verdict.keys) == (Level.FOR_REFEREE, ("by_another_hand",)), line
        assert {"REB-007", "REB-008"} & set(verdict.clauses)


def test_nobody_has_won_by_either_reading() -> None:
    """Each of the two texts has the game go on."""
    assert "not_won_yet" in then(claimed_by_both(), "won outlaws")[1].keys


@pytest.mark.parametrize(("word", "lawful"), [("allow", BOTH[0]), ("forbid", BOTH[1])])
def test_what_the_referee_decided_is_followed(word: str, lawful: str) -> None:
    """Another's hand counts as the Rebel!'s, and it is a Revolution; or it does not, and the Renegade rises."""
    table, _ = then(claimed_by_both(), f"house {word} by_another_hand")
    assert follows(table)[0] == lawful
    assert then(table, lawful)[1].level == Level.LEGAL
    (other,) = set(BOTH) - {lawful}
    assert then(table, other)[1].level == Level.ILLEGAL


def test_in_the_turn_of_one_whose_role_nobody_knows_it_is_unclear() -> None:
    """Whether it is the Rebel!'s turn decides it."""
    table = claimed_by_both("? lucky_duke life 3/4 hand 2", carla="?")
    verdict = then(table, "4 rises")[1]
    assert (verdict.level, verdict.keys) == (Level.UNCLEAR, ("killer_unseen",))


def test_a_dead_rebel_who_revolts_gives_up_his_cards_of_the_dead() -> None:
    """He lives again."""
    lines = ("2 turn", "2 conjure 2", "2 haunt spook/qc 1 for 2", "2 works", *KILL, "2 revolution")
    table, _ = played(DEAD_REBEL, RENEGADE, "1 over", *lines)
    assert "2 shed 1 for risen" in follows(table)
