"""Who is neither a citizen of Italy nor resident there may win, and is marked wherever the referee sees him placed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from referee.championship.office.everybody import everybody_sees
from referee.championship.office.views import OfficeViews
from referee.championship.reports.blocks import Table
from referee.championship.rules import entries as e
from referee.championship.rules.bracket import places
from referee.championship.rules.folding import tournament_of
from referee.speech import LANGUAGES, Speech
from tests.championship.reports.made import finished, report

CHAMPION = places(tournament_of(finished()))[0]
LOG = tuple(
    replace(entry, resident=False) if isinstance(entry, e.PlayerEnrolled) and entry.player == CHAMPION else entry
    for entry in finished()
)


@pytest.mark.parametrize("kind", ["standings", "board", "report"])
def test_reports_mark_him_and_say_why(kind: str) -> None:
    """ITC-018, ITC-034, ITC-006: in the ranking and in the final places, with the clauses under it; nobody else is."""
    found = [each for section in report(kind, LOG).sections for each in section.blocks if isinstance(each, Table)]
    marked = [table for table in found if any(cell.startswith("* ") for row in table.rows for cell in row)]
    assert marked and all("ITC-018" in table.note and "ITC-006" in table.note for table in marked)
    assert {cell for table in marked for row in table.rows for cell in row if cell.startswith("* ")} == {f"* {name()}"}
    assert "* " not in str(report(kind, finished()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_desk_marks_the_champion(lang: str) -> None:
    """As champion, and in the ranking."""
    views = OfficeViews(Speech.of(lang), tournament_of(LOG))
    assert views.places()[0] == f"* {name()}" and "ITC-018" in views.mark()
    assert [row.player for row in views.standings() if row.name.startswith("* ")] == [CHAMPION]


def test_everybody_is_not_told_what_was_asked() -> None:
    """What is asked at enrolment is the referee's."""
    assert "*" not in str(everybody_sees(LOG, Speech.of("en")))


def name() -> str:
    """What the champion is called."""
    return tournament_of(LOG).players[CHAMPION].name
