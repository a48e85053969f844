"""Names of German, French and Spanish editions find their ruling, though nothing is told in those languages."""

from collections.abc import Iterator

import pytest

from referee.library.search import Index
from referee.library.search.index import rulings_index


@pytest.fixture(scope="module")
def index() -> Iterator[Index]:
    """The project's own rulings."""
    index = rulings_index()
    yield index
    index.close()


@pytest.mark.parametrize(
    ("asked", "clause"),
    [
        ("Gefängnis Sheriff", "NLB-033"),
        ("cerveza dos jugadores", "ITC-248"),
        ("Forajido recompensa", "NLB-017"),
        ("Planque", "NLB-027"),
        ("Slab le Flingueur Raté", "CRD-032"),
    ],
)
def test_a_foreign_name_finds_its_ruling(index: Index, asked: str, clause: str) -> None:
    """One of the first three answers decides the very clause."""
    found = [index.ruling(hit.ruling) for hit in index.ask(asked).hits[:3]]
    assert clause in {clause for ruling in found for clause in ruling.clauses}


def test_two_foreign_names_find_what_is_about_both(index: Index) -> None:
    """The best answer to a Missed! against a Gatling names both cards."""
    (best, *_) = index.ask("Raté contre Gatling").hits
    assert {"missed", "gatling"} <= set(index.ruling(best.ruling).cards)
