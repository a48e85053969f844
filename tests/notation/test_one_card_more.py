"""One card more, told behind those of the turn: it is drawn as well, and not passed over."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SAID = [
    ("en", "ben draws two, then another"), ("en", "ben draws two and another one"),
    ("en", "ben draws 2 cards and one more"), ("en", "ben draws two, and then a third"),
    ("en", "ben draws two, then one more for Black Jack"), ("en", "ben draws two, then draws a third card"),
    ("de", "ben zieht zwei, dann noch eine"), ("de", "ben zieht zwei Karten und noch eine"),
    ("de", "ben zieht zwei, dann noch eine für Black Jack"), ("it", "ben pesca due, poi un'altra"),
    ("it", "ben pesca due carte e un'altra per Black Jack"), ("it", "ben pesca due, poi ancora una"),
    ("nl", "ben trekt er twee, dan nog een"), ("nl", "ben trekt twee kaarten en nog een voor Black Jack"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_it_is_drawn(tmp_path: Path, lang: str, line: str) -> None:
    """Of Black Jack it is the one that the card shown brings."""
    jack = FIVE.replace("el_gringo", "black_jack")
    assert meant(tmp_path / "a.db", "end", line, lang, jack) == ["2 draw 2", "2 draw 1 for black_jack"]


def test_of_anybody_else_it_is_one_too_many(tmp_path: Path) -> None:
    """Nobody else draws a third."""
    assert meant(tmp_path / "a.db", "end", "ben draws two, then another") == ["2 draw 2", "2 draw 1"]


def test_a_card_that_is_played_is_none(tmp_path: Path) -> None:
    """What has a name is put down."""
    assert meant(tmp_path / "a.db", "end", "ben draws two, another barrel") == ["2 draw 2", "2 barrel"]
