"""`undo, jail on cleo`: behind the comma more is told; it is not the card that goes back."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

MORE = [
    ("en", "undo, jail on cleo"), ("nl", "neem die terug, gevangenis op cleo"),
    ("de", "nimm das zurück, gefängnis auf cleo"), ("it", "ritira, prigione a cleo"),
]  # fmt: skip


@rows(("lang", "line"), MORE)
def test_the_card_goes_at_another(tmp_path: Path, lang: str, line: str) -> None:
    """The Jail on Ben is taken back, and played at Cleo."""
    assert meant(tmp_path / "a.db", "jail ben", line, lang)[1:] == ["1 jail 3"]


@rows("line", ["undo the jail on ben", "undo, the jail", "the jail back"])
def test_the_card_alone_goes_back(tmp_path: Path, line: str) -> None:
    """Where no more is told that is all."""
    assert len(meant(tmp_path / "a.db", "jail ben", line)) == 1
