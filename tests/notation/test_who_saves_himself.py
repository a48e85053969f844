"""Who saves himself is asked, and not whose turn it is, where nobody is named."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

DRANK = ["2 beer"]
SAVED = [
    ("en", "saves himself with a beer"), ("nl", "redt zich met een bier"), ("it", "si salva con una birra"),
    ("de", "rettet sich mit einem bier"), ("en", "defends herself with a beer"), ("it", "si difende con una birra"),
]  # fmt: skip


@rows(("lang", "line"), SAVED)
def test_the_beer_is_his_who_is_shot_at(tmp_path: Path, lang: str, line: str) -> None:
    """At his last life point the hit goes without saying."""
    assert meant(tmp_path / "a.db", "set 2 life 1; bang ben", line, lang) == DRANK


@rows(("lang", "line"), [("en", "saves himself with a missed"), ("it", "si salva con un mancato"),
                         ("nl", "redt zich met een mis"), ("de", "rettet sich mit einem fehlschuss")])  # fmt: skip
def test_so_is_a_missed(tmp_path: Path, lang: str, line: str) -> None:
    """As it was."""
    assert meant(tmp_path / "a.db", "bang ben", line, lang) == ["2 answer missed"]
