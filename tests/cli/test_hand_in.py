"""Two laptops at one server, which is lost and comes back: what was logged meanwhile, and who decides."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.cli.codes import Exit
from referee.journal.server.own_server import OwnServer
from tests.cli.command import FIVE, Ran, referee
from tests.postgres import at, sql, started


@pytest.fixture(scope="module")
def server() -> Iterator[OwnServer]:
    """A server of the test's own, since it is ended and started again."""
    with started(fsync="off") as running:
        yield running


class Laptop:
    """A laptop with a home of its own, with the event's address typed each time."""

    def __init__(self, home: Path, server: OwnServer, patch: pytest.MonkeyPatch, where: str = "") -> None:
        self._home, self._where, self._patch = home, where or server.address(), patch

    def __call__(self, *words: object, stdin: str = "") -> Ran:
        """What the command comes to here."""
        self._patch.setenv("XDG_DATA_HOME", str(self._home))
        return referee("--store", self._where, *words, stdin=stdin)


def test_a_laptop_that_was_sent_away(server: OwnServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told so, with what it has not handed in; the desk takes that in from its file."""
    desk = Laptop(tmp_path / "desk", server, monkeypatch)
    cara = Laptop(tmp_path / "cara", server, monkeypatch, "service=hall")
    desk("tables")
    assert cara("hall", "join", stdin=json.loads(desk("hall", "invite", "cara", "--json").out)["code"]).code == 0
    assert cara("new", "--title", "Table 3", *FIVE).code == 0
    server.stop(at_once=True)
    assert cara("log", ".").code == 0
    server.start()
    assert "store hand-in --from" in desk("hall", "revoke", "cara").err
    refused = cara("tables")
    assert refused.code == Exit.UNUSABLE and "does not let “cara” in" in refused.err and "answer" not in refused.err
    told = re.search(r"Entries not handed in: 2. They stay in (\S+);", refused.err)
    assert told and Path(told[1]).exists(), refused.err
    assert referee("store", "hand-in", "--from", told[1]).code == Exit.UNUSABLE
    assert (done := desk("store", "hand-in", "--from", told[1])).out == "Table 3: 2 entries were handed in.\n", done
    assert [each["by"] for each in json.loads(desk("--table", "Table 3", "history", "--json").out)] == ["cara"] * 3
    assert desk("store", "hand-in", "--from", told[1]).out == "Everything is handed in.\n"


def test_an_evening_with_a_lost_server(server: OwnServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Logged on, marked as not handed in, handed in by one command; parted lines are shown, and decided."""
    anna, ben = (Laptop(tmp_path / name, server, monkeypatch) for name in ("anna", "ben"))
    assert anna("new", "--title", "Table 1", *FIVE).code == 0
    assert anna("log", ".").code == 0
    assert ben("log", "mustang").code == 0
    anna("show")

    server.stop(at_once=True)
    lost = anna("log", "bang 2")
    assert lost.code == 0, lost
    told = anna("show").err
    assert "Not handed in: one entry of “Table 1”" in told
    assert f"with: referee --store '{server.address()}' store hand-in" in told, (
        "the same store, or nothing is handed in"
    )
    assert ben("log", "beer").code != 70

    server.start()
    assert "Not handed in" in anna("show").err
    assert anna("store", "hand-in").out == "Table 1: one entry was handed in.\n"
    assert "Not handed in" not in anna("show").err
    parted = ben("store", "hand-in")
    assert parted.code == Exit.OPEN
    assert "somebody else went on with it" in parted.out
    assert "✓ Anna plays a Bang! at Bruno" in parted.out
    assert "¿ Anna plays a Beer" in parted.out

    assert ben("store", "hand-in", "--keep", "77").code == Exit.UNUSABLE
    decided = ben("store", "hand-in", "--keep", "none", "--why", "the beer was a slip")
    assert "nothing of this laptop's line was kept" in decided.out
    _is_read(ben, decided, "history", "plays a Beer", "Bang!")
    assert "the beer was a slip" in anna("history", "--entries").out
    assert ben("history", "--entries").out == anna("history", "--entries").out
    assert ben("store", "hand-in").out == "Everything is handed in.\n"
    _two_desks(anna, ben, server)


def _two_desks(anna: Laptop, ben: Laptop, server: OwnServer) -> None:
    """A tournament that two desks wrote while apart is shown and decided like a table."""
    assert anna("tournament", "new", "Cup").code == 0
    for each in (anna, ben):
        assert each("tournament", "enrol", "Rita" if each is anna else "Rolf", "eligible").code == 0
    server.stop(at_once=True)
    assert ben("tournament", "enrol", "Bert", "eligible").code == 0
    hit = ben("log", "hit")
    assert hit.code == 0, hit
    server.start()
    _with_a_rule(server)
    assert anna("tournament", "enrol", "Alba", "eligible").code == 0
    parted = ben("store", "hand-in")
    assert parted.code == Exit.OPEN and "Cup: somebody else" in parted.out
    assert "Alba" in parted.out and "Bert" in parted.out
    said = " ".join(parted.out.split())
    assert "Table 1: the server did not take" in said and "“no more of it”" in said
    assert ben("store", "hand-in", "--keep", "none", "--why", "which?").code == Exit.UNUSABLE
    decided = ben("--table", "Cup", "store", "hand-in", "--keep", "all", "--why", "both came")
    assert decided.code == 0, decided
    _is_read(anna, decided, "tournament history", "Bert", "Alba")
    assert "Decided between two lines: both came" in anna("tournament", "history").out
    for words in (("--keep", "all", "--why", "it was so"), ("--keep", "none")):
        assert ben("store", "hand-in", *words).code == Exit.UNUSABLE
    laid = ben("store", "hand-in", "--keep", "none", "--why", "the game was over")
    assert laid.code == 0 and "Table 1: laid aside." in laid.out and "parted/" in laid.out
    aside = anna("--table", laid.out.split()[-1].rstrip("."), "export")
    assert aside.code == 0 and aside.out.count('"at":') == 2 and '"lifelost"' in aside.out, aside
    assert ben("store", "hand-in").out == "Everything is handed in.\n"


def _is_read(laptop: Laptop, decided: Ran, verb: str, told: str, other: str) -> None:
    """The command that is told shows what was not kept in words, from where the lines part, and takes nothing."""
    command = decided.out.strip().splitlines()[-1].split()
    assert " ".join(command[3:-2]) == verb, command
    read = laptop(*command[3:])
    assert read.code == 0 and told in read.out and other not in read.out, read


def _with_a_rule(server: OwnServer) -> None:
    """Whoever keeps the server takes nothing more of the table."""
    sql(
        at(server.address()),
        """create function referee.rule() returns trigger language plpgsql as $$ begin
            if (select kind from referee.stream where id = new.stream) = 'table' then
                raise exception 'no more of it';
            end if;
            return new;
        end $$;
        create trigger rule before insert on referee.record for each row execute function referee.rule()""",
    )
