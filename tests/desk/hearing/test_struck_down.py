"""One who is said to fall while he is still asked, on his last life point: he gave nothing, and nothing was wrong."""

from __future__ import annotations

from referee.core.nouns.verdict import PASSED_OVER
from referee.desk.desk import Desk
from referee.notation import line_of
from tests.rows import rows

FOUR = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Bruno" outlaw jourdonnais life {life}/4
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade suzy_lafayette
turn 1 play
"""
OUT = {
    "nl": "Bruno is uitgeschakeld, bandiet",
    "it": "Bruno è eliminato, era fuorilegge",
    "en": "Bruno is eliminated, outlaw",
    "de": "Bruno ist tot, er war Gesetzloser",
}


@rows(("lang", "attack"), [(lang, attack) for lang in OUT for attack in ("bang bruno", "duel bruno", "gatling")])
def test_what_was_not_written_is_no_offence(desk: Desk, lang: str, attack: str) -> None:
    """It was held against him that he has a life point left, where nothing is taken for granted."""
    log = desk.new(FOUR.format(life=1))
    log.every_step = True
    log.enter(attack)
    fell = log.enter(OUT[lang], lang).judged[-1]
    assert not fell.verdict.reasons and [each.key for each in fell.verdict.doubts] == [PASSED_OVER]
    assert log.table.seat(2).out


@rows("lang", OUT)
def test_it_is_taken_for_granted(desk: Desk, lang: str) -> None:
    """Where it may be, nothing is doubted."""
    log = desk.new(FOUR.format(life=1))
    log.enter("bang bruno")
    judged = [each for each in log.enter(OUT[lang], lang).judged if each.verdict.clean]
    assert [line_of(each.entry, log.book) for each in judged[-3:]] == [
        "2 no",
        "2 lose 1 by 1 to bang",
        "2 out outlaw by 1 to bang",
    ]


@rows("every_step", (True, False))
def test_with_two_life_points_he_stays(desk: Desk, every_step: bool) -> None:
    """One shot takes but one."""
    log = desk.new(FOUR.format(life=2))
    log.every_step = every_step
    log.enter("bang bruno")
    assert "still_alive" in log.enter("bruno is eliminated, outlaw").judged[-1].verdict.keys
