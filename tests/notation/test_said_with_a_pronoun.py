"""What is told with a pronoun or `hit on`, while somebody is asked: of him. No other card is his answer for it."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

AVERTS, HIT = ["2 answer missed"], ["2 no", "2 lose 1 by 1 to bang"]
SAID = [
    ("de", "er weicht aus", AVERTS), ("de", "ben weicht aus", AVERTS), ("de", "er wird getroffen", HIT),
    ("de", "treffer auf ben", HIT), ("it", "lui schiva", AVERTS), ("it", "colpito su ben", HIT),
    ("nl", "hij ontwijkt", AVERTS), ("nl", "raak op ben", HIT), ("en", "he dodges it", AVERTS),
    ("en", "hit on ben", HIT),
]  # fmt: skip


@rows(("lang", "line", "logged"), SAID)
def test_it_is_of_whom_is_asked(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """Anna shot at Ben."""
    assert meant(tmp_path / f"{lang}{line}.db", "bang ben", line, lang)[: len(logged)] == logged


DODGES = [
    ("en", "ben dodges with the barrel 5h"), ("nl", "ben ontwijkt met de ton harten 5"),
    ("it", "ben schiva con il barile 5 di cuori"), ("de", "ben weicht mit dem fass herz 5 aus"),
]  # fmt: skip


@rows(("lang", "line"), DODGES)
def test_a_barrel_is_drawn_for(tmp_path: Path, lang: str, line: str) -> None:
    """It is no Missed! from the hand."""
    said = meant(tmp_path / f"{lang}{line}.db", "set 2 play barrel; bang ben", line, lang)
    assert said[0] == "2 flip barrel 5h"
