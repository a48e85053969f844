"""`that's it` behind one Missed! of the two that Slab the Killer's BANG! takes: no more is given, and no turn ends."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SLAB = FIVE.replace("bart_cassidy", "slab_the_killer")
HIT = ["2 no", "2 lose 1 by 1 to bang"]
ONE_ONLY = [
    ("en", "ben plays one missed and that's it"), ("en", "ben missed, that's all"),
    ("nl", "ben speelt een misser en dat was het"), ("it", "ben gioca un mancato e basta così"),
    ("de", "ben spielt einen fehlschuss und das war's"),
]  # fmt: skip
BY_ITSELF = [("en", "that's it"), ("nl", "dat was het"), ("it", "basta così"), ("de", "das war's")]


@rows(("lang", "line"), ONE_ONLY)
def test_in_one_breath(tmp_path: Path, lang: str, line: str) -> None:
    """He gives one, and is hit."""
    assert meant(tmp_path / "a.db", "bang ben", line, lang, SLAB) == ["2 answer missed", *HIT]


@rows(("lang", "line"), BY_ITSELF)
def test_in_a_line_of_its_own(tmp_path: Path, lang: str, line: str) -> None:
    """So it is where the one Missed! was told before."""
    assert meant(tmp_path / "a.db", "bang ben; ben missed", line, lang, SLAB) == HIT


@rows(("lang", "line"), BY_ITSELF)
def test_behind_both_the_turn_ends(tmp_path: Path, lang: str, line: str) -> None:
    """Nobody is asked any more."""
    assert meant(tmp_path / "a.db", "set 1 hand 4; bang ben; ben missed; ben missed", line, lang, SLAB) == ["1 end"]
