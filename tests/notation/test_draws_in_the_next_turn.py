"""As many cards as phase 1 has, drawn by who comes next while his ability is to draw for: of his turn, not of that."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SUZY = "sets base events high_noon" + FIVE.replace("suzy_lafayette", "?").replace("el_gringo", "suzy_lafayette")
BART = "sets base events high_noon" + FIVE.replace("bart_cassidy", "?").replace("el_gringo", "bart_cassidy")
ASKED = "event high_noon; set 2 life 1; set 2 hand 1; bang ben; ben missed"
STRUCK = "event high_noon; set 2 life 2; bang ben; ben hit"
SHOT = ["2 draw 2", "2 bang 1", "1 no", "1 lose 1 by 2 to bang"]
SAID = [
    ("en", "ben draws 2, bangs anna, hit"), ("nl", "ben trekt 2, bang anna, raak"),
    ("it", "ben pesca 2, bang anna, colpita"), ("de", "ben zieht 2, bang anna, getroffen"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
@rows(("position", "before"), [(SUZY, ASKED), (BART, STRUCK)])
def test_his_turn_has_begun(tmp_path: Path, position: str, before: str, lang: str, line: str) -> None:
    """And who is hit in the breath of a shot is who was shot at, though High Noon takes a life point of the other."""
    assert meant(tmp_path / "a.db", before, line, lang, position) == SHOT


def test_as_many_as_the_ability_gives_are_for_it(tmp_path: Path) -> None:
    """One card is Suzy Lafayette's."""
    assert meant(tmp_path / "a.db", ASKED, "ben draws 1", position=SUZY) == ["2 draw 1 for suzy_lafayette"]


def test_of_who_does_not_come_next_it_is_the_ability(tmp_path: Path) -> None:
    """His turn cannot have begun, and he drew one card too many."""
    before = "bang eva; eva missed; set 4 hand 1; cat_balou dirk; toss 4 hand"
    assert meant(tmp_path / "a.db", before, "dirk draws 2") == ["4 draw 2 for suzy_lafayette"]
