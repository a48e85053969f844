"""What holds of every log, lawful or not."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve, replay
from referee.desk.codec import entry_json, entry_of
from referee.lexicon import load
from referee.log.history import effective
from referee.notation import lines_of_position, read_game, read_position, write_game
from referee.sets import bind
from tests.hunts import tries
from tests.properties.logs import BOOK, logs

MANY = settings(max_examples=tries(200), deadline=None)


@MANY
@given(logs(amended=False))
def test_every_log_is_judged_and_replayed(log: list[e.Entry]) -> None:
    """Judging and replaying never fail on a well-formed fact."""
    table = Table()
    for entry in log:
        judge(table, entry, BOOK)
        table = evolve(table, entry, BOOK)
    assert table == replay(log, BOOK)


@MANY
@given(logs())
def test_export_then_import_is_the_identity(log: list[e.Entry]) -> None:
    """A log written as a game file reads back as the same log."""
    text = write_game(log, BOOK, load())
    assert list(read_game(text, bind, load()).entries) == log


@MANY
@given(logs())
def test_entries_survive_json(log: list[e.Entry]) -> None:
    """An entry written as JSON reads back as the same entry."""
    assert [entry_of(entry_json(entry)) for entry in log] == log


@MANY
@given(logs(amended=False))
def test_a_position_says_everything(log: list[e.Entry]) -> None:
    """A table written as a position at any moment reads back as the same table."""
    table = replay(log, BOOK)
    again, _ = read_position("\n".join(lines_of_position(table, BOOK)), bind, load())
    assert again == table


@MANY
@given(logs(amended=False), st.data())
def test_a_retraction_at_any_depth_is_as_if_it_never_was(log: list[e.Entry], data: st.DataObject) -> None:
    """Retracting an entry gives the table of the log without it; retracting the retraction gives it back."""
    if len(log) < 2:
        return
    number = data.draw(st.integers(1, len(log) - 1))
    without = [*log[:number], *log[number + 1 :]]
    assert _table([*log, e.Retracted(number)]) == replay(without, BOOK)
    assert _table([*log, e.Retracted(number), e.Retracted(len(log))]) == replay(log, BOOK)


@MANY
@given(logs(amended=False), st.data())
def test_a_correction_stands_where_the_entry_stood(log: list[e.Entry], data: st.DataObject) -> None:
    """Correcting an entry gives the table of the log with the right one in its place; inserting, before it."""
    if len(log) < 3:
        return
    number = data.draw(st.integers(1, len(log) - 2))
    *log, right = log
    corrected = [*log[:number], right, *log[number + 1 :]]
    assert _table([*log, e.Corrected(number, 1), right]) == replay(corrected, BOOK)
    inserted = [*log[:number], right, *log[number:]]
    assert _table([*log, e.Inserted(number, 1), right]) == replay(inserted, BOOK)


def _table(log: list[e.Entry]) -> Table:
    return replay((entry for _, entry in effective(log)), BOOK)
