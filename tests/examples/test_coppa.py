"""The Coppa dei Ventiquattro: the script that plays it runs, and comes to the figures worked out by hand.

They stand in `coppa.toml`, with their working, and were made from the printed prize table and the regulation before the
script was first run. What is computed here is their arithmetic only: sums, products and one division a player.
"""

from __future__ import annotations

import csv
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.cli.command import CHECKOUT

SCRIPT = CHECKOUT / "examples" / "coppa_dei_ventiquattro.sh"
HAND: dict[str, Any] = tomllib.loads(Path(__file__).with_name("coppa.toml").read_text(encoding="utf-8"))
PLAYERS: dict[str, dict[str, Any]] = {each["name"]: each for each in HAND["player"]}
RANKING: list[str] = HAND["ranking"]["names"]
PURSE = 5000

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell to run the script with")


class Cup(NamedTuple):
    """What the script printed and left behind."""

    told: str
    folder: Path
    document: dict[str, Any]

    @property
    def results(self) -> dict[str, Any]:
        """What the document says that everything comes to."""
        found: dict[str, Any] = self.document["results"]
        return found

    def named(self, number: int) -> str:
        """A player's name by his number."""
        return next(each["name"] for each in self.results["players"] if each["player"] == number)

    def by_name(self, section: str) -> dict[str, dict[str, Any]]:
        """The rows of a section of the document, by the players' names."""
        return {self.named(row["player"]): row for row in self.results[section]}


