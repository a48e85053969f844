"""`draws 2 now`: what is said to be done now is not put before what was played without it."""

from __future__ import annotations

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from tests.desk.hearing.test_fell_with_life_unknown import FIVE, TURN
from tests.desk.hearing.told import six_after
from tests.rows import rows

NOW = [("en", "ben draws 2 now"), ("de", "ben zieht jetzt 2"), ("nl", "ben trekt nu 2"), ("it", "ben pesca adesso 2")]
UNDRAWN = f"{TURN}; end; ben barrel; retract 6"


@rows("lang, line", NOW)
def test_it_comes_after_the_play(desk: Desk, lang: str, line: str) -> None:
    """So the doubt about the play before drawing stays; without the word it was only forgotten."""
    log = six_after(desk, UNDRAWN, FIVE)
    assert not any(isinstance(each.entry, Inserted) for each in log.preview(line, lang).judged)
    assert isinstance(log.preview("ben draws 2").judged[0].entry, Inserted)
