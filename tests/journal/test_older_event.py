"""An event that an older program made goes on with a newer one, and the laptops that were invited to it do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from referee.errors import StoreUnreachable
from referee.journal import NewRecord, Server, open_store
from referee.journal.server import rights, schema
from referee.journal.server.own_server import OwnServer, write_secret
from referee.journal.server.rights import Rights
from tests.journal.records import AT, batch
from tests.postgres import at, event

OLD_APPEND = """with moved as (update referee.stream set version = version + 1 where id = 't' returning version)
    insert into referee.record(stream, version, event_id, at, entry, verdict)
    select 't', version, 'old-' || version, '', '"x"', '{}' from moved"""
"""What the older program says, which knows no devices."""


class Event:
    """What the older program made: the tables of its form, and two laptops with the roles of then."""

    def __init__(self, postgres: OwnServer, folder: Path, form: int, patch: pytest.MonkeyPatch) -> None:
        self.owner, self._port, self._folder = event(postgres), postgres.port, folder
        with patch.context() as older:
            older.setattr(schema, "STEPS", schema.STEPS[:form])
            older.setattr(schema, "VERSION", form)
            if form < 3:
                older.setattr(rights, "WRITING", [each.replace(", device", "") for each in rights.WRITING])
            open_store(self.owner).close()
            for name in ("ada", "desk"):
                post: rights.Post = "table" if name == "ada" else "desk"
                secret = rights.invite(self.owner, name, Rights(post)).secret
                write_secret(folder / name, f"*:*:*:{name}:{secret}\n")
            with closing(open_store(self.place("ada"))) as ada:
                ada.create("t", "Table 1", AT)

    def place(self, name: str) -> Server:
        """The event as this laptop has it."""
        return at(f"postgresql://{name}@127.0.0.1:{self._port}/postgres?passfile={self._folder / name}")

    def old_program(self) -> psycopg.Connection[tuple[object, ...]]:
        """One that runs on Ada's laptop."""
        return psycopg.connect(self.place("ada").address, autocommit=True)


@pytest.fixture(params=range(2, schema.VERSION))
def older(
    request: pytest.FixtureRequest, postgres: OwnServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Event]:
    """An event in each form since there are roles."""
    made = Event(postgres, tmp_path, request.param, monkeypatch)
    yield made
    with psycopg.connect(made.owner.address, autocommit=True) as db:
        for name in ("ada", "desk"):
            db.execute(f"drop owned by {name}")
            db.execute(f"drop role {name}")


def test_invited_laptops_go_on_once_the_owner_opened_it(older: Event) -> None:
    """Until then they are told who has to; a program that runs meanwhile goes on, and nobody joins again."""
    with older.old_program() as old:
        old.execute(OLD_APPEND)
        for name in ("ada", "desk"):
            with pytest.raises(StoreUnreachable, match="server_older"):
                open_store(older.place(name))
        open_store(older.owner).close()
        old.execute(OLD_APPEND)
    with closing(open_store(older.place("ada"))) as ada, closing(open_store(older.place("desk"))) as desk:
        assert ada.append("t", 2, batch("t", 2, 1)) == 3 and desk.append("t", 3, batch("t", 3, 1)) == 4
        assert [each.by.who for each in ada.read("t")] == ["ada", "ada", "ada", "desk"]
        ada.create("parted/ada/t/x", "Table 1", AT, [NewRecord("x", b'"x"', b"{}", AT)], "parted")
