"""What can be read of a tournament in a damaged store goes on in another one."""

from pathlib import Path

from referee.championship.office.bringing import bring_in
from referee.championship.office.office import Office
from referee.championship.office.salvaging import saved
from referee.championship.office.tournamentlog import TournamentLog
from tests.championship.office.opening import LAW_WINS, hired, office, typed


def test_a_whole_store_is_saved_whole(desk: Office, cup: TournamentLog, tmp_path: Path) -> None:
    """Every entry, with its time."""
    typed(cup, "round 1", hired(1, 1, 2, 3, 4, 5), LAW_WINS)
    (found,) = saved(desk.path)
    assert (found.name, found.entries, found.lost) == ("Cup", len(cup.entries), 0)
    again = bring_in(office(tmp_path / "other.sqlite"), found.document)
    assert (again.entries, again.times) == (cup.entries, cup.times)


def test_what_cannot_be_read_leaves_its_number(desk: Office, cup: TournamentLog, tmp_path: Path) -> None:
    """An entry that was overwritten is a gap; all others keep their numbers, and nothing else is taken back."""
    typed(cup, "warn 1 zebrazebra", "warn 2 loud")
    desk.close()
    path = tmp_path / "event.sqlite"
    path.write_bytes(path.read_bytes().replace(b'"reason":"zebrazebra"', b'"reason":"zebra\xff\xff\xff\xff\xff"'))
    (found,) = saved(path)
    assert found.lost == 1
    again = bring_in(office(tmp_path / "other.sqlite"), found.document)
    assert len(again.entries) == len(cup.entries) and again.entries[-1] == cup.entries[-1]
    assert [len(player.warnings) for player in again.state.players.values()][:2] == [0, 1]


def test_a_table_is_no_tournament(desk: Office, tmp_path: Path) -> None:
    """Streams of tables are left to the verb for tables."""
    from referee.desk.desk import Desk

    Desk(desk.path).new('seat 1 "Anna" sheriff ?\nseat 2 "Bruno" ? ?\nseat 3 "Carla" ? ?\nseat 4 "Dario" ? ?')
    assert list(saved(desk.path)) == []
