"""Who says that it is one more (`another mustang`, `nog een`, `un altro`) repeats nothing: it is logged and judged."""

from __future__ import annotations

import pytest

from referee.desk.table_log import TableLog

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
