"""Two lines of one table, side by side: each step is judged after theirs, and only what is chosen is kept."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Noted
from referee.desk.both_lines import BothLines
from referee.desk.desk import unkept
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.journal import Laptop, NewRecord, Unkept
from referee.lexicon import load
from tests.journal.apart.hall import Line

POSITION = """\
bang 1
sets base
seat 1 "Anna" sheriff suzy_lafayette life 5/5 hand 5
seat 2 "Bruno" ? el_gringo life 3/3 hand 3
seat 3 "Carla" ? rose_doolan life 4/4 hand 4
seat 4 "Dario" ? paul_regret life 3/3 hand 3
---
"""


class Table:
    """One table on two laptops: Anna's loses the server, Ben's goes on."""

    def __init__(self) -> None:
        self.server = Unkept()
        opened = unkept(POSITION, load())
        record = opened._written.record(opened.entry(0), opened._said[0], "")
        self.server.create("t", "Table 1", "", [record])
        self.line = Line(self.server)
        self.laptop = Laptop(lambda: self.line, Unkept(), "anna")  # type: ignore[arg-type,return-value]
        self.laptop.reach.pause = 0
        self.here = TableLog("t", self.laptop, load(), lambda: "14:02")
        self.there = TableLog("t", self.server, load(), lambda: "14:03")

    def apart(self, mine: list[str], theirs: list[str]) -> BothLines:
        """Both go on, and the network is there again."""
        self.line.gone = True
        for each in mine:
            self.here.enter(each)
        for each in theirs:
            self.there.enter(each)
        self.line.gone = False
        (parted,) = self.laptop.hand_in().parted
        return BothLines(self.laptop, parted, load(), lambda: "14:30")


@pytest.fixture
def table() -> Table:
    """Anna's turn begins."""
    return Table()


def test_both_lines_stand_side_by_side(table: Table) -> None:
    """Theirs as it was logged, mine step by step, from the entry on that they share."""
    both = table.apart([".", "bang 2"], [".", "beer"])
    assert [step.number for step in both.steps] == list(range(1, table.here.length))
    assert both.trial().length - both.fork == table.there.length - 1


def test_each_step_is_judged_after_theirs(table: Table) -> None:
    """A BANG! that was the first of its turn is the second after theirs."""
    both = table.apart([".", "bang 2"], [".", "bang 4", "4 hit"])
    bang = both.weighed([])[-1]
    assert bang.step.said.word == "legal"
    assert bang.judged[0].verdict.word == "illegal"


def test_what_is_chosen_follows_theirs(table: Table) -> None:
    """Kept steps are logged after theirs with the reason, the rest lies aside, and the laptop goes on with that."""
    both = table.apart([".", "bang 2"], ["."])
    (bang,) = [each.step for each in both.weighed([]) if each.step.number == both.steps[-1].number]
    assert both.decide([bang.number], "drawn only once") == 1
    table.there.look_again()
    assert table.there.entries[-2:] == [*bang.entries, Noted("drawn only once")]
    table.here.reload()
    assert table.here.entries == table.there.entries
    assert table.laptop.apart() == {}
    assert len(table.server.read(both.parted.aside)) == len(both.steps)


def test_without_a_choice_theirs_stands(table: Table) -> None:
    """Nothing is kept but the reason, and that is in the log."""
    both = table.apart(["."], [".", "beer"])
    before = table.there.length
    assert both.decide([], "seen by the head referee") == 0
    table.there.look_again()
    assert table.there.length == before + 1


def test_a_retraction_speaks_of_the_kept_entry(table: Table) -> None:
    """Its number is the one that the entry has after theirs; of what is not kept it cannot speak."""
    both = table.apart([".", "bang 2", "retract"], [".", "mustang"])
    numbers = [step.number for step in both.steps]
    bang = both.steps[-2]
    assert isinstance(both.weighed([])[-1].refused, BadLine)
    assert both.weighed(numbers)[-1].refused is None
    both.decide(numbers, "both")
    table.there.look_again()
    retracted = table.there.entries[-2]
    assert table.there.entry(retracted.entry) == bang.entries[0]  # type: ignore[attr-defined]


def test_nothing_is_decided_on_what_has_grown_since(table: Table) -> None:
    """Somebody went on with theirs while it was looked at: it is to be looked at again."""
    both = table.apart(["."], [".", "mustang"])
    table.there.enter("beer")
    with pytest.raises(BadLine, match="line_has_grown"):
        both.decide([], "late")
    assert table.laptop.apart()


def test_a_record_that_is_no_entry_is_a_gap_on_its_side(table: Table) -> None:
    """Hostile or damaged lines are told like any lost entry, and stop nobody from deciding."""
    table.line.gone = True
    table.here.enter(".")
    before = table.here.length
    table.laptop.append("t", table.here.length, [NewRecord("x", b"no json", b"{}", "")])
    table.there.enter(".")
    table.line.gone = False
    (parted,) = table.laptop.hand_in().parted
    both = BothLines(table.laptop, parted, load(), lambda: "")
    assert len(both.weighed([])) == before
    both.decide([], "ours was damaged")
