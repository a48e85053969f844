"""`instead, bang at ben`, behind a fall that came of nothing: it stands in the place of that, and of no play before."""

from referee.core.nouns.entries import Corrected
from referee.desk.desk import Desk
from tests.desk.hearing.told import six_after
from tests.rows import rows

WRONG = 3
SAID = [
    ("en", "instead bang ben, hit"), ("en", "no, bang ben, hit"), ("nl", "in plaats daarvan bang op ben, raak"),
    ("it", "invece bang a ben, colpito"), ("de", "stattdessen Bang auf Ben, getroffen"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_the_weapon_stays(desk: Desk, lang: str, line: str) -> None:
    """The Winchester was put right, which nobody spoke of."""
    log = six_after(desk, "set 2 life 1; winchester; ben out")
    put_right = next(each.entry for each in log.enter(line, lang).judged if isinstance(each.entry, Corrected))
    assert put_right.entry == WRONG
    assert [card.kind for card in log.table.seats[0].in_play] == ["winchester"]
