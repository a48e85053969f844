"""Numbers of entries are written as runs, so that a line stays short however much is taken back, and read again."""

from pathlib import Path

from referee import sets
from referee.core.nouns.entries import Retracted
from referee.notation import line_of
from tests.notation.spoken import meant
from tests.rows import rows

BOOK = sets.bind(("base",))
WRITTEN = {
    (3,): "retract 3",
    (3, 4): "retract 3..4",
    (3, 4, 5, 9): "retract 3..5 9",
    (2, 4, 6): "retract 2 4 6",
}


@rows("numbers", WRITTEN)
def test_those_that_follow_one_another_are_one_run(numbers: tuple[int, ...]) -> None:
    """And those that do not are told one by one."""
    assert line_of(Retracted(numbers[0], numbers[1:]), BOOK) == WRITTEN[numbers]


SAID = [
    ("en", ("undo 3-5", "undo 3 to 5", "undo entries 3 to 5", "undo 3..5", "undo lines 3 through 5"), "retract 3..5"),
    ("nl", ("herroep 3-5", "herroep notities 3 tot 5", "neem 3 t/m 5 terug", "herroep van 3 tot 5"), "retract 3..5"),
    ("it", ("ritira 3-5", "annulla da 3 a 5", "annulla le righe da 3 a 5", "ritira dal 3 al 5"), "retract 3..5"),
    ("de", ("widerrufen 3-5", "nimm 3 bis zu 5 zurück", "zurück: Einträge 3-5", "widerrufen 3–5"), "retract 3..5"),
    ("en", ("undo 3, 4 and 6", "undo 3 4 6"), "retract 3..4 6"),
    ("it", ("ritira 3, 4 e 6",), "retract 3..4 6"),
    ("en", ("undo from 3 on", "undo 3 onwards", "undo from 3"), "retract 3..7"),
    ("nl", ("herroep 3 en verder", "herroep vanaf 3"), "retract 3..7"),
    ("en", ("take back everything from 3", "take everything from 3 back"), "retract 3..7"),
    ("nl", ("vanaf 3 ongedaan maken", "alles vanaf 3 terug"), "retract 3..7"),
    ("it", ("togli dal 3 in poi", "annulla dal 3 in poi"), "retract 3..7"),
    ("it", ("annulla dal 3", "annulla da 3", "annulla dalla 3", "annulla tutto dalla 3"), "retract 3..7"),
    ("de", ("widerrufen ab 3", "nimm alles ab 3 zurück", "nimm ab 3 alles zurück"), "retract 3..7"),
    ("de", ("ab 3 zurücknehmen", "ab 3 zurück", "alles ab 3 rückgängig machen"), "retract 3..7"),
]


@rows(("lang", "line", "run"), [(lang, line, run) for lang, lines, run in SAID for line in lines])
def test_those_taken_back_are_read_as_people_say_them(tmp_path: Path, lang: str, line: str, run: str) -> None:
    """From one to another, one by one, or all since one."""
    assert meant(tmp_path / "store.sqlite", "mustang; bang ben; ben missed; scope; end", line, lang) == [run]
