"""What a player gave in a Duel, told after it was assumed, is not one answer more."""

from __future__ import annotations

from referee.desk.table_log import TableLog

DUEL = ("duel bruno", "bruno bang 4c", "bruno bang 5c", "anna bang 6c")
"""That Anna gave something before Bruno's second BANG! is assumed; then it is told."""


def test_the_card_named_is_that_of_the_answer_assumed(log: TableLog) -> None:
    """She is hit after Bruno's second: one answer of hers is in the log, and none of his is made up."""
    for each in DUEL:
        log.enter(each)
    assert all(each.verdict.clean for each in log.enter("anna hit").judged)
    assert (log.table.seat(1).hand.most, log.table.seat(2).hand.most) == (5, 2)


def test_it_is_one_more_where_the_other_answers_after_it(log: TableLog) -> None:
    """Bruno gave a third: Anna gave two."""
    for each in (*DUEL, "bruno bang 7c", "anna hit"):
        log.enter(each)
    assert (log.table.seat(1).hand.most, log.table.seat(2).hand.most) == (4, 1)
