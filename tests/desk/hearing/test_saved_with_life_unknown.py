"""A Beer right behind the life point that its player lost saves him, though nobody knows how many he had left."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.test_fell_with_life_unknown import FIVE, GATLING, SHOT
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

SAVED = "2 no | 2 lose 1 by 1 to gatling | 2 beer"
SAID = [
    ("en", GATLING, "ben hit, saves himself with a beer", SAVED),
    ("en", GATLING, "ben is hit and drinks a beer", SAVED),
    ("en", GATLING, "ben hit, beer", SAVED),
    ("nl", GATLING, "ben geraakt, drinkt bier", SAVED),
    ("nl", GATLING, "ben geraakt, redt zich met een bier", SAVED),
    ("it", GATLING, "ben colpito, si salva con una birra", SAVED),
    ("de", GATLING, "ben getroffen, trinkt bier", SAVED),
    ("en", SHOT, "ben hit, drinks a beer", SAVED.replace("gatling", "bang")),
    ("en", SHOT, "ben loses 1, beer", "2 lose 1 by 1 to bang | 2 beer"),
]


@rows("lang, before, line, told", SAID)
def test_no_turn_begins_with_it(desk: Desk, lang: str, before: str, line: str, told: str) -> None:
    """He drinks it out of turn, as the last life point demands, and not in a turn that nobody mentioned."""
    assert logged(six_after(desk, before, FIVE), line, lang) == told
