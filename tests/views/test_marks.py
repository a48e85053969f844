"""The signs and words of a seat are the same wherever it is told: on the screen, the command line and the sheet."""

from __future__ import annotations

from referee.cli.table.table_text import table_lines
from referee.lexicon import load
from referee.speech import LANGUAGES, Speech
from referee.views.dispute.position import Position
from referee.views.marks import GHOST, OUT, TURN, held, lead
from referee.views.records import SeatView, TableView
from referee.views.table import Views
from tests.rows import rows
from tests.views.test_graves import BOOK, DEATH, played


def table_told(lang: str, *lines: str) -> tuple[TableView, list[str], list[str]]:
    """A table whose second player is a ghost: as a record, on the command line, and on a sheet."""
    speech = Speech.of(lang)
    view = Views(speech, load()).referee_table(played(*DEATH, *lines), BOOK)
    sheet = [line.text for line in Position(view, speech).lines()]
    return view, list(table_lines(view, speech, "")), sheet


@rows("lang", LANGUAGES)
def test_a_ghost_is_told_with_its_sign_and_its_goods(lang: str) -> None:
    """Never as one who is out, and what it buried is no hand."""
    view, printed, sheet = table_told(lang)
    word, hand = (Speech.of(lang).say(f"table-{name}") for name in ("goods", "hand"))
    row, line = next(row for row in printed if "Bruno" in row), next(line for line in sheet if " Bruno" in line)
    assert row.startswith(GHOST) and f"{word} 3" in row
    assert line.startswith(GHOST) and f"{word} 3" in line and hand not in line and OUT not in line
    assert held(view.seats[0], hand).startswith(hand)


def test_whose_turn_it_is_comes_before_all_other_signs() -> None:
    """A ghost that plays has the sign of the turn, a player who is out that of one who is out."""
    seat = SeatView(1, "A", "", "", "", "", "2", "", "", (), (), out=True)
    assert lead(seat) == OUT
    view, _, _ = table_told("en", "1 end", "2 turn")
    assert view.seats[1].ghost and lead(view.seats[1]) == TURN
