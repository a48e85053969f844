"""How far each table has come: who is there, who is Sheriff next, what is under way, what is over."""

from __future__ import annotations

from typing import Any

from referee.championship.verifying.book import Book, at
from referee.championship.verifying.regulation import STOPS_AT

Round = dict[str, Any]


def gone(book: Book, player: int) -> bool:
    """Has he left?"""
    return player in book["players"] and book["players"][player]["left"] is not None


def present(book: Book) -> list[int]:
    """All who signed up and are still there."""
    return [player for player in book["players"] if not gone(book, player)]


def there(book: Book, table: int) -> list[int]:
    """Who sits at a table and has not left, in the order of the seats."""
    return [player for player in book["seating"].get(table, []) if not gone(book, player)]


def tables(book: Book) -> list[int]:
    """Every table that was drawn or spoken of."""
    return sorted({*book["seating"], *book["rounds_at"]})


def table_of(book: Book, player: int) -> int | None:
    """Where a player was seated."""
    table: int | None = book["seated_at"].get(player)
    return table


def rounds_of(book: Book, table: int) -> list[Round]:
    """The rounds of a table, the first first."""
    return [book["rounds"][table, number] for number in sorted(book["rounds_at"].get(table, []))]


def played(book: Book, table: int) -> list[Round]:
    """The rounds whose game is over."""
    return [each for each in rounds_of(book, table) if each["game"] is not None]


def under_way(book: Book, table: int) -> Round | None:
    """The round that was begun and is not over."""
    for each in rounds_of(book, table):
        if each["opened"] is not None and each["game"] is None:
            return each
    return None


def next_round(book: Book, table: int) -> int:
    """The first number that was not played to its end."""
    number = 1
    while number in [each["round"] for each in played(book, table)]:
        number += 1
    return number


def next_sheriff(book: Book, table: int) -> int | None:
    """In the first round the first player drawn (`ITC-066`), then whoever sits to the left of the last (`ITC-068`).

    Passed over are those who left and those who were Sheriff already (`ITC-223`); nobody, once all were (`ITC-062`).
    """
    seats = book["seating"].get(table, [])
    been = [each["sheriff"] for each in played(book, table)]
    if been and been[-1] in seats:
        left_of = seats.index(been[-1]) + 1
        seats = seats[left_of:] + seats[:left_of]
    for player in seats:
        if player not in been and not gone(book, player):
            return int(player)
    return None


def stopped(book: Book, table: int) -> bool:
    """Are three or fewer left at a table (`ITC-201`)?"""
    return bool(book["seating"].get(table)) and len(there(book, table)) <= STOPS_AT


def finished(book: Book, table: int) -> bool:
    """Has a table played all its rounds?"""
    if under_way(book, table) is not None:
        return False
    return stopped(book, table) or next_sheriff(book, table) is None


def all_over(book: Book) -> bool:
    """Is the elimination round over everywhere?"""
    known: dict[str, bool] = book["worked_out"]
    if "over" not in known:
        known["over"] = bool(tables(book)) and all(finished(book, table) for table in tables(book))
    return known["over"]


def taking_part(book: Book, table: int, each: Round) -> list[int]:
    """The players of a round: all at the table but those who were gone when it began."""
    return [player for player in book["seating"].get(table, []) if not _was_gone(book, player, each["opened"])]


def _was_gone(book: Book, player: int, opened: int | None) -> bool:
    known = book["players"].get(player)
    if known is None:
        return False
    begun = at(book, opened)
    if known["left"] is not None and at(book, known["left"]["entry"]) < begun:
        return True
    return any(at(book, left["entry"]) < begun < at(book, left["cancelled"]) for left in known["pardoned"])


def moment(book: Book, player: int) -> str:
    """When somebody leaves who leaves now."""
    table = table_of(book, player)
    if book["drawn"] is None or table is None:
        return "before_draw"
    if under_way(book, table) is not None:
        return "during_game"
    if not finished(book, table):
        return "between_rounds"
    return "during_duel" if book["named"] or book["duels"] else "after_rounds"


def to_be_expelled(book: Book, player: int) -> bool:
    """Has he had two warnings, and is still there (`ITC-193`)?"""
    known = book["players"].get(player)
    if known is None or known["left"] is not None:
        return False
    return len([each for each in known["warnings"] if each["cancelled"] is None]) >= 2
