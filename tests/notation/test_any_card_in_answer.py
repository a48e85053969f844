"""Elena Fuente, for whom any card is a Missed!: whatever is said of a card while she is asked, she answers with it."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

DODGE = """bang 1
sets base dodge_city
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Ben" outlaw elena_fuente
seat 3 "Cleo" outlaw pixie_pete
seat 4 "Dirk" renegade bill_noface
seat 5 "Eva" deputy sean_mallory
"""
SAID = [
    ("it", "ben si salva con una birra"), ("it", "ben para con una birra"), ("it", "ben gioca una birra"),
    ("it", "ben usa una birra"), ("it", "ben schiva con una birra"),
    ("nl", "ben redt zich met een bier"), ("nl", "ben speelt een bier"), ("nl", "ben ontwijkt met een bier"),
    ("nl", "ben gebruikt een bier"),
    ("en", "ben saves himself with a beer"), ("en", "ben plays a beer"), ("en", "ben uses a beer"),
    ("en", "ben dodges with a beer"),
    ("de", "ben rettet sich mit einem bier"), ("de", "ben spielt ein bier"), ("de", "ben nutzt ein bier"),
    ("de", "ben weicht mit einem bier aus"),
]  # fmt: skip


@rows("asked", ["gatling", "bang ben"])
@rows(("lang", "line"), SAID)
def test_it_is_her_answer(tmp_path: Path, asked: str, lang: str, line: str) -> None:
    """A Beer helps nobody then who has more than the last life point, and it may be her Missed!."""
    assert meant(tmp_path / "a.db", asked, line, lang, DODGE) == ["2 answer beer"]


@rows(("lang", "line"), [("it", "gioca una birra"), ("en", "plays a beer"), ("nl", "speelt een bier")])
def test_what_cannot_answer_is_played(tmp_path: Path, lang: str, line: str) -> None:
    """Against the Indians! it is no Bang!, and for somebody else it is no Missed!."""
    assert meant(tmp_path / "indians.db", "indians", f"ben {line}", lang, DODGE) == ["2 beer"]
    assert meant(tmp_path / "other.db", "gatling", f"eva {line}", lang, DODGE) == ["5 beer"]
