"""A line of thousands of words is no trap: what it costs to refuse it grows as it does, not with its square."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from referee.notation.words.typed_words import TypedWords
from tests.cli.command import FIVE, referee
from tests.hostile.test_hostile_lines import talked


def looked_up(option: str, line: str) -> int:
    """How often a card was looked for in the words of this line."""
    with patch.object(TypedWords, "card", autospec=True, side_effect=TypedWords.card) as card:
        code, told = talked((option, "log"), [line])
    assert code == 0, told
    return card.call_count


@pytest.mark.parametrize("word", ["with", "and", "qd", "springfield and"])
def test_twice_the_words_are_no_more_than_twice_the_work(word: str, tmp_path: Path) -> None:
    """Beyond what people speak, a line is read as shorthand alone."""
    option = f"--store={tmp_path / 'x.sqlite'}"
    referee(option, "new", *FIVE)
    once, twice = (looked_up(option, f"1 bang 2 {f'{word} ' * many}") for many in (400, 800))
    assert twice <= 2.1 * once + 100
