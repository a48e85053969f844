"""The printed figures, typed anew from the regulation of 2007."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

PURSE = 5000
STEP = 100
LEAST = 100
STOPS_AT = 3
FACTOR = Fraction(115, 100)
MIX = {
    4: {"sheriff": 1, "outlaw": 2, "renegade": 1},
    5: {"sheriff": 1, "deputy": 1, "outlaw": 2, "renegade": 1},
    6: {"sheriff": 1, "deputy": 1, "outlaw": 3, "renegade": 1},
    7: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1},
}
CRITERIA = ("sheriff_wins", "in_play", "renegade_wins", "deputy_wins", "outlaw_wins")
Figure = dict[str, Any]
"""A figure of the prize table: so much for each of so many, on what condition, by which clauses."""

WINS_WITH = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}


def cell(role: str, outcome: str, in_play: bool, final_duel: bool, players: int) -> Figure | None:
    """The figure of the prize table for this player; None where nothing is printed."""
    if players not in MIX or outcome not in ("law", "outlaws", "renegade"):
        return None
    if role == "sheriff":
        return _sheriff(outcome, players)
    if role == "deputy":
        return _deputy(outcome, in_play, players)
    if role == "outlaw":
        return _outlaw(outcome, in_play, players)
    return _renegade(outcome, in_play, final_duel, players) if role == "renegade" else None


def _sheriff(outcome: str, players: int) -> Figure:
    if outcome == "law":
        return _cell("any", 1500, "outlaws", MIX[players]["outlaw"], "ITC-102")
    if outcome == "outlaws":
        return _cell("any", 0, "", 0, "ITC-103")
    return _cell("any", 100, "players", players, "ITC-104")


def _deputy(outcome: str, in_play: bool, players: int) -> Figure:
    if outcome == "law" and in_play:
        return _cell("in_play", 1000, "outlaws", MIX[players]["outlaw"], "ITC-105", "ITC-116")
    if outcome == "law":
        return _cell("eliminated", 700, "outlaws", MIX[players]["outlaw"], "ITC-106", "ITC-117")
    return _cell("any", 0, "", 0, "ITC-107" if outcome == "outlaws" else "ITC-108")


def _outlaw(outcome: str, in_play: bool, players: int) -> Figure:
    if outcome == "outlaws" and in_play:
        return _cell("in_play", 1000, "outlaws", MIX[players]["outlaw"], "ITC-110", "ITC-116")
    if outcome == "outlaws":
        return _cell("eliminated", 700, "outlaws", MIX[players]["outlaw"], "ITC-111", "ITC-117")
    return _cell("any", 0, "", 0, "ITC-109" if outcome == "law" else "ITC-112")


def _renegade(outcome: str, in_play: bool, final_duel: bool, players: int) -> Figure:
    if outcome == "renegade":
        return _cell("any", 1300, "players", players, "ITC-115")
    if outcome == "law" and final_duel:
        return _cell("final_duel", 400, "players", players, "ITC-113", "ITC-118")
    if outcome == "law":
        return _cell("no_final_duel", 0, "", 0, "ITC-113", "ITC-118")
    if in_play:
        return _cell("in_play", 200, "players", players, "ITC-114", "ITC-116")
    return _cell("eliminated", 0, "", 0, "ITC-114", "ITC-116")


def _cell(fate: str, each: int, times: str, count: int, *clauses: str) -> Figure:
    return {"fate": fate, "each": each, "times": times, "count": count, "clauses": list(clauses)}


def prize(figure: Figure | None) -> int | None:
    """What a figure of the table pays."""
    return None if figure is None else int(figure["each"] * figure["count"])


def paid(outcome: str, seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The seats of a game with what each earned, by the number of players it was played with (`ITC-224`, `ITC-226`)."""
    rows = []
    for seat in seats:
        figure = cell(seat["role"], outcome, seat["in_play"], seat["final_duel"], len(seats))
        rows.append({**seat, "prize": prize(figure), "cell": figure})
    return rows


def winner(roles_left: list[str]) -> str | None:
    """Who has won with these roles still in play; None if play goes on (`NLB-058` to `NLB-062`)."""
    if "sheriff" in roles_left:
        opponents = [role for role in roles_left if role not in ("sheriff", "deputy")]
        return None if opponents else "law"
    if roles_left == ["renegade"]:
        return "renegade"
    return "outlaws"
