"""The examples of the help are told in the language spoken, and can be typed as they stand."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.lexicon import load
from referee.tui.screens.help import EXAMPLES
from referee.typing.spoken_line import spoken_line
from referee.views.voice import Voice
from tests.tui.seated import dealt

BEFORE = (".", "barrel", "end", ".", "mustang", "end", ".", "scope", "bang 4", "missed", "end")


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> TableLog:
    """A table with more than a dozen entries, at which Anna is shot at."""
    made = Desk(tmp_path_factory.mktemp("examples") / "s").new(dealt())
    for line in (*BEFORE, ".", "bang 1"):
        made.enter(line)
    return made


@pytest.mark.parametrize("lang", ["nl", "it"])
@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_means_the_same_in_every_language(log: TableLog, line: str, lang: str) -> None:
    """Typed in that language it comes to the entries that the English line comes to."""
    said = spoken_line(line, Voice(load(), lang))
    told = [[each.entry for each in log.preview(*typed).judged] for typed in ((line, "en"), (said, lang))]
    assert told[0] == told[1]


def test_an_example_is_told_in_the_language() -> None:
    """No English word is left that the language has a word of its own for."""
    told = [spoken_line(line, Voice(load(), "it")) for line in EXAMPLES]
    assert {"3 duello anna", "mancato", "subisce", "prigione bruno", "imposta anna vita 3"} < set(told)
