"""A card of the Dead Men's Deck is played by its name alone, wherever it stands in the line."""

import pytest

from referee.errors import BadLine
from tests.notation.test_ghosts_as_said import lines
from tests.rows import rows

SAID = {
    "en": (
        "curse ed", "bo curse ed", "curse on ed", "curse at 4", "bo plays curse on ed", "play curse at ed",
        "ed curse", "haunt ed with curse", "bo haunts ed with the curse", "bo plays the curse at ed",
    ),
    "nl": ("curse ed", "curse op ed", "bo speelt curse op ed", "bo speelt de curse op ed", "ed curse"),
    "it": ("curse ed", "curse su ed", "bo gioca curse su ed", "bo gioca la curse contro ed", "ed curse"),
}  # fmt: skip


@rows(("lang", "line"), [(lang, line) for lang, said in SAID.items() for line in said])
def test_it_is_played_by_whose_turn_it_is(lang: str, line: str) -> None:
    """At the one player who is named besides."""
    assert lines(line, "turn 2 play", lang) == ["2 haunt curse 4"]


@rows("lang", ["nl", "it", "en"])
@rows(
    ("line", "meant"),
    [
        ("in memoriam ed", "2 haunt in_memoriam 4"),
        ("ed in memoriam", "2 haunt in_memoriam 4"),
        ("curse ed with 2", "2 haunt curse 4 for 2"),
    ],
)
def test_names_of_several_words_and_what_is_paid(line: str, meant: str, lang: str) -> None:
    """Are read as behind the verb."""
    assert lines(line, "turn 2 play", lang) == [meant]


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_in_a_turn_of_the_living_it_is_nothing(lang: str) -> None:
    """They hold no such cards."""
    with pytest.raises(BadLine):
        lines("curse ed", "turn 1 play", lang)
