"""What a variant asks of the core beyond the base box, played on a haunted table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.panels import panels
from referee.core.book.questions import DISTANCE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.core.judging.due import agenda, forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Drew, TurnBegan
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from referee.desk import codec
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from tests.house.haunted import HAUNTED, Rose, Wailed
from tests.whole_games import audit_text

BOOK = bind([HAUNTED, sets.named("base")])
POSITION = """
sets haunted base
seat 1 "Anna" sheriff willy_the_kid life 5 hand 5
seat 2 "Bruno" outlaw rose_doolan life 1 hand 1
seat 3 "Carla" deputy el_gringo life 3 hand 3
seat 4 "Dario" renegade paul_regret life 3 hand 3
seat 5 "Elena" outlaw jourdonnais life 4 hand 4
deck 40
turn 1 play
"""
KILL = ("1 bang 2", "2 hit", "2 out outlaw")


def play(*lines: str) -> Table:
    """The table after these lines."""
    table, _ = read_position(POSITION, lambda _: BOOK, load())
    for line in lines:
        for entry in read(line, table, BOOK, load()).entries:
            table = evolve(table, entry, BOOK)
    return table


def due(table: Table) -> list[tuple[str, int, int]]:
    """Kind, seat and count of what must happen."""
    return [(item.owed.kind, item.owed.seat, item.owed.count) for item in agenda(table, BOOK).due if item.owed.must]


def level(table: Table, line: str) -> Level:
    """The verdict on a line."""
    (entry,) = read(line, table, BOOK, load()).entries
    return judge(table, entry, BOOK).level


def test_a_replaced_reward_is_drawn_for_a_cause_of_its_own() -> None:
    """What Enter logs for the set's cause is written and read back."""
    table = play(*KILL)
    drawn = next(entry for entry in forced_run(table, BOOK) if isinstance(entry, Drew))
    assert drawn == Drew(1, 1, cause="gold_rush")
    assert line_of(drawn, BOOK) == "1 draw 1 for gold_rush"
    assert read("1 draw 1 for gold_rush", table, BOOK, load()).entries == (drawn,)
    assert level(table, "1 draw 3 for reward") == Level.ILLEGAL


def test_a_cause_of_a_set_that_is_not_played_means_nothing() -> None:
    """The base box knows no gold rush."""
    with pytest.raises(BadLine, match="unknown_word"):
        read("1 draw 1 for gold_rush", play(), sets.bind(("base",)), load())


def test_a_struck_penalty_is_not_called_for() -> None:
    """A Sheriff who kills a Deputy keeps his cards."""
    table = play("set 3 life 1", "1 bang 3", "3 hit", "3 out deputy")
    assert ("forfeit", 1, 1) not in due(table)


def test_an_entry_of_the_core_meets_what_a_set_owes() -> None:
    """The tribute of the dead is a card taken; without it nothing is due to be taken."""
    table = play(*KILL)
    assert ("tribute", 2, 1) in due(table)
    assert level(table, "2 take 1 hand") == Level.LEGAL
    assert ("tribute", 2, 1) not in due(play(*KILL, "2 take 1 hand"))
    assert level(play(), "3 take 4 hand") == Level.ILLEGAL


def test_a_set_says_what_may_be_chosen() -> None:
    """For its own kind of owed thing the words come from the set."""
    chosen = next(item for item in agenda(play("set 1 play scope", *KILL), BOOK).due if item.owed.kind == "tribute")
    assert chosen.options == ("hand", "scope")


def test_an_entry_of_a_set_may_settle_in_part() -> None:
    """One of two wails leaves one."""
    assert ("wail", 2, 2) in due(play(*KILL))
    assert ("wail", 2, 1) in due(play(*KILL, "2 wail 1"))
    assert not [kind for kind, *_ in due(play(*KILL, "2 wail 1", "2 wail 1")) if kind == "wail"]


def test_play_may_go_on_with_an_entry_of_a_set() -> None:
    """Rising shows that what was due did not happen; wailing does not."""
    table = play(*KILL)
    assert judge(table, Rose(2), BOOK).keys == ("passed_over",)
    assert judge(table, Wailed(2, 2), BOOK).clean
    assert [kind for kind, *_ in due(play(*KILL, "2 rise"))] == []


def test_the_dead_take_turns() -> None:
    """Who acts is not who lives: the turn goes to the dead, lasts, and passes on."""
    table = play(*KILL, ".", "2 take 1 hand", "1 end")
    assert ("turn", 2, 1) in due(table)
    assert judge(table, TurnBegan(2), BOOK).clean
    assert due(play(*KILL, ".", "2 take 1 hand", "1 end", "2 turn")) == [("draw", 2, 2)]
    assert ("turn", 3, 1) in due(play(*KILL, ".", "2 take 1 hand", "1 end", "2 turn", "2 draw", "2 end"))


