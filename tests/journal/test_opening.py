"""A store is made if missing, migrated if older, refused if newer or not ours."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest
from sqlite_utils import Database

from referee.errors import BadJournal, RefereeError, StoreBusy, StoreNewer, StoreUnreachable
from referee.journal import TABLE, Journal, acknowledged, opening, salvage, schema
from tests.journal.records import assert_whole, batch

ROOT = Path(__file__).parents[2]


def ask(path: Path, sql: str) -> list[tuple[object, ...]]:
    """Look into the file past the journal."""
    with closing(sqlite3.connect(path)) as db, db:
        return db.execute(sql).fetchall()


THEN = opening.VERSION
"""The version of today's program."""


@pytest.fixture
def second_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tomorrow's program: one more migration, made up for these tests."""
    monkeypatch.setattr(schema.MIGRATIONS, "_migrations", [*schema.MIGRATIONS._migrations])
    monkeypatch.setattr(opening, "VERSION", opening.VERSION + 1)

    @schema.MIGRATIONS(name="9999_made_up")
    def _made_up(db: Database) -> None:
        db.execute("alter table stream add column place text not null default 'Utrecht'")
        db.execute("create table made_up(x)")
        if db.execute("select * from stream where id = 'fatal'").fetchone():
            raise sqlite3.DatabaseError("made up")


def test_a_missing_store_is_made(path: Path) -> None:
    """The store and its folders are made on first use, empty."""
    with Journal.open(path) as journal:
        assert journal.streams() == []
    assert path.exists()


def test_the_version_counts_the_steps() -> None:
    """The version of the schema is the number of its steps."""
    assert len(schema.MIGRATIONS._migrations) == opening.VERSION


def test_commits_are_durable(journal: Journal, path: Path) -> None:
    """Each commit reaches the disk: write-ahead log, full synchronous."""
    assert journal._connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert journal._connection.execute("pragma synchronous").fetchone() == (2,)
    assert ask(path, "pragma user_version") == [(opening.VERSION,)]


def test_a_name_is_always_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store called `:memory:` is a file like any other."""
    monkeypatch.chdir(tmp_path)
    for name in (":memory:", "file:x?mode=memory", "名前 [b] %41#?.sqlite"):
        Journal.open(Path(name)).close()
        assert (tmp_path / name).stat().st_size > 0


def test_a_newer_store_is_refused(journal: Journal, path: Path) -> None:
    """A store of a later version is not touched; the refusal names the path and both versions."""
    journal.close()
    ask(path, "pragma user_version = 7")
    before = path.read_bytes()
    with pytest.raises(StoreNewer) as refusal:
        Journal.open(path)
    assert refusal.value.about == {"path": str(path), "version": 7, "known": opening.VERSION}
    assert path.read_bytes() == before


def test_an_older_store_is_copied_then_migrated(path: Path, request: pytest.FixtureRequest) -> None:
    """An older store opens with all it held, and stands beside its copy as it was."""
    with Journal.open(path) as journal:
        journal.create("t", "Table 1", "2026-11-21")
        journal.append("t", 0, batch("t", 0, 30))
        request.getfixturevalue("second_step")
        with Journal.open(path) as migrated:
            assert_whole("t", migrated.read("t"))
            assert migrated.append("t", 30, batch("t", 30, 1)) == 31
    assert ask(path, "pragma user_version") == [(opening.VERSION,)]
    assert ask(path, "select place from stream") == [("Utrecht",)]
    copy = path.with_name(f"{path.name}.v{THEN}-backup")
    assert sorted(path.parent.iterdir()) == [path, acknowledged.place(path), copy]
    assert ask(copy, "pragma user_version") == [(THEN,)]
    assert ask(copy, "select count(*) from record") == [(30,)]


def test_a_store_from_before_kinds_holds_tables(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was logged before streams had kinds is a table's log, and stays readable."""
    with monkeypatch.context() as then:
        then.setattr(schema.MIGRATIONS, "_migrations", schema.MIGRATIONS._migrations[:1])
        then.setattr(opening, "VERSION", 1)
        connection = opening.connect(path)
    connection.execute("insert into stream values('t', 'Table 1', '2026-11-21')")
    connection.close()
    with Journal.open(path) as journal:
        assert [(info.id, info.kind) for info in journal.streams()] == [("t", TABLE)]
        journal.append("t", 0, batch("t", 0, 3))
        assert_whole("t", journal.read("t"))
    assert {each.kind for each in salvage(path)} == {TABLE}


@pytest.mark.usefixtures("second_step")
def test_a_new_store_needs_no_copy(path: Path) -> None:
    """All steps run on a new store, and nothing stands beside it."""
    Journal.open(path).close()
    assert list(path.parent.iterdir()) == [path]


