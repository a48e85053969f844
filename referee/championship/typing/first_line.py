"""The line that something owed begins: what a key or Enter puts on the line, to be looked at and finished there."""

from __future__ import annotations

from collections.abc import Callable

from referee.championship.rules.due import Due


def line_begun(owed: Due) -> str:
    """The line, as far as it is known."""
    return _LINES[owed.kind](owed) if owed.kind in _LINES else ""


def _player(owed: Due) -> str:
    return str(owed.players[0]) if owed.players else ""


_LINES: dict[str, Callable[[Due], str]] = {
    "expulsion": lambda owed: f"expel {_player(owed)} ",
    "go": lambda owed: "go",
    "penalty": lambda owed: f"warn {_player(owed)} ",
    "again": lambda owed: f"void {owed.table} ",
    "sign_ups": lambda owed: "enrol ",
    "draw": lambda owed: "draw",
    "unseated": lambda owed: f"leave {_player(owed)} ",
    "round": lambda owed: f"round {owed.table}",
    "hires": lambda owed: f"hire {owed.table} {_player(owed)}:",
    "bid": lambda owed: f"bid {owed.table} {_player(owed)} ",
    "choice": lambda owed: f"choice {owed.table} ",
    "result": lambda owed: f"result {owed.table} ",
    "lots": lambda owed: "lots",
    "qualifiers": lambda owed: "qualify",
    "empty_place": lambda owed: f"decide {owed.match} {_player(owed)}",
    "both_left": lambda owed: f"decide {owed.match} ",
    "match": lambda owed: f"duel {owed.match} ",
}
