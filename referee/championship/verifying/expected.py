"""The results that a book comes to, in the form in which documents tell them."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from typing import Any

from referee.championship.verifying.book import Book
from referee.championship.verifying.course import table_of
from referee.championship.verifying.knockout import best, duels, final_places
from referee.championship.verifying.money import accounts
from referee.championship.verifying.ranking import Row, ranking


def results(book: Book) -> dict[str, Any]:
    """All results."""
    rows = ranking(book)
    money = accounts(book)
    return {
        "name": book["name"],
        "region": book["region"],
        "open_to_all": book["open_to_all"],
        "players": [_player(book, number) for number in sorted(book["players"])],
        "draw": _draw(book),
        "rounds": [_round(book["rounds"][key]) for key in sorted(book["rounds"])],
        "accounts": [{"player": player, **money[player]} for player in sorted(money)],
        "standings": [_standing(row) for row in rows],
        "qualifiers": best(book, rows),
        "named": book["named"],
        "bracket": duels(book, rows),
        "places": [{"place": at, "player": player} for at, player in enumerate(final_places(book, rows), 1)],
    }


def _player(book: Book, number: int) -> dict[str, Any]:
    known = book["players"][number]
    told = {name: known[name] for name in ("name", "left", "warnings", "pardoned")}
    return {"player": number, "table": table_of(book, number), **told}


def _draw(book: Book) -> dict[str, Any] | None:
    if book["drawn"] is None:
        return None
    tables = [{"table": table, "players": players} for table, players in book["seating"].items()]
    return {"entry": book["drawn"], "seed": book["seed"], "tables": tables}


def _round(each: dict[str, Any]) -> dict[str, Any]:
    plain = ("table", "round", "sheriff", "opened", "hires", "game", "outcome", "seats", "voids")
    return {name: each[name] for name in plain}


def _standing(row: Row) -> dict[str, Any]:
    plain = ("place", "player", "gain", "rounds", "decided_by", "criteria", "lots", "tied")
    exact = {"factor": str(row["factor"]), "score": str(row["exact"]), "decimal": _rounded(row["exact"])}
    return {**{name: row[name] for name in plain}, **exact}


def _rounded(value: Fraction) -> str:
    """Four digits after the point, halves away from nought."""
    ten_thousandths = (abs(value.numerator) * 20000 + value.denominator) // (2 * value.denominator)
    with localcontext() as exactly:
        exactly.prec = 100
        sign = -1 if value < 0 else 1
        return str((sign * Decimal(ten_thousandths)).scaleb(-4).quantize(Decimal("0.0001"), ROUND_HALF_UP))
