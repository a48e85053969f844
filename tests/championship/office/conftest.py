"""A store of each test's own, and a tournament in it whose tables are drawn."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.championship.office.office import Office
from referee.championship.office.tournamentlog import TournamentLog
from tests.championship.office.opening import office, seated


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Office]:
    """An open office on a store that is new."""
    opened = office(tmp_path / "event.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def cup(desk: Office) -> TournamentLog:
    """A tournament of ten at its two tables."""
    return seated(desk.new("Cup"))
