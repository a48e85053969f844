"""What the system refuses for is told in the language spoken, not in the English that it says it in."""

import os
from pathlib import Path

import pytest

from referee.files import BadFile, read_text
from referee.speech import LANGUAGES, Speech
from referee.speech.words import Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_not_there(tmp_path: Path, lang: str) -> None:
    """Which file, why, and what to do: all of it in one language."""
    with pytest.raises(BadFile) as refused:
        read_text(tmp_path / "nothing")
    said = Speech.of(lang).error(refused.value)
    assert Words.of(lang).say("system-enoent") in said
    assert (os.strerror(2) in said) is False
