"""A draw! for a Barrel that by the log does not lie there: whether it was laid down unwritten is asked, in one key."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, as_lines, holding, logged, six_after
from tests.rows import rows

HAD_A_TURN = "end; ben draw 2; bang anna"
SAID = [
    ("it", "anna barile donna di cuori", "inserisci 1 barile"),
    ("nl", "anna ton harten vrouw", "invoegen 1 barrel"),
    ("en", "anna barrel queen of hearts", "insert 1 barrel"),
    ("de", "anna Fass Herz Dame", "einfügen 1 fass"),
]


def shot_at(desk: Desk, before: str = HAD_A_TURN, position: str = SIX) -> TableLog:
    """Ben shot at Anna, who ended her turn before."""
    return six_after(desk, before, position.replace("hand 5\nseat 2", "hand 3\nseat 2"))


def asked(log: TableLog, line: str, lang: str) -> list[str]:
    """What the line is asked to say instead."""
    with pytest.raises(BadLine) as error:
        log.enter(line, lang)
    assert error.value.key == "laid_untold"
    return list(error.value.about["choices"])


@rows(("lang", "line", "insert"), SAID)
def test_it_is_asked_and_put_in(desk: Desk, lang: str, line: str, insert: str) -> None:
    """Put into her last turn it lies there, and the draw! is in order."""
    log = shot_at(desk)
    choices = asked(log, line, lang)
    assert choices[0] == insert and choices[1].startswith(f"{line} ") and len(choices) == 2
    told = log.enter(choices[0], lang)
    assert as_lines(log, (each.entry for each in told.judged)) == "1 barrel"
    assert log.enter(line, lang).judged[-1].verdict.clean
    assert not [number for number in range(log.length) if (held := log.verdict(number)) and not held.clean]


@rows(("lang", "line"), [said[:2] for said in SAID])
def test_else_it_is_an_offence(desk: Desk, lang: str, line: str) -> None:
    """The other answer logs it as it was: she had none."""
    log = shot_at(desk)
    log.enter(asked(log, line, lang)[1], lang)
    assert holding(log, log.length - 1).keys == ("no_barrel",)


KNOWN = {
    "she has had no turn": ("ben turn; ben draw 2; bang anna", SIX.replace("turn 1 play", "turn 1 over")),
    "both lie before others": (
        HAD_A_TURN,
        SIX.replace("hand 4\nseat 4", "hand 4 play barrel\nseat 4").replace(
            "hand 5\nseat 5", "hand 5 play barrel\nseat 5"
        ),
    ),
    "nobody shoots at her": ("end; ben draw 2; bang cleo", SIX),
}


@pytest.mark.parametrize("what", KNOWN)
def test_where_it_cannot_be_it_is_an_offence_at_once(desk: Desk, what: str) -> None:
    """No Barrel of hers can lie there, or none is drawn for."""
    before, position = KNOWN[what]
    log = shot_at(desk, before, position)
    assert "no_barrel" in log.enter("anna barrel queen of hearts").judged[-1].verdict.keys


def test_where_every_step_is_typed_nothing_is_asked(desk: Desk) -> None:
    """Files say what was seen."""
    log = shot_at(desk)
    log.every_step = True
    assert log.enter("1 flip barrel qh").judged[-1].verdict.keys == ("no_barrel",)


SHOT = [
    ("en", "bang cleo with the schofield, hit"),
    ("nl", "bang op cleo met de schofield, raak"),
    ("it", "bang a cleo con la schofield, colpito"),
    ("de", "bang auf cleo mit der schofield, getroffen"),
]
HIT = "1 bang 3 | 3 no | 3 lose 1 by 1 to bang"


@rows(("lang", "line"), SHOT)
def test_a_weapon_that_was_named_is_asked_about(desk: Desk, lang: str, line: str) -> None:
    """Without it Cleo is out of reach: it was laid down unwritten, or the shot is the offence that it is."""
    log = six_after(desk, "")
    with pytest.raises(BadLine, match="weapon_untold") as error:
        log.enter(line, lang)
    laid, not_laid = error.value.about["choices"]
    assert logged(six_after(desk, ""), laid, lang) == f"1 schofield | {HIT}"
    told = log.enter(not_laid, lang).judged
    assert as_lines(log, (each.entry for each in told)) == HIT and not told[0].verdict.clean


@pytest.mark.parametrize("line", ["bang ben with the schofield", "bang dirk with the schofield"])
def test_a_weapon_that_changes_nothing_is_not_asked_about(desk: Desk, line: str) -> None:
    """Ben is in reach without it, Dirk in none with it."""
    assert six_after(desk, "").enter(line).judged[0].number == 1
