"""What holds of every rewind, undoing and redoing, in every log, lawful or not."""

from __future__ import annotations

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.desk.hearing.lately import assumed_entries
from referee.log.entry_status import PLAIN, entry_statuses
from referee.log.history import AMENDING, before, check, effective, order, retracted
from referee.log.piles import piles
from referee.log.taking_back import THE_LAST, THE_LAST_UNDONE, all_since, entries_meant, since
from tests.hunts import tries
from tests.properties.logs import BOOK, logs

MANY = settings(max_examples=tries(200), deadline=None)


def table_of(log: list[e.Entry]) -> Table:
    """The table at the end of a log."""
    return replay((entry for _, entry in effective(log)), BOOK)


@MANY
@given(logs(), st.data())
def test_after_a_rewind_the_table_is_the_one_the_entry_found(log: list[e.Entry], data: st.DataObject) -> None:
    """Whatever was retracted, corrected or inserted before; and taken back, it is the table of before the rewind."""
    facts = [number for number in range(1, len(log)) if not isinstance(log[number], AMENDING)]
    assume(facts)
    number = data.draw(st.sampled_from(facts))
    found = replay((entry for _, entry in before(log, number)), BOOK)
    if not since(log, number):
        assert table_of(log) == found
        return
    rewound = [*log, *entries_meant([all_since(number)], log)]
    check(rewound)
    assert table_of(rewound) == found
    assert table_of([*rewound, e.Retracted(len(log))]) == table_of(log)


@MANY
@given(logs())
def test_everything_can_be_undone_and_redone(log: list[e.Entry]) -> None:
    """Undoing goes back to the opening, step by step; redoing as often brings back the same table."""
    table, opening = table_of(log), table_of(log[:1])
    steps = len(piles(log)[0])
    for _ in range(steps):
        log = [*log, *entries_meant([THE_LAST], log)]
    assert piles(log)[0] == [] and table_of(log) == opening
    for _ in range(steps):
        log = [*log, *entries_meant([THE_LAST_UNDONE], log)]
    assert table_of(log) == table


@MANY
@given(logs(amended=False), st.data())
def test_undoing_so_often_is_the_log_without_its_end(log: list[e.Entry], data: st.DataObject) -> None:
    """Undone three times, the last three never were; the clock is stopped and started by its own key."""
    log = [entry for entry in log if not isinstance(entry, e.ClockStopped | e.ClockStarted)]
    steps = data.draw(st.integers(0, len(log) - 1))
    undone = log
    for _ in range(steps):
        undone = [*undone, *entries_meant([THE_LAST], undone)]
    assert table_of(undone) == replay(log[: len(log) - steps], BOOK)


@MANY
@given(logs())
def test_every_entry_has_one_place_in_what_happened(log: list[e.Entry]) -> None:
    """Those that count and those that do not, each once."""
    assert sorted(number for number, _ in order(log)) == list(range(len(log)))


NOTE = e.Noted("coffee")
TWICE = [e.Opened(Table()), NOTE, e.Corrected(1), NOTE, e.Corrected(1, 2), NOTE, NOTE, e.Inserted(1), NOTE]


@MANY
@given(logs())
@example(TWICE)
@example([*TWICE, e.Retracted(4)])
@example([*TWICE, e.Retracted(2), e.Retracted(5)])
@example([*TWICE, e.Retracted(7, (4,)), e.Retracted(9)])
def test_what_became_of_an_entry_says_whether_it_counts(log: list[e.Entry]) -> None:
    """Gone is what does not count any more, and nothing else; by an entry that came later and stands itself."""
    known = entry_statuses(log)
    for number, counts in order(log):
        fate = known.get(number, PLAIN)
        if not isinstance(log[number], AMENDING):
            assert counts == (not fate.gone), number
        if fate.gone:
            assert fate.by > number and not known.get(fate.by, PLAIN).gone


@MANY
@given(logs(), st.data())
def test_what_is_known_of_a_log_goes_on_as_it_grows(log: list[e.Entry], data: st.DataObject) -> None:
    """What became of entries, the piles and what nobody typed: asked on the way or not, they are those of the whole."""
    growing: list[e.Entry] = []
    while len(growing) < len(log):
        growing += log[len(growing) : len(growing) + data.draw(st.integers(1, 5))]
        for asked in (piles, retracted, entry_statuses, assumed_entries):
            known, anew = asked(growing), asked([*growing])  # type: ignore[operator]
            assert known == anew, asked
