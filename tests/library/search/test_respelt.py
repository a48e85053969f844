"""German without a German keyboard, and words written as one, are read as what they are."""

import pytest

from referee.library.search import Index


@pytest.mark.parametrize(
    ("asked", "same"),
    [
        ("Darf der Sheriff ins Gefaengnis?", "Darf der Sheriff ins Gefängnis?"),
        ("Wie viele Karten duerfen es sein?", "Wie viele Karten dürfen es sein?"),
        ("Wer gewinnt gegen den Abtruennigen?", "Wer gewinnt gegen den Abtrünnigen?"),
    ],
)
def test_letters_typed_for_others_are_read_as_these(project: Index, asked: str, same: str) -> None:
    """Nothing is corrected: it is the same question."""
    read, wanted = project.read(asked, "de"), project.read(same, "de")
    assert (read.said, read.corrected) == (wanted.said, ())


def test_in_another_language_these_letters_stay(project: Index) -> None:
    """Dutch has words with them."""
    assert "hoe" in project.read("hoe ver schiet ik", "nl").said.split()


@pytest.mark.parametrize("asked", ["gefängniskarte", "rollenkarten", "lebenspunkteverlust"])
def test_words_written_as_one_are_known(project: Index, asked: str) -> None:
    """As they stand, or by their parts, with what links them or without."""
    assert all(term.kind != "unknown" for term in project.read(f"{asked} ", "de").terms)
