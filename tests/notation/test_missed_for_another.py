"""A Missed! that somebody plays for another is no shot at him: it is his card against what was aimed at the other."""

from __future__ import annotations

from pathlib import Path

from referee.desk.desk import Desk
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

LINES = {
    "en": "dirk plays missed 7s for ben",
    "nl": "dirk speelt mis schoppen 7 voor ben",
    "it": "dirk gioca mancato 7 di picche per ben",
    "de": "Dirk spielt Fehlschuss Pik 7 für Ben",
}


@rows("lang", LINES)
def test_it_is_an_answer_of_his(tmp_path: Path, lang: str) -> None:
    """Logged as what he gave."""
    assert meant(tmp_path / "s.db", "bang ben", LINES[lang], lang) == ["4 answer missed/7s"]


def test_it_is_his_offence(tmp_path: Path) -> None:
    """Who is not asked may not answer, and nothing is said of reach or of a shot."""
    desk = Desk(tmp_path / "s.db")
    log = desk.new(FIVE)
    for each in ("anna turn", "draw", "bang ben"):
        log.enter(each)
    verdict = log.enter(LINES["en"]).judged[-1].verdict
    desk.close()
    assert (verdict.word, verdict.keys) == ("illegal", ("wrong_responder",))
