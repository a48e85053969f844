"""An evening in a hall: a desk and laptops at tables, each with a home of its own, at one server.

Everything goes through the command line, as on real laptops: nothing is known here but what it prints.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from unittest.mock import patch

from referee.journal.server.own_server import OwnServer
from tests.cli.command import Ran, environment, process, referee

HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
ROLES = {5: "sheriff renegade deputy outlaw outlaw", 6: "sheriff renegade deputy outlaw outlaw outlaw"}
CHARACTERS = (
    "bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais", "kit_carlson",
    "lucky_duke", "paul_regret", "pedro_ramirez", "rose_doolan", "sid_ketchum", "slab_the_killer", "suzy_lafayette",
    "vulture_sam", "willy_the_kid",
)  # fmt: skip


class Laptop:
    """A laptop with a home of its own; `where` is what its referee types to name the event, `name` what it is called.

    Its commands are processes; `in_process` they run in that of the test, which is faster.
    """

    def __init__(self, home: Path, where: str, in_process: bool = False) -> None:
        self.where, self.name = where, home.name
        self._in_process = in_process
        home.mkdir(exist_ok=True)
        self._env = environment(**dict.fromkeys(HOMES, str(home)))

    def __call__(self, *words: object, lines: Sequence[str] = ()) -> Ran:
        """What a command comes to on this laptop, with these lines typed."""
        return self._ran("--store", self.where, *words, typed="\n".join(lines))

    def _ran(self, *words: object, typed: str) -> Ran:
        if not self._in_process:
            return process(*words, stdin=typed.encode(), env=self._env)
        with patch.dict(os.environ, {name: self._env[name] for name in HOMES}):
            return referee(*words, stdin=typed)

    def join(self, code: str) -> None:
        """Take the code that the desk printed."""
        done = self._ran("hall", "join", typed=code)
        assert done.code == 0, done
        found = re.search(r"service=\S+", done.out)
        assert found, done.out
        self.where = found[0]

    def dies_after(self, table: str, lines: Sequence[str]) -> None:
        """Log these lines one by one; once the last is acknowledged, everything that runs here is killed."""
        words = [sys.executable, "-m", "referee", "--store", self.where, "--table", table, "log"]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self._env) as running:
            assert running.stdin and running.stdout
            for line in lines:
                running.stdin.write(f"{line}\n".encode())
                running.stdin.flush()
                while b"\xe2\x9c\x93" not in (told := running.stdout.readline()):
                    assert told, line
            running.kill()


class Game:
    """A game at a table, as its referee logs it lightly: who is in it, with which roles, and who falls by whom."""

    def __init__(self, table: int, sheriff: str, others: Sequence[str], dice: Random) -> None:
        self.table, self.sheriff = table, sheriff
        roles = ROLES[len(others) + 1].split()[1:]
        dice.shuffle(roles)
        self.roles = dict(zip(others, roles, strict=True))

    def desk_lines(self) -> list[str]:
        """What the desk logs before it: the round with its roles, and who hired whom."""
        named = " ".join(f"{name}:{role}" for name, role in self.roles.items())
        hired = zip((self.sheriff, *self.roles), CHARACTERS[self.table % 3 :], strict=False)
        return [
            f"round {self.table} {named}",
            f"hire {self.table} " + " ".join(f"{name}:{who}:100" for name, who in hired),
        ]

    def lines(self) -> list[str]:
        """The game, won by the law."""
        bad = [name for name, role in self.roles.items() if role != "deputy"]
        return ["turn", "draw 2", "light", *(f"{name} out by {self.sheriff}" for name in bad), "won law"]


class Evening:
    """The desk with its tournament, and a laptop for each table."""

    def __init__(self, server: OwnServer, folder: Path, players: int, tables: int, in_process: bool) -> None:
        self.server, self._folder = server, folder
        self._dice, self._in_process = Random(players), in_process
        self.tables, self.rounds = tables, players // tables
        self.desk = Laptop(folder / "desk", server.address(), in_process)
        self.seated: dict[int, list[str]] = {}
        self._open(players)
        self.at = {table: self.invited(f"laptop{table}") for table in range(1, tables + 1)}

    def _open(self, players: int) -> None:
        names = [f"P{number:02}" for number in range(1, players + 1)]
        listed = self._folder / "list.csv"
        rows = [f"{name},Lazio,no,no,yes" for name in names]
        listed.write_text("\n".join(["name,region,qualified,disqualified,resident", *rows]))
        self.typed("new", "Cup", "--region", "Lazio")
        self.typed("import", listed, "--yes")
        self.typed("seed", "corona")
        drawn = " ".join(self.typed("draw").partition("→")[0].split())
        for number, seated in re.findall(r"Table (\d+): ([^;:]+)", drawn):
            self.seated[int(number)] = seated.split(", ")
        assert len(self.seated) == self.tables

    def typed(self, *words: object, lines: Sequence[str] = ()) -> str:
        """What a verb of the tournament prints at the desk."""
        ran = self.desk("tournament", *words, lines=lines)
        assert ran.code in (0, 1), ran
        return ran.out

    def invited(self, name: str) -> Laptop:
        """A laptop that is let in, and joined."""
        code = self.desk("hall", "invite", name).out.strip().splitlines()[0]
        laptop = Laptop(self._folder / name, "", self._in_process)
        laptop.join(code)
        return laptop

    def games(self) -> list[Game]:
        """The next game of every table, with the Sheriff whose turn it is to be that."""
        due = dict(re.findall(r"Table (\d+): round \d+ begins, Sheriff (\S+)", self.typed("due")))
        found = ((table, due[str(table)], seated) for table, seated in self.seated.items())
        return [
            Game(table, sheriff, [each for each in seated if each != sheriff], self._dice)
            for table, sheriff, seated in found
        ]

    def opened(self, games: Sequence[Game]) -> list[str]:
        """The rounds begin; each game has a log of its own, given to the laptop of its table."""
        self.typed("log", "--yes", lines=[line for game in games for line in game.desk_lines()])
        logs = []
        for game in games:
            found = re.search(r"--table (\S+) log", self.typed("play", game.table))
            assert found
            logs.append(found[1])
            self.given(found[1], self.at[game.table].name)
        return logs

    def given(self, log: str, name: str) -> None:
        """This laptop may go on with this log."""
        assert self.desk("hall", "give", name, "--table", log).code == 0

    def took(self, games: Sequence[Game]) -> None:
        """The results are read from the logs."""
        for game in games:
            self.typed("take", game.table)

    def ended(self) -> None:
        """Lots where players are level, the duels, and the end."""
        while "lots are drawn" in self.typed("due"):
            self.typed("lots")
        self.typed("qualify")
        while "To be played" in (due := self.typed("due")):
            name, one = re.findall(r"To be played: (semi-final \d|final|match for third place), (\S+) and", due)[0]
            word = {"final": "final", "match for third place": "third"}.get(name, f"semi_{name[-1]}")
            self.typed("duel", word, one)
