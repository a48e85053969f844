"""Every kind of report by its name, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.library import Library
from referee.reports.accounts import accounts
from referee.reports.blocks import Report
from referee.reports.hall import hall
from referee.reports.ladder import bracket
from referee.reports.organiser import report
from referee.reports.paper import paper
from referee.reports.penalties import penalties
from referee.reports.sheets import prizes
from referee.reports.slips import slips
from referee.reports.standings import board, chart, standings
from referee.tournament.entries import Logged

PUBLIC: dict[str, Callable[[Sequence[Logged], str], Report]] = {"hall": hall, "bracket": bracket, "board": board}
"""What may hang on the wall; the board refuses before it may."""
PRIVATE: dict[str, Callable[[Sequence[Logged], str], Report]] = {
    "report": report,
    "standings": standings,
    "accounts": accounts,
    "chart": chart,
    "prizes": prizes,
    "slips": slips,
    "paper": paper,
}
"""What is the referee's."""
PENALTIES = "penalties"
"""The referee's too; it names rulings, so it needs the shelf."""
KINDS = (*PUBLIC, *PRIVATE, PENALTIES)


def made(kind: str, log: Sequence[Logged], lang: str, library: Callable[[], Library]) -> Report:
    """The report of this kind; the shelf is only read where it is needed. Raises `NotYet` for a board too early."""
    if kind == PENALTIES:
        return penalties(log, lang, library())
    return (PUBLIC | PRIVATE)[kind](log, lang)
