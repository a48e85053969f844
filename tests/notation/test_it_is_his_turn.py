"""Whose turn it is, told behind his name as people say it: it begins, and nobody's ends by it."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SAID = [
    ("it", "ben tocca a lui, pesca, panico a cleo"), ("it", "ben, adesso tocca a lui, pesca, panico a cleo"),
    ("en", "ben it's his turn, draws, panic cleo"), ("nl", "ben hij is aan de beurt, trekt, paniek bij cleo"),
    ("de", "ben er ist dran, zieht, panik auf cleo"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_his_turn_begins(tmp_path: Path, lang: str, line: str) -> None:
    """With what he does in it behind it."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["2 turn", "2 draw 2", "2 panic 3"]
