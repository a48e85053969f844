"""Who dies while he owes the answer to a hit on his last life was hit: `Delia bang`, `Bob dies`, and nothing else."""

from __future__ import annotations

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.test_turns_untyped import FIVE, told
from tests.rows import rows


def aimed_at(desk: Desk, hand: int, card: str = "bang") -> TableLog:
    """Bob, on his last life, is shot at and has said nothing."""
    log = desk.new(FIVE)
    for line in (f"set 2 hand {hand}", "set 2 life 1", "set 2 role outlaw", "ann draw", f"{card} bob"):
        log.enter(line)
    return log


@rows("hand", [0, 3])
@rows(
    ("lang", "line"), [("it", "Bob muore"), ("it", "Bob morto"), ("en", "Bob dies"), ("nl", "Bob sterft"),
                       ("nl", "Bob is dood"), ("de", "Bob stirbt"), ("de", "Bob ist tot")],
)  # fmt: skip
def test_who_dies_was_hit(desk: Desk, hand: int, lang: str, line: str) -> None:
    """The answer he did not give and the life point go without saying, with a hand or without one."""
    judged = aimed_at(desk, hand).enter(line, lang).judged
    assert [each.verdict.word for each in judged] == ["legal"] * 4
    assert (judged[-1].entry.author, judged[-1].entry.cause) == (1, "bang")  # type: ignore[union-attr]


def test_the_reward_follows(desk: Desk) -> None:
    """He who shot him is known, so that his reward is due."""
    log = aimed_at(desk, 0)
    log.enter("bob dies")
    assert told(log, "ann draws 3") == [("1 draw 3 for reward", "legal")]


def test_in_a_duel(desk: Desk) -> None:
    """A duel that he answered no more is lost."""
    log = aimed_at(desk, 0, "duel")
    assert {word for _, word in told(log, "bob dies")} == {"legal"}


def test_not_with_two_life_points(desk: Desk) -> None:
    """Who has more than the hit costs is still alive."""
    log = aimed_at(desk, 0)
    log.enter("set 2 life 2")
    assert told(log, "bob dies")[-1][1] == "illegal"


def test_a_hit_put_in_before_it_names_who_killed(desk: Desk) -> None:
    """An elimination of which nobody wrote by whom is his who shot, once the hit stands before it."""
    log = aimed_at(desk, 0)
    log.every_step = True
    log.enter("2 out outlaw")
    log.every_step = False
    number = log.length - 1
    log.enter(f"insert {number} bob hit")
    verdicts = [log.verdict(each) for each in range(number, log.length)]
    assert all(verdict is None or verdict.clean for verdict in verdicts)
    assert [owed.cause for owed in log.table.owed() if owed.kind == "draw"] == ["reward"]
