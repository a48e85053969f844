"""The referee's reports: every figure is the core's, and money stands where it may and nowhere else."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from referee.championship.reports.blocks import Bars, Slips
from referee.championship.reports.lists import in_csv
from referee.championship.rules import entries as e
from referee.championship.rules.accounts import total
from referee.championship.rules.bracket import bracket
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.scores import ledger, score
from referee.championship.rules.standings import standings
from tests.championship.reports.made import finished, report, tables, under_way
from tests.championship.rules.making import drawn, game, results
from tests.speech.messages import LANGUAGES


def test_each_slip_bears_its_owner_and_nobody_elses_money() -> None:
    """ITC-064, ITC-065, ITC-120: one slip a player: table, seat, total; the left neighbour by name alone."""
    log: list[e.Logged] = [*drawn(10), *game(1, 1, (1, 2, 3, 4, 5), "law", "++---"), e.PlayerLeft(9, "between_rounds")]
    made = report("slips", tuple(log))
    slips = next(block for block in made.sections[0].blocks if isinstance(block, Slips)).slips
    state = tournament_of(log)
    assert len(slips) == 9 and "P9" not in {slip.name for slip in slips}
    for slip in slips:
        number = int(slip.name[1:])
        table = state.table_of(number)
        assert table and slip.where == f"Table {table.number}, seat {table.seating.index(number) + 1}"
        assert slip.hidden[1] == f"{total(state, number).value}$"
        assert "$" not in "".join((slip.name, slip.where, *slip.lines))
    assert slips[0].hidden[1] == "8000$" and slips[4].lines[1] == "On the left: P1"
    assert next(slip.lines[1] for slip in slips if slip.name == "P8") == "On the left: P10"


def test_the_prize_sheets_add_up_to_what_everybody_owns() -> None:
    """ITC-081, ITC-101: the last line of every player is his total, and the lines before lead there."""
    state = tournament_of(finished())
    made = report("prizes", finished())
    last: dict[int, str] = {}
    for table in tables(made):
        last |= {int(row[0]): row[7] for row in table.rows if row[0].isdigit()}
    assert len(last) == sum(state.sizes)
    assert last == {number: f"{total(state, number).value}$".replace("-", "−") for number in last}


def test_a_prize_sheet_tells_a_round() -> None:
    """Role, character, price, how it ended, prize, total, seat by seat."""
    log: list[e.Logged] = [*drawn(10), e.RoundOpened(1, 1, 1), e.CharacterHired(1, 1, 1, "jourdonnais", 300)]
    log += [*game(1, 1, (1, 2, 3, 4, 5), "law", "++---", duel=True)[1:]]
    sheet = tables(report("prizes", tuple(log)))[0]
    assert sheet.title == "Round 1 · Sheriff P1 · the law wins"
    assert sheet.rows[0] == ("1", "P1", "Sheriff", "Jourdonnais", "300$", "in play", "3000$", "7700$")
    assert sheet.rows[4] == ("5", "P5", "Renegade", "", "", "eliminated\nreached the final duel", "2000$", "7000$")


def test_the_prize_table_in_print_is_the_regulations() -> None:
    """ITC-102 to ITC-118 for five, six and seven, and for four after a withdrawal."""
    table = tables(report("prizes", finished()))[-1]
    paid = {row[:3]: row[3:] for row in table.rows}
    assert paid["Renegade", "the law wins", "reached the final duel"] == ("1600$", "2000$", "2400$", "2800$")
    assert paid["Deputy", "the law wins", "eliminated"] == ("–", "1400$", "2100$", "2100$")
    assert paid["Sheriff", "the Renegade wins", ""] == ("400$", "500$", "600$", "700$") and len(paid) == 9


def test_the_ranking_shows_exact_scores_and_what_decided() -> None:
    """ITC-121, ITC-122, ITC-124: rounded for the eye with the fraction beside it; the criterion that parted equals."""
    log = finished(31, 2)
    table = tables(report("standings", log))[0]
    ranking = standings(tournament_of(log))
    assert [row[0].rstrip("=") for row in table.rows] == [str(each.place) for each in ranking]
    thirds = [
        (row, each) for row, each in zip(table.rows, ranking, strict=True) if each.score.value.denominator % 3 == 0
    ]
    for row, each in thirds:
        assert any(str(abs(each.score.value.numerator)) in cell for cell in row)
    decided = [row[-1] for row, each in zip(table.rows, ranking, strict=True) if each.separations and not each.tied]
    assert all(decided)


def test_the_chart_draws_what_the_scores_are() -> None:
    """The longest bar is the best score's or the worst's, and those below nothing go the other way."""
    log: list[e.Logged] = [*drawn(10), e.RoundOpened(1, 1, 1), e.CharacterHired(1, 1, 3, "jourdonnais", 1500)]
    log += game(1, 1, (1, 2, 3, 4, 5), "law", "++---")[1:]
    (bars,) = (block for block in report("chart", tuple(log)).sections[0].blocks if isinstance(block, Bars))
    assert [(bar.label, bar.share, bar.text) for bar in bars.bars] == [
        ("P1", 1.0, "3000"), ("P2", 2 / 3, "2000"), ("P4", 0.0, "0"), ("P5", 0.0, "0"), ("P3", -0.5, "−1500"),
    ]  # fmt: skip


def test_an_account_opens_to_the_last_booking() -> None:
    """Every figure of a score, with the clauses and entries behind it."""
    state = tournament_of(finished())
    first = standings(state)[0].player
    found = score(ledger(state), first)
    assert found is not None
    rows = tables(report("accounts", finished()))[0].rows
    assert len(rows) >= len(list(found.opened()))
    for row, figure in zip(rows, found.opened(), strict=False):
        assert row[2] == ", ".join(figure.clauses) and row[3] == ", ".join(map(str, figure.entries))


def test_a_report_in_the_middle_says_that_it_is_not_the_end() -> None:
    """ITC-045: what goes to the referent is the end."""
    middle, end = (str(report("report", log).sections[0].blocks) for log in (under_way(), finished()))
    assert "The tournament is not over" in middle and "The tournament is not over" not in end


def test_what_was_paid_for_a_game_that_does_not_count_and_given_back_is_told() -> None:
    """ITC-231: the accounts show both bookings with the entries they come from; together they come to nothing."""
    log: list[e.Logged] = [*drawn(10), e.RoundOpened(1, 1, 1), e.CharacterHired(1, 1, 1, "bart_cassidy", 700)]
    log += [e.GameVoided(1, 1, True, "shown"), *game(1, 1, (1, 2, 3, 4, 5), "law", "++---")]
    (back,) = [table for table in tables(report("accounts", tuple(log))) if "given back" in table.title]
    assert [row[1:] for row in back.rows] == [("−700$", "13"), ("700$", "14")]


def test_amounts_in_a_list_are_numbers() -> None:
    """A spreadsheet adds them up; a name that looks like a formula is still none."""
    log = (e.Opened("Cup"), e.PlayerEnrolled(1, "=1+1"), *drawn(10)[2:], e.RoundOpened(1, 1, 1))
    log = (
        *log,
        e.CharacterHired(1, 1, 1, "bart_cassidy", 800),
        e.GamePlayed(1, 1, "law", results((1, 2, 3, 4, 5), "++---")),
    )
    text = in_csv(report("accounts", log))
    assert ",-800," in text and ",'-" not in text and "$," not in text and "'=1+1" in in_csv(report("standings", log))


@pytest.mark.parametrize("kind", ["bracket", "chart", "slips"])
def test_what_is_drawn_can_be_listed(kind: str) -> None:
    """Duels, scores and slips: a row each."""
    rows = list(csv.reader(StringIO(in_csv(report(kind, finished())))))
    state = tournament_of(finished())
    expected = {"bracket": len(bracket(state)), "chart": len(standings(state))}
    assert len(rows) == expected.get(kind, len([p for p in state.present if state.table_of(p)]))


@pytest.mark.parametrize("kind", ["standings", "chart"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_final_nothing_is_so_far(kind: str, lang: str) -> None:
    """A ranking that stands is not titled as one that changes yet."""
    assert report(kind, finished(), lang).title != report(kind, under_way(), lang).title


def test_a_kind_of_penalty_is_not_broken() -> None:
    """Of the words of a row only those that people typed may be broken where the column ends."""
    (given, *_) = tables(report("penalties", (*drawn(10), e.Warned(1, "late"))))
    assert dict(zip(given.head, given.columns, strict=True))["Penalty"] == "fit"