def test_a_migration_that_fails_changes_nothing(path: Path, request: pytest.FixtureRequest) -> None:
    """All steps or none: the older store stays as it was, and each attempt keeps a copy of its own."""
    with Journal.open(path) as journal:
        journal.create("fatal", "Table 1", "2026-11-21")
    request.getfixturevalue("second_step")
    for _ in range(2):
        with pytest.raises(RefereeError):
            Journal.open(path)
    assert ask(path, "pragma user_version") == [(THEN,)]
    assert ask(path, "select count(*) from sqlite_schema where name = 'made_up'") == [(0,)]
    assert len(list(path.parent.glob(f"*.v{THEN}-backup*"))) == 2


@pytest.mark.parametrize("sql", ["create table diary(day)", "pragma user_version = 3", "pragma application_id = 5"])
def test_the_database_of_another_program_is_refused(path: Path, sql: str) -> None:
    """A file that is not ours is left alone, whatever version it claims."""
    path.parent.mkdir()
    ask(path, sql)
    before = path.read_bytes()
    with pytest.raises(BadJournal, match="not_a_store"):
        Journal.open(path)
    assert path.read_bytes() == before


def test_a_place_that_cannot_hold_a_store(tmp_path: Path) -> None:
    """A folder, or a path through a file, is a clear error that names the place."""
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path, tmp_path / "file" / "store.sqlite"):
        with pytest.raises(StoreUnreachable, match=str(place)):
            Journal.open(place)


def test_a_full_disk_is_a_clear_error(journal: Journal) -> None:
    """What does not fit is not acknowledged and not there; when there is room again, writing goes on."""
    (pages,) = journal._connection.execute("pragma page_count").fetchone()
    journal._connection.execute(f"pragma max_page_count = {pages + 2}")
    with pytest.raises(StoreUnreachable, match="SQLITE_FULL"):
        journal.append("t", 0, batch("t", 0, 100))
    assert journal.read("t") == []
    journal._connection.execute("pragma max_page_count = 1000000")
    assert journal.append("t", 0, batch("t", 0, 100)) == 100


def test_a_store_held_by_another_writer(path: Path, journal: Journal) -> None:
    """Who cannot write within the time of patience is told so; reading goes on."""
    journal._connection.execute("pragma busy_timeout = 20")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        with pytest.raises(StoreBusy):
            journal.append("t", 0, batch("t", 0, 1))
        assert journal.read("t") == []
    assert journal.append("t", 0, batch("t", 0, 1)) == 1


def _open_and_create(path: Path, name: str, together: Barrier) -> None:
    together.wait(60)
    with Journal.open(path) as journal:
        journal.create(name, name, name)


def test_processes_may_make_one_store_together(path: Path) -> None:
    """Six processes that find no store make one between them."""
    context = get_context("spawn")
    together = context.Barrier(6)
    makers = [context.Process(target=_open_and_create, args=(path, str(n), together)) for n in range(6)]
    for maker in makers:
        maker.start()
    for maker in makers:
        maker.join(60)
    assert [maker.exitcode for maker in makers] == [0] * 6
    with Journal.open(path) as journal:
        assert [info.id for info in journal.streams()] == ["0", "1", "2", "3", "4", "5"]


class Refusing:
    """A connection whose change to a write-ahead log is refused so many times, as SQLite does at once under a race."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.mode = "delete"

    def execute(self, sql: str) -> "Refusing":
        """The pragma, asked or set."""
        if "=" in sql:
            self.times -= 1
            if self.times >= 0:
                raise sqlite3.OperationalError("database is locked")
            self.mode = "wal"
        return self

    def fetchone(self) -> tuple[str]:
        """The mode as it is."""
        return (self.mode,)


def test_a_write_ahead_log_that_is_refused_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until patience ends: SQLite does not wait by itself where two make one store."""
    twice, always = Refusing(2), Refusing(10**9)
    opening._write_ahead(twice)  # type: ignore[arg-type]
    assert twice.mode == "wal"
    monkeypatch.setattr(opening, "PATIENCE", 0.0)
    with pytest.raises(sqlite3.OperationalError):
        opening._write_ahead(always)  # type: ignore[arg-type]


def test_an_open_store_needs_no_sqlite_utils(journal: Journal, path: Path) -> None:
    """Opening, reading and appending import nothing outside the standard library."""
    code = f"""if 1:
        import sys
        sys.path.insert(0, {str(ROOT)!r})
        from pathlib import Path
        from referee.journal import Journal
        Journal.open(Path({str(path)!r})).read("t")
        print(*sorted({{name.partition(".")[0] for name in sys.modules}} - set(sys.stdlib_module_names)))"""
    run = subprocess.run([sys.executable, "-S", "-E", "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["__main__", "referee"]
