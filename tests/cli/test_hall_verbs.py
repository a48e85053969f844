"""The verbs of an event on a server: who is let in, with what, and what is said of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from referee.journal.server.own_server import OwnServer
from tests.cli.command import referee
from tests.postgres import event


@pytest.fixture
def hall(postgres: OwnServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The option that names the event, with a table that the desk opened."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    place = event(postgres)
    named = f"--store={place}"
    assert referee(named, "new", "Anna:sheriff", "Bruno", "Carla", "Dario", "--title", "First").code == 0
    yield named
    with psycopg.connect(place.address, autocommit=True) as db:
        for name in ("ada", "wall"):
            for words in (f"drop owned by {name}", f"drop role {name}"):
                try:
                    db.execute(words)
                except psycopg.errors.UndefinedObject:
                    continue


def test_a_laptop_is_let_in_plays_and_is_sent_away(hall: str) -> None:
    """It sees its own tables only until it is given another, and nothing once it is sent away."""
    invited = referee(hall, "hall", "invite", "ada", "--json")
    told = json.loads(invited.out)
    assert told["code"].startswith("open/127.0.0.1:") and any("create role" in each for each in told["did"])
    joined = referee("hall", "join", "--device", "[b]Table 1", stdin=told["code"])
    assert joined.code == 0 and "service=hall" in joined.out
    ada = "--store=service=hall"
    assert "First" not in referee(ada, "tables").out
    assert referee(ada, "new", "Eva:sheriff", "Fred", "Gina", "Hugo", "--title", "Second").code == 0
    assert "Second" in referee(ada, "tables").out and "Second" in referee(hall, "tables").out
    assert referee(hall, "hall", "give", "ada", "--table", "First").code == 0
    assert "First" in referee(ada, "tables").out and referee(ada, "log", ".", "--table", "First").code == 0
    _says_who_logged(hall)
    assert referee(hall, "hall", "people").out.startswith("ada  table  ")
    assert referee(hall, "hall", "revoke", "ada").code == 0
    assert referee(ada, "tables").code == 2


def _says_who_logged(hall: str) -> None:
    """Of a log that two laptops wrote each entry says who did, and on which device; names are never markup."""
    first = (hall, "--table", "First")
    opened, logged = json.loads(referee(*first, "history", "--json").out)[:2]
    assert (opened["by"], logged["by"], logged["device"]) == ("keeper", "ada", "[b]Table 1")
    for told in (referee(*first, "history"), referee(*first, "history", "--entries")):
        assert "ada/[b]Table 1" in told.out and "keeper/" in told.out
    assert "Logged by ada on [b]Table 1" in referee(*first, "sheet", "1").out
    assert "ada" not in referee(hall, "--table", "Second", "history").out


def test_a_code_is_never_an_argument(hall: str) -> None:
    """It is typed on a line of its own; what is no code is refused, and not said again."""
    wrong = referee("hall", "join", stdin="open/h:1/event/ada/SECRET x\n")
    assert wrong.code == 2 and "SECRET" not in wrong.out + wrong.err
    assert referee("hall", "join", "open/h:1/event/ada/SECRET").code == 2


def test_only_an_event_on_a_server_lets_laptops_in(tmp_path: Path) -> None:
    """A file has no roles."""
    refused = referee(f"--store={tmp_path / 'x.sqlite'}", "hall", "people")
    assert refused.code == 2 and "service=hall" in refused.err


def test_a_store_is_copied_from_a_server_into_a_file(hall: str, tmp_path: Path) -> None:
    """Any laptop opens it alone."""
    assert referee(hall, "store", "copy", str(tmp_path / "copy.sqlite")).code == 0
    assert "First" in referee(f"--store={tmp_path / 'copy.sqlite'}", "tables").out
    assert referee(hall, "store", "copy", str(tmp_path / "copy.sqlite")).code == 2


def test_a_table_calls_the_desk(hall: str) -> None:
    """From its laptop; on the floor it stands first, until somebody goes there."""
    code = json.loads(referee(hall, "hall", "invite", "ada", "--json").out)["code"]
    assert referee("hall", "join", stdin=code).code == 0
    ada = "--store=service=hall"
    assert referee(ada, "new", "Eva:sheriff", "Fred", "Gina", "Hugo", "--title", "Second").code == 0
    assert referee(ada, "hall", "call", "two kings").code == 0
    floor = referee(hall, "hall", "floor")
    assert floor.code == 3 and floor.out.startswith("! Second calls the desk: two kings (0 min)")
    assert "First" in floor.out and "First" not in referee(ada, "hall", "floor").out
    assert "Somebody goes to Second" in referee(hall, "hall", "answer", "--table", "Second").out
    assert referee(hall, "hall", "floor").code == 0
    assert "did not call" in referee(hall, "hall", "answer", "--table", "Second").out
