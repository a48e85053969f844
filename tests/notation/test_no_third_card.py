"""That a card shown brings no other one is told, and logs nothing: nobody is asked for anything."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

JACK = """
seat 1 "Anna" sheriff black_jack
seat 2 "Ben" outlaw el_gringo
seat 3 "Cleo" outlaw lucky_duke
seat 4 "Dirk" renegade suzy_lafayette
seat 5 "Eva" deputy jourdonnais
"""
SAID = [
    ("it", "la seconda è 5 di picche, niente"), ("it", "la seconda è 5 di picche, niente terza"),
    ("en", "the second is 5 of spades, no third card"), ("nl", "de tweede is schoppen 5, geen derde"),
    ("de", "die zweite ist pik 5, keine dritte"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_nothing_more_is_drawn(tmp_path: Path, lang: str, line: str) -> None:
    """After a spade."""
    assert meant(tmp_path / "a.db", "", line, lang, JACK) == ["1 show 5s"]


def test_one_is_due(tmp_path: Path) -> None:
    """After a heart there is something that he would not take."""
    assert meant(tmp_path / "a.db", "", "the second is 5 of hearts, nothing", "en", JACK) == ["1 show 5h", "1 no"]
