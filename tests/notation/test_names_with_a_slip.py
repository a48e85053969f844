"""The name of a player that was typed with a slip is asked for, wherever it stands and however short it is."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant

SHORT = FIVE.replace("Cleo", "Sue").replace("Dirk", "Bas").replace("Eva", "Bos")


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
@pytest.mark.parametrize(
    ("line", "word", "names"),
    [
        ("suu winchester", "suu", ("Sue",)),
        ("bang suu", "suu", ("Sue",)),
        ("anna bang seu", "seu", ("Sue",)),
        ("bis winchester", "bis", ("Bas", "Bos")),
        ("jail anan", "anan", ("Anna",)),
    ],
)
def test_it_is_asked_for(tmp_path: Path, lang: str, line: str, word: str, names: tuple[str, ...]) -> None:
    """All that it may be are offered; where the line means nothing with any of them, none is."""
    with pytest.raises(BadLine) as refused:
        meant(tmp_path / "s.db", "", line, lang, SHORT)
    assert refused.value.about.get("choices", ()) == names
    assert not names or (refused.value.key, refused.value.about["word"]) == ("word_near", word)
