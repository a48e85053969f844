"""`cat balou on ben, volcanic gone`: the card that goes is the one of him at whom it was played."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

LIES, AIMED = "set 2 play volcanic; set 1 play volcanic", "set 2 play volcanic; cat balou on ben"
SAID = [
    ("en", LIES, "cat balou on ben, volcanic gone", ["1 cat_balou 2", "1 toss 2 volcanic"]),
    ("nl", LIES, "cat balou op ben, volcanic weg", ["1 cat_balou 2", "1 toss 2 volcanic"]),
    ("it", LIES, "cat balou a ben, volcanic via", ["1 cat_balou 2", "1 toss 2 volcanic"]),
    ("de", LIES, "cat balou auf ben, volcanic weg", ["1 cat_balou 2", "1 toss 2 volcanic"]),
    ("en", LIES, "panic ben, his volcanic gone", ["1 panic 2", "1 take 2 volcanic"]),
    ("en", AIMED, "ben's volcanic gone", ["1 toss 2 volcanic"]),
    ("en", "set 2 play volcanic", "ben's volcanic gone", ["2 drop volcanic"]),
]


@rows("lang, before, line, entries", SAID)
def test_it_lay_before_the_target(store: Path, lang: str, before: str, line: str, entries: list[str]) -> None:
    """Nobody's Cat Balou takes a card from whoever plays it."""
    assert meant(store, before, line, lang) == entries
