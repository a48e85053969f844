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
    rows = [dict(row) for row in _levelled(book)]
    for row in rows:
        _separate(book, row)
    rows.sort(key=lambda row: row["lot"])
    rows.sort(key=lambda row: row["level"], reverse=True)
    for at, row in enumerate(rows):
        level_with_the_last = at > 0 and (row["level"], row["lot"]) == (rows[at - 1]["level"], rows[at - 1]["lot"])
        row["place"] = rows[at - 1]["place"] if level_with_the_last else at + 1
    return rows


def _levelled(book: Book) -> list[Row]:
    """All who have a place, the best first, as far as no lots are drawn; kept until the money or the games change."""
    known: dict[str, list[Row]] = book["worked_out"]
    if "levelled" not in known:
        rows = _scored(book)
        steps = {score: step for step, score in enumerate(sorted({row["exact"] for row in rows}))}
        for row in rows:
            row["level"] = (steps[row["exact"]], *(row["wins"][name] for name in CRITERIA))
        rows.sort(key=lambda row: row["player"])
        rows.sort(key=lambda row: row["level"], reverse=True)
        known["levelled"] = rows
    return known["levelled"]


def _among(book: Book) -> dict[tuple[int, ...], list[int]]:
    """Who is level by the score alone, by the score and the first criterion, and so on to the last."""
    known: dict[str, dict[tuple[int, ...], list[int]]] = book["worked_out"]
    if "among" not in known:
        groups: dict[tuple[int, ...], list[int]] = {}
        for row in sorted(_levelled(book), key=lambda row: int(row["player"])):
            for depth in range(1, len(row["level"]) + 1):
                groups.setdefault(row["level"][:depth], []).append(row["player"])
        known["among"] = groups
    return known["among"]


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


def _separate(book: Book, row: Row) -> None:
    """Go down the criteria with those still level with him (`ITC-124`), until he stands alone."""
    level, groups = row["level"], _among(book)
    among = groups[level[:1]]
    row.update(decided_by="score", criteria=[], lot=0, lots=None, tied=[])
    for at, name in enumerate(CRITERIA, 2):
        if len(among) == 1:
            return
        row["criteria"].append({"key": name, "value": row["wins"][name], "among": among})
        row["decided_by"] = name
        among = groups[level[:at]]
    if len(among) > 1:
        _by_lots(book, row, among)


def _by_lots(book: Book, row: Row, among: list[int]) -> None:
    """The lots drawn last among all of them; without any they stay tied (`ITC-130`)."""
    drawn = _drawn_among(book, among)
    if drawn is None:
        row.update(decided_by="", tied=[player for player in among if player != row["player"]])
        return
    number, players = drawn
    lot = 1 + [player for player in dict.fromkeys(players) if player in among].index(row["player"])
    row["criteria"].append({"key": "lots", "value": lot, "among": among})
    row.update(decided_by="lots", lot=lot, lots=number)


def _drawn_among(book: Book, among: list[int]) -> tuple[int, list[int]] | None:
    """The lots drawn last among all of these, by the number of their entry."""
    for number, players in reversed(book["lots_with"].get(among[0], [])):
        if set(among) <= set(players):
            return number, players
    return None


def tied(book: Book, players: list[int]) -> bool:
    """Are these all who are level by every criterion, and is no lot drawn among them?"""
    level = _levels(book).get(players[0]) if players else None
    together = _among(book)[level] if level is not None else []
    return len(together) > 1 and sorted(players) == together and _drawn_among(book, together) is None


def _levels(book: Book) -> dict[int, tuple[int, ...]]:
    known: dict[str, dict[int, tuple[int, ...]]] = book["worked_out"]
    if "levels" not in known:
        known["levels"] = {row["player"]: row["level"] for row in _levelled(book)}
    return known["levels"]


def ties(rows: list[Row]) -> list[list[int]]:
    """The groups among whom lots have to be drawn."""
    groups = [tuple(sorted([row["player"], *row["tied"]])) for row in rows if row["tied"]]
    return [list(group) for group in dict.fromkeys(groups)]
