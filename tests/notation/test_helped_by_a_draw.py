"""That the Barrel helped tells the suit of what was turned up, and no rank; that it did not tells none."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

SHOT = "set 2 play barrel; bang 2"
HELPED = {
    "en": ("ben dodges with the barrel", "saves himself with his barrel", "the barrel saves him", "barrel saved him"),
    "nl": ("ben ontwijkt met de ton", "ben redt zich met de ton", "de ton redt hem", "de ton redt ben"),
    "it": ("ben schiva con il barile", "ben si salva col barile", "il barile lo salva", "il barile salva ben"),
    "de": ("Ben weicht mit dem Fass aus", "Ben rettet sich mit dem Fass", "das Fass rettet ihn", "das Fass rettet Ben"),
}
IN_VAIN = {
    "en": "the barrel does not help",
    "nl": "de ton helpt niet",
    "it": "il barile non aiuta",
    "de": "das Fass hilft nicht",
}


@rows(("lang", "line"), [(lang, line) for lang, lines in HELPED.items() for line in lines])
def test_a_heart_was_turned_up(tmp_path: Path, lang: str, line: str) -> None:
    """Only that suit helps; which card of it was turned up nobody said."""
    assert meant(tmp_path / "s.db", SHOT, line, lang) == ["2 flip barrel hearts"]


@rows("lang", IN_VAIN)
def test_in_vain_it_is_asked(tmp_path: Path, lang: str) -> None:
    """Three suits do not help."""
    with pytest.raises(BadLine, match="needs_face_too"):
        meant(tmp_path / "s.db", SHOT, IN_VAIN[lang], lang)


@rows("line", ("ben dodges with the barrel", "the barrel saves him", "barrel saved him"))
def test_without_a_barrel_it_is_nothing(tmp_path: Path, line: str) -> None:
    """Nor where he has drawn for it already."""
    for before in ("bang 2", f"{SHOT}; barrel 3c"):
        with pytest.raises(BadLine):
            meant(tmp_path / f"{len(before)}.db", before, line)
