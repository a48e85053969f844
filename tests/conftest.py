"""One home for the whole run: nothing is written to that of whoever tests, and the rulings are indexed once."""

import gc
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from shutil import disk_usage
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from referee.journal.server.own_server import OwnServer
from tests import compiled

LONG = ("hostile", "properties", "second_engine", "journal")
"""The rooms whose tests take longest: begun first, so that no worker is left alone with one of them."""
MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROOM = 4 * 2**30
"""Bytes that have to be free there."""


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings and data of this worker alone; an index of the shelf, found fresh by its content, shared by all."""
    own = tmp_path_factory.getbasetemp()
    run = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    loose = tmp_path_factory.mktemp("loose")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tempfile.tempdir", str(loose))
        patch.setenv("XDG_CACHE_HOME", str(run / "cache"))
        for name in ("CONFIG", "DATA"):
            patch.setenv(f"XDG_{name}_HOME", str(tmp_path_factory.mktemp(name.lower())))
        patch.setenv("TEXTUAL_ANIMATIONS", "none")
        compiled.beside(run / "compiled")
        yield


@pytest.fixture(scope="session", autouse=True)
def blank_index(home: None) -> Iterator[None]:
    """All names of a glossary are put into one index, of which the others that a test makes begin as copies."""
    from referee.library.search import building

    made, blanks = building.empty, list[tuple[Any, sqlite3.Connection]]()

    def empty(glossary: Any, file: str = ":memory:") -> sqlite3.Connection:
        if file != ":memory:":
            return made(glossary, file)
        blank = next((db for of, db in blanks if of is glossary), None)
        if blank is None:
            blanks.append((glossary, blank := made(glossary)))
            blank.commit()
        db = sqlite3.connect(file, check_same_thread=False)
        blank.backup(db)
        return db

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "empty", empty)
        yield


@pytest.fixture(scope="session", autouse=True)
def blank_store(home: None) -> Iterator[None]:
    """The tables of a store are made step by step once; a store that a test makes has the same at once."""
    from sqlite_utils import Database

    from referee.journal.schema import MIGRATIONS

    by_steps, every, blank = MIGRATIONS.apply, [*MIGRATIONS._migrations], Database(memory=True)
    by_steps(blank)
    tables = [sql for (sql,) in blank.execute("select sql from sqlite_schema where sql is not null order by rowid")]
    steps = blank.execute("select * from _sqlite_migrations").fetchall()
    step = f"insert into _sqlite_migrations values({','.join('?' * len(steps[0]))})"

    def apply(db: Database, **how: Any) -> None:
        (stands,) = db.execute("select count(*) from sqlite_schema").fetchone()
        if how or stands or MIGRATIONS._migrations != every:
            by_steps(db, **how)
            return
        for sql in tables:
            db.execute(sql)
        db.conn.executemany(step, steps)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MIGRATIONS, "apply", apply)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnServer]:
    """A PostgreSQL server, started when it is first asked for; what is on it need not outlive a power cut."""
    from tests.postgres import started

    with started(fsync="off") as server:
        yield server


def pytest_configure() -> None:
    """Look for no garbage while tests are collected: what is read then stays. No test fails for a busy machine.

    Thousands of stores are made, each of which waits for the disk wherever it says that something is kept: where there
    is room they are made in memory. Whoever sets PYTEST_DEBUG_TEMPROOT or `--basetemp` says where else.
    """
    gc.disable()
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and disk_usage(MEMORY).free >= ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("busy")


def pytest_collection(session: pytest.Session) -> None:
    """Compile with the other workers, not the same as they."""
    compiled.share(session.config)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    items.sort(key=lambda item: item.nodeid.split("/")[1] not in LONG)


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over what was collected: it stays to the end, and there is a lot of it.

    Each app that a test opens or closes would have it all looked through again, for all tests after.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()
    gc.freeze = gc.unfreeze = lambda: None
    gc.collect = lambda *_: 0
    gc.set_threshold = lambda *_: None
