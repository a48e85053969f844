"""Lines of two whole games that newcomers typed, and that were refused: ends, draws, shots, answers, cards taken."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

LATER = "end; ben turn; draw"
ENDS = [
    ("en", "that's it for anna"), ("en", "anna is through"), ("en", "end of anna's turn"),
    ("en", "anna keeps all six and passes"), ("de", "anna hört auf"), ("de", "anna macht schluss"),
    ("en", "anna keeps three and stops"), ("nl", "anna houdt drie kaarten en stopt"),
    ("nl", "anna houdt er drie over en geeft de beurt door"), ("it", "anna tiene tre carte e finisce"),
    ("de", "anna behält drei Karten und hört auf"), ("de", "anna behält drei und gibt ab"),
    ("de", "feierabend"), ("de", "schluss für anna"), ("nl", "dat was het voor anna"), ("it", "basta per anna"),
]  # fmt: skip


@rows(("lang", "line"), ENDS)
def test_the_turn_is_over(tmp_path: Path, lang: str, line: str) -> None:
    """However it is said, her turn ends, and nothing else is told."""
    assert meant(tmp_path / f"{line}.db", "set 1 hand 4", line, lang) == ["1 end"]


KEEPS = [
    ("en", "anna keeps three"), ("nl", "anna houdt drie kaarten"), ("it", "anna tiene tre carte"),
    ("de", "anna behält drei"),
]  # fmt: skip


@rows(("lang", "line"), KEEPS)
@rows("before", ["", "bang ben; ben missed", "end", LATER])
def test_what_is_kept_of_a_hand_is_not_drawn(tmp_path: Path, lang: str, line: str, before: str) -> None:
    """Nothing is to be drawn when she is said to keep cards: they are those that she has."""
    with pytest.raises(BadLine, match="unread"):
        meant(tmp_path / f"{line}.db", before, line, lang)


COMES = [
    ("en", "anna over to ben", ["1 end", "2 turn"]),
    ("en", "anna ends, ben up, takes 2", ["1 end", "2 turn", "2 draw 2"]),
    ("en", "anna done. ben's up", ["1 end", "2 turn"]),
]


@rows(("lang", "line", "logged"), COMES)
def test_whose_turn_comes(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """The one ends and the other begins."""
    assert meant(tmp_path / f"{line}.db", "set 1 hand 4", line, lang) == logged


@rows("line", ["ben down", "ben stands"])
def test_who_is_down_does_not_begin(tmp_path: Path, line: str) -> None:
    """`up` is of a turn, and nothing like it."""
    with pytest.raises(BadLine):
        meant(tmp_path / f"{line}.db", "set 1 hand 4; end", line)


DREW = [
    ("en", "ben draws his two"), ("en", "ben takes his two cards"), ("en", "ben picks up 2 cards anyway"),
    ("de", "und zieht normal zwei"), ("nl", "ben trekt zijn twee"), ("it", "ben pesca le sue due"),
]  # fmt: skip


@rows(("lang", "line"), [each for each in DREW if each[0] != "it"])
def test_his_two_cards(tmp_path: Path, lang: str, line: str) -> None:
    """Phase 1, whosever the cards are said to be."""
    assert meant(tmp_path / f"{line}.db", "set 1 hand 4; end", line, lang)[-1] == "2 draw 2"


AT_BEN = ["1 bang 2"]
SHOT = [
    ("en", "", "anna takes a shot at ben as well", AT_BEN),
    ("en", "", "anna hits ben with a bang", AT_BEN),
    ("en", "", "anna blasts ben", AT_BEN),
    ("de", "", "auf ben, peng", AT_BEN),
    ("de", "", "ben kriegt ein bang von anna", AT_BEN),
    ("de", "", "anna schießt ben ab", AT_BEN),
    ("nl", "", "ben krijgt een bang van anna", AT_BEN),
    ("it", "", "ben riceve un bang da anna", AT_BEN),
]


@rows(("lang", "before", "line", "logged"), SHOT)
def test_a_shot(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """A BANG! at him; what comes of it is due."""
    assert meant(tmp_path / f"{line}.db", before, line, lang) == logged


STRUCK = [
    ("de", "ben kriegt ihn ab"),
    ("de", "volltreffer"),
    ("de", "sitzt"),
    ("en", "ben cops it"),
    ("it", "ben lo incassa"),
]
AGAIN = [
    ("de", "nochmal auf ben, trifft", ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]),
    ("de", "dann auf eva, daneben", ["1 bang 5", "5 answer missed"]),
    ("en", "again at ben, hit", ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]),
    ("nl", "nog een keer op ben, raak", ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]),
]


@rows(("lang", "line"), STRUCK)
def test_he_is_hit(tmp_path: Path, lang: str, line: str) -> None:
    """Of who is asked for an answer."""
    assert meant(tmp_path / f"{line}.db", "bang ben", line, lang) == ["2 no", "2 lose 1 by 1 to bang"]


@rows(("lang", "line", "logged"), AGAIN)
def test_another_shot(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """The card is that of the last play; at whom is told."""
    assert meant(tmp_path / f"{line}.db", "set 1 play volcanic; bang ben; hit", line, lang) == logged


MISSED, BANG = ["2 answer missed"], ["2 answer bang"]
ANSWERS = [
    ("de", "bang ben", "ben mit fehlschuss", MISSED),
    ("de", "bang ben", "ben schmeißt nen fehlschuss", MISSED),
    ("de", "bang ben", "ben wehrt mit fehlschuss ab", MISSED),
    ("nl", "bang ben", "ben met een misser", MISSED),
    ("it", "bang ben", "ben con un mancato", MISSED),
    ("de", "duel ben", "ben gibt ein bang zurück", BANG),
    ("en", "duel ben", "ben gives a bang back", BANG),
    ("en", "duel ben", "no more from ben", ["2 no"]),
    ("de", "bang ben", "die kann nicht ausweichen", ["2 no"]),
    ("de", "duel ben; bang", "anna auch", ["1 answer bang"]),
    ("en", "indians; ben bang", "cleo too", ["3 answer bang"]),
]


@rows(("lang", "before", "line", "logged"), ANSWERS)
def test_what_he_gives(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """The card, or nothing, of who is asked."""
    assert meant(tmp_path / f"{line}.db", before, line, lang) == logged


SMALL = [
    ("de", "", "anna spielt nen mustang", ["1 mustang"]),
    ("de", "", "anna legt noch n fass hin", ["1 barrel"]),
    ("de", "", "anna legt das fernrohr an", ["1 scope"]),
    ("de", "set 1 life 2", "gönnt sich ein bier", ["1 beer"]),
    ("de", "set 1 life 2", "trinkt n bier", ["1 beer"]),
    ("en", "set 1 life 2", "anna has a beer", ["1 beer"]),
    ("en", "", "anna slaps ben in jail", ["1 jail 2"]),
    ("en", "set 2 play volcanic", "cat balou, ben loses the volcanic", ["1 cat_balou 2", "1 toss 2 volcanic"]),
    ("en", "set 2 play volcanic; cat balou ben", "ben loses the volcanic", ["1 toss 2 volcanic"]),
    ("en", "set 2 play scope", "panic: anna nicks ben's scope", ["1 panic 2", "1 take 2 scope"]),
]


@rows(("lang", "before", "line", "logged"), SMALL)
def test_small_words_tell_nothing_else(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """Articles cut short, verbs of the table, and of whom a card is taken."""
    assert meant(tmp_path / f"{line}.db", before, line, lang) == logged


def test_who_still_has_a_beer_drinks_none(tmp_path: Path) -> None:
    """What he is said to hold is not played."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", "set 1 life 2", "anna still has a beer")
