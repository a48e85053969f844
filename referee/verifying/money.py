"""Every dollar: what was paid, given back and earned."""

from __future__ import annotations

from typing import Any

from referee.verifying.book import Book
from referee.verifying.regulation import PURSE, cell, prize


def earnings(each: dict[str, Any]) -> list[dict[str, Any]]:
    """The seats of a game with what they earned, by the number of players it was played with (`ITC-224`, `ITC-226`)."""
    rows = []
    for seat in each["seats"]:
        figure = cell(seat["role"], each["outcome"], seat["in_play"], seat["final_duel"], len(each["seats"]))
        told = {name: seat[name] for name in ("player", "role", "in_play", "final_duel")}
        rows.append({**told, "prize": prize(figure), "cell": figure})
    return rows


def accounts(book: Book) -> dict[int, dict[str, int]]:
    """By player: the purse of the start, what he paid, what came back, what he earned, what he owns."""
    found: dict[int, dict[str, int]] = {player: _empty() for player in book["players"]}
    for each in book["rounds"].values():
        for hire in each["hires"]:
            found.setdefault(hire["player"], _empty())["paid"] += hire["price"]
        for void in each["voids"]:
            for hire in void["refunds"]:
                found.setdefault(hire["player"], _empty())["paid"] += hire["price"]
                found[hire["player"]]["refunded"] += hire["price"]
        for seat in earnings(each):
            if seat["prize"] is not None:
                found.setdefault(seat["player"], _empty())["earned"] += seat["prize"]
    for account in found.values():
        account["total"] = account["purse"] - account["paid"] + account["refunded"] + account["earned"]
    return found


def _empty() -> dict[str, int]:
    return {"purse": PURSE, "paid": 0, "refunded": 0, "earned": 0}


def owned(book: Book, player: int) -> int:
    """What a player owns now."""
    account = accounts(book).get(player)
    return PURSE if account is None else account["total"]
