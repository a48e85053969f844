"""The tournament's core holds no sentence in any language, and its files fit in a reader's head."""

from pathlib import Path

from tests.house.core import ROOT, strings
from tests.house.test_no_sentences_in_core import PHRASE

FILES = sorted((ROOT / "championship" / "rules").rglob("*.py"))


def test_there_is_something_to_look_at() -> None:
    """The folder is where it is looked for."""
    assert {"judging.py", "standings.py"} <= {path.name for path in FILES}


def test_no_string_is_a_sentence() -> None:
    """No string but a docstring holds two words in a row."""
    told = [(path.name, line, text) for path in FILES for line, text in strings(path) if PHRASE.search(text)]
    assert told == []


def test_files_are_short() -> None:
    """Under two hundred lines each."""
    long = {path.name for path in FILES if len(Path(path).read_text(encoding="utf-8").splitlines()) > 200}
    assert long == set()
