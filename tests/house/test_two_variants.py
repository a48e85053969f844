"""Death Mesa beside the Rebel!: whose hand killed the Sheriff, and in whose turn, decides what comes of it."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from referee import sets
from referee.core.book.questions import COUNTS_FOR_DISTANCE, HAS_LIFE, IS_ASKED
from referee.core.book.rulebook import Situation
from referee.core.judging.due import agenda, forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Opened
from referee.core.nouns.table import Table, Turn
from referee.core.nouns.verdict import Level, Verdict
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import line_of, read, read_position

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


def under(event: str) -> Table:
    """Dario, an Outlaw, was eliminated first and is a ghost; the new Sheriff Bruno turned up this event."""
    text = """
sets base rebel death_mesa
option events both
seat 1 Anna rebel pedro_ramirez life 0/5 out shown hand 1
seat 2 Bruno {bruno}
seat 3 Carla renegade willy_the_kid life 4/4 hand 2
seat 4 Dario {dario} hand 3
turn {turn}
deck 40
{hands}
death 4 2 bang 2
death 1 2 bang 2
"""
    dead = "outlaw sid_ketchum life 0/4 out shown"
    return then(at("sheriff lucky_duke life 3/4 hand 2", dead, "3 over", text), f"event {event}")[0]


def test_ghost_town_brings_nobody_back_who_is_there_already() -> None:
    """The dead have turns of their own, as ghosts: they draw their own cards, and give up nothing."""
    table = under("ghost_town")
    assert follows(table) == ["4 turn", "4 conjure 2"]
    table, verdict = then(table, "4 turn", "4 conjure 2")
    now = Situation(table, BOOK)
    assert verdict.clean
    assert (now.ask(COUNTS_FOR_DISTANCE, 4), now.ask(IS_ASKED, 4), now.ask(HAS_LIFE, 4)) == (False, False, False)
    assert then(table, "4 bang 2")[1].keys == ("goods_are_buried",)
    table, verdict = then(table, "4 shed 2", "4 end")
    assert verdict.clean
    assert table.seat(4).hand.exact == 3
    assert follows(table) == ["1 turn", "1 conjure 2"]


def test_ghost_town_put_right_makes_nobody_a_ghost_of_its_own() -> None:
    """Nor does a turn that the referee puts right."""
    table, verdict = then(under("ghost_town"), "set 4 turn play", "4 end")
    assert verdict.clean
    assert follows(table)[0] == "1 turn"
    assert table.seat(4).hand.exact == 3


def test_dead_man_brings_the_first_ghost_back_to_life() -> None:
    """He gives up his cards of the dead, his goods are his hand again, and his turn is as any other."""
    table = under("dead_man")
    assert follows(table) == ["4 turn", "4 returns", "4 shed 2 for risen", "4 draw 2 for dead_man", "4 draw 2"]
    table, verdict = then(table, "4 turn", "4 returns", "4 shed 2 for risen", "4 draw 2 for dead_man", "4 draw 2")
    assert verdict.clean
    dario = table.seat(4)
    assert (dario.out, dario.life, dario.hand.exact) == (False, 2, 7)
    assert then(table, "4 bang 3")[1].clean


def test_dead_man_comes_back_before_he_conjures() -> None:
    """In that turn he is no ghost any more."""
    assert "no_conjuring_due" in then(under("dead_man"), "4 turn", "4 conjure 2")[1].keys


def test_the_other_dead_stay_ghosts_under_dead_man() -> None:
    """It is for the first one eliminated alone."""
    _, verdict = then(replace(under("dead_man"), turn=Turn(4, "over")), "1 turn", "1 conjure 2")
    assert verdict.clean
