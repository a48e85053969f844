"""Cards given up for a life point are those of Sid Ketchum, in every language; nothing is discarded for no reason."""

from __future__ import annotations

import pytest

from referee.core.judging.soundness import check
from referee.core.nouns.entries import Discarded, Drew
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadJournal, BadLine
from referee.notation import line_of

FOUR = """
seat 1 "Helen" sheriff bart_cassidy life 5/5 hand 5
seat 2 "Dave" outlaw jourdonnais life 4/4 hand 4
seat 3 "Sue" outlaw el_gringo life 3/3 hand 3
seat 4 "Tom" renegade sid_ketchum life 2/4 hand 6
turn 4 play
"""
SAID = [
    ("en", "Tom discards two cards for a life"),
    ("en", "discards 2 for a life point"),
    ("en", "Tom discards bang beer for a life"),
    ("nl", "Tom legt twee kaarten af voor een leven"),
    ("nl", "Tom legt 2 kaarten af voor een levenspunt"),
    ("it", "Tom scarta due carte per un punto vita"),
    ("it", "scarta 2 carte per una vita"),
]


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """A table of four, in the turn of Sid Ketchum."""
    return desk.new(FOUR)


@pytest.mark.parametrize(("lang", "line"), SAID)
def test_it_is_sid_ketchums_deed(log: TableLog, lang: str, line: str) -> None:
    """He gives up two cards for it and regains a life point."""
    told = log.enter(line, lang)
    discard, gain = (line_of(each.entry, log.book) for each in told.judged)
    assert discard.startswith("4 discard 2 for sid_ketchum") and gain == "4 gain 1 for sid_ketchum"
    assert all(each.verdict.clean for each in told.judged)


def test_nobody_else_may(log: TableLog) -> None:
    """Another's life point for two cards is an offence, in and out of his turn."""
    assert "lacks_ability" in log.enter("Helen discards two cards for a life").judged[0].verdict.keys


@pytest.mark.parametrize("line", ["Tom discard 2 for ?", "Tom draws two for a life", "Tom draw 1 for ?"])
def test_a_cause_that_says_nothing_is_refused(log: TableLog, line: str) -> None:
    """Such a line is not logged."""
    with pytest.raises(BadLine, match="too_much"):
        log.enter(line)


@pytest.mark.parametrize("entry", [Discarded(4, 2, ""), Drew(4, 1, "deck", 0, "")])
def test_no_such_entry_is_sound(log: TableLog, entry: Discarded | Drew) -> None:
    """Nor is it from outside, however it came there."""
    with pytest.raises(BadJournal):
        check(entry, log.table, log.book)


PUT_IN = [
    ("en", "insert {} Tom discards two cards and regains a life"),
    ("nl", "insert {} Tom legt twee kaarten af en krijgt een leven terug"),
    ("it", "inserisci {} Tom scarta due carte e recupera una vita"),
]


@pytest.mark.parametrize(("lang", "line"), PUT_IN)
def test_it_may_be_put_in(log: TableLog, lang: str, line: str) -> None:
    """Behind `insert` it is read as by itself."""
    number = log.enter("Tom mustang").judged[-1].number
    told = log.enter(line.format(number), lang).judged
    assert line_of(told[1].entry, log.book) == "4 discard 2 for sid_ketchum"
    assert all(each.verdict.clean for each in told)