@pytest.fixture(scope="module")
def cup(tmp_path_factory: pytest.TempPathFactory) -> Cup:
    """The script, run once as anybody would run it: an empty home, an empty store, `referee` on the path."""
    home, folder = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("cup") / "coppa"
    installed = tmp_path_factory.mktemp("bin") / "referee"
    installed.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m referee "$@"\n', encoding="utf-8")
    installed.chmod(0o755)
    path = f"{installed.parent}{os.pathsep}{os.environ['PATH']}"
    ours = {"HOME": str(home), "PATH": path, "PYTHONPATH": str(CHECKOUT), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        ["sh", SCRIPT, folder], env=ours, cwd=home, capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    document = json.loads((folder / "coppa.json").read_text(encoding="utf-8"))
    return Cup(done.stdout, folder, document)


def earned(line: str) -> int:
    """What a game paid: the product that stands after the colon."""
    many, _, each = line.partition(": ")[2].partition(" x ")
    return int(many) * int(each or 1)


def seats(name: str) -> list[tuple[str, bool, bool, int]]:
    """A player's games: role, in play, in the final duel, prize."""
    lines = PLAYERS[name]["games"]
    words = [line.partition(":")[0].split() for line in lines]
    return [(role, end == "in", end == "duel", earned(line)) for line, (role, end) in zip(lines, words, strict=True)]


def test_the_sums_by_hand_are_right() -> None:
    """Earned is the sum of the games, the total is 5000 and earned less paid, the score that gain over the rounds."""
    for name, player in PLAYERS.items():
        assert player["earned"] == sum(map(earned, player["games"])), name
        assert len(player["paid"]) == len(player["games"]), name
        assert player["total"] == PURSE + player["earned"] - sum(player["paid"]), name
        if name in RANKING:
            assert Fraction(player["score"]) == Fraction(player["total"] - PURSE, len(player["games"])), name
    scores = [Fraction(PLAYERS[name]["score"]) for name in RANKING]
    assert scores == sorted(scores, reverse=True)


def test_24_are_drawn_to_four_tables_by_the_seed(cup: Cup) -> None:
    """The seating is the one that the seed gives (`ITC-064`, `ITC-065`); who did not turn up has no seat."""
    draw = cup.results["draw"]
    assert draw["seed"] == HAND["seed"]
    assert [cup.named(player) for table in draw["tables"] for player in table["players"]] == HAND["seating"]
    assert HAND["absent"] not in HAND["seating"]
    assert [len(table["players"]) for table in draw["tables"]] == [6, 6, 6, 6]


def test_every_game_ended_and_paid_as_worked_out(cup: Cup) -> None:
    """Of all 23 games: who won, and of every seat the role, how it ended, and what it paid (`ITC-101` to `ITC-118`)."""
    rounds = {(each["table"], each["round"]): each for each in cup.results["rounds"]}
    winners = {(t["number"], n): side for t in HAND["table"] for n, side in enumerate(t["winners"], 1)}
    assert {place: each["outcome"] for place, each in rounds.items()} == winners
    played: dict[str, list[tuple[str, bool, bool, int]]] = {name: [] for name in PLAYERS}
    for _, each in sorted(rounds.items()):
        for seat in each["seats"]:
            row = (seat["role"], seat["in_play"], seat["final_duel"], seat["prize"])
            played[cup.named(seat["player"])].append(row)
    assert played == {name: seats(name) for name in PLAYERS}


def test_every_account_is_as_worked_out(cup: Cup) -> None:
    """Paid, earned and total of everybody; what was paid for the game played again came back (`ITC-231`)."""
    for name, account in cup.by_name("accounts").items():
        if name == HAND["absent"]:
            continue
        hand, back = PLAYERS[name], HAND["refunded"].get(name, 0)
        assert account["earned"] == hand["earned"], name
        assert (account["paid"], account["refunded"]) == (sum(hand["paid"]) + back, back), name
        assert account["total"] == hand["total"], name


def test_the_ranking_is_as_worked_out(cup: Cup) -> None:
    """Places and exact scores of the 22 who are left; who left or was expelled has none (`ITC-222`)."""
    standings = cup.results["standings"]
    assert [cup.named(each["player"]) for each in standings] == RANKING
    assert [each["place"] for each in standings] == list(range(1, 23))
    assert [each["score"] for each in standings] == [PLAYERS[name]["score"] for name in RANKING]
    assert {name for name in PLAYERS if name not in RANKING} == {"Alessia Conti", "Charlie Wood"}


def test_the_fourth_criterion_breaks_the_tie(cup: Cup) -> None:
    """Of three who are level one is told apart by the first criterion, two by the fourth (`ITC-124` to `ITC-128`)."""
    rows, three = cup.by_name("standings"), {each["name"] for each in HAND["level"]}
    for level in HAND["level"]:
        row, asked = rows[level["name"]], [key for key in level if key != "name"]
        assert [(each["key"], each["value"]) for each in row["criteria"]] == [(key, level[key]) for key in asked]
        assert row["decided_by"] == asked[-1]
        assert {cup.named(player) for player in row["criteria"][0]["among"]} == three
    assert {name for name, row in rows.items() if row["criteria"]} == three


def test_the_wrong_slip_is_put_right(cup: Cup) -> None:
    """Giulia is told what the slip makes of her total; the correction says who moves, from and to where."""
    assert f"total: {HAND['slip']['says']}$" in cup.told
    for name in ("Giulia Testa", "Olivia Reed"):
        before, after = (shown(score) for score in HAND["slip"][name]["scores"])
        places = " → ".join(map(str, HAND["slip"][name]["places"]))
        assert re.search(rf"{name} +{places} +{re.escape(before)} → {re.escape(after)}\n", cup.told), name


def shown(score: str) -> str:
    """A score as it is printed: two decimals and the exact fraction, where there is one."""
    return f"{float(Fraction(score)):.2f} ({score})" if "/" in score else score


def test_the_duels_are_those_of_the_best_four(cup: Cup) -> None:
    """First against fourth, second against third, then the final and the match for third place (`ITC-131`, `-132`)."""
    played = {each["match"]: each for each in cup.results["bracket"]}
    assert {key: [cup.named(player) for player in each["players"]] for key, each in played.items()} == HAND["duels"]
    assert {key: cup.named(each["winner"]) for key, each in played.items()} == HAND["won"]
    first = ["Giulia Testa", "Alice Hart", "Lucia Marini", "George Field"]
    rest = [name for name in RANKING if name not in first]
    assert [cup.named(each["player"]) for each in cup.results["places"]] == first + rest


def test_what_the_regulation_asks_for_stands_in_the_log(cup: Cup) -> None:
    """An auction word by word, a game played again, a leaving, two warnings and what they bring, a correction."""
    kinds = [each["entry"]["type"] for each in cup.document["entries"]]
    asked = {"characterslaid": 1, "gamevoided": 1, "warned": 2, "expelled": 1, "corrected": 1, "playerleft": 2}
    assert {kind: kinds.count(kind) for kind in asked} == asked
    left = {each["name"]: each["left"] for each in cup.results["players"] if each["left"]}
    assert {name: (each["when"], each["expelled"]) for name, each in left.items()} == {
        "Alessia Conti": ("during_game", False),
        "Charlie Wood": ("between_rounds", True),
        HAND["absent"]: ("before_draw", False),
    }


def test_a_second_reading_finds_no_difference(cup: Cup) -> None:
    """The last thing the script does is to prove its document."""
    last = cup.told.splitlines()[-1]
    assert last == f"{cup.folder}/coppa.json: no difference in 261 entries · one entry was let stand"


def test_the_standings_for_a_spreadsheet_are_the_same(cup: Cup) -> None:
    """The CSV has the ranking by hand, and the final places beside it."""
    with (cup.folder / "standings.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["name"], row["score"]) for row in rows] == [(name, PLAYERS[name]["score"]) for name in RANKING]
    assert [row["final_place"] for row in rows[:5]] == ["4", "3", "2", "1", "5"]


def test_the_final_report_has_all_of_it(cup: Cup) -> None:
    """The report tells the ranking with its figures, and who won which duel, in each of its three languages."""
    rows = list(cells((cup.folder / "report.html").read_text(encoding="utf-8")))
    for place, name in enumerate(RANKING, 1):
        hand = PLAYERS[name]
        gain = f"{hand['total'] - PURSE}$".replace("-", "−")
        row = [str(place), name, str(hand["table"]), gain, str(len(hand["games"]))]
        assert [each[:5] for each in rows].count(row) == 3, row
    for match, pair in HAND["duels"].items():
        winner = HAND["won"][match]
        loser = next(name for name in pair if name != winner)
        assert [each[1:3] for each in rows].count([winner, loser]) == 3, match


def test_the_page_tells_the_same_figures() -> None:
    """The ranking on the example's page: what is added up there, and what it comes to."""
    page = (SCRIPT.parent / "README.md").read_text(encoding="utf-8").replace("−", "-")
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if re.match(r"\| \d+ \|", line)
    ]
    assert [row[1] for row in rows] == RANKING
    for place, (said, name, table, summands, paid, gain, score, _) in enumerate(rows, 1):
        hand, parts = PLAYERS[name], [prize for line in PLAYERS[name]["games"] if (prize := earned(line))]
        assert (int(said), int(table)) == (place, hand["table"]), name
        assert summands == (" + ".join(map(str, parts)) or "nothing"), name
        assert (int(paid), int(gain)) == (sum(hand["paid"]), hand["total"] - PURSE), name
        assert score == hand["score"], name


def cells(page: str) -> Iterator[list[str]]:
    """The rows of all tables of a page, each cell as plain text."""
    for row in re.findall(r"<tr.*?</tr>", page, re.DOTALL):
        found = re.findall(r"<t[dh].*?>(.*?)</t[dh]>", row, re.DOTALL)
        yield [html.unescape(re.sub(r"<[^>]+>", "", cell)).strip() for cell in found]
