"""What is shown above an answer is the question that it answers: nobody says yes to "who", "when" or "how"."""

import pytest

from tests.shelf import the_shelf

OPENS = {
    "nl": ("wat", "wie", "waar", "wanneer", "hoe", "hoeveel", "welke", "welk", "waarom", "wiens", "waarvoor"),
    "it": ("che", "cosa", "come", "quanto", "quanta", "quanti", "quante", "quale", "quali", "dove"),
    "en": ("what", "who", "whom", "whose", "when", "how", "which", "where", "why"),
}
"""The words that a question opens with which asks for more than yes or no; `chi` and `quando` may mean "he who" and
"as soon as"."""
YES_OR_NO = {"nl": ("ja", "nee"), "it": ("sì", "no"), "en": ("yes", "no")}
RULINGS = the_shelf().rulings


def opening(text: str) -> str:
    """The first word."""
    return text.casefold().split()[0].strip(".,:;!?'“”\"")


@pytest.mark.parametrize("lang", OPENS)
def test_nobody_says_yes_to_who_or_when(lang: str) -> None:
    """In no ruling of the shelf."""
    asking = [ruling for ruling in RULINGS if opening(ruling.question[lang][0]) in OPENS[lang]]
    assert len(asking) > len(RULINGS) / 4
    assert [each.id for each in asking if opening(each.answer[lang]) in YES_OR_NO[lang]] == []


@pytest.mark.parametrize("lang", OPENS)
def test_a_yes_or_no_stands_under_a_question(lang: str) -> None:
    """Not under a heap of words, nor under a statement."""
    answered = [ruling for ruling in RULINGS if opening(ruling.answer[lang]) in YES_OR_NO[lang]]
    assert [each.id for each in answered if not each.question[lang][0].rstrip().endswith("?")] == []
