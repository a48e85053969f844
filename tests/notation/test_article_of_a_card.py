"""An article before a card is no player whose name begins so, wherever a clause begins with it."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

BEGIN = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Ben" outlaw el_gringo play barrel
seat 3 "{}" outlaw lucky_duke
seat 4 "Dirk" renegade suzy_lafayette
seat 5 "Eva" deputy willy_the_kid
"""
DRAWN = ["2 flip barrel 3c"]
SAID = [
    ("it", "Ilaria", "bang ben", "il barile dà 3 di fiori, niente", DRAWN),
    ("en", "Theo", "bang ben", "the barrel gives 3 of clubs, nothing", DRAWN),
    ("nl", "Hetty", "bang ben", "het vat geeft klaver 3, niks", DRAWN),
    ("de", "Dasha", "bang ben", "das fass gibt kreuz 3, nichts", DRAWN),
    ("it", "Laura", "", "la diligenza", ["1 stagecoach"]), ("en", "Theo", "", "the stagecoach", ["1 stagecoach"]),
    ("nl", "Derek", "", "de postkoets", ["1 stagecoach"]), ("de", "Diego", "", "die postkutsche", ["1 stagecoach"]),
    ("it", "Una", "", "un bang a ben", ["1 bang 2"]), ("de", "Eino", "", "ein bang auf ben", ["1 bang 2"]),
    ("nl", "Eenje", "", "diligence, een bang op ben", ["1 stagecoach", "1 bang 2"]),
    ("en", "Theo", "end; ben turn; draw", "an bang ben", ["1 bang 2"]),
]  # fmt: skip


@rows(("lang", "name", "before", "line", "logged"), SAID)
def test_the_card_is_of_who_has_the_turn_or_is_asked(
    tmp_path: Path, lang: str, name: str, before: str, line: str, logged: list[str]
) -> None:
    """Whoever is called like the article."""
    assert meant(tmp_path / "a.db", before, line, lang, BEGIN.format(name)) == logged


def test_who_is_called_so(tmp_path: Path) -> None:
    """A whole name is a name."""
    assert meant(tmp_path / "a.db", "bang 3", "la mancato", "it", BEGIN.format("La")) == ["3 answer missed"]
