"""The knock-out duels: who meets whom, who goes through, and the final places."""

from __future__ import annotations

from typing import Any

from referee.verifying.book import Book, at
from referee.verifying.course import all_over
from referee.verifying.ranking import Row

Match = dict[str, Any]


def best(book: Book, rows: list[Row]) -> list[int]:
    """The four best, or from five tables up the eight best (`ITC-131`, `ITC-133`); nobody while lots are missing."""
    first = rows[: _qualifying(book)] if all_over(book) else []
    return [] if any(row["tied"] for row in first) else [row["player"] for row in first]


def _qualifying(book: Book) -> int:
    return 8 if len([players for players in book["seating"].values() if players]) >= 5 else 4


def duels(book: Book, rows: list[Row]) -> list[Match]:
    """Every duel in the printed order."""
    by_place = {row["place"]: row["player"] for row in rows if not row["tied"]} if all_over(book) else {}
    if _qualifying(book) == 8:
        first = ["ITC-133", "ITC-134"]
        q1 = _duel(book, "quarter_1", [by_place.get(1), by_place.get(8)], 0, first)
        q2 = _duel(book, "quarter_2", [by_place.get(2), by_place.get(7)], 0, first)
        q3 = _duel(book, "quarter_3", [by_place.get(3), by_place.get(6)], 0, first)
        q4 = _duel(book, "quarter_4", [by_place.get(4), by_place.get(5)], 0, first)
        s1 = _duel(book, "semi_1", [q1["winner"], q4["winner"]], _known_by(book, q1, q4), ["ITC-135"])
        s2 = _duel(book, "semi_2", [q2["winner"], q3["winner"]], _known_by(book, q2, q3), ["ITC-135"])
        before = [q1, q2, q3, q4, s1, s2]
    else:
        s1 = _duel(book, "semi_1", [by_place.get(1), by_place.get(4)], 0, ["ITC-131"])
        s2 = _duel(book, "semi_2", [by_place.get(2), by_place.get(3)], 0, ["ITC-131"])
        before = [s1, s2]
    third = _duel(book, "third", [s1["loser"], s2["loser"]], _known_by(book, s1, s2), ["ITC-132"])
    final = _duel(book, "final", [s1["winner"], s2["winner"]], _known_by(book, s1, s2), ["ITC-132"])
    return [*before, third, final]


def _known_by(book: Book, *before: Match) -> int:
    """The later of the entries by which they were decided."""
    return max((match["entry"] or 0 for match in before), key=lambda entry: at(book, entry) if entry else -1)


def _duel(book: Book, key: str, players: list[Any], known_by: int, clauses: list[str]) -> Match:
    """Who won it: by a duel that was fought, or because the other left.

    Of two who left after they were known to meet, the first to go loses; of two who left before, nobody goes on.
    """
    match: Match = {"match": key, "players": players, "winner": None, "loser": None, "entry": None, "clauses": clauses}
    if key in book["duels"] and book["duels"][key][1] in players:
        match["entry"], match["winner"] = book["duels"][key]
    elif None not in players:
        left = [(book["players"][player]["left"] or {}).get("entry") for player in players]
        away = sorted((entry for entry in left if entry is not None), key=lambda entry: at(book, entry))
        known_at = at(book, known_by) if known_by else -1
        if away and not (len(away) == 2 and at(book, away[1]) <= known_at):
            match["winner"] = players[1 - left.index(away[0])]
            match["entry"] = known_by if known_at > at(book, away[0]) else away[0]
            match["clauses"] = [*clauses, "ITC-228" if key == "final" else "ITC-229"]
    if match["winner"] is not None:
        match["loser"] = players[1 - players.index(match["winner"])]
    return match


def final_places(book: Book, rows: list[Row]) -> list[int]:
    """The champion first; below the fourth the ranking stands, as nobody plays for those places."""
    third, final = duels(book, rows)[-2:]
    ranked = [row["player"] for row in rows]
    if final["winner"] is None or None in third["players"]:
        return []
    if third["winner"] is not None:
        next_two = [third["winner"], third["loser"]]
    elif all(book["players"][player]["left"] is not None for player in third["players"]):
        next_two = [player for player in ranked if player in third["players"]]
    else:
        return []
    top = [player for player in (final["winner"], final["loser"], *next_two) if player is not None]
    return top + [player for player in ranked if player not in top]
