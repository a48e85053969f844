"""A role told of a woman: `Marta muore, era la rinnegata`, as languages with another word for her say it."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SAID = [
    ("it", "renegade", "Ben muore, era la rinnegata"),
    ("it", "renegade", "Ben eliminata, era rinnegata"),
    ("it", "renegade", "Ben eliminata, rinnegata"),
    ("it", "outlaw", "Ben muore, era la bandita"),
    ("de", "renegade", "Ben stirbt, war Abtrünnige"),
    ("de", "renegade", "Ben stirbt, war Renegatin"),
    ("de", "outlaw", "Ben war die Banditin"),
]


@rows(("lang", "role", "line"), SAID)
def test_it_is_the_role(store: Path, lang: str, role: str, line: str) -> None:
    """She was of that role."""
    position = FIVE.replace('2 "Ben" outlaw', f'2 "Ben" {role}')
    before = "set 2 life 1; bang ben; ben no; ben lose 1"
    assert meant(store, before, line, lang, position) == [f"2 out {role} by 1 to bang"]
