"""`passes`, of nobody named while somebody is asked: his answer, unless the line goes on with the next turn."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

WILLY = FIVE.replace("el_gringo", "willy_the_kid")
ON = [
    ("it", "passa. ben pesca 2"), ("it", "passa, ben pesca"), ("it", "passa il turno. ben pesca"),
    ("it", "passa e ben pesca due"), ("en", "passes. ben draws 2"), ("en", "passes the turn, ben draws"),
    ("en", "passes, ben draws two"), ("nl", "past. ben trekt"), ("nl", "past, ben pakt er twee"),
    ("de", "passt. ben zieht"), ("de", "passt, ben zieht 2"),
]  # fmt: skip


@rows(("lang", "line"), ON)
def test_who_has_the_turn_passes(tmp_path: Path, lang: str, line: str) -> None:
    """Nothing of Ben is made up: that he answered is told to be lacking."""
    assert meant(tmp_path / "a.db", "bang ben", line, lang, WILLY) == ["1 end", "2 draw 2"]


TURN = [
    ("it", "passa il turno"),
    ("en", "passes the turn"),
    ("de", "gibt den zug weiter"),
    ("it", "anna passa il turno"),
]


@rows(("lang", "line"), TURN)
def test_the_turn_is_named(tmp_path: Path, lang: str, line: str) -> None:
    """It is the turn that goes on."""
    assert meant(tmp_path / "a.db", "bang ben", line, lang) == ["1 end"]


@rows(("lang", "line"), [("it", "passa"), ("en", "passes"), ("nl", "past"), ("de", "passt")])
def test_alone_it_is_an_answer(tmp_path: Path, lang: str, line: str) -> None:
    """Said alone it is of the one who is asked."""
    assert meant(tmp_path / "a.db", "bang ben", line, lang) == ["2 no", "2 lose 1 by 1 to bang"]
