"""A whole event in a hall, played through the command line: what the tables logged is what the desk reckons with.

In the suite two tables of five and one round; `python -m tests.hunts evening_in_a_hall` plays twenty-four players at
four tables to the end, every command a process, the network away for ten minutes.
"""

from __future__ import annotations

from pathlib import Path
from time import sleep

from tests.cli.evening import Evening
from tests.hunts import many
from tests.postgres import started

WHOLE = bool(many("evenings", 0))
TABLES, PLAYERS, ROUNDS = (4, 24, 6) if WHOLE else (2, 10, 1)
BEGUN = 4
"""So many lines of a game are logged before anything happens."""
AWAY = many("seconds without a network", 0)


def test_an_evening_in_a_hall(tmp_path: Path) -> None:
    """One laptop dies and another takes its table over; the server is gone for a while; nothing differs at the end."""
    with started(**({} if WHOLE else {"fsync": "off"})) as server:
        evening = Evening(server, tmp_path, PLAYERS, TABLES, in_process=not WHOLE)
        for number in range(1, ROUNDS + 1):
            games = evening.games()
            logs = evening.opened(games)
            _played(evening, [game.lines() for game in games], logs, eventful=number == 1)
            evening.took(games)
        if WHOLE:
            evening.ended()
        _proved(evening, tmp_path / "cup.json")


def _proved(evening: Evening, document: Path) -> None:
    """Every game counts, and the second reading of the regulation comes to the same."""
    document.write_text(evening.typed("export"))
    verified = evening.desk("tournament", "verify", document)
    assert verified.code == 0, verified
    assert evening.typed("history").count("the law wins") == TABLES * ROUNDS
    assert not WHOLE or "final" in evening.typed("bracket")


def _played(evening: Evening, lines: list[list[str]], logs: list[str], eventful: bool) -> None:
    """A game at each table; in an eventful round a laptop dies, and then the server goes."""
    begun = [each[:BEGUN] for each in lines]
    if eventful:
        _begun_with_a_death(evening, begun, logs)
        _gone_and_back(evening, [each[BEGUN:] for each in lines], logs)
    else:
        _logged(evening, lines, logs)
    for log, each in zip(logs, lines, strict=True):
        told = evening.desk("--table", log, "history", "--entries").out
        assert told.count("is eliminated") == sum(" out by " in line for line in each), told


def _logged(evening: Evening, lines: list[list[str]], logs: list[str]) -> None:
    for (table, laptop), log in zip(evening.at.items(), logs, strict=True):
        done = laptop("--table", log, "log", lines=lines[table - 1])
        assert done.code in (0, 1), done


def _begun_with_a_death(evening: Evening, lines: list[list[str]], logs: list[str]) -> None:
    """The laptop of table 1 dies; what it had logged is there, and another one takes the table over."""
    evening.at[1].dies_after(logs[0], lines[0])
    evening.at[1] = evening.invited("spare")
    evening.given(logs[0], "spare")
    _logged(evening, [[], *lines[1:]], logs)


def _gone_and_back(evening: Evening, lines: list[list[str]], logs: list[str]) -> None:
    """Every table goes on while the server is gone, and hands in once it is there again."""
    for laptop, log in zip(evening.at.values(), logs, strict=True):
        assert laptop("--table", log, "show").code == 0
    evening.server.stop(at_once=True)
    sleep(AWAY)
    _logged(evening, lines, logs)
    evening.server.start()
    for laptop in evening.at.values():
        assert "handed in" in laptop("store", "hand-in").out
