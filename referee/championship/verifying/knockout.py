"""The knock-out duels: who meets whom, who goes through, and the final places."""

from __future__ import annotations

from typing import Any

from referee.championship.verifying.book import Book, at
from referee.championship.verifying.course import all_over
from referee.championship.verifying.ranking import Row

Match = dict[str, Any]
Side = tuple[Any, bool]
"""Who takes a place in a duel, as far as he is known, and whether nobody ever will."""
Place = tuple[str, Side, Side]
"""A duel by its key, and its two places."""


def best(book: Book, rows: list[Row]) -> list[int]:
    """The four best, or from five tables up the eight best (`ITC-131`, `ITC-133`); nobody while lots are missing."""
    first = rows[: qualifying(book)] if all_over(book) else []
    return [] if any(row["tied"] for row in first) else [row["player"] for row in first]


def qualifying(book: Book) -> int:
    """How many the duels are printed for."""
    return 8 if len([players for players in book["seating"].values() if players]) >= 5 else 4


def duels(book: Book, rows: list[Row]) -> list[Match]:
    """Every duel in the printed order, as a document tells it."""
    told = ("match", "players", "winner", "loser", "entry", "clauses")
    return [{name: match[name] for name in told} for match in ladder(book, rows)]


def ladder(book: Book, rows: list[Row]) -> list[Match]:
    """Every duel in the printed order; `over` once nothing more comes of it, `open` where no clause says what does."""
    over = all_over(book)
    by_place = {row["place"]: row["player"] for row in rows if not row["tied"]} if over else {}

    def seed(place: int) -> Side:
        return by_place.get(place), over and place > len(rows)

    if qualifying(book) == 8:
        first = ["ITC-133", "ITC-134"]
        q1, q4 = _two(book, ("quarter_1", seed(1), seed(8)), ("quarter_4", seed(4), seed(5)), 0, 0, first)
        q2, q3 = _two(book, ("quarter_2", seed(2), seed(7)), ("quarter_3", seed(3), seed(6)), 0, 0, first)
        upper, lower = ("semi_1", _through(q1), _through(q4)), ("semi_2", _through(q2), _through(q3))
        s1, s2 = _two(book, upper, lower, _known_by(book, q1, q4), _known_by(book, q2, q3), ["ITC-135"])
        before = [q1, q2, q3, q4, s1, s2]
    else:
        s1, s2 = _two(book, ("semi_1", seed(1), seed(4)), ("semi_2", seed(2), seed(3)), 0, 0, ["ITC-131"])
        before = [s1, s2]
    known_by = _known_by(book, s1, s2)
    third = _duel(book, ("third", _beaten(s1), _beaten(s2)), known_by, ["ITC-132"])
    final = _duel(book, ("final", _through(s1), _through(s2)), known_by, ["ITC-132"])
    return [*before, third, final]


def _through(match: Match) -> Side:
    return match["winner"], match["over"] and match["winner"] is None


def _beaten(match: Match) -> Side:
    return match["loser"], match["over"] and match["loser"] is None


def _known_by(book: Book, *before: Match) -> int:
    """The later of the entries by which they were decided."""
    return max((match["entry"] or 0 for match in before), key=lambda entry: at(book, entry) if entry else -1)


def _two(book: Book, one: Place, other: Place, known_1: int, known_2: int, clauses: list[str]) -> tuple[Match, Match]:
    """Two duels whose winners meet. Who left last of the two in one went through, if there was somebody to meet."""
    first, second = _duel(book, one, known_1, clauses), _duel(book, other, known_2, clauses)
    return _reopened(book, first, second, clauses), _reopened(book, second, first, clauses)


def _reopened(book: Book, match: Match, beside: Match, clauses: list[str]) -> Match:
    away = _away(book, match["players"])
    if "ITC-229" not in match["clauses"] or match["open"] or len(away) < 2:
        return match
    if beside["entry"] is not None and at(book, beside["entry"]) < at(book, away[1]):
        return match
    again = dict.fromkeys(("winner", "loser", "entry"))
    return {**match, **again, "over": False, "open": True, "clauses": [*clauses, "ITC-229", "ITC-050"]}


def _away(book: Book, players: list[Any]) -> list[int]:
    """The entries by which they left, the first to go first."""
    left = [(book["players"][player]["left"] or {}).get("entry") for player in players if player is not None]
    return sorted((entry for entry in left if entry is not None), key=lambda entry: at(book, entry))


def _duel(book: Book, place: Place, known_by: int, clauses: list[str]) -> Match:
    """Who won it: by the referee's decision, by a duel that was fought, or because the other left.

    Of two who left after they were known to meet, the first to go loses; of two who left before, nobody goes on. Where
    one place is taken and the other never will be, and where both had left before, it is open.
    """
    key, (one, no_one), (other, no_other) = place
    if one is not None and one == other:
        other, no_other = None, True
    match: Match = {
        "match": key, "players": [one, other], "winner": None, "loser": None, "entry": None, "clauses": clauses,
        "over": False, "open": False,
    }  # fmt: skip
    empty = no_one + no_other
    if key in book["decided"]:
        known_by, said = book["decided"][key]
        match["clauses"] = clauses = [*clauses, "ITC-050"]
        if len(said) == 2:
            match["players"], empty = list(said), 0
        else:
            return _alone(match, known_by, said)
    if key in book["duels"] and book["duels"][key][1] in match["players"]:
        match["entry"], match["winner"] = book["duels"][key]
    elif empty == 2:
        match["over"] = True
    elif empty and (one is not None or other is not None):
        match["open"], match["clauses"] = True, [*clauses, "ITC-050"]
    elif None not in match["players"]:
        _by_leaving(book, match, known_by)
    return _with_loser(match)


def _alone(match: Match, entry: int, said: list[int]) -> Match:
    """The referee decided that one goes on alone, or nobody."""
    if said and said[0] not in match["players"]:
        match["players"] = [said[0], None]
    match.update(winner=said[0] if said else None, entry=entry, over=True)
    return _with_loser(match)


def _by_leaving(book: Book, match: Match, known_by: int) -> None:
    players, key, clauses = match["players"], match["match"], match["clauses"]
    left = [(book["players"][player]["left"] or {}).get("entry") for player in players]
    away = _away(book, players)
    known_at = at(book, known_by) if known_by else -1
    if len(away) == 2 and at(book, away[1]) <= known_at:
        if key == "third":
            match["over"] = True
        else:
            match["open"] = True
            match["clauses"] = list(dict.fromkeys([*clauses, "ITC-229", "ITC-050"]))
    elif away:
        match["winner"] = players[1 - left.index(away[0])]
        match["entry"] = known_by if known_at > at(book, away[0]) else away[0]
        match["clauses"] = [*clauses, "ITC-228" if key == "final" else "ITC-229"]


def _with_loser(match: Match) -> Match:
    if match["winner"] is not None:
        match["loser"] = match["players"][1 - match["players"].index(match["winner"])]
        match["over"] = True
    return match


def final_places(book: Book, rows: list[Row]) -> list[int]:
    """The champion first; below the fourth the ranking stands, as nobody plays for those places."""
    third, final = ladder(book, rows)[-2:]
    ranked = [row["player"] for row in rows]
    if final["winner"] is None or not third["over"]:
        return []
    next_two = [third["winner"], third["loser"], *(player for player in ranked if player in third["players"])]
    top = [player for player in (final["winner"], final["loser"], *next_two) if player is not None]
    return list(dict.fromkeys([*top, *ranked]))
