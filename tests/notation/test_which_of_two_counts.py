"""Lucky Duke turns up two cards: the first that is told counts; where only the other does him good, it is asked."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

LINES = {
    "en": "jail king of spades {and_}10 of hearts",
    "nl": "gevangenis schoppenheer {and_}harten 10",
    "it": "prigione re di picche {and_}10 di cuori",
}
AND = {"en": "and ", "nl": "en ", "it": "e "}
COUNTS = {
    "en": ("10 of hearts over king of spades", "king of spades over 10 of hearts"),
    "nl": ("harten 10 over schoppenheer", "schoppenheer over harten 10"),
    "it": ("10 di cuori oltre re di picche", "re di picche oltre 10 di cuori"),
}


def meant_of(store: Path, line: str, lang: str) -> list[str]:
    """What it is logged as where Cleo, who is Lucky Duke, begins her turn in Jail."""
    return meant(store, "set 3 play jail; discard 1; end; cleo turn", line, lang)


@rows("between", ["", "and"])
@rows("lang", LINES)
def test_it_is_asked_which_counts(tmp_path: Path, lang: str, between: str) -> None:
    """Nobody chooses the card that does him no good: the one offered first is the other, and both can be typed."""
    line = LINES[lang].format(and_=AND[lang] if between else "")
    with pytest.raises(BadLine, match="which_counts") as asked:
        meant_of(tmp_path / "asked.db", line, lang)
    word, choices = str(asked.value.about["word"]), asked.value.about["choices"]
    assert line.endswith(word) and choices == COUNTS[lang]
    lines = [line.replace(word, each) for each in COUNTS[lang]]
    assert meant_of(tmp_path / "good.db", lines[0], lang) == ["3 flip jail 10h over ks"]
    assert meant_of(tmp_path / "bad.db", lines[1], lang) == ["3 flip jail ks over 10h"]


@rows(
    ("line", "written"),
    [
        ("jail 10h ks", "3 flip jail 10h over ks"),
        ("jail 10h and ks", "3 flip jail 10h over ks"),
        ("jail ks qs", "3 flip jail ks over qs"),
        ("jail 10h 9h", "3 flip jail 10h over 9h"),
    ],
)
def test_where_the_first_is_as_good_it_counts(tmp_path: Path, line: str, written: str) -> None:
    """The first that is told is the one he chose."""
    assert meant_of(tmp_path / "s.db", line, "en") == [written]


CHOSEN = {
    "en": ("flips king of spades and 10 of hearts, keeps the hearts", "jail: ks, 10h, chooses the 10"),
    "nl": ("draait schoppenheer en harten 10, houdt de harten", "gevangenis schoppenheer, harten 10, kiest harten 10"),
    "it": ("gira re di picche e 10 di cuori, tiene i cuori", "prigione re di picche, 10 di cuori e sceglie il 10"),
    "de": ("deckt pikkönig und herz 10 auf, behält die 10", "Gefängnis Pikkönig, Herz 10, wählt Herz"),
}


@rows(("lang", "line"), [(lang, line) for lang in CHOSEN for line in CHOSEN[lang]])
def test_which_was_chosen_is_told_behind_them(tmp_path: Path, lang: str, line: str) -> None:
    """By its suit, its rank or both; nothing is asked then."""
    assert meant_of(tmp_path / "s.db", line, lang) == ["3 flip jail 10h over ks"]


def test_it_is_asked_too_where_nobody_wrote_that_his_turn_began(tmp_path: Path) -> None:
    """What is asked is which counts, and not what the draw! is for."""
    with pytest.raises(BadLine, match="which_counts"):
        meant(tmp_path / "s.db", "set 3 play jail; end; ben draw 2; ben end", "cleo flips ks and 10h", "en")


FOR_IT = {
    "en": ("cleo draws 5h and 6s for the barrel, keeps the 5h", "draws for her barrel 6s and 5h, picks hearts"),
    "nl": ("cleo trekt harten 5 en schoppen 6 voor de ton, kiest harten 5",),
    "it": ("cleo pesca 5 di cuori e 6 di picche per il barile, tiene il 5 di cuori",),
    "de": ("Cleo zieht Herz 5 und Pik 6 für das Fass, behält Herz 5",),
}


@rows(("lang", "line"), [(lang, line) for lang, lines in FOR_IT.items() for line in lines])
def test_what_they_are_drawn_for_may_stand_before_the_choice(tmp_path: Path, lang: str, line: str) -> None:
    """The other of the two is told as well."""
    before = "set 1 play winchester; set 3 play barrel; bang 3"
    assert meant(tmp_path / "s.db", before, line, lang) == ["3 flip barrel 5h over 6s"]
