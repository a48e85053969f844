"""The paper pack: what stands on it can be played by, and what is typed from it afterwards is read."""

from __future__ import annotations

import pytest

from referee.championship.office.lines import read_words
from referee.championship.office.lines.reading import words_of
from referee.championship.reports.paper import GAP, quick_lines
from referee.championship.rules import entries as e
from referee.championship.rules.folding import tournament_of
from referee.lexicon import load
from tests.championship.reports.made import finished, report, tables
from tests.championship.rules.making import drawn

LETTERS = {"nl": "hoor", "it": "vffr", "en": "door"}
"""The roles of five but the Sheriff's, by the letters that the sheet of each language tells."""


def filled(line: str, *written: str) -> str:
    """The line with its gaps filled in from the left; what is left over was not known."""
    for word in written:
        line = line.replace(GAP, word, 1)
    assert GAP not in line
    return line


@pytest.mark.parametrize("lang", LETTERS)
def test_the_lines_of_a_sheet_log_a_round(lang: str) -> None:
    """Roles, hires and result come out as the entries of that round."""
    log = [*drawn(10), e.RoundOpened(1, 1, 1)]
    state = tournament_of(log)
    begins, hires, ends = quick_lines(state.tables[1], 1)

    def typed(line: str) -> tuple[e.Fact, ...]:
        return read_words(words_of(line), state, load())

    (opened,) = typed(filled(begins, *LETTERS[lang]))
    roles = ("deputy", "outlaw", "outlaw", "renegade")
    assert opened == e.RoundOpened(1, 1, 1, tuple(map(e.Dealt, (2, 3, 4, 5), roles)))
    bought = ("jourdonnais", "300", "slab", "100", "suzy", "200", "sid", "100", "kit", "100")
    hired = [hire for hire in typed(filled(hires, *bought)) if isinstance(hire, e.CharacterHired)]
    assert [(hire.player, hire.price) for hire in hired] == [
        (1, 300), (2, 100), (3, 200), (4, 100), (5, 100),
    ]  # fmt: skip
    (played,) = typed(
        filled(ends, "law", *(f":{sign}" for sign in ("s+", *(f"{r}-" for r in LETTERS[lang][:3]), "r-!")))
    )
    assert isinstance(played, e.GamePlayed) and played.outcome == "law"
    assert [(each.role, each.in_play, each.final_duel) for each in played.results] == [
        ("sheriff", True, False), ("deputy", False, False), ("outlaw", False, False), ("outlaw", False, False),
        ("renegade", False, True),
    ]  # fmt: skip


def test_every_round_of_every_table_has_a_sheet() -> None:
    """ITC-062: as many games as seats, each with its Sheriff and its lines to type."""
    state = tournament_of(finished())
    games = [table for table in tables(report("paper", finished())) if table.title.startswith("Round ")]
    assert len(games) == sum(state.sizes)
    codes = [row[0] for table in tables(report("paper", finished())) if "code" in table.columns for row in table.rows]
    for table in state.tables.values():
        for number in range(1, len(table.seating) + 1):
            assert set(quick_lines(table, number)) <= set(codes)


def test_nothing_that_is_known_by_then_is_secret() -> None:
    """The pack is printed from names and seats alone: no money, role or result of the log is on it."""
    known = [entry for entry in finished() if isinstance(entry, e.Opened | e.PlayerEnrolled | e.Drawn | e.PlayerLeft)]
    assert isinstance(known[-1], e.PlayerLeft | e.Drawn)
    seated = [entry for entry in known if not isinstance(entry, e.PlayerLeft)]
    assert report("paper", finished()) == report("paper", tuple(seated))


def test_without_tables_the_pack_is_blank() -> None:
    """A sheet for as many as a table can have, names left open."""
    games = [table for table in tables(report("paper", finished()[:3])) if table.title.startswith("Round ")]
    assert len(games) == 7 and {row[:2] for row in games[0].rows} == {("", "")}
