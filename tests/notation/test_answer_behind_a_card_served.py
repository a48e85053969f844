"""Behind a play at another it is he who answers, whoever the line began with and whatever served as the card."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

JANET = """
seat 1 "Anna" sheriff calamity_janet
seat 2 "Ben" outlaw el_gringo
seat 3 "Cleo" outlaw lucky_duke
seat 4 "Dirk" renegade suzy_lafayette
"""
SAID = [
    ("it", "anna bang ben con un mancato, schiva"), ("it", "anna gioca un mancato come bang su ben, schiva"),
    ("en", "anna bangs ben with a missed, dodges"), ("de", "anna bang ben mit einem fehlschuss, weicht aus"),
    ("nl", "anna bang ben met een mis, ontwijkt"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_ben_answers(tmp_path: Path, lang: str, line: str) -> None:
    """A Missed! as a Bang!, and Ben's own against it."""
    assert meant(tmp_path / f"{lang}{line}.db", "", line, lang, JANET) == ["1 missed 2", "2 answer missed"]
