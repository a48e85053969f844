"""`eva takes`, of her who is asked, is no theft: there is no card that she could take."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows


@rows(("lang", "line"), [("it", "dirk prende"), ("en", "dirk takes"), ("de", "dirk nimmt"), ("nl", "dirk neemt")])
def test_who_is_asked_is_hit(tmp_path: Path, lang: str, line: str) -> None:
    """With nothing else said he gives nothing, and loses the life point."""
    assert meant(tmp_path / "s.db", "gatling", line, lang) == ["4 no", "4 lose 1 by 1 to gatling"]
