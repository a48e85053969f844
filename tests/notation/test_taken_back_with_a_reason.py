"""What is said beside a plain word for taking back, where it means nothing that happens, is why it is taken back."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

SHOT = ["retract 3"]
TOLD = [
    ("nl", "tweede bang mag niet, terug"), ("nl", "haar tweede bang, terug"),
    ("nl", "terug, ze had nog niet getrokken"),
    ("nl", "kan niet in een duel, terug"), ("nl", "door die mustang te ver weg, dus terug"),
    ("nl", "die mustang zit ervoor, terug"), ("nl", "met z'n tweeën helpt bier niet, terug"),
    ("nl", "mag niet met twee spelers, terug"), ("nl", "wacht, hij moet er nog een afleggen, draai dat terug"),
    ("en", "undo, she had not drawn yet"), ("en", "not in a duel, undo"), ("en", "the mustang is in the way, undo"),
    ("en", "that can't be done twice, roll that back"), ("en", "she must discard one first, undo"),
    ("it", "il secondo bang non si può, annulla"), ("it", "è la sua seconda bang, annulla"),
    ("it", "c'è il mustang in mezzo, quindi annulla"), ("it", "annulla, deve ancora scartarne una"),
    ("de", "das war ihr zweites bang, zurück"), ("de", "zurück, sie hatte noch nicht gezogen"),
    ("de", "der mustang ist dazwischen, zurück"), ("de", "sie muss noch eine abwerfen, dreh das zurück"),
]  # fmt: skip


@rows(("lang", "line"), TOLD)
def test_the_reason_stands_beside_it(tmp_path: Path, lang: str, line: str) -> None:
    """Before or behind, what was logged last is taken back and nothing else told."""
    assert meant(tmp_path / "s.db", "bang ben", line, lang) == SHOT


def test_no_before_it(tmp_path: Path) -> None:
    """`no` says only that it was wrong."""
    assert meant(tmp_path / "s.db", "end; ben turn; ben draw", "nee, terug, hij trok niets", "nl") == ["retract 5"]


MORE = [
    ("en", "undo, she had not drawn yet, ben draws 2", ["retract 3", "2 draw 2"]),
    ("nl", "terug, dat was haar tweede, anna speelt een mustang", ["retract 3", "1 mustang"]),
    ("it", "annulla, era la seconda, anna gioca un mustang", ["retract 3", "1 mustang"]),
    ("de", "zurück, das war ihr zweites, anna spielt einen mustang", ["retract 3", "1 mustang"]),
]


@rows(("lang", "line", "logged"), MORE)
def test_what_happened_instead_is_logged(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """Behind the reason stands an entry, which no reason swallows."""
    assert meant(tmp_path / "s.db", "bang ben", line, lang) == logged


RATHER = [
    ("nl", "terug, het was cleo"), ("nl", "terug, niet ben maar cleo"), ("en", "undo, it wasn't ben but cleo"),
    ("it", "annulla, era cleo"), ("de", "zurück, nicht ben sondern cleo"),
]  # fmt: skip


@rows(("lang", "line"), RATHER)
def test_who_was_meant_is_no_reason(tmp_path: Path, lang: str, line: str) -> None:
    """What is to stand there instead would be lost."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", "bang ben", line, lang)
