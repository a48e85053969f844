"""What a store gives is read with the doubts of a file from outside: what is no entry leaves a gap, and is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from referee.core.nouns.entries import Opened
from referee.desk.desk import Desk
from referee.desk.following import Following
from referee.desk.stored_game import ENTRY_LOST, LOST, SAID_LOST
from referee.desk.table_log import TableLog
from referee.errors import BadJournal, RefereeError
from tests.journal.damage import rewrite

WRONG: dict[str, Callable[[str], str]] = {
    "another seat": lambda entry: entry.replace('"by":1', '"by":9'),
    "no number": lambda entry: entry.replace('"by":1', '"by":"one"'),
    "another card": lambda entry: entry.replace("bang", "bing"),
    "another type": lambda entry: entry.replace('"type":"', '"type":"x'),
    "opened again": lambda entry: '{"type":"opened","table":{}}',
    "takes back what is not there": lambda entry: '{"type":"retracted","entry":77}',
    "a correction of nothing": lambda entry: '{"type":"corrected","entry":1,"count":40}',
    "deep": lambda entry: "[" * 100_000 + "]" * 100_000,
    "no JSON": lambda entry: entry[:-1],
    "empty": lambda entry: "",
}


def copied(log: TableLog, desk: Desk, other: Path) -> TableLog:
    """The log as it was exported, and brought into another store."""
    return Desk(other, clock=lambda: "2026-11-21T20:00:00+00:00").bring_in(log.game_json())


@pytest.mark.parametrize("fits", [True, False], ids=["from outside", "damaged"])
@pytest.mark.parametrize("wrong", WRONG)
def test_an_entry_that_is_none_leaves_a_gap(desk: Desk, log: TableLog, wrong: str, fits: bool, tmp_path: Path) -> None:
    """It keeps its number, nobody judges or exports it, and all around it is as it was; the log goes on."""
    number = log.length
    log.enter("bang bruno")
    log.enter("note what came after")
    before = list(log.entries)
    rewrite(desk.path, number, WRONG[wrong], fits)
    found = desk.table(log.stream)
    assert found.lost == {number}
    assert list(found.entries) == [*before[:number], LOST, *before[number + 1 :]]
    assert (found.logged(number).said, found.logged(number).now) == (ENTRY_LOST, ENTRY_LOST)
    found.enter("note on")
    brought = copied(found, desk, tmp_path / "other.sqlite")
    assert list(brought.entries) == list(found.entries)
    assert desk.game(found.game_text()).entries[number] == LOST
    assert desk.entries(log.stream)[number] == LOST


def test_a_log_that_somebody_follows_has_the_same_gap(desk: Desk, log: TableLog) -> None:
    """Read as it grows or from the beginning: a follower sees the table that the log's owner sees."""
    following = Following(desk.path)
    following.look()
    log.enter("bang bruno")
    rewrite(desk.path, log.length - 1, lambda entry: entry.replace('"by":1', '"by":9'), fits=True)
    assert following.look()
    assert following.table == desk.table(log.stream).table
    following.close()


def test_a_verdict_that_cannot_be_read_does_not_cost_its_entry(desk: Desk, log: TableLog) -> None:
    """The entry counts and is judged anew; that what was said then is lost is said."""
    log.enter("bang bruno")
    last = log.length - 1
    rewrite(desk.path, last, lambda verdict: verdict[:-1], fits=True, field="verdict")
    found = desk.table(log.stream)
    assert (found.entries, found.lost, found.logged(last).said) == (log.entries, frozenset(), SAID_LOST)


def test_without_its_opening_there_is_no_table(desk: Desk, log: TableLog) -> None:
    """It is told with its id, and the other tables of the store are as they were."""
    other = desk.new('seat 1 "A" sheriff ?\nseat 2 "B" ? ?\nseat 3 "C" ? ?\nseat 4 "D" ? ?')
    rewrite(desk.path, 0, lambda entry: entry.replace("Anna", "Anne"), fits=False)
    with pytest.raises(BadJournal, match="opening_lost") as error:
        desk.table(log.stream)
    assert error.value.about["stream"] == log.stream
    assert isinstance(other.entry(0), Opened)
    assert len(desk.tables()) == 2


@pytest.mark.parametrize("column", ["title", "kind"])
def test_an_altered_title_or_kind_is_seen(desk: Desk, log: TableLog, column: str) -> None:
    """The table stays in the list, and is said not to be as it was."""
    connection = desk._journal._connection  # type: ignore[attr-defined]
    connection.execute("drop trigger stream_no_update")
    connection.execute(f"update stream set {column} = 'tournament'")
    (info,) = desk.tables()
    assert (info.id, info.whole) == (log.stream, False)
    assert desk.table(log.stream).entries == log.entries


def test_records_that_changed_places_are_both_lost(desk: Desk, log: TableLog) -> None:
    """Between two tables, each entry whole in itself: the places do not fit."""
    other = desk.bring_in(log.game_text())
    other.enter("note other")
    log.enter("note mine")
    assert other.length == log.length
    connection = desk._journal._connection  # type: ignore[attr-defined]
    connection.execute("drop trigger record_no_update")
    for a, b in ((log.stream, "x"), (other.stream, log.stream), ("x", other.stream)):
        connection.execute("update record set stream = ? where stream = ? and version = ?", (b, a, log.length))
    for stream in (log.stream, other.stream):
        assert desk.table(stream).lost == {log.length - 1}


def test_nothing_wrong_means_nothing_lost(desk: Desk, log: TableLog) -> None:
    """A log as it was written has no gap, and no error stands for what it is not."""
    log.enter("bang bruno")
    assert desk.table(log.stream).lost == frozenset()
    with pytest.raises(RefereeError):
        desk.table("nobody")
