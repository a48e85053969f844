"""The faults that measure the tests are small, spread over the house, and the same for a seed."""

from functools import cache
from pathlib import Path

from tests.faults.sites import Fault, drawn

ROOT = Path(__file__).parents[2]


@cache
def some() -> tuple[Fault, ...]:
    """A sample."""
    return tuple(drawn(ROOT, 60, 1))


def test_a_seed_draws_the_same_faults_again() -> None:
    """So that two suites are measured by the same."""
    assert tuple(drawn(ROOT, 60, 1)) == some()
    assert tuple(drawn(ROOT, 60, 2)) != some()


def test_faults_of_every_kind_are_spread_over_the_rooms() -> None:
    """Nothing but one line differs from the file as it stands."""
    assert {each.kind for each in some()} == {
        "and for or", "arguments exchanged", "comparison turned", "left out", "not dropped", "number shifted",
    }  # fmt: skip
    assert len({each.room for each in some()}) > 20


def test_a_fault_changes_its_place_and_nothing_else() -> None:
    """What stands before and after it is as it was."""
    for fault in some():
        whole = (ROOT / fault.path).read_text(encoding="utf-8").splitlines()
        changed = fault.text.splitlines()
        behind = len(fault.before.splitlines())
        assert changed != whole
        assert changed[: fault.line - 1] == whole[: fault.line - 1]
        tail = whole[fault.line - 1 + behind :]
        assert not tail or changed[-len(tail) :] == tail
