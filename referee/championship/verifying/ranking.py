"""The ranking after the rounds: by final score, then by the criteria among those who are level, then by lots."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from referee.championship.verifying.book import Book
from referee.championship.verifying.course import table_of
from referee.championship.verifying.money import accounts
from referee.championship.verifying.regulation import CRITERIA, FACTOR, PURSE, WINS_WITH

Row = dict[str, Any]


def ranking(book: Book) -> list[Row]:
    """All who have a place, the best first; with each what decided it."""
    rows = _scored(book)
    scores = sorted({row["exact"] for row in rows})
    for row in rows:
        row["level"] = (scores.index(row["exact"]), *(row["wins"][name] for name in CRITERIA))
    rows.sort(key=lambda row: row["player"])
    rows.sort(key=lambda row: row["level"], reverse=True)
    for row in rows:
        _separate(book, row, rows)
    rows.sort(key=lambda row: row["lot"])
    rows.sort(key=lambda row: row["level"], reverse=True)
    for at, row in enumerate(rows):
        level_with_the_last = at > 0 and (row["level"], row["lot"]) == (rows[at - 1]["level"], rows[at - 1]["lot"])
        row["place"] = rows[at - 1]["place"] if level_with_the_last else at + 1
    return rows


def _scored(book: Book) -> list[Row]:
    money, games = accounts(book), _games(book)
    mixed = {len(players) for players in book["seating"].values()} >= {5, 6}
    rows = []
    for player, known in book["players"].items():
        left = known["left"]
        if player not in games or (left is not None and left["when"] != "during_duel"):
            continue
        own = games[player]
        gain = money[player]["total"] - PURSE
        at_five = len(book["seating"].get(table_of(book, player), [])) == 5
        factor = FACTOR if mixed and at_five else Fraction(1)
        exact = Fraction(gain, len(own)) * factor
        rows.append(
            {
                "player": player, "gain": gain, "rounds": len(own), "factor": factor, "exact": exact,
                "wins": {name: _count(name, own) for name in CRITERIA},
            }
        )  # fmt: skip
    return rows


def _games(book: Book) -> dict[int, list[dict[str, Any]]]:
    """By player, how each of his games ended."""
    found: dict[int, list[dict[str, Any]]] = {}
    for key in sorted(book["rounds"]):
        each = book["rounds"][key]
        for seat in each["seats"]:
            found.setdefault(seat["player"], []).append({**seat, "outcome": each["outcome"]})
    return found


def _count(criterion: str, games: list[dict[str, Any]]) -> int:
    if criterion == "in_play":
        return len([game for game in games if game["in_play"]])
    role = criterion.removesuffix("_wins")
    return len([game for game in games if game["role"] == role and game["outcome"] == WINS_WITH[role]])


def _separate(book: Book, row: Row, rows: list[Row]) -> None:
    """Go down the criteria with those still level with him (`ITC-124`), until he stands alone."""
    among = sorted(other["player"] for other in rows if other["level"][0] == row["level"][0])
    row.update(decided_by="score", criteria=[], lot=0, lots=None, tied=[])
    for at, name in enumerate(CRITERIA, 2):
        if len(among) == 1:
            return
        row["criteria"].append({"key": name, "value": row["wins"][name], "among": among})
        row["decided_by"] = name
        among = sorted(other["player"] for other in rows if other["level"][:at] == row["level"][:at])
    if len(among) > 1:
        _by_lots(book, row, among)


def _by_lots(book: Book, row: Row, among: list[int]) -> None:
    """The lots drawn last among all of them; without any they stay tied (`ITC-130`)."""
    for number, players in reversed(book["lots"]):
        if set(among) <= set(players):
            lot = 1 + [player for player in dict.fromkeys(players) if player in among].index(row["player"])
            row["criteria"].append({"key": "lots", "value": lot, "among": among})
            row.update(decided_by="lots", lot=lot, lots=number)
            return
    row.update(decided_by="", tied=[player for player in among if player != row["player"]])


def ties(rows: list[Row]) -> list[list[int]]:
    """The groups among whom lots have to be drawn."""
    groups = [sorted([row["player"], *row["tied"]]) for row in rows if row["tied"]]
    return [group for at, group in enumerate(groups) if group not in groups[:at]]
