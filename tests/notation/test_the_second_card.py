"""What Black Jack shows, told by the place of the card: `the second is a heart`."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

JACK = FIVE.replace("el_gringo", "black_jack")
SAID = [
    ("en", "ben draws two, second one is a heart"), ("en", "ben draws 2, the second card's a heart"),
    ("de", "ben zieht, zweite Karte ist Herz"), ("de", "ben zieht zwei, die zweite ist Herz"),
    ("it", "ben pesca, la seconda è di cuori"), ("it", "ben pesca due, la seconda è cuori"),
    ("nl", "ben trekt twee, tweede is harten"), ("nl", "ben trekt twee, de tweede kaart is harten"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_it_is_shown(tmp_path: Path, lang: str, line: str) -> None:
    """By who draws, where one is to be shown."""
    assert meant(tmp_path / "a.db", "end", line, lang, JACK) == ["2 draw 2", "2 show hearts"]


def test_a_line_by_itself(tmp_path: Path) -> None:
    """It is of whose turn it is."""
    assert meant(tmp_path / "a.db", "end; ben turn; draw", "the second was 4s", "en", JACK) == ["2 show 4s"]
