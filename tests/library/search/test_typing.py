"""What is remembered while somebody types changes no answer: each stands as if it had been asked first."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from gc import collect  # as it was before the tests were collected: they run with another
from pathlib import Path
from weakref import ref

import pytest

from referee.library.search import Index
from referee.tui.resting import as_usual, settled
from tests.library.search.shelf import shelved

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


def test_an_index_that_was_closed_leaves_nothing_behind(tmp_path: Path) -> None:
    """However often somebody opens the shelf, no memory is held by those who opened it before."""
    folder = tmp_path / "rulings"
    folder.mkdir()
    index = Index.open(shelved(folder), tmp_path / "cache")
    index.read_ahead()
    settled()
    index.close()
    opened = ref(index)
    del index
    collect()
    as_usual()
    assert opened() is None


EVERYTHING = ("rulings", "words", "listed", "named", "meanings", "sources", "small", "files", "meta")
WHATEVER: list[Callable[[Index], object]] = [
    lambda index: index.read_ahead(),
    lambda index: index.ask("beer at night").hits[0].ruling,
    lambda index: index.about(("beer", "jail")).hits[0].ruling,
    lambda index: [ruling.id for ruling in index.outline().rulings],
    lambda index: [ruling.id for ruling in index.library().rulings],
    lambda index: index.ruling("night-beer"),
    lambda index: index.cited("night-beer"),
    lambda index: index.source("night-rides"),
    lambda index: index.documents(),
]


@pytest.fixture(scope="module")
def indexed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a shelf, and its index in another within it."""
    folder = tmp_path_factory.mktemp("rulings")
    Index.open(shelved(folder), folder / "cache").close()
    return folder


@pytest.mark.parametrize("at", range(len(EVERYTHING)), ids=EVERYTHING)
def test_a_damaged_file_is_mended_by_whatever_is_asked_first(indexed: Path, at: int) -> None:
    """Whatever of the file is gone, a question is answered as of a sound one: each with a third of what may be gone."""
    folder, cache = indexed, indexed / "cache"
    (file,) = cache.iterdir()
    sound = file.read_bytes()
    for question in (WHATEVER[(at * 3 + step) % len(WHATEVER)] for step in range(3)):
        index = Index.open(folder, cache)
        expected = question(index)
        index.close()
        with closing(sqlite3.connect(file)) as db, db:
            db.execute(f"drop table {EVERYTHING[at]}")
        index = Index.open(folder, cache)
        assert question(index) == expected
        index.close()
        file.write_bytes(sound)
