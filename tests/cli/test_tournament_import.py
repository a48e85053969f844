"""`tournament import`: what is told of a file before, and after, it was brought in."""

from pathlib import Path

import pytest

from referee.championship.office.document import document_of, written
from referee.championship.simulating.tournament import simulated
from tests.championship.rules.making import drawn
from tests.cli.command import referee


@pytest.fixture
def document(tmp_path: Path) -> Path:
    """The document of a tournament of ten, as it was written."""
    file = tmp_path / "cup.json"
    file.write_text(written(document_of(simulated(10, 1))), encoding="utf-8")
    return file


def test_a_document_as_it_was_written_is_brought_in_without_a_word(document: Path, store: str) -> None:
    """It agrees with itself."""
    ran = referee(store, "tournament", "import", document)
    assert (ran.code, ran.err) == (0, "")


def test_of_an_altered_document_it_is_said_that_it_was(document: Path, store: str) -> None:
    """It is brought in, its results worked out anew; what differs is a matter for `verify`, and for a person."""
    text = document.read_text(encoding="utf-8")
    earned = text.index('"earned":') + len('"earned":')
    document.write_text(text[:earned] + "9" + text[earned:], encoding="utf-8")
    ran = referee(store, "tournament", "import", document)
    assert ran.code == 1
    said = " ".join(ran.err.split())
    assert said.startswith("In one thing this document is not what its own entries come to")
    assert f"referee tournament verify {document}" in said
    assert referee("tournament", "verify", document).code == 1
    assert len(referee(store, "tournament", "list", "--json").json) == 1


def test_what_could_be_read_in_two_ways_is_pointed_at_too(document: Path, store: str) -> None:
    """A name told twice: which of the two is meant nobody can say."""
    text = document.read_text(encoding="utf-8")
    document.write_text(text.replace('"bang_tournament":1', '"bang_tournament":1,"bang_tournament":1', 1), "utf-8")
    ran = referee(store, "tournament", "import", document)
    assert ran.code == 1 and "tournament verify" in ran.err


def test_an_amount_that_no_tournament_knows_is_told_as_it_stands_there(tmp_path: Path, store: str) -> None:
    """Not as the number of its entry; the line says where to look."""
    log = drawn(10)
    text = written(document_of(log))
    file = tmp_path / "cup.json"
    file.write_text(text.replace('"player":5,"name"', '"player":123456,"name"', 1), encoding="utf-8")
    ran = referee(store, "tournament", "import", file)
    assert ran.code == 2
    line = next(at for at, each in enumerate(file.read_text("utf-8").splitlines(), 1) if "123456" in each)
    assert ran.err.startswith(f"{file}, line {line}: 123456 is not a number that can be right here.")


def test_a_store_is_no_list(store: str, tmp_path: Path) -> None:
    """Somebody names the file of another laptop's store: it is said what it is, and how it is opened."""
    other = tmp_path / "other.sqlite"
    assert referee("--store", other, "tournament", "new", "Cup").code == 0
    assert referee(store, "tournament", "new", "Cup").code == 0
    ran = referee(store, "tournament", "import", other)
    assert ran.code == 2
    assert "a database" in ran.err and "--store FILE" in ran.err
