"""Black Jack's cards and the one that all see, in one breath: he draws two and shows one of them."""

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

JACK = "set 2 character black_jack; set 1 hand 5; end"
SAID = [
    ("nl", "ben pakt 2 toont 5 klaveren"),
    ("nl", "ben pakt 2 en toont 5 klaveren"),
    ("nl", "ben pakt 5 klaveren"),
    ("it", "ben pesca 2 mostra 5 di fiori"),
    ("it", "ben pesca 5 di fiori"),
    ("en", "ben draws 2 shows 5 of clubs"),
    ("en", "ben draws 5 of clubs"),
    ("de", "ben zieht 2 zeigt Kreuz 5"),
    ("de", "ben zieht Kreuz 5"),
]


@rows(("lang", "line"), SAID)
def test_he_draws_and_shows(desk: Desk, lang: str, line: str) -> None:
    """However it is joined, or where the card that is shown is named alone."""
    assert logged(six_after(desk, JACK), line, lang).endswith("2 draw 2 | 2 show 5c")


def test_nobody_else_shows_what_he_draws(desk: Desk) -> None:
    """Cleo draws for nothing that is seen."""
    with pytest.raises(BadLine):
        six_after(desk, JACK.replace("set 2", "set 6")).enter("cleo draws 5 of clubs")
