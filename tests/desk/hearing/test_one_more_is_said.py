"""Who says that it is one more (`another mustang`, `nog een`, `un altro`) repeats nothing: it is logged and judged."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Played
from referee.desk.table_log import TableLog
from referee.speech import Speech

AGAIN = {
    "en": ("anna mustang", "anna lays another mustang", "anna puts down a second mustang"),
    "nl": ("anna legt mustang", "anna legt nog een mustang", "anna legt een tweede mustang"),
    "it": ("anna mustang", "anna mette un altro mustang", "anna mette un secondo mustang"),
}


@pytest.mark.parametrize("which", [1, 2])
@pytest.mark.parametrize("lang", AGAIN)
def test_one_more_is_no_repetition(log: TableLog, lang: str, which: int) -> None:
    """A second card of a name before one player is not allowed, and nobody is told that he typed it twice."""
    log.enter(AGAIN[lang][0], lang)
    outcome = log.enter(AGAIN[lang][which], lang)
    assert not outcome.already and outcome.judged[-1].verdict.word == "illegal"


@pytest.mark.parametrize("lang", AGAIN)
def test_the_same_line_is_one(log: TableLog, lang: str) -> None:
    """Without it the line says what the log says."""
    log.enter(AGAIN[lang][0], lang)
    assert log.enter(AGAIN[lang][0], lang).already


SAY_SO = {"en": "again", "nl": "nogmaals", "it": "di nuovo", "de": "nochmals"}


@pytest.mark.parametrize("lang", SAY_SO)
@pytest.mark.parametrize("line", ["anna mustang", "anna barrel", "anna bang bruno"])
def test_the_word_that_is_told_makes_it_one_more(log: TableLog, lang: str, line: str) -> None:
    """Who is told that it was said already is told the word to add, and with it nothing is swallowed."""
    log.enter(line)
    assert log.enter(line, lang).already
    outcome = log.enter(f"{line} {SAY_SO[lang]}", lang)
    assert not outcome.already and isinstance(outcome.judged[-1].entry, Played)
    assert SAY_SO[lang] in Speech.of(lang).say("table-said_already", number=1, at="line")
