"""A turn handed over, and whose turn it is told behind it: it ends once, and the other begins."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SAID = [
    ("it", "anna passa la palla, tocca a ben"), ("it", "anna passa la mano, tocca a ben"),
    ("en", "anna hands over, ben's turn"), ("nl", "anna draagt over, ben is aan de beurt"),
    ("de", "anna gibt weiter, ben ist dran"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_it_ends_once(tmp_path: Path, lang: str, line: str) -> None:
    """Nothing is told twice."""
    assert meant(tmp_path / f"{line}.db", "set 1 hand 3", line, lang) == ["1 end", "2 turn"]
