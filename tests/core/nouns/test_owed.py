"""What is owed names a cause or a side."""

import msgspec
import pytest

from referee.core.nouns.table import Owed

WRITTEN = {
    b'{"kind":"lose","seat":2,"count":3,"card":"dynamite"}': Owed("lose", 2, 3, "dynamite"),
    b'{"kind":"won","seat":0,"side":"outlaws"}': Owed("won", 0, side="outlaws"),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_a_cause_and_a_side_are_told_apart(text: bytes) -> None:
    """A cause is called `card` in a log, a side by its name."""
    read = msgspec.json.decode(text, type=Owed)
    assert read == WRITTEN[text]
    assert msgspec.json.decode(msgspec.json.encode(read), type=Owed) == read


def test_a_sentence_names_whichever_there_is() -> None:
    """The cause, or the side."""
    assert [each.named for each in WRITTEN.values()] == ["dynamite", "outlaws"]