def test_the_turn_of_the_dead_has_to_end() -> None:
    """Nobody begins a turn in it."""
    table = play(*KILL, ".", "2 take 1 hand", "1 end", "2 turn")
    assert "turn_not_over" in judge(table, TurnBegan(3), BOOK).keys


def test_a_step_that_an_entry_of_a_set_skips_is_no_longer_pressing() -> None:
    """Who rises before drawing has gone past it."""
    turn = (*KILL, ".", "2 take 1 hand", "1 end", "2 turn")
    assert due(play(*turn)) == [("draw", 2, 2)]
    assert due(play(*turn, "2 rise")) == []


def test_next_is_the_turn_of_the_dead_too() -> None:
    """The light log's `next` follows the same order."""
    table = play(*KILL, ".", "2 take 1 hand", "1 end")
    assert read("next", table, BOOK, load()).entries == (TurnBegan(2),)


def test_the_dead_choose_from_the_general_store() -> None:
    """Who is asked is not who lives: one card for each, the dead included."""
    table = play(*KILL, ".", "2 take 1 hand", "1 general_store")
    assert due(table) == [("turnup", 1, 5)]
    picks = due(play(*KILL, ".", "2 take 1 hand", "1 general_store", "1 turnup 5"))
    assert [seat for kind, seat, _ in picks if kind == "pick"] == [1, 2, 3, 4, 5]


def test_a_gatling_is_aimed_at_the_dead_too() -> None:
    """At whom it goes and who answers agree."""
    table = play(*KILL, ".", "2 take 1 hand", "1 gatling")
    assert table.top.targets == (2, 3, 4, 5)
    assert [seat for kind, seat, _ in due(table) if kind == "answer"] == [2, 3, 4, 5]


def test_who_counts_for_distance_is_for_the_sets_to_say() -> None:
    """A dead player is no step on the way until he wails."""
    silent = play(*KILL, "2 take 1 hand", "1 draw 1 for gold_rush")
    assert Situation(silent, BOOK).ask(DISTANCE, 1, 3) == 1
    assert Situation(play(*KILL, "2 wail 2"), BOOK).ask(DISTANCE, 1, 3) == 2


def test_a_replaced_rule_speaks_where_the_old_one_did() -> None:
    """A Mustang keeps two steps away, and Rose Doolan still sees one step less."""
    table = play("set 3 play mustang")
    assert Situation(table, BOOK).ask(DISTANCE, 1, 3) == 4
    assert Situation(table, BOOK).ask(DISTANCE, 2, 3) == 2


def test_a_set_shows_its_own_panel_to_whom_it_may() -> None:
    """Keys and numbers, nothing to those who may not see."""
    table = play(*KILL, "2 wail 2")
    assert panels(table, BOOK, 1) == (Panel("wailing", ({"by": 2, "count": 2},)),)
    assert panels(table, BOOK, 2) == ()


@pytest.fixture
def haunted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The made-up set among those there are."""
    found = sets.named
    monkeypatch.setattr(sets, "named", lambda name: HAUNTED if name == "haunted" else found(name))
    sets._bound.cache_clear()
    yield
    sets._bound.cache_clear()


@pytest.mark.usefixtures("haunted")
def test_a_haunted_game_goes_through_the_desk(tmp_path: Path) -> None:
    """Typed, committed, read again, written as text and as JSON: the same table each time."""
    desk = Desk(tmp_path / "store.sqlite")
    log = desk.new(POSITION, "haunted")
    for line in (*KILL, ".", "2 take 1 hand", "1 end", "2 turn", "2 draw", "2 rise", "2 end"):
        log.enter(line)
    assert log.table.sets == ("base", "haunted")
    assert log.table.slices == {"haunted": (2, 2)}
    assert desk.table("haunted").table == log.table
    assert desk.bring_in(log.game_text(), "text").table == log.table
    assert desk.bring_in(log.game_json(), "json").table == log.table
    desk.close()


@pytest.mark.usefixtures("haunted")
def test_a_haunted_game_file_is_checked() -> None:
    """A `.game` text with the set's own lines is judged by the set's rules."""
    lines = (*KILL, "2 forfeit", "1 draw 1 for gold_rush", "2 wail 1", "2 wail 1", "2 take 1 hand", "1 end", "3 turn")
    audit = audit_text("bang 1" + POSITION + "---\n" + "\n".join(lines) + "\n")
    assert [(finding.entry, finding.keys) for finding in audit.findings] == [(TurnBegan(3), ("wrong_seat_begins",))]


@pytest.mark.usefixtures("haunted")
def test_its_entries_go_through_json() -> None:
    """The codec knows the set's entries where the set is played."""
    assert codec.entry_of(codec.entry_json(Wailed(2, 2)), ("base", "haunted")) == Wailed(2, 2)
