"""`legt das Dynamit vor sich ab`: a card laid down before oneself is played, though the verb alone is of a discard."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

LAID = [
    ("de", "anna legt das dynamit vor sich ab", ["1 dynamite"]),
    ("de", "anna legte das fass vor sich ab", ["1 barrel"]),
    ("de", "anna legt vor sich das fass ab", ["1 barrel"]), ("de", "anna hat das fass vor sich abgelegt", ["1 barrel"]),
    ("nl", "anna legt de ton voor zich af", ["1 barrel"]), ("nl", "anna heeft de ton voor zich afgelegd", ["1 barrel"]),
    ("it", "anna depone il barile davanti a sé", ["1 barrel"]),
    ("en", "anna sets down a barrel in front of herself", ["1 barrel"]),
]  # fmt: skip


@rows(("lang", "line", "logged"), LAID)
def test_it_is_played(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """It was a discard, which was against the rules."""
    assert meant(tmp_path / "a.db", "", line, lang) == logged


GONE = [
    ("de", "anna wirft das fass vor sich ab"), ("nl", "anna gooit de ton voor zich weg"),
    ("it", "anna scarta il barile davanti a sé"), ("en", "anna discards the barrel in front of herself"),
]  # fmt: skip


@rows(("lang", "line"), GONE)
def test_what_is_thrown_away_is_not(tmp_path: Path, lang: str, line: str) -> None:
    """That verb is of a discard wherever the card lies."""
    assert meant(tmp_path / "a.db", "set 1 play barrel", line, lang)[0].startswith(("1 discard", "1 drop"))
