"""The lines that put an entry right: what they name, what stands there, the same at another player."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Drew, Noted, Passed, Played, Took, Tossed
from referee.core.nouns.vocabulary import Card
from referee.desk.hearing.corrected.putting_right import aimed_at, anchor, line_now, retargeted, standing
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from tests.rows import rows


def now(log: TableLog, number: int) -> str:
    """What stands there, as a line to be changed."""
    return line_now(log.entries, number, log.table_before(number), log.book, log._lexicon)


def test_what_stands_there_is_written_as_it_is_usually_typed(log: TableLog) -> None:
    """As long as the line means the same at that table."""
    log.enter("bang bruno")
    assert now(log, 3) == "1 bang 2"


def test_what_a_correction_brought_is_named_by_what_it_replaced(log: TableLog) -> None:
    """All that stands in its place is there to be changed."""
    log.enter("bang bruno")
    log.enter("correct 3 1 mustang ; 1 bang 4")
    assert anchor(log.entries, 5) == 3 and standing(log.entries, 5) == (5, 6)
    assert now(log, 5) == "1 play mustang as ? ; 1 play bang 4 as ?"


def test_one_of_several_is_aimed_at_another_and_the_others_stay(log: TableLog) -> None:
    """The line puts all of them right again."""
    log.enter("bang bruno")
    log.enter("correct 3 1 mustang ; 1 bang 4")
    log.enter(retargeted(log.entries, 6, 2, log.book))
    counting = [row.entry for row in log.history() if row.now is not None]
    assert counting[-2:] == [Played(1, Card("mustang")), Played(1, Card("bang"), (2,))]


def test_what_was_inserted_is_not_corrected(log: TableLog) -> None:
    """It is taken back, and inserted anew; what was forgotten beside it names the same entry."""
    log.enter("bang bruno")
    log.enter("insert 3 1 bang 4")
    assert anchor(log.entries, 5) == 3
    for act in (lambda: now(log, 5), lambda: retargeted(log.entries, 5, 2, log.book)):
        with pytest.raises(BadLine, match="was_inserted"):
            act()


@rows(
    ("entry", "seat"),
    [
        (Played(1, Card("bang"), (3,)), 3), (Played(1, Card("gatling")), 0), (Played(1, Card("bang"), (2, 3)), 0),
        (Took(1, 4), 4), (Tossed(1, 2), 2), (Passed(1, Card("dynamite"), 2), 2), (Noted("3"), 0), (Drew(1, 2), 0),
    ],
)  # fmt: skip
def test_a_play_is_aimed_at_one_player_or_at_none(entry: Played, seat: int) -> None:
    """Area cards and cards at several have no target that could be another one."""
    assert aimed_at(entry) == seat


@pytest.mark.parametrize("line", ["panic bruno mustang", "cat bruno hand"])
def test_both_entries_of_a_taking_have_their_target(log: TableLog, line: str) -> None:
    """Each is aimed anew by a line of its own, where the other has such a card too."""
    log.enter("set 2 play mustang")
    log.enter("set 4 play mustang")
    log.enter(line)
    for number in (5, 6):
        assert aimed_at(log.entry(number)) == 2
        log.enter(retargeted(log.entries, number, 4, log.book))
        assert aimed_at(log.entry(log.length - 1)) == 4


def test_what_is_aimed_at_nobody_is_not_retargeted(log: TableLog) -> None:
    """It is said so."""
    log.enter("mustang")
    with pytest.raises(BadLine, match="no_target"):
        retargeted(log.entries, 3, 2, log.book)
