"""A draw! told again once its player has answered is said already, in whichever words."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, six_after
from tests.rows import rows

LINES = {
    "en": "cleo barrel 3c and 9d",
    "it": "barile 3 fiori e 9 quadri",
    "nl": "cleo ton klaveren 3 over ruiten 9",
    "de": "Cleo Fass Kreuz 3 und Karo 9",
}


@rows("lang", LINES)
@rows("answer", ["cleo no", "cleo hit", "cleo missed"])
def test_it_is_said_already(desk: Desk, lang: str, answer: str) -> None:
    """Nothing is logged, and the entry of the draw! is named."""
    position = (
        SIX.replace("lucky_duke", "lucky_duke play barrel")
        .replace("slab_the_killer", "willy_the_kid")
        .replace("hand 5\n", "hand 5 play winchester\n", 1)
    )
    log = six_after(desk, f"bang cleo; cleo barrel 3c over 9d; {answer}", position)
    assert log.enter(LINES[lang], lang).already == 2
