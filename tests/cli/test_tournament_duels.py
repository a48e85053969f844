"""Duels from the command line: opened, opened again, taken by their logs, doubted, and decided where no clause does."""

from pathlib import Path

import pytest

from referee.championship.rules import entries as e
from tests.championship.office.opening import office
from tests.championship.rules.test_bracket import FEW, THREE
from tests.cli.command import referee


def finals(store: str, log: list[e.Logged]) -> str:
    """The option that names a store with a tournament whose rounds are over."""
    at_desk = office(Path(store.removeprefix("--store=")))
    at_desk.new("Cup").log(*log[1:])
    at_desk.close()
    return store


@pytest.fixture
def cup(store: str) -> str:
    """Twenty players, the first of the ranking is player 1, and so on."""
    return finals(store, [*FEW, e.QualifiersNamed((1, 2, 3, 4))])


def test_a_duel_is_opened_and_opened_again(cup: str) -> None:
    """The same log, told by its id; named for the duel, in the language spoken."""
    first = referee(cup, "tournament", "play", "semi_1", "P4")
    again = referee(cup, "tournament", "play", "semi-1")
    (table,) = referee(cup, "tables", "--json").json
    assert first.code == again.code == 0
    assert table["id"] in first.out and table["id"] in again.out and "already" in again.out
    assert table["title"] == "Cup · semi-final 1"
    shown = referee(cup, "--table", table["id"], "show").out
    assert shown.index("P4") < shown.index("P1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "final"), "cannot be played now"),
        (("play", "semi_9"), "There is no duel"),
        (("play", "semi_1", "P3"), "P3 is not in this duel"),
        (("play", "1", "P3"), "P3"),
        (("take", "semi_1"), "This duel has no log"),
        (("decide", "semi_1"), "Who goes on is missing"),
    ],
)
def test_what_cannot_be_opened_or_taken_says_why(cup: str, words: tuple[str, ...], said: str) -> None:
    """Nothing is logged."""
    ran = referee(cup, "tournament", *words)
    assert ran.code == 2 and said in ran.err
    assert len(referee(cup, "tournament", "history", "--json").json) == len(FEW) + 1


@pytest.mark.parametrize(
    ("lang", "before", "after"),
    [
        ("en", "semi-final 1: winner – semi-final 2: winner", "P1 – semi-final 2: winner"),
        ("nl", "halve finale 1: winnaar – halve finale 2: winnaar", "P1 – halve finale 2: winnaar"),
        ("it", "semifinale 1: vincente – semifinale 2: vincente", "P1 – semifinale 2: vincente"),
    ],
)
def test_who_is_not_known_yet_is_told_by_where_he_comes_from(cup: str, lang: str, before: str, after: str) -> None:
    """To the referee, and to everybody."""
    for public in ((), ("--public",)):
        assert before in referee(cup, "tournament", "bracket", *public, lang=lang).out
    referee(cup, "tournament", "duel", "semi_1", "P1")
    for public in ((), ("--public",)):
        shown = referee(cup, "tournament", "bracket", *public, lang=lang).out
        assert after in shown and "?" not in shown


def test_a_duel_is_taken_once_it_is_over(cup: str) -> None:
    """Of all that are over where none is named; and never twice."""
    referee(cup, "tournament", "play", "semi_1")
    assert "is not over yet" in referee(cup, "tournament", "take", "semi_1").err
    assert "No game is over" in referee(cup, "tournament", "take").err
    (table,) = referee(cup, "tables", "--json").json
    referee(cup, "--table", table["id"], "log", "won duellist2")
    assert "P4 beats P1" in referee(cup, "tournament", "take").out
    assert "No game is over" in referee(cup, "tournament", "take").err


def test_a_result_against_its_log_is_doubted_and_checked(cup: str) -> None:
    """Said at once, and as long as it stands."""
    referee(cup, "tournament", "play", "semi_1")
    (table,) = referee(cup, "tables", "--json").json
    referee(cup, "--table", table["id"], "log", "won duellist2")
    ran = referee(cup, "tournament", "duel", "semi_1", "1", "--yes")
    assert ran.code == 3 and "By the log of semi-final 1 P4 won (entry 1" in ran.out
    checked = referee(cup, "tournament", "check", "--json").json
    assert [doubt["key"] for row in checked for doubt in row["flag"]["doubts"]][-1] == "duel_log_says"


@pytest.mark.parametrize("line", ["1 withdraws", "2 expel conduct"])
def test_who_leaves_in_the_log_of_a_duel_has_left_the_tournament(cup: str, line: str) -> None:
    """ITC-194, ITC-229: his opponent goes through at once, and he meets nobody for third place."""
    referee(cup, "tournament", "play", "semi_1")
    (table,) = referee(cup, "tables", "--json").json
    assert referee(cup, "--table", table["id"], "log", line).code == 0
    rows = {row["key"]: row for row in referee(cup, "tournament", "bracket", "--json").json}
    assert rows["semi_1"]["won"] == "P4"
    assert "semi-final 1, entry 1" in " ".join(referee(cup, "tournament", "history").out.split())
    assert "No game is over" in referee(cup, "tournament", "take").err
    assert ("P1" in referee(cup, "tournament", "warnings").out) == ("expel" in line)
    referee(cup, "tournament", "duel", "semi_2", "P2")
    assert "third" not in referee(cup, "tournament", "due").out
    assert "final, P4 and P2" in referee(cup, "tournament", "due").out
    assert referee(cup, "--table", table["id"], "retract", "1").code == 0
    rows = {row["key"]: row for row in referee(cup, "tournament", "bracket", "--json").json}
    assert rows["semi_1"]["won"] == "" and rows["semi_1"]["ready"]


def test_who_leaves_at_the_desk_has_lost_the_duel_in_its_log(cup: str) -> None:
    """ITC-229: the log of the duel has a winner to tell."""
    referee(cup, "tournament", "play", "semi_1")
    (table,) = referee(cup, "tables", "--json").json
    referee(cup, "tournament", "leave", "P1")
    assert "won by the second duellist" in referee(cup, "--table", table["id"], "due").out


def test_a_warning_of_the_rounds_counts_in_a_duel(cup: str) -> None:
    """ITC-193: at whichever of his places the second is given; he is expelled, and has lost the duel."""
    referee(cup, "tournament", "warn", "P1", "late")
    referee(cup, "tournament", "play", "semi_1")
    (table,) = referee(cup, "tables", "--json").json
    assert "second warning" in referee(cup, "--table", table["id"], "log", "2 warn conduct").out
    assert "expelled" in referee(cup, "--table", table["id"], "log", "").out
    rows = {row["key"]: row for row in referee(cup, "tournament", "bracket", "--json").json}
    assert rows["semi_1"]["won"] == "P4"
    assert "second warning" in referee(cup, "tournament", "warnings").out


def test_what_no_clause_decides_is_told_and_decided(store: str) -> None:
    """With its readings; the ladder shows the place that nobody takes."""
    finals(store, THREE)
    due = " ".join(referee(store, "tournament", "due").out.split())
    assert "For the referee, semi-final 1: nobody meets P1. Either P1 wins it without a duel" in due
    assert "P1 – —" in referee(store, "tournament", "bracket").out
    assert "P1 wins without a duel (agreed)" in referee(store, "tournament", "decide", "semi_1", "1", "agreed").out
    semi = next(row for row in referee(store, "tournament", "bracket", "--json").json if row["key"] == "semi_1")
    assert (semi["won"], semi["ready"]) == ("P1", False)
