"""An event is copied while it runs; of two copies one goes on, and where both do they are told when they meet."""

from pathlib import Path

import pytest

from referee.championship.office.copies import compared, copied, resumed
from referee.championship.office.office import Office
from referee.championship.office.tournamentlog import TournamentLog
from referee.errors import BadJournal, BadLine
from tests.championship.office.opening import office, typed


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Where the copy goes."""
    return tmp_path / "stick.sqlite"


def relations(desk: Office, stick: Path) -> set[str]:
    """How the streams of both copies stand to each other."""
    return {each.relation for each in compared(desk, stick)}


def test_a_copy_waits_and_the_original_goes_on(desk: Office, cup: TournamentLog, stick: Path) -> None:
    """The copy refuses everything until somebody says that it goes on there."""
    copied(desk, stick, "Maria", hand_over=False)
    cup.reload()
    typed(cup, "warn 1 late")
    there = office(stick)
    with pytest.raises(BadLine, match="handed_over"):
        typed(there.tournament(), "warn 2 loud")
    there.close()
    assert relations(desk, stick) == {"here"}


def test_an_event_that_is_handed_over_goes_on_there(desk: Office, cup: TournamentLog, stick: Path) -> None:
    """The original waits, and the copy is further."""
    copied(desk, stick, "Maria", hand_over=True)
    there = office(stick)
    typed(there.tournament(), "warn 2 loud")
    there.close()
    cup.reload()
    with pytest.raises(BadLine, match="handed_over"):
        typed(cup, "warn 1 late")
    assert relations(desk, stick) == {"there"}


def test_two_copies_that_both_went_on_are_told(desk: Office, cup: TournamentLog, stick: Path) -> None:
    """The number is that of the last entry they have in common: the hand-over."""
    copied(desk, stick, "Maria", hand_over=True)
    assert resumed(desk, "desk") == ["Cup"]
    (found,) = compared(desk, stick)
    assert found.relation == "parted"
    assert type(desk.tournament().entry(found.number)).__name__ == "HandedOver"


def test_comparing_leaves_the_other_copy_alone(desk: Office, cup: TournamentLog, stick: Path) -> None:
    """It is only read."""
    copied(desk, stick, "Maria", hand_over=False)
    before = stick.read_bytes()
    assert relations(desk, stick) == {"here"}
    assert stick.read_bytes() == before and sorted(stick.parent.glob("stick*")) == [stick]


def test_a_file_in_the_way_changes_nothing(desk: Office, cup: TournamentLog, stick: Path) -> None:
    """Nothing is overwritten, and nothing is logged."""
    stick.write_text("mine")
    length = len(cup.entries)
    with pytest.raises(BadJournal, match="copy_in_the_way"):
        copied(desk, stick, "Maria", hand_over=True)
    assert len(desk.tournament().entries) == length and stick.read_text() == "mine"


def test_what_cannot_be_copied_goes_on_here(desk: Office, cup: TournamentLog, tmp_path: Path) -> None:
    """Where the file cannot be made the event does not wait for a copy that is not there."""
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(Exception, match="store_unreachable"):
        copied(desk, tmp_path / "file" / "stick.sqlite", "Maria", hand_over=True)
    cup.reload()
    assert cup.state.handed is None


def test_only_what_waits_is_resumed(desk: Office, cup: TournamentLog) -> None:
    """Nothing to resume is told."""
    with pytest.raises(BadLine, match="not_handed_over"):
        resumed(desk, "")
