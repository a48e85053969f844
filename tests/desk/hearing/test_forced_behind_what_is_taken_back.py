"""What leaves nobody a choice goes without saying between the clauses behind one that takes something back too."""

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

SAID = [
    ("en", "undo, dirk jail 6s, end"), ("nl", "terug, dirk gevangenis 6s, einde"),
    ("it", "indietro, dirk prigione 6p, fine"), ("de", "zurück, dirk gefängnis pik 6, ende"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_the_jail_goes(desk: Desk, lang: str, line: str) -> None:
    """He draws for it, stays in it, and it is discarded before his turn is over."""
    told = logged(six_after(desk, "jail dirk; end; ben turn; draw; end; cleo turn; draw; end; dirk draw"), line, lang)
    assert told == "retract 11 9..10 | 4 turn | 4 flip jail 6s | 4 drop jail | 4 end"
