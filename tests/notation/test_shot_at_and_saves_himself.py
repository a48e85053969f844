"""Who saves himself behind a shot, where the clause names nobody, is who was shot at and not who shot."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

BEER, MISSED = ["1 bang 3", "3 beer"], ["1 bang 3", "3 answer missed"]
SAID = [
    ("it", "bang a cleo, si salva con la birra", BEER), ("it", "bang a cleo, ma lei si salva con la birra", BEER),
    ("it", "bang a cleo, si salva col mancato", MISSED), ("en", "bang cleo, saves herself with a beer", BEER),
    ("en", "bang cleo, but she saves herself with a beer, end", [*BEER, "1 end"]),
    ("nl", "bang op cleo, redt zich met een bier", BEER), ("nl", "bang op cleo, maar die redt zich met bier", BEER),
    ("de", "bang auf cleo, rettet sich mit einem bier", BEER),
    ("de", "bang auf cleo, aber sie rettet sich mit bier", BEER),
]  # fmt: skip


@rows(("lang", "line", "logged"), SAID)
def test_who_was_shot_at(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """His is the card by which he saves himself."""
    assert meant(tmp_path / "a.db", "set 3 life 1", line, lang) == logged
