"""Cards looked at and kept, a turn that is sat out, a reward told late: as newcomers said them, in each language."""

from __future__ import annotations

from referee.desk.desk import Desk
from referee.notation import line_of
from tests.rows import rows

FIVE = """
seat 1 "Anna" sheriff bart_cassidy life 5/5 hand 5
seat 2 "Dave" outlaw willy_the_kid life 1/4 hand 4
seat 3 "Sanne" ? el_gringo life 3/3 hand 3
seat 4 "Mark" ? kit_carlson life 4/4 hand 4
seat 5 "Priya" ? jesse_jones life 4/4 hand 4
deck 40
"""
LOOKS, LOOKED = ("turn 4 draw",), ("turn 4 draw", "draw 3")
SAT = ("turn 4 over", "set 5 play jail", "5 turn", "flip jail 9s")
FELL = ("turn 4 play", "bang dave", "dave hit", "dave out outlaw")
THREE, ONE_BACK, ENDS, REWARD = "4 draw 3", "4 putback 1", "5 end", "4 draw 3 for reward"
SAID = {
    "en": (
        (LOOKS, "Mark looks at three cards keeps two", THREE),
        (LOOKS, "Mark looks at three cards and keeps two", THREE),
        (LOOKS, "Mark looks at three cards", THREE),
        (LOOKS, "Mark keeps two", THREE),
        (LOOKED, "Mark keeps two", ONE_BACK),
        (LOOKED, "keeps 2", ONE_BACK),
        (SAT, "Priya stays in jail", ENDS),
        (SAT, "Priya skips her turn", ENDS),
        (FELL, "Mark takes three cards as a reward", REWARD),
        (FELL, "Mark draws 3 reward", REWARD),
        (FELL, "Mark draws three cards for the reward", REWARD),
    ),
    "nl": (
        (LOOKS, "Mark bekijkt drie kaarten houdt er twee", THREE),
        (LOOKS, "Mark kijkt naar drie kaarten en houdt er twee", THREE),
        (LOOKS, "Mark bekijkt drie kaarten", THREE),
        (LOOKS, "Mark houdt er twee", THREE),
        (LOOKED, "Mark houdt er twee", ONE_BACK),
        (SAT, "Priya blijft in de gevangenis", ENDS),
        (SAT, "Priya slaat haar beurt over", ENDS),
        (FELL, "Mark pakt drie kaarten als beloning", REWARD),
        (FELL, "Mark trekt 3 beloning", REWARD),
    ),
    "it": (
        (LOOKS, "Mark guarda tre carte ne tiene due", THREE),
        (LOOKS, "Mark guarda tre carte e ne tiene due", THREE),
        (LOOKS, "Mark guarda tre carte", THREE),
        (LOOKS, "Mark ne tiene due", THREE),
        (LOOKED, "Mark ne tiene due", ONE_BACK),
        (SAT, "Priya resta in prigione", ENDS),
        (SAT, "Priya salta il suo turno", ENDS),
        (FELL, "Mark prende tre carte come ricompensa", REWARD),
        (FELL, "Mark pesca 3 ricompensa", REWARD),
        (FELL, "Mark pesca tre carte di ricompensa", REWARD),
    ),
}  # fmt: skip
LINES = [(lang, *told) for lang, lines in SAID.items() for told in lines]


@rows(("lang", "before", "line", "means"), LINES)
def test_it_is_read(desk: Desk, lang: str, before: tuple[str, ...], line: str, means: str) -> None:
    """As the one thing it can mean there, with nothing said against it."""
    turn, *earlier = before
    log = desk.new(f"{FIVE}{turn}\n")
    for each in earlier:
        log.enter(each)
    told = log.enter(line, lang).judged[-1]
    assert line_of(told.entry, log.book) == means and told.verdict.clean
