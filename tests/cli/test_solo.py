"""`referee solo` where input is piped in: played by lines, listed, counted; what was told is in the store."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.speech import LANGUAGES
from tests.cli.command import environment, process, referee

MOST = 400
"""Lines; a game played so takes far fewer."""


def games(store: str) -> list[dict[str, object]]:
    """The games listed."""
    listed = json.loads(referee(store, "solo", "list", "--json").out)
    assert isinstance(listed, list)
    return listed


def test_a_game_is_dealt_played_to_its_end_and_counted(store: str) -> None:
    """Always the first choice; the same seed and choices tell the same game."""
    told = [referee(store, "solo", "--seed", "x", "--level", "1", stdin="1\n" * MOST).out for _ in range(2)]
    assert told[0] == told[1] and "Won by" in told[0]
    record = json.loads(referee(store, "solo", "results", "--json").out)
    assert [(game["seed"], game["level"], game["winner"] != "") for game in record["games"]] == [("x", 1, True)] * 2
    assert {tally["of"]: tally["games"] for tally in record["tallies"]} == {"level": 2, "sheriff": 2, "deputy": 2}
    sides = {game["winner"] for game in record["games"]}
    assert all(tally["won"] == 2 * (sides == {"law"}) for tally in record["tallies"])


def test_every_move_of_a_cowboy_is_told_with_its_clause(store: str) -> None:
    """What follows from a stack rests on clauses of the variant."""
    told = referee(store, "solo", "--seed", "x", "--level", "2", stdin="1\n" * 40).out
    assert "[LGS-" in told and "from the top:" in told


def test_a_game_left_unfinished_goes_on(store: str) -> None:
    """Without an option the same game; with one a new one."""
    referee(store, "solo", "--seed", "x", stdin="1\n")
    first = games(store)[0]
    referee(store, "solo", stdin="1\n1\n")
    assert [(game["table"], game["entries"] > first["entries"]) for game in games(store)] == [(first["table"], True)]  # type: ignore[operator]
    referee(store, "solo", "--level", "3")
    assert len(games(store)) == 2 and games(store)[0]["level"] == 3
    referee(store, "solo", "--table", str(first["table"]), stdin="1\n")
    assert games(store)[0]["table"] == first["table"]


def test_a_line_of_shorthand_chooses_and_nothing_else_is_logged(store: str) -> None:
    """`why` and wrong lines log nothing, `back` takes the choice back."""
    referee(store, "solo", "--seed", "x")
    length = games(store)[0]["entries"]
    ran = referee(store, "solo", stdin="why\n99\nretract\nset 1 life 9\nlight\n1 missed 2\n")
    assert games(store)[0]["entries"] == length
    assert "is not among what may be done now" in ran.out and "Irregular" in ran.out
    assert "hand is" in ran.out.partition("“1 missed 2”")[2], "no such card is in it"
    referee(store, "solo", stdin="mustang\nback\n")
    assert games(store)[0]["taken_back"] == 1
    assert "plays a Mustang" in referee(store, "history").out


@pytest.mark.parametrize(
    "words",
    [
        ("--level", "5"),
        ("--variation", "banana"),
        ("--character", "1=kit"),
        ("--character", "9=suzy"),
        ("banana",),
    ],
)
def test_what_cannot_be_dealt_is_told(store: str, words: tuple[str, ...]) -> None:
    """A sentence, exit code 2, and no game."""
    ran = referee(store, "solo", *words)
    assert ran.code == 2 and len(ran.err) > 20 and games(store) == []


def test_a_table_with_a_real_deck_is_none(five: str) -> None:
    """It is told so, and is no game of the list."""
    ran = referee(five, "solo", "--table", "five")
    assert ran.code == 2 and "real deck" in ran.err and games(five) == []


def test_variations_and_characters_are_dealt(store: str) -> None:
    """By the names people call them."""
    referee(store, "solo", "--seed", "x", "--variation", "night", "--variation", "robbed=hand_only")
    assert games(store)[0]["variations"] == {"night_brings_chaos": "yes", "robbed": "hand_only"}


def test_list_and_record_are_told_in_every_language(store: str) -> None:
    """And say so where there are none."""
    for lang in LANGUAGES:
        for told in ("results", "list"):
            assert len(referee(store, "solo", told, lang=lang).err) > 10, (told, lang)
    referee(store, "solo", "--seed", "x", stdin="1\n" * MOST)
    for lang in LANGUAGES:
        for told in ("results", "list"):
            ran = referee(store, "solo", told, lang=lang)
            assert ran.out and "solo-" not in ran.out, (told, lang)


def test_a_killed_game_loses_nothing_that_was_told(tmp_path: Path) -> None:
    """Killed in the middle: what stands on the screen stands in the store, and the game goes on."""
    store = tmp_path / "tables.sqlite"
    command = [sys.executable, "-u", "-m", "referee", "--store", str(store), "--lang", "en", "solo", "--seed", "x"]
    playing = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment())
    assert playing.stdin is not None and playing.stdout is not None
    playing.stdin.write("1\n" * 3)
    playing.stdin.flush()
    told = 0
    while told < 5:
        told += playing.stdout.readline().startswith("✓")
    os.kill(playing.pid, signal.SIGKILL)
    playing.wait()
    desk = Desk(store)
    length = desk.table().length
    desk.close()
    assert length - 1 >= told
    ran = process("--store", store, "--lang", "en", "solo", stdin=b"1\n")
    assert ran.code == 0 and len(ran.out) > 100
