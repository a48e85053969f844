"""`shoots with the gatling` is that card, at all: no Bang! that it stands for."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SHOTS = [
    ("en", "anna shoots with the gatling"), ("nl", "anna knalt met de gatling"), ("nl", "schiet met de gatling"),
    ("it", "anna spara con la gatling"), ("de", "anna schießt mit der gatling"),
]  # fmt: skip


@rows(("lang", "line"), SHOTS)
def test_it_is_played_at_all(tmp_path: Path, lang: str, line: str) -> None:
    """It was a Gatling of a rank and suit that is in no game, and the next one's answer."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 gatling 2 3 4 5"]
