"""A draw that came due with an earlier card is made up for beside what is under way now, and closes nothing."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

FIVE = """
seat 1 "Ann" sheriff jourdonnais life 5/5 hand 0
seat 2 "Bob" outlaw pedro_ramirez life 3/4 hand 4
seat 3 "Cleo" outlaw el_gringo life 3/3 hand 0
seat 4 "Dan" deputy slab_the_killer life 4/4 hand 0
seat 5 "Eva" renegade sid_ketchum life 3/4 hand 1
turn 2 play
deck 40
"""


@pytest.fixture
def volley(desk: Desk) -> TableLog:
    """A table at which Indians! hit all, and a BANG! at Ann is under way."""
    log = desk.new(FIVE)
    for line in ("indians", "cleo hit", "eva hit", "bang ann"):
        log.enter(line)
    return log


def test_it_leaves_the_shot_open(volley: TableLog) -> None:
    """El Gringo's card of the hit before says nothing of the BANG! that Ann is asked to answer."""
    (drawn,) = volley.enter("cleo draws a card from bob").judged
    assert line_of(drawn.entry, volley.book) == "3 draw 1 from 2 for el_gringo"
    assert drawn.verdict.clean
    assert [(owed.kind, owed.seat) for owed in volley.table.owed()] == [("answer", 1)]


def test_the_hit_is_of_the_shot(volley: TableLog) -> None:
    """What was assumed of Ann against the Indians! is not what is said of her now: the life point is logged."""
    volley.enter("cleo draws a card from bob")
    life = volley.table.seat(1).life
    told = volley.enter("hit")
    assert not told.already and [line_of(each.entry, volley.book) for each in told.judged] == [
        "1 no",
        "1 lose 1 by 2 to bang",
    ]
    assert volley.table.seat(1).life == (life or 0) - 1


def test_another_who_is_not_asked_may_be_told_late(volley: TableLog) -> None:
    """While Dan is asked, that Ann gave nothing before is still known to be said already."""
    for line in ("ann missed", "duel dan"):
        volley.enter(line)
    assert volley.enter("ann hit").already


def test_at_once_it_is_used_up(desk: Desk) -> None:
    """Within the Indians! El Gringo's draw is open by ITC-246, and made use of once: it is not due again after them."""
    log = desk.new(FIVE)
    log.enter("indians")
    log.enter("cleo hit")
    (drawn,) = log.enter("cleo draw 1 from bob").judged
    assert drawn.verdict.open
    assert drawn.verdict.keys == ("wound_in_mid_card",)
    assert "ITC-246" in drawn.verdict.reasons[0].clauses
    log.enter("eva hit")
    log.enter("mustang")
    assert not any(owed.cause == "el_gringo" for owed in log.table.owed())


def test_at_the_championship_it_is_too_early(desk: Desk) -> None:
    """There the regulation binds: the draw has to wait, as every ability has, and is used up all the same."""
    log = desk.new("sets base championship" + FIVE)
    log.enter("indians")
    log.enter("cleo hit")
    (drawn,) = log.enter("cleo draw 1 from bob").judged
    assert drawn.verdict.keys == ("too_early",)
    assert drawn.verdict.reasons[0].clauses == ("ITC-246",)
    log.enter("eva hit")
    log.enter("mustang")
    assert not any(owed.cause == "el_gringo" for owed in log.table.owed())
