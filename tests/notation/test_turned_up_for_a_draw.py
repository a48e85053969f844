"""A rank and suit that is turned up where a draw! has to be made, or may be, is that of the draw!."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

DUE = {
    "barrel": "set 2 play barrel; bang 2",
    "jail": "set 2 play jail; discard 2; end; ben turn",
    "dynamite": "set 2 play dynamite; discard 2; end; ben turn",
}
SAID = {
    "en": ("turns up kh", "ben turns up the king of hearts"),
    "nl": ("draait hartenheer om", "ben draait hartenheer om"),
    "it": ("gira il re di cuori", "ben scopre il re di cuori"),
    "de": ("deckt Herzkönig auf", "Ben dreht Herzkönig um"),
}


@rows("card", DUE)
@rows(("lang", "line"), [(lang, line) for lang, lines in SAID.items() for line in lines])
def test_it_is_the_card_of_the_draw(tmp_path: Path, lang: str, line: str, card: str) -> None:
    """Whether whoever draws is named or not."""
    assert meant(tmp_path / "s.db", DUE[card], line, lang) == [f"2 flip {card} kh"]


def test_as_files_have_it_cards_are_turned_up(tmp_path: Path) -> None:
    """What is written is no other thing than it says."""
    assert meant(tmp_path / "s.db", DUE["barrel"], "2 turnup 1 with kh") == ["2 turnup 1 with kh"]


NONE = {"en": "ben doesn't draw", "nl": "ben trekt niet", "it": "ben non pesca", "de": "Ben zieht nicht"}
JAILS = {"en": "jail", "nl": "jail", "it": "prigione", "de": "gefängnis"}


@rows("lang", NONE)
def test_who_draws_nothing_is_asked_for_the_draw(tmp_path: Path, lang: str) -> None:
    """The cards of phase 1 are not due yet: what is told is of the draw!, which cannot be left out."""
    with pytest.raises(BadLine, match="needs_face_too") as asked:
        meant(tmp_path / "s.db", DUE["jail"], NONE[lang], lang)
    assert asked.value.about["word"] == JAILS[lang]
