"""What the organiser sends: participants, the result of each game, the duels, the places, who was expelled and why."""

from __future__ import annotations

from referee.championship.reports.blocks import Facts, Text
from referee.championship.rules import entries as e
from referee.championship.rules.bracket import bracket, places
from referee.championship.rules.folding import tournament_of
from tests.championship.reports.made import finished, first_table, report, tables
from tests.championship.rules.making import drawn, enrolled, game


def test_it_holds_what_the_regulation_asks_for() -> None:
    """ITC-021, ITC-046: the number of participants, their data, the result of the final and of the single games."""
    state = tournament_of(finished())
    made = report("report", finished())
    titles = [section.title for section in made.sections]
    assert titles[1:3] == ["Participants", "Results of the games"] and {"Duels", "Final places"} <= set(titles)
    participants, *rest = tables(made)
    assert [row[0] for row in participants.rows] == [str(number) for number in sorted(state.players)]
    grids = rest[: len(state.tables)]
    assert [len(grid.head) - 1 for grid in grids] == [len(table.played) for table in state.tables.values()]
    final = next(table for table in rest if table.head == ("Duel", "Won", "Lost"))
    won = bracket(state)["final"]
    assert won.winner and won.loser and final.rows[-1][0] == "final"
    assert state.players[won.winner].name in final.rows[-1][1] and state.players[won.loser].name in final.rows[-1][2]
    last = first_table(next(section for section in made.sections if section.title == "Final places"))
    assert len(last.rows) == len(places(state))


def test_a_grid_tells_role_survival_final_duel_and_prize() -> None:
    """Each sign is told in the legend; none depends on colour."""
    log = (*drawn(10), *game(1, 1, (1, 2, 3, 4, 5), "law", "+----", duel=True))
    made = report("report", log)
    grid = next(table for table in tables(made) if table.title == "Table 1")
    assert grid.head == ("Player", "1\nthe law wins")
    assert [row[1] for row in grid.rows] == [
        "Sheriff ●\n3000$", "Deputy ○\n1400$", "Outlaw ○\n0$", "Outlaw ○\n0$", "Renegade ○◆\n2000$",
    ]  # fmt: skip


def test_penalties_are_reported_with_their_reason_and_what_was_withdrawn_stays_known() -> None:
    """ITC-197, ITC-198."""
    log: tuple[e.Logged, ...] = (*drawn(10), e.Warned(3, "late"), e.Expelled(4, "ITC-187: lied", "between_rounds"))
    log = (*log, e.PenaltyCancelled(12, "a mistake"))
    given = next(section for section in report("report", log).sections if section.title.startswith("Warnings"))
    assert first_table(given).rows == (
        ("12", "P3", "warning\nwithdrawn", "late"),
        ("13", "P4", "expulsion", "ITC-187: lied"),
    )


def test_the_list_of_penalties_names_the_ruling_behind_each() -> None:
    """ITC-179 to ITC-208: the ruling on the clause that the reason names, and the whole code below."""
    log = (*drawn(10), e.Warned(3, "no clause"), e.Expelled(4, "ITC-187: lied", "between_rounds"))
    warned, code = tables(report("penalties", log))
    assert warned.rows[0][4].startswith("ITC-192\n") and warned.rows[1][4].startswith("ITC-187\n")
    assert "lying to a referee" in warned.rows[1][4]
    cited = {clause for row in code.rows for clause in row[0].split(", ")}
    assert {f"ITC-{number}" for number in (*range(179, 201), *range(204, 210))} <= cited
    assert all(all(row) for row in code.rows) and len(code.rows) == len(set(code.rows))


def test_too_few_players_and_the_correction_are_remarked() -> None:
    """ITC-013, ITC-122."""
    few = (e.Opened("Cup"), *(e.PlayerEnrolled(n, f"P{n}") for n in range(1, 6)), e.Drawn(((1, 2, 3, 4, 5),)))
    assert "Fewer than 10 players took part" in str(report("report", few))
    assert "multiplied by 1.15" in str(report("report", tuple(drawn(11, (6, 5)))))
    assert "multiplied by 1.15" not in str(report("report", tuple(drawn(10))))


