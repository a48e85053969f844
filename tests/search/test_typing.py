"""What is remembered while somebody types changes no answer: each stands as if it had been asked first."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.search import Index
from tests.search.shelf import shelved

QUESTIONS = (
    ("en", "how many life points does a beer give at night?"),
    ("it", "quanti punti vita dà la birra a chi è in prigione"),
    ("nl", "mag ik een birr drinken in de gevangeniss"),
)


@pytest.mark.parametrize(("lang", "question"), QUESTIONS)
def test_every_letter_is_answered_as_if_it_were_the_first(tmp_path: Path, lang: str, question: str) -> None:
    """Letter by letter, backwards too, and after another question."""
    folder = tmp_path / "rulings"
    folder.mkdir()
    shelved(folder)
    typing, cache = Index.open(folder, tmp_path / "cache"), tmp_path / "cache"
    typing.read_ahead()
    lines = [question[:end] for end in range(1, len(question) + 1)]
    for line in (*lines, "dynamite", *reversed(lines)):
        fresh = Index.open(folder, cache)
        assert typing.ask(line, lang) == fresh.ask(line, lang), line
        fresh.close()
    typing.close()


def test_reading_ahead_leaves_damage_to_whoever_asks(tmp_path: Path) -> None:
    """A file that lost its entries is no error before the first question, which is answered from a new one."""
    folder, cache = tmp_path / "rulings", tmp_path / "cache"
    folder.mkdir()
    shelved(folder)
    Index.open(folder, cache).close()
    (file,) = cache.glob("*.sqlite")
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("drop table entries")
    index = Index.open(folder, cache)
    index.read_ahead()
    assert index.ask("beer at night").hits
    index.close()
