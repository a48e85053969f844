"""The table at any moment of a log, and what is judged again after it was put right, against a whole replay."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.nouns import entries as e
from referee.core.play.evolve import replay
from referee.log import moments
from referee.log.history import before, effective, order, parts
from referee.log.moments import Moments
from referee.log.replaying import judged_again, replayed
from tests.hunts import tries
from tests.properties.logs import BOOK, logs


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are kept at every third entry, so that short logs have several."""
    monkeypatch.setattr(moments, "EVERY", 3)


def found(log: list[e.Entry], number: int) -> object:
    """The table that an entry found, replayed from the start."""
    return replay((entry for _, entry in before(log, number)), BOOK)


@settings(max_examples=tries(150), deadline=None)
@given(logs(), st.data())
def test_every_moment_is_that_of_a_replay(log: list[e.Entry], data: st.DataObject) -> None:
    """Forwards, backwards or in any order, before and after."""
    tables = Moments(log, BOOK)
    for number in data.draw(st.permutations(range(len(log)))):
        assert tables.before(number) == found(log, number)
    *_, last = tables.counting
    assert tables.after(last) == replay((entry for _, entry in effective(log)), BOOK)


@settings(max_examples=tries(150), deadline=None)
@given(logs(longest=40), st.data())
def test_what_was_put_right_is_judged_as_if_all_was_judged_again(log: list[e.Entry], data: st.DataObject) -> None:
    """The log grows from any length; verdicts and tables are those of a whole replay, with the tables known."""
    whole = [number for number in range(1, len(log) + 1) if number not in parts(log)]
    base = log[: data.draw(st.sampled_from(whole))]
    counted, end = replayed(base, BOOK)
    tables = Moments(base, BOOK)
    for each in counted:
        tables.keep(each.number, each.before)
    place, again, table = judged_again(log, BOOK, tables, end)
    same = tables.counting_before(place)
    wanted, at_last = replayed(log, BOOK)
    assert [each.number for each in wanted] == [*same, *(each.number for each in again)]
    assert wanted[len(same) :] == again and table == at_last
    grown = tables.of_longer(log)
    assert grown.order == order(log)
    for number in range(len(log)):
        assert grown.before(number) == found(log, number)


@settings(max_examples=tries(50), deadline=None)
@given(logs(amended=False, longest=20))
def test_moments_grow_with_their_log(log: list[e.Entry]) -> None:
    """Entry by entry, each moment is there as soon as its entry is."""
    growing = log[:1]
    tables = Moments(growing, BOOK)
    for number in range(1, len(log)):
        growing.append(log[number])
        tables.grow([number])
        assert tables.before(number) == found(log, number)
