"""A turn of which nothing was typed is the log's lack, and nobody's offence: what comes after it is in the next one."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.notation import line_of
from tests.desk.hearing.told import holding
from tests.rows import rows

FIVE = """
seat 1 Ann sheriff bart_cassidy
seat 2 Bob ? kit_carlson
seat 3 Cleo ? el_gringo
seat 4 Dan ? slab_the_killer
seat 5 Eva ? sid_ketchum
"""
DOUBTED = ["ann mustang", "bang eva", "eva hit", "set 2 play dynamite", "duel dan", "ann beer"]
"""Dan's answer was not typed."""


def told(log: TableLog, line: str) -> list[tuple[str, str]]:
    """What was logged with a line, each with its verdict."""
    return [(line_of(each.entry, log.book), each.verdict.word) for each in log.enter(line).judged]


@pytest.mark.parametrize("line", ["bob dynamite 3d", "bob draw"])
def test_the_next_player_begins_after_a_doubted_turn(desk: Desk, line: str) -> None:
    """What he does at the beginning of his turn is no answer to what nobody wrote: the end and his turn are assumed."""
    log = desk.new(FIVE)
    for each in DOUBTED:
        log.enter(each)
    assert log.table.turn.doubted
    lines = told(log, line)
    assert ("2 turn", "legal") in lines or ("2 turn", "doubt") in lines
    assert log.table.turn.seat == 2 and "illegal" not in [word for _, word in lines]


@pytest.mark.parametrize("typed", [["cleo draw 2"], ["ann end", "cleo mustang"]])
def test_a_prisoner_may_have_stayed_in_jail(desk: Desk, typed: list[str]) -> None:
    """Of Bob's turn nothing was typed, not even his draw!: that is told once, and Cleo's turn has begun."""
    log = desk.new(FIVE)
    for each in ("ann mustang", "ann scope", "ann jail bob"):
        log.enter(each)
    lines = [said for line in typed for said in told(log, line)]
    assert [line for line, _ in lines if line in ("1 end", "2 turn", "3 turn")] == ["1 end", "2 turn", "3 turn"]
    assert [word for _, word in lines].count("doubt") == 1 and "illegal" not in [word for _, word in lines]
    assert told(log, "bang bob")[-1][1] == "legal"


@pytest.mark.parametrize("hand", [2, 6])
def test_a_card_in_anothers_turn_tells_of_no_jail(desk: Desk, hand: int) -> None:
    """While Ann's turn runs Cleo plays out of turn, as she would without Bob's Jail before her."""
    log = desk.new(FIVE)
    for each in ("ann mustang", "ann scope", "ann jail bob", f"set 1 hand {hand}"):
        log.enter(each)
    assert told(log, "cleo mustang") == [("3 mustang", "illegal")]


@pytest.mark.parametrize(("face", "drawn"), [("5c", 0), ("5h", 3)])
def test_the_prisoners_draw_is_put_in_late(desk: Desk, face: str, drawn: int) -> None:
    """Whether he stayed in Jail or went free, it is no offence in Cleo's turn, and the Jail is gone."""
    log = desk.new(FIVE)
    for each in ("ann draw", "ann scope", "ann mustang", "ann jail bob", "cleo draw 2", f"bob jail {face}"):
        log.enter(each)
    held = {verdict.word for verdict in map(log.verdict, range(log.length)) if verdict is not None}
    assert held == ({"legal", "doubt"} if drawn else {"legal"})
    assert log.table.turn.seat == 3 and not log.table.seat(2).in_play
    assert log.table.seat(2).hand.most == 4 + drawn


def test_a_file_may_lack_it_too(desk: Desk) -> None:
    """Read as it stands, the draw after the prisoner's turn is the log's lack as well."""
    log = desk.new(FIVE)
    for each in ("ann mustang", "ann scope", "ann jail bob"):
        log.enter(each)
    log.every_step = True
    assert told(log, "cleo draw 2") == [("3 draw 2", "doubt")]


def test_who_is_free_is_not_passed_by(desk: Desk) -> None:
    """Without a Jail before Bob it is not Cleo's turn."""
    log = desk.new(FIVE)
    log.enter("ann mustang")
    assert told(log, "cleo mustang")[-1] == ("3 mustang", "illegal")


def test_too_many_cards_are_drawn_in_a_turn_of_his_own(desk: Desk) -> None:
    """Dan draws three: his turn has begun, and it is they that are too many; who is not next draws in no turn."""
    log = desk.new(FIVE)
    for each in ("ann mustang", "ann scope", "bob draw 3", "bob discard 3", "cleo draw", "cleo discard 2", "cleo end"):
        log.enter(each)
    assert told(log, "dan draw 3")[-1] == ("4 draw 3", "illegal")
    assert holding(log, log.length - 1).keys == ("wrong_draw_count",)
    log.enter("dan discard 2")
    log.enter("eva draw 3")
    assert holding(log, log.length - 1).keys == ("wrong_draw_count",)
    log.enter("bob draw 4")
    assert holding(log, log.length - 1).keys == ("no_draw_due",)


@pytest.mark.parametrize("before", [["ann draw 2", "ann discard 2", "ann end"], ["ann draw 2"]])
def test_several_turns_of_which_nothing_was_typed_are_told_once(desk: Desk, before: list[str]) -> None:
    """One doubt says that the log lacks them, however many follow; what is typed in a turn is judged again."""
    log = desk.new(FIVE)
    for each in before:
        log.enter(each)
    words = [told(log, f"{seat} turn")[-1][1] for seat in (2, 3, 4, 5)]
    assert words == (["legal", "doubt", "legal", "legal"] if len(before) > 1 else ["doubt", "legal", "legal", "legal"])
    log.enter("eva draw 2")
    assert told(log, "ann turn")[-1][1] == "doubt"


OUT_OF_TURN = {
    "en": ("bob stagecoach", "1 end; bob stagecoach", "bob stagecoach out of turn"),
    "nl": ("bob postkoets", "1 einde; bob postkoets", "bob postkoets buiten de beurt"),
    "it": ("bob diligenza", "1 fine; bob diligenza", "bob diligenza fuori turno"),
    "de": ("bob Postkutsche", "1 ende; bob Postkutsche", "bob Postkutsche außer der Reihe"),
}


@rows("lang", OUT_OF_TURN)
def test_while_another_has_only_drawn_it_is_asked_whose_turn_it_is(desk: Desk, lang: str) -> None:
    """Either may be logged as it is shown: the turn that nobody ended, or a card played out of turn."""
    line, ended, out_of_turn = OUT_OF_TURN[lang]
    for choice, turn in ((ended, 2), (out_of_turn, 1)):
        log = desk.new(FIVE)
        for each in ("set 1 hand 2", "ann draw"):
            log.enter(each)
        with pytest.raises(BadLine, match="out_of_turn") as asked:
            log.enter(line, lang)
        assert asked.value.about["choices"] == (ended, out_of_turn)
        told = log.enter(choice, lang).judged[-1]
        assert line_of(told.entry, log.book) == "2 stagecoach" and log.table.turn.seat == turn
        assert told.verdict.word == ("legal" if turn == 2 else "illegal")
