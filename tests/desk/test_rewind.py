"""Rewinding, undoing and redoing: everything since one entry, the last thing done, what was undone last."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Noted, Retracted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadJournal, BadLine


def counting(log: TableLog) -> list[int]:
    """The numbers of the entries that count."""
    return [row.number for row in log.history() if row.now is not None]


@pytest.fixture
def played(log: TableLog) -> TableLog:
    """Anna has drawn (1, 2), shot at Bruno (3), who was hit (4, 5), and put down a Mustang (6)."""
    for line in ("bang bruno", "hit", "mustang"):
        log.enter(line)
    return log


def test_a_rewind_takes_back_everything_from_there(played: TableLog) -> None:
    """The table is the one that the entry found, and one entry says all that went."""
    found = played.table_before(3)
    outcome = played.enter("rewind 3")
    assert played.table == found
    assert [each.entry for each in outcome.judged] == [Retracted(3, (4, 5, 6))]
    assert counting(played) == [0, 1, 2]


@pytest.mark.parametrize("line", ["retract", "retract 7", "redo"])
def test_a_rewind_is_taken_back_in_one_step(played: TableLog, line: str) -> None:
    """As the last thing done, by its number, or as what was taken back last."""
    table = played.table
    played.enter("rewind 3")
    played.enter(line)
    assert played.table == table


def test_a_preview_of_a_rewind_takes_nothing_back(played: TableLog) -> None:
    """The table it would come to is told, and nothing is logged."""
    length, table = played.length, played.table
    assert played.preview("rewind 3").table == played.table_before(3)
    assert (played.length, played.table) == (length, table)


def test_remarks_and_what_was_let_stand_earlier_stay(played: TableLog) -> None:
    """A note says nothing of the table, and an entry before the rewind still stands."""
    played.enter("bang bruno")
    played.enter("note Bruno protests")
    played.enter("stand 3 they agreed")
    played.enter("stand 7 that one too")
    played.enter("rewind 6")
    assert isinstance(played.entry(8), Noted)
    assert counting(played) == [0, 1, 2, 3, 4, 5, 8, 9]


def test_a_pause_that_was_made_stays_a_pause(played: TableLog) -> None:
    """The play clock stood still, whatever is taken back; the table is the one that the entry found all the same."""
    found = played.table_before(4)
    for line in ("pause", "resume", "scope"):
        played.enter(line)
    played.enter("rewind 4")
    assert counting(played) == [0, 1, 2, 3, 7, 8] and played.table == found


def test_a_rewind_goes_by_what_happened_not_by_what_was_typed_first(played: TableLog) -> None:
    """What was inserted before an entry stays, though it was logged later; what was inserted after it goes."""
    played.enter("insert 4 note a Barrel was tried")
    played.enter("insert 4 2 gain 1 for beer")
    played.enter("insert 6 1 scope")
    played.enter("rewind 4")
    assert counting(played) == [0, 1, 2, 3, 8, 10]


def test_a_rewind_takes_back_what_was_put_right(played: TableLog) -> None:
    """The entries of a correction go, and what they replaced does not come back."""
    played.enter("correct 3 1 beer")
    played.enter("rewind 3")
    assert counting(played) == [0, 1, 2]


@pytest.mark.parametrize(("line", "key"), [("rewind 0", "entry_unknown"), ("rewind 99", "entry_unknown")])
def test_nothing_is_rewound_to_what_is_not_there(played: TableLog, line: str, key: str) -> None:
    """Neither the opening nor a number beyond the log."""
    with pytest.raises(BadLine, match=key):
        played.enter(line)


def test_nothing_is_rewound_to_what_only_speaks_of_others(played: TableLog) -> None:
    """A retraction is no moment of the table."""
    played.enter("retract 6")
    with pytest.raises(BadLine, match="not_about_the_table"):
        played.enter("rewind 7")


def test_a_rewind_of_what_is_gone_already_is_refused(played: TableLog) -> None:
    """There is nothing left to take back."""
    played.enter("rewind 3")
    with pytest.raises(BadLine, match="nothing_to_retract"):
        played.enter("rewind 3")


def test_undoing_a_retraction_of_something_earlier_brings_it_back(played: TableLog) -> None:
    """The last thing done was the retraction itself, so that is what a bare `retract` takes back."""
    table = played.table
    played.enter("retract 3")
    played.enter("retract")
    assert played.table == table


def test_redo_brings_back_what_was_undone_one_after_the_other(played: TableLog) -> None:
    """Undone twice, redone twice: the table of before, and then there is nothing more to redo."""
    table = played.table
    for line in ("retract", "retract", "redo"):
        played.enter(line)
    assert counting(played) == [0, 1, 2, 3, 4, 5]
    played.enter("redo")
    assert played.table == table
    with pytest.raises(BadLine, match="nothing_to_redo"):
        played.enter("redo")


def test_what_was_redone_can_be_undone_again(played: TableLog) -> None:
    """Undo, redo, undo: the last thing is gone."""
    for line in ("retract", "redo", "retract"):
        played.enter(line)
    assert counting(played) == [0, 1, 2, 3, 4, 5]


def test_nothing_is_redone_once_something_else_was_logged(played: TableLog) -> None:
    """What was taken back before the new entry stays back."""
    played.enter("retract")
    played.enter("scope")
    with pytest.raises(BadLine, match="nothing_to_redo"):
        played.enter("redo")


@pytest.mark.parametrize("line", ["retract 4..6", "retract 4 5 6", "retract 4 5..6"])
def test_several_entries_are_taken_back_in_one(played: TableLog, line: str) -> None:
    """Named one by one or as a run."""
    played.enter(line)
    assert played.entry(7) == Retracted(4, (5, 6))
    assert counting(played) == [0, 1, 2, 3]


@pytest.mark.parametrize("line", ["retract 6..4", "retract 4..", "retract ..4", "retract 1..999999999", "retract 4..x"])
def test_a_run_that_is_none_is_refused(played: TableLog, line: str) -> None:
    """Backwards, open at an end, or longer than any log."""
    with pytest.raises(BadLine, match="bad_number"):
        played.enter(line)


@pytest.mark.parametrize("line", ["retract 4 99", "retract 4..7", "retract 4 0"])
def test_every_entry_of_a_run_must_be_there(played: TableLog, line: str) -> None:
    """One that is not in the log yet, or the opening, and nothing is taken back."""
    with pytest.raises((BadLine, BadJournal)):
        played.enter(line)
    assert counting(played) == [0, 1, 2, 3, 4, 5, 6]


def test_a_game_file_rewinds_and_redoes_as_the_desk_does(desk: Desk, log: TableLog) -> None:
    """Lines typed one by one and the same lines in a file come to the same log, and go out as they are."""
    typed = ["mustang", "scope", "barrel", "rewind 4", "retract", "redo", "retract 3 5", "retract", "rewind 1"]
    text = log.game_text() + "\n".join(typed)
    for line in typed:
        log.enter(line)
    again = desk.bring_in(text)
    assert [row.entry for row in again.history()] == [row.entry for row in log.history()]
    assert again.game_text() == log.game_text()


@pytest.mark.parametrize("word", ["riavvolgi", "terugspoelen", "rewind"])
def test_rewind_is_typed_in_three_languages(played: TableLog, word: str) -> None:
    """The glossary names it."""
    played.enter(f"{word} 3")
    assert counting(played) == [0, 1, 2]
