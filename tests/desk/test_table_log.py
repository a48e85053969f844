"""One table's log: what is logged, taken back, corrected, and what that changes."""

from __future__ import annotations

import sqlite3

import pytest

from referee.core.nouns.entries import Declined, Drew, LifeLost, Played, Retracted, TurnBegan
from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk
from referee.desk.hearing.outcomes import Outcome
from referee.desk.table_log import TableLog
from referee.errors import BadJournal, BadLine, Stale
from tests.desk.hearing.told import holding


def entries(outcome: Outcome) -> list[type]:
    """The types of entries an outcome logged."""
    return [type(each.entry) for each in outcome.judged]


def test_an_empty_line_logs_the_run_of_what_is_due(desk: Desk) -> None:
    """The Sheriff's turn begins and he draws: nobody has a choice in it."""
    from tests.desk.conftest import FOUR

    assert entries(desk.new(FOUR).enter("")) == [TurnBegan, Drew]


def test_an_empty_line_guesses_nothing(log: TableLog) -> None:
    """When somebody has a choice an empty line logs nothing and says so."""
    with pytest.raises(BadLine, match="nothing_forced"):
        log.enter("")
    log.enter("bang bruno")
    with pytest.raises(BadLine, match="nothing_forced"):
        log.enter("")


def test_a_hit_is_two_entries_stored_together(log: TableLog) -> None:
    """One line may make several entries, each with a number of its own."""
    log.enter("bang bruno")
    outcome = log.enter("hit")
    assert entries(outcome) == [Declined, LifeLost]
    assert [each.number for each in outcome.judged] == [4, 5]


def test_a_preview_logs_nothing(log: TableLog) -> None:
    """What a line would do is told without doing it."""
    length = log.length
    assert log.preview("bang carla").judged[0].verdict.level == Level.ILLEGAL
    assert log.length == length


def test_a_line_that_means_nothing_logs_nothing(log: TableLog) -> None:
    """A bad line leaves table and log as they were."""
    length, table = log.length, log.table
    with pytest.raises(BadLine):
        log.enter("bang nobody")
    assert (log.length, log.table) == (length, table)


def test_the_log_is_the_same_when_it_is_opened_again(desk: Desk, log: TableLog) -> None:
    """Closing the laptop loses nothing: table, verdicts and numbers come back."""
    log.enter("bang carla")
    again = desk.table(log.stream)
    assert again.table == log.table
    assert again.history() == log.history()


def test_retracting_lists_every_verdict_that_changes(log: TableLog) -> None:
    """Without the first BANG! nobody answered it, and the second is the first; what was answered goes with it."""
    log.enter("bang bruno")
    log.enter("miss")
    second = log.enter("bang bruno").judged[0]
    assert second.verdict.keys == ("second_bang",)
    outcome = log.enter("retract 3")
    assert [each.entry for each in outcome.judged] == [Retracted(3, (4,))]
    changed = {change.number: (change.was.word, change.now.word) for change in outcome.changed}
    assert changed == {second.number: ("illegal", "legal")}


def test_what_was_said_stays_beside_what_holds(log: TableLog) -> None:
    """The verdict given at the time is kept with its entry for good."""
    log.enter("bang bruno")
    log.enter("miss")
    number = log.enter("bang bruno").judged[0].number
    log.enter("retract 3..4")
    row = log.history()[number]
    assert (row.said.level, holding(log, number).level) == (Level.ILLEGAL, Level.LEGAL)
    assert log.history()[3].now is None


def test_a_retraction_can_be_retracted(log: TableLog) -> None:
    """Taking back a taking back gives the table of before."""
    log.enter("mustang")
    table = log.table
    log.enter("retract")
    assert log.table.seat(1).in_play == ()
    log.enter(f"retract {log.length - 1}")
    assert log.table == table


def test_retracting_twice_takes_back_two(log: TableLog) -> None:
    """Without a number the last entry that still stands is taken back."""
    log.enter("mustang")
    log.enter("scope")
    log.enter("retract")
    log.enter("retract")
    assert log.table.seat(1).in_play == ()


def test_a_correction_is_read_at_the_table_as_it_stood_then(log: TableLog) -> None:
    """What is left out of a corrected line is filled in from the moment it happened."""
    number = log.enter("beer").judged[0].number
    log.enter("mustang")
    outcome = log.enter(f"correct {number} bang bruno")
    assert isinstance(outcome.judged[1].entry, Played)
    assert outcome.judged[1].entry.at == (2,)
    assert holding(log, log.length - 1).level == Level.LEGAL


def test_what_was_forgotten_is_put_in_its_place(log: TableLog) -> None:
    """A forgotten answer inserted before the next play takes away the finding about it."""
    log.enter("bang bruno")
    number = log.enter("mustang").judged[0].number
    assert holding(log, number).keys == ("passed_over",)
    log.enter(f"insert {number} bruno miss")
    assert holding(log, number).level == Level.LEGAL


def test_an_entry_that_is_not_there_cannot_be_taken_back(log: TableLog) -> None:
    """Neither the opening nor a number beyond the log."""
    for number in (0, log.length, 999):
        with pytest.raises(BadLine):
            log.enter(f"correct {number} mustang")
    with pytest.raises(BadLine):
        log.enter("retract 999")


def test_the_second_writer_is_refused_and_reads_again(desk: Desk, log: TableLog) -> None:
    """Two hands on one table never interleave: the later one is told, and then sees what the first wrote."""
    other = desk.table(log.stream)
    log.enter("mustang")
    with pytest.raises(Stale):
        other.enter("scope")
    assert other.table != log.table
    other.reload()
    assert other.table == log.table
    other.enter("scope")
    assert [card.kind for card in other.table.seat(1).in_play] == ["mustang", "scope"]


def test_a_house_rule_is_followed_from_then_on(log: TableLog) -> None:
    """Once the referee has decided, the judge follows and says so."""
    number = log.enter("panic anna").judged[0].number
    assert holding(log, number).word == "open"
    log.enter("house forbid own_cards we settled that last year")
    verdict = log.enter("cat anna").judged[-1].verdict
    assert verdict.level == Level.ILLEGAL
    assert verdict.reasons[0].args["house"] == "forbidden"


def test_a_table_goes_out_and_comes_in_without_loss(desk: Desk, log: TableLog) -> None:
    """As a game file and as JSON Lines, corrections and remarks included."""
    for line in ("bang bruno", "hit", 'note "[bold]" # said', "retract 3", "gap coffee", "set 2 life 3"):
        log.enter(line)
    entries_of = [row.entry for row in log.history()]
    for text in (log.game_text(), log.game_json()):
        assert [row.entry for row in desk.bring_in(text).history()] == entries_of


def test_a_torn_opening_leaves_the_table_of_before_and_nothing_is_logged_on_it(desk: Desk, log: TableLog) -> None:
    """Log, verdicts and table belong together: a reading that fails changes none of them."""
    other = desk.table(log.stream)
    other.enter("bang bruno")
    history, table = log.history(), log.table
    with sqlite3.connect(desk.path) as db:
        for (name,) in db.execute("select name from sqlite_master where type = 'trigger'").fetchall():
            db.execute(f"drop trigger {name}")
        db.execute("update record set entry = '{' where version = 1")
    for act in (log.reload, lambda: log.enter("note again")):
        with pytest.raises(BadJournal, match="opening_lost"):
            act()
        assert (log.history(), log.table) == (history, table)
