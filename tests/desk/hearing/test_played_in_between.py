"""`ben plays a stagecoach in between`, while Anna has the turn; `ben fires right away`, of whom no draw was typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.notation.spoken import FIVE, meant

IN_BETWEEN = [
    ("nl", "ben speelt tussendoor een postkoets"),
    ("it", "ben gioca intanto una diligenza"),
    ("en", "ben plays a stagecoach in between"),
    ("de", "ben spielt dazwischen postkutsche"),
]
AT_ONCE = [
    ("nl", "anna klaar, ben knalt meteen op anna", "anna klaar, ben knalt op anna", "zonder te trekken"),
    ("it", "anna fine, ben spara subito ad anna", "anna fine, ben spara ad anna", "senza pescare"),
    ("en", "anna done, ben fires at anna straight away", "anna done, ben fires at anna", "without drawing"),
    ("de", "anna fertig, ben schießt sofort auf anna", "anna fertig, ben schießt auf anna", "ohne zu ziehen"),
]


@pytest.mark.parametrize(("lang", "line"), IN_BETWEEN)
def test_no_turn_begins_for_what_is_done_in_between(tmp_path: Path, lang: str, line: str) -> None:
    """It is out of turn, and Anna goes on."""
    desk = Desk(tmp_path / "s.sqlite")
    log = desk.new(FIVE)
    for each in ("anna turn", "draw", "mustang"):
        log.enter(each)
    outcome = log.enter(line, lang)
    assert [each.verdict.word for each in outcome.judged] == ["illegal"]
    assert log.table.turn.seat == 1
    desk.close()


def test_in_her_own_turn_it_says_nothing(tmp_path: Path) -> None:
    """Whose turn it is may do something in between."""
    assert meant(tmp_path / "s.sqlite", "mustang", "anna speelt tussendoor een postkoets", "nl") == ["1 stagecoach"]


@pytest.mark.parametrize(("lang", "line", "drawn", "undrawn"), AT_ONCE)
def test_right_away_it_is_asked_whether_he_drew(tmp_path: Path, lang: str, line: str, drawn: str, undrawn: str) -> None:
    """Both answers are lines: with the draw that goes without saying, or without one, which is told of him."""
    with pytest.raises(BadLine, match="drawn_first") as asked:
        meant(tmp_path / "s.sqlite", "discard 2", line, lang)
    choices = asked.value.about["choices"]
    assert choices == (drawn, f"{drawn} {undrawn}")
    for number, (choice, draw) in enumerate(zip(choices, ("2 draw 2", "2 draw 0"), strict=True)):
        desk = Desk(tmp_path / f"{number}.sqlite")
        log = desk.new(FIVE)
        for each in ("anna turn", "draw", "discard 2"):
            log.enter(each)
        told = [line_of(each.entry, log.book) for each in log.enter(choice, lang).judged]
        assert told[-2:] == [draw, "2 bang 1"]
        desk.close()


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("nl", "anna klaar, ben trekt 2, ben knalt meteen op anna"),
        ("en", "anna done, ben duel anna, anna gives up at once"),
    ],
)
def test_of_a_draw_that_was_typed_nothing_is_asked(tmp_path: Path, lang: str, line: str) -> None:
    """Nor where it is another who does something at once."""
    assert meant(tmp_path / "s.sqlite", "discard 2", line, lang)[0] == "1 end"
