"""What is turned up for a draw!, told as a card that is shown: nobody is taken for one who shows what he drew."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SHOT = "set 2 play barrel; bang ben"
JAILED = "set 2 play jail; end"
SAID = [
    ("en", SHOT, "ben shows a heart", "2 flip barrel hearts"),
    ("en", SHOT, "ben turns up 5h", "2 flip barrel 5h"),
    ("de", SHOT, "ben zeigt Herz", "2 flip barrel hearts"),
    ("it", SHOT, "ben mostra cuori", "2 flip barrel hearts"),
    ("nl", SHOT, "ben toont harten", "2 flip barrel hearts"),
    ("en", JAILED, "ben shows a heart for the jail", "2 flip jail hearts"),
    ("de", JAILED, "ben zeigt ein Herz fürs Gefängnis", "2 flip jail hearts"),
    ("it", JAILED, "ben mostra cuori per la prigione", "2 flip jail hearts"),
    ("nl", JAILED, "ben toont harten voor de gevangenis", "2 flip jail hearts"),
    ("en", JAILED, "ben shows a spade", "2 flip jail spades"),
    ("en", "set 3 play barrel; bang cleo", "cleo shows a heart and a club", "3 flip barrel hearts over clubs"),
    ("en", "set 3 play barrel; bang cleo", "cleo turns up 5h", "3 flip barrel 5h"),
]


@rows(("lang", "before", "line", "flipped"), SAID)
def test_what_is_shown(tmp_path: Path, lang: str, before: str, line: str, flipped: str) -> None:
    """It is drawn for what he has to draw for."""
    assert meant(tmp_path / "a.db", before, line, lang) == [flipped]


JACK = FIVE.replace("el_gringo", "black_jack")
BY_HIM = [
    ("en", "ben shows a heart for Black Jack"),
    ("de", "ben zeigt Herz für Black Jack"),
    ("it", "ben mostra cuori per Black Jack"),
    ("nl", "ben toont harten voor Black Jack"),
]


@rows(("lang", "line"), BY_HIM)
def test_whoever_has_to_show_one(tmp_path: Path, lang: str, line: str) -> None:
    """He does, whether or not it is told by whose ability."""
    assert meant(tmp_path / "a.db", "end; ben turn; ben draw", line, lang, JACK) == ["2 show hearts"]
