"""An event goes from the desk's file onto a server of its own, is written by many, and ends in a file again."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from referee.errors import BadJournal, StoreUnreachable
from referee.journal import Hosted, Journal, Rights, code_for, invite, join, open_store
from referee.journal.server.address import joined_file
from referee.journal.server.joining import Code
from tests.journal.records import AT, batch


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Laptops that keep what they joined to themselves."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def test_an_event_that_many_write_ends_in_a_file(tmp_path: Path) -> None:
    """With what the file held before, what each wrote, and nothing else; ended and begun again it goes on."""
    with Journal.open(tmp_path / "cup.sqlite") as journal:
        journal.create("t", "Table 1", AT, batch("t", 0, 2))
    hosted = Hosted(tmp_path / "cup.sqlite", "", 0)
    server = hosted.start()
    code = code_for(server, invite(server, "ada", Rights("table", ("t",))), hosted.host)
    with closing(open_store(join(code, insecure=False))) as ada:
        assert ada.append("t", 2, batch("t", 2, 1)) == 3
    assert hosted.end(tmp_path / "after.sqlite") == (1, 3)
    again = Hosted(tmp_path / "cup.sqlite", "", hosted.own.port)
    again.start()
    with closing(open_store(again.place)) as desk:
        assert desk.version("t") == 3
    assert again.end(tmp_path / "again.sqlite") == (1, 3)
    for file in ("after.sqlite", "again.sqlite"):
        with Journal.open(tmp_path / file) as journal:
            assert [record.event_id for record in journal.read("t")] == ["t-1", "t-2", "t-3"]
            assert journal.check().whole
    assert not again.own.runs
    assert joined_file().stat().st_mode & 0o077 == 0
    assert code.rpartition("/")[2].replace("-", "") not in joined_file().read_text(), "the first password is good once"


def test_a_code_is_read_as_it_is_shown() -> None:
    """With the address of any sort of host; what is no code is not said again."""
    for host in ("10.0.0.7", "desk.local", "[fe80::1]"):
        code = Code("open", host, 8432, "event", "ada", "ABCD2345")
        assert Code.of(f" {code}\n") == code
    for typed in ("", "open/h:1/event/ada", "http/h:1/event/ada/SECRET", "open/h:1/event/ada/SECRET x"):
        with pytest.raises(BadJournal, match="bad_code") as refused:
            Code.of(typed)
        assert "SECRET" not in str(refused.value)


def test_who_joins_a_server_that_proves_nothing_has_to_say_so() -> None:
    """Elsewhere than on this machine it neither encrypts nor shows who it is."""
    with pytest.raises(StoreUnreachable, match="open_hall"):
        join("open/192.0.2.1:8432/event/ada/ABCD", insecure=False)
