"""Lines as somebody writes who tells a story: two sentences, what is taken behind a card, what comes to mind late."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

TAKEN = {
    "nl": "paniek ben pakt het vizier",
    "it": "panico a ben prende il mirino",
    "en": "panic ben takes the scope",
    "de": "panik ben nimmt das zielfernrohr",
}
COMES_TO_MIND = {
    "nl": "oh, eerst anna mustang",
    "it": "ah, anna ha messo la mustang",
    "en": "oh, anna played a mustang",
    "de": "ach, zuerst anna mustang",
}


@rows("lang", TAKEN)
def test_what_is_taken_stands_behind_the_card(store: Path, lang: str) -> None:
    """No comma is needed between a card and what it takes."""
    assert meant(store, "set 2 play scope", TAKEN[lang], lang) == ["1 panic 2", "1 take 2 scope"]


@rows("lang", COMES_TO_MIND)
def test_what_comes_to_mind_is_told(store: Path, lang: str) -> None:
    """The words before it carry nothing."""
    assert meant(store, "barrel", COMES_TO_MIND[lang], lang) == ["1 mustang"]


def test_two_sentences_are_two_lines(store: Path) -> None:
    """A full stop stands between them."""
    assert meant(store, "anna end", "ben draws 2. barrel") == ["2 draw 2", "2 barrel"]


def test_a_name_with_a_slip_behind_a_small_word_is_asked(store: Path) -> None:
    """`a celo` is nobody, and nearly Cleo."""
    with pytest.raises(BadLine, match="word_near") as asked:
        meant(store, "", "bang 4q a celo", "it")
    assert asked.value.about["choices"] == ("Cleo",)
