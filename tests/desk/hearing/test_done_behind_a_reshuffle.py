"""That somebody is done is told of his turn: behind a reshuffle as anywhere, and but once."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

TOLD = {
    ("nl", "stapel geschud, klaar"): "turned | 1 end",
    ("nl", "klaar, stapel geschud"): "1 end | turned",
    ("it", "mazzo rimescolato, fatto"): "turned | 1 end",
    ("en", "deck shuffled, done"): "turned | 1 end",
    ("de", "Stapel gemischt, fertig"): "turned | 1 end",
    ("nl", "de stapel is voorbij, geschud"): "turned",
    ("de", "der Stapel ist zuende, gemischt"): "turned",
    ("en", "done, pass"): "1 end",
    ("nl", "klaar, einde"): "1 end",
}


@rows("said", TOLD)
def test_who_is_done_ends_his_turn(desk: Desk, said: tuple[str, str]) -> None:
    """What is said of the pile is said behind it, and an end that is told in two words is one."""
    lang, line = said
    assert logged(six_after(desk, ""), line, lang) == TOLD[said]
