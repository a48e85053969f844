"""The name of a player that was typed with a slip is asked for, wherever it stands and however short it is."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SHORT = FIVE.replace("Cleo", "Sue").replace("Dirk", "Bas").replace("Eva", "Bos")


@rows("lang", ["nl", "it", "en"])
@rows(
    ("line", "word", "names"),
    [
        ("suu winchester", "suu", ("Sue",)),
        ("bang suu", "suu", ("Sue",)),
        ("anna bang seu", "seu", ("Sue",)),
        ("bus winchester", "bus", ("Bas", "Bos")),
        ("jail anan", "anan", ("Anna",)),
    ],
)
def test_it_is_asked_for(tmp_path: Path, lang: str, line: str, word: str, names: tuple[str, ...]) -> None:
    """All that it may be are offered; where the line means nothing with any of them, none is."""
    with pytest.raises(BadLine) as refused:
        meant(tmp_path / "s.db", "", line, lang, SHORT)
    assert refused.value.about.get("choices", ()) == names
    assert not names or (refused.value.key, refused.value.about["word"]) == ("word_near", word)


NEARLY = [("nl", "ton, bang op bne", "bne", "Ben"), ("it", "bang a dirkolo, colpito", "dirkolo", "Dirk")]


@pytest.mark.parametrize(("lang", "line", "word", "name"), NEARLY)
def test_in_a_longer_line_and_as_a_pet_form(tmp_path: Path, lang: str, line: str, word: str, name: str) -> None:
    """It is asked for there as well, and no sign behind it is named."""
    with pytest.raises(BadLine, match="word_near") as refused:
        meant(tmp_path / "s.db", "", line, lang)
    assert (refused.value.about["word"], refused.value.about["choices"]) == (word, (name,))


def test_the_word_that_means_nothing_is_named(tmp_path: Path) -> None:
    """And none that stands beside it."""
    with pytest.raises(BadLine) as refused:
        meant(tmp_path / "s.db", "end", "ben trekt 2, blaat, klaar", "nl")
    assert refused.value.about["word"] == "blaat"
