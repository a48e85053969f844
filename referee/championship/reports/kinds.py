"""Every kind of report by its name, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from referee.championship.reports.accounts import accounts
from referee.championship.reports.blocks import Report
from referee.championship.reports.hall import hall
from referee.championship.reports.ladder import bracket
from referee.championship.reports.organiser import report
from referee.championship.reports.paper import paper
from referee.championship.reports.penalties import penalties
from referee.championship.reports.sheets import prizes
from referee.championship.reports.slips import slips
from referee.championship.reports.standings import board, chart, standings
from referee.championship.rules.entries import Logged
from referee.library.shelf import Library
from referee.speech import Speech
from referee.views.lost_entries import missing

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


def made(
    kind: str, log: Sequence[Logged], lang: str, library: Callable[[], Library], lost: Collection[int] = ()
) -> Report:
    """The report of this kind, which says what of the log is lost; the shelf is only read where it is needed.

    Raises `NotYet` for a board too early.
    """
    report = penalties(log, lang, library()) if kind == PENALTIES else (PUBLIC | PRIVATE)[kind](log, lang)
    return replace(report, missing=missing(Speech.of(lang).say, lost, "tournament-gap"))
