"""Two who lose a life point together: each of them does, and `e … vita` is no `evita`."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SAID = [
    ("it", "dirk e cleo perde una vita"), ("it", "dirk e cleo perdono una vita"), ("en", "dirk and cleo lose a life"),
    ("nl", "dirk en cleo verliezen een leven"), ("de", "dirk und cleo verlieren ein leben"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_each_of_them_does(tmp_path: Path, lang: str, line: str) -> None:
    """Behind an Indians! of Anna."""
    said = meant(tmp_path / f"{line}.db", "indians; ben bang", line, lang)
    assert [each for each in said if "lose" in each] == ["4 lose 1 by 1 to indians", "3 lose 1 by 1 to indians"]
    assert not any("answer" in each for each in said)
