"""A character told after the table was opened brings what was dealt to it, until somebody has begun."""

from pathlib import Path

from referee.desk.desk import Desk
from referee.notation import line_of

FOUR = """bang 1
sets base
seat 1 "Anna" sheriff slab_the_killer
seat 2 "Bruno" outlaw ?
seat 3 "Carla" outlaw kit_carlson
seat 4 "Dario" renegade jesse_jones
---
"""


def test_before_anybody_has_begun(tmp_path: Path) -> None:
    """Paul Regret comes with three life points and three cards (NLB-043, CRD-002), each an entry of its own."""
    desk = Desk(tmp_path / "store.db")
    log = desk.new(FOUR)
    outcome = log.enter("set 2 character paul_regret")
    lines = [line_of(each.entry, log.book) for each in outcome.judged]
    assert lines == ["set 2 character paul_regret", "set 2 life 3", "set 2 hand 3"]
    assert (log.table.seat(2).life, log.table.seat(2).hand.exact) == (3, 3)


def test_in_the_middle_of_the_game(tmp_path: Path) -> None:
    """Nothing that was dealt is known any more."""
    desk = Desk(tmp_path / "store.db")
    log = desk.new(FOUR)
    log.enter("turn")
    log.enter("set 2 character paul_regret")
    assert log.table.seat(2).hand.exact is None
