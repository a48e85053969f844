"""The results of a document as CSV, for a spreadsheet: the ranking, and every game seat by seat.

A spreadsheet takes text that begins like a formula for one; an apostrophe before it keeps it text.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO

from referee.championship.office.results import Results
from referee.signs import on_one_line

_NUMBER = re.compile(r"-?\d+([./]\d+)?")
_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")

STANDINGS = ("place", "player", "name", "gain", "rounds", "factor", "score", "decimal", "decided_by", "final_place")
GAMES = (
    "table", "round", "sheriff", "outcome", "player", "name", "role", "in_play", "final_duel", "character", "price",
    "prize",
)  # fmt: skip


def standings_csv(told: Results) -> str:
    """The ranking, a player a row, with the final place once there is one."""
    names, final = _names(told), {each.player: each.place for each in told.places}
    rows = (
        (
            each.place, each.player, names.get(each.player, ""), each.gain, each.rounds, each.factor, each.score,
            each.decimal, each.decided_by, final.get(each.player, ""),
        )
        for each in told.standings
    )  # fmt: skip
    return _csv(STANDINGS, rows)


def games_csv(told: Results) -> str:
    """Every game that was played, a seat a row."""
    names = _names(told)
    rows = (
        (
            each.table, each.round, each.sheriff, each.outcome, seat.player, names.get(seat.player, ""), seat.role,
            int(seat.in_play), int(seat.final_duel), hire.character if hire else "", hire.price if hire else "",
            "" if seat.prize is None else seat.prize,
        )
        for each in told.rounds
        for seat in each.seats
        for hire in [next((hire for hire in reversed(each.hires) if hire.player == seat.player), None)]
    )  # fmt: skip
    return _csv(GAMES, rows)


def _names(told: Results) -> dict[int, str]:
    return {each.player: each.name for each in told.players}


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = StringIO()
    sheet = csv.writer(out, lineterminator="\r\n")
    sheet.writerow(head)
    sheet.writerows([[neutral(str(cell)) for cell in row] for row in rows])
    return out.getvalue()


def neutral(text: str) -> str:
    """The text on one line as no spreadsheet takes it for a formula; numbers stay as they are."""
    shown = on_one_line(text)
    return f"'{shown}" if shown.lstrip().startswith(_FORMULA) and not _NUMBER.fullmatch(shown) else shown
