"""Only who has the turn ends it: `ben missed, done` tells the end of who shot, wherever he who answered sits."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import holding, logged, six_after
from tests.notation.spoken import FIVE
from tests.rows import rows

BEGUN = "anna turn; draw"
MISSED = ["1 bang 2", "2 answer missed", "1 end"]
HIT = ["1 bang 5", "5 no", "5 lose 1 by 1 to bang", "1 end"]
DRAWN = ["2 bang 1", "1 no", "1 lose 1 by 2 to bang", "1 draw 1 for bart_cassidy", "2 end"]
ENDED = "anna end; ben draw 2"
SAID = {
    "the one next to him missed": ("en", "", "bang ben, missed, done", MISSED),
    "in Dutch": ("nl", "", "bang op ben, mis, klaar", MISSED),
    "in Italian": ("it", "", "bang a ben, mancato, passa", MISSED),
    "in German": ("de", "", "bang auf ben, fehlschuss, fertig", MISSED),
    "between full stops": ("nl", "", "bang op ben. mis. klaar", MISSED),
    "between semicolons": ("it", "", "bang a ben; mancato; fine", MISSED),
    "another than the next was hit": ("en", "", "bang eva, hit, done", HIT),
    "the answer alone, in Dutch": ("nl", "bang eva", "eva raak, klaar", HIT[1:]),
    "the answer alone, in Italian": ("it", "bang eva", "eva colpita, fine", HIT[1:]),
    "the answer alone, in German": ("de", "bang eva", "eva getroffen und fertig", HIT[1:]),
    "a card drawn for the hit": ("it", ENDED, "bang a anna, colpita, pesca 1, fine", DRAWN),
    "a turn begun in the line": ("nl", "anna end", "ben trekt 2, bang op anna, mis, klaar",
                                 ["2 turn", "2 draw 2", "2 bang 1", "1 answer missed", "2 end"]),
    "a turn begun and another ended": ("en", "bang eva", "missed, done, ben draws 2, bang anna, missed, done",
                                       ["5 answer missed", "1 end", "2 turn", "2 draw 2", "2 bang 1",
                                        "1 answer missed", "2 end"]),
}  # fmt: skip


@rows("what", SAID)
def test_the_end_is_of_whose_turn_it_is(desk: Desk, what: str) -> None:
    """Whoever the clause before it was of."""
    lang, before, line, means = SAID[what]
    assert logged(six_after(desk, f"{BEGUN}; {before}", FIVE), line, lang).split(" | ") == means


def test_an_end_told_of_another_by_name_is_his(desk: Desk) -> None:
    """What the line says of a player is held against the log as it stands."""
    log = six_after(desk, BEGUN, FIVE)
    assert logged(log, "bang eva, missed, eva done") == "1 bang 5 | 5 answer missed | 5 end"
    assert not holding(log, log.length - 1).clean