def test_who_was_not_there_is_no_participant_and_a_game_that_does_not_count_is_told() -> None:
    """ITC-046, ITC-231: participants are those who took part; why a game was played again is told beside its table."""
    log: list[e.Logged] = [*enrolled(11), e.PlayerLeft(11, "before_draw"), *drawn(10)[11:]]
    log += [*game(1, 1, (1, 2, 3, 4, 5), "law", "++---"), e.GameVoided(1, 1, True, "a role was shown")]
    made = report("report", tuple(log))
    facts = next(block for block in made.sections[0].blocks if isinstance(block, Facts))
    assert dict(facts.items)["Participants"] == "10, and 1 who signed up and was not there"
    grid = next(table for table in tables(made) if table.title == "Table 1")
    assert grid.note == "Round 1: a game does not count (a role was shown)."


def test_a_first_warning_has_not_the_ruling_on_the_second() -> None:
    """ITC-192, ITC-193: only a warning that has another before it, which was not withdrawn, expels."""
    log = (*drawn(10), e.Warned(3, "late"), e.PenaltyCancelled(12, ""), e.Warned(3, "late"), e.Warned(3, "loud"))
    given = tables(report("penalties", log))[0]
    assert [row[4].partition("\n")[0] for row in given.rows] == ["ITC-192", "ITC-192", "ITC-193"]


def remarks(log: list[e.Logged], kind: str = "report") -> str:
    """All that a report says in words."""
    blocks = (block for section in report(kind, tuple(log)).sections for block in section.blocks)
    return "\n".join(block.text for block in blocks if isinstance(block, Text))


SEATS = ((1, 2, 3, 4, 5), (6, 7, 8, 9, 10))
ONE, OTHER = e.SeedWritten("one", "seating"), e.SeedWritten("other", "seating")
LOTS = e.SeedWritten("one", "lots")


def test_it_says_which_seed_drew() -> None:
    """ITC-025: of several written down, and of one that was taken back before the draw, so that nobody has a choice."""
    begun = enrolled(10)
    assert "the draw of tables: one\n" in remarks([*begun, ONE, LOTS])
    drawn_by = [*begun, ONE, OTHER, LOTS, e.Drawn(SEATS, "other")]
    told = remarks(drawn_by)
    assert "the draw of tables: one (drew nothing)" in told and "the draw of tables: other (drew)" in told
    assert "drawing lots: one" in told and "lots: one (" not in told
    assert "lots: one (drew)" in remarks([*drawn_by, e.LotsDrawn((1, 2), "one")])
    back = remarks([*begun, ONE, e.Retracted(11), OTHER, e.Drawn(SEATS, "other")])
    assert "one (taken back)" in back and "other (drew)" in back
    put_right = remarks([*begun, ONE, e.Corrected(11, OTHER), e.Drawn(SEATS, "other")])
    assert "one (taken back)" in put_right and "other (drew)" in put_right


def test_the_board_says_which_seed_drew_and_nothing_of_lots() -> None:
    """ITC-119: that lots were drawn is not heard, since it tells who is level."""
    log = [*enrolled(10), ONE, OTHER, LOTS, e.Drawn(SEATS, "other"), e.LotsDrawn((1, 2), "one")]
    told = remarks(log, "hall")
    assert "one (drew nothing)" in told and "other (drew)" in told and "lots: one (" not in told


def test_what_was_let_stand_is_marked_with_what_speaks_against_it() -> None:
    """ITC-027, ITC-051: the referee's decision with its reason, and the clauses it went against."""
    log: list[e.Logged] = [*drawn(10), e.RoundOpened(1, 1, 2), e.LetStand(12, "they had begun")]
    section = next(each for each in report("report", tuple(log)).sections if each.title == "Let stand by the referee")
    ((number, logged, against, why),) = first_table(section).rows
    assert (number, why) == ("12", "they had begun") and "P2" in logged and "[ITC-066]" in against
    for other in (log[:-1], [*log, e.Retracted(12)], [*log, e.Retracted(13)]):
        assert "Let stand by the referee" not in [each.title for each in report("report", tuple(other)).sections]
