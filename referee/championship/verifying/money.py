"""Every dollar: what was paid, given back and earned."""

from __future__ import annotations

from typing import Any

from referee.championship.verifying.book import Book
from referee.championship.verifying.regulation import PURSE


def accounts(book: Book) -> dict[int, dict[str, int]]:
    """By player: the purse of the start, what he paid, what came back, what he earned, what he owns."""
    return {player: account(book, player) for player in {**book["players"], **book["rounds_with"]}}


def account(book: Book, player: int) -> dict[str, int]:
    """What became of one player's money, in the rounds that moved it."""
    paid = refunded = earned = 0
    for key in book["rounds_with"].get(player, ()):
        each = book["rounds"][key]
        back = _paid(player, [hire for void in each["voids"] for hire in void["refunds"]])
        paid += _paid(player, each["hires"]) + back
        refunded += back
        earned += sum(seat["prize"] or 0 for seat in each["seats"] if seat["player"] == player)
    total = PURSE - paid + refunded + earned
    return {"purse": PURSE, "paid": paid, "refunded": refunded, "earned": earned, "total": total}


def _paid(player: int, hires: list[dict[str, Any]]) -> int:
    return sum(hire["price"] for hire in hires if hire["player"] == player)


def owned(book: Book, player: int) -> int:
    """What a player owns now."""
    return account(book, player)["total"]
