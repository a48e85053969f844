"""Every dollar: what was paid, given back and earned."""

from __future__ import annotations

from referee.championship.verifying.book import Book
from referee.championship.verifying.regulation import PURSE


def accounts(book: Book) -> dict[int, dict[str, int]]:
    """By player: the purse of the start, what he paid, what came back, what he earned, what he owns."""
    found: dict[int, dict[str, int]] = {player: _empty() for player in book["players"]}
    for each in book["rounds"].values():
        for hire in each["hires"]:
            _book(found, hire["player"], "paid", hire["price"])
        for void in each["voids"]:
            for hire in void["refunds"]:
                _book(found, hire["player"], "paid", hire["price"])
                _book(found, hire["player"], "refunded", hire["price"])
        for seat in each["seats"]:
            if seat["prize"] is not None:
                _book(found, seat["player"], "earned", seat["prize"])
    for account in found.values():
        account["total"] = account["purse"] - account["paid"] + account["refunded"] + account["earned"]
    return found


def _book(found: dict[int, dict[str, int]], player: int, what: str, money: int) -> None:
    if player not in found:
        found[player] = _empty()
    found[player][what] += money


def _empty() -> dict[str, int]:
    return {"purse": PURSE, "paid": 0, "refunded": 0, "earned": 0}


def owned(book: Book, player: int) -> int:
    """What a player owns now."""
    account = accounts(book).get(player)
    return PURSE if account is None else account["total"]
