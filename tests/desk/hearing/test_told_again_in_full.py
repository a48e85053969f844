"""A line told once more in other words says what is logged already, and so does the end of a turn at its head."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.test_fell_with_life_unknown import FIVE, TURN
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

AGAIN = [
    ("en", f"{TURN}; bang otto; otto has nothing and dies, outlaw", "otto nothing, dead, outlaw"),
    ("it", f"{TURN}; bang otto; otto has nothing and dies, outlaw", "otto niente, morto, fuorilegge"),
    ("de", f"{TURN}; bang otto; otto has nothing and dies, outlaw", "otto nichts, tot, bandit"),
    ("en", f"{TURN}; jail ben; anna done, ben flips qc for jail and misses a turn", "anna done, ben jail qc"),
    ("en", f"{TURN}; gatling; ben loses 1, saves himself with a beer", "ben loses 1 life, beer"),
]


@rows("lang, before, line", AGAIN)
def test_it_is_logged_once(desk: Desk, lang: str, before: str, line: str) -> None:
    """What went without saying the first time may be said now; it is no second offence."""
    log = six_after(desk, before, FIVE)
    already = log.enter(line, lang).already
    assert already


ENDED = [
    ("en", f"{TURN}; end", "anna done. ben draws 2 and lays a barrel", "2 turn | 2 draw 2 | 2 barrel"),
    ("en", f"{TURN}; next", "anna finished, ben draws", "2 draw 2"),
    ("en", f"{TURN}; next", "anna done, ben's turn, draws 2", "2 draw 2"),
    ("nl", f"{TURN}; end", "anna klaar, ben trekt", "2 turn | 2 draw 2"),
    ("it", f"{TURN}; next", "anna finisce, ben pesca", "2 draw 2"),
    ("de", f"{TURN}; end", "anna fertig, ben zieht", "2 turn | 2 draw 2"),
]


@rows("lang, before, line, told", ENDED)
def test_the_end_of_the_turn_is_not_told_twice(desk: Desk, lang: str, before: str, line: str, told: str) -> None:
    """Only what comes behind it is new, and nothing is doubted or put right."""
    log = six_after(desk, before, FIVE)
    outcome = log.preview(line, lang)
    assert all(each.verdict.clean for each in outcome.judged)
    assert logged(log, line, lang) == told


HIS_END = [
    ("en", "anna's turn ends"),
    ("en", "anna's turn is over"),
    ("en", "the turn is over"),
    ("nl", "anna's beurt is voorbij"),
    ("nl", "de beurt is klaar"),
    ("it", "il turno di anna è finito"),
    ("de", "annas zug ist zu ende"),
    ("de", "annas zug endet"),
]


@rows("lang, line", HIS_END)
def test_a_turn_that_is_over_does_not_begin(desk: Desk, lang: str, line: str) -> None:
    """`Anna's turn is over` is the end of it and nothing else."""
    assert logged(six_after(desk, TURN, FIVE), line, lang) == "1 end"
