"""Taking back and putting right at any depth, what it changes, and a whole log judged."""

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.comparing import change
from referee.championship.rules.draw import drawn as by_seed
from referee.championship.rules.judging import audit, judge_amending
from tests.championship.rules.judged import said, spoken
from tests.championship.rules.making import drawn, enrolled, game, results, whole_game

ONE, TWO = (1, 2, 3, 4, 5), (6, 7, 8, 9, 10)
LOG = [*drawn(10), *game(1, 1, ONE, "law", "++---"), *game(2, 1, TWO, "outlaws", "-+++-"), e.Retracted(5)]
GAME = 13
BACK = len(LOG) - 1


@pytest.mark.parametrize(
    ("entry", "doubts"),
    [
        (e.Retracted(GAME), []),
        (e.Retracted(BACK), []),
        (e.Retracted(99), ["entry_unknown"]),
        (e.Retracted(-1), ["entry_unknown"]),
        (e.Retracted(5), ["taken_back_already"]),
        (e.Corrected(GAME, e.Warned(1, "x")), []),
        (e.Corrected(BACK, e.Warned(1, "x")), ["not_a_fact"]),
        (e.Corrected(5, e.Warned(1, "x")), ["taken_back_already"]),
        (e.Corrected(99, e.Warned(1, "x")), ["entry_unknown"]),
        (e.Inserted(GAME, e.Warned(1, "x")), []),
        (e.Inserted(BACK, e.Warned(1, "x")), ["not_a_fact"]),
        (e.Inserted(5, e.Warned(1, "x")), ["taken_back_already"]),
        (e.Inserted(99, e.Warned(1, "x")), ["entry_unknown"]),
        (e.Inserted(-1, e.Warned(1, "x")), ["entry_unknown"]),
    ],
)
def test_what_can_be_taken_back_put_right_and_put_in(entry: e.Amendment, doubts: list[str]) -> None:
    """An entry that is there, and still counts; retractions may be retracted."""
    assert spoken(judge_amending(LOG, entry).doubts) == doubts


SEED = e.SeedWritten("s", "seating")
LOTS = e.SeedWritten("s", "lots")
TEN = [*enrolled(10), SEED, LOTS]
BY_SEED = e.Drawn(by_seed(range(1, 11), (5, 5), "s"), "s")
AT, LOTS_AT, DRAWN_AT = len(TEN) - 2, len(TEN) - 1, len(TEN)
OTHER = e.SeedWritten("t", "seating")
LET_GO = ["seed_let_go ITC-025 ITC-064"]


@pytest.mark.parametrize(
    ("log", "entry", "against"),
    [
        (TEN, e.Retracted(AT), []),
        (TEN, e.Corrected(AT, OTHER), []),
        ([*TEN, BY_SEED], e.Retracted(AT), LET_GO),
        ([*TEN, BY_SEED], e.Corrected(AT, OTHER), LET_GO),
        ([*TEN, BY_SEED], e.Corrected(AT, e.SeedWritten("s", "lots")), LET_GO),
        ([*TEN, BY_SEED], e.Corrected(AT, SEED), []),
        ([*TEN, BY_SEED], e.Retracted(LOTS_AT), []),
        ([*TEN, e.LotsDrawn((2, 1), "s")], e.Retracted(LOTS_AT), LET_GO),
        ([*TEN, e.LotsDrawn((2, 1), "s")], e.Retracted(AT), []),
        ([*TEN, BY_SEED], e.Retracted(DRAWN_AT), []),
        ([*TEN, BY_SEED, e.Retracted(DRAWN_AT)], e.Retracted(AT), LET_GO),
        ([*TEN, e.Drawn(BY_SEED.tables)], e.Retracted(AT), []),
        ([*TEN, e.Drawn(BY_SEED.tables), e.Corrected(DRAWN_AT, BY_SEED)], e.Retracted(AT), LET_GO),
        ([*TEN, e.Warned(1, "x"), e.Inserted(DRAWN_AT, BY_SEED)], e.Retracted(AT), LET_GO),
        ([*TEN, SEED, BY_SEED], e.Retracted(AT), []),
        ([*TEN, BY_SEED, e.Retracted(AT)], e.Retracted(DRAWN_AT + 1), []),
        ([*TEN[:AT], OTHER, e.Corrected(AT, SEED), BY_SEED], e.Retracted(AT + 1), LET_GO),
    ],
)
def test_a_seed_is_let_go_before_it_has_drawn_or_the_referee_decides(
    log: list[e.Logged], entry: e.Amendment, against: list[str]
) -> None:
    """ITC-025, ITC-064: who has seen what a seed drew may not take another, whatever became of that draw."""
    verdict = judge_amending(log, entry)
    assert (spoken(verdict.reasons), verdict.doubts) == (against, ())
    assert verdict.level.word == ("for_referee" if against else "legal")


def test_a_correction_tells_what_it_would_change() -> None:
    """Before it is accepted: places and scores of those whom it moves, and nobody else."""
    log = LOG[:-1]
    right = e.Corrected(GAME, e.GamePlayed(1, 1, "law", results(ONE, "+----", duel=True)))
    moved = {each.player: (each.place, each.place_then) for each in change(log, right).moved}
    assert moved == {
        **{2: (2, 5), 5: (6, 4), 7: (5, 6), 8: (3, 2), 9: (3, 2)},
        **dict.fromkeys((3, 4, 6, 10), (6, 7)),
    }


def test_a_correction_tells_what_is_said_anew_of_later_entries() -> None:
    """The first round of table 1 is taken back: the second is out of its turn."""
    log = [*drawn(10), *game(1, 1, ONE, "law", "++---"), *game(1, 2, (2, 3, 4, 5, 1), "law", "++---")]
    said = change(log, e.Retracted(12), e.Retracted(GAME)).said
    told = {
        each.number: spoken(each.verdict_then.reasons + each.verdict_then.doubts) for each in said if each.verdict_then
    }
    assert told == {14: ["other_sheriff ITC-066", "other_round ITC-062"]}
    assert [each.number for each in said if each.verdict_then is None] == [12, GAME]


def test_nothing_changes_where_nothing_is_said() -> None:
    """A warning moves nobody."""
    nothing = change(LOG, e.Warned(1, "late"))
    assert (nothing.moved, nothing.said) == ((), ())


CLEAN = [*drawn(10), *whole_game(1, 1, ONE, "law", "++---"), *whole_game(2, 1, TWO, "outlaws", "-+++-")]


def test_a_clean_log_has_no_grounds() -> None:
    """Every fact judged by what counts before it."""
    assert {each.verdict.clean for each in audit(CLEAN)} == {True}


def test_a_corrected_fact_is_judged_in_its_place() -> None:
    """The wrong winner, said later of an earlier game."""
    first = next(number for number, each in enumerate(CLEAN) if isinstance(each, e.GamePlayed))
    log = [*CLEAN, e.Corrected(first, e.GamePlayed(1, 1, "outlaws", results(ONE, "++---")))]
    (found,) = [each for each in audit(log) if not each.verdict.clean]
    assert (found.counted.number, found.verdict.keys) == (first, ("other_outcome",))


def test_what_is_put_in_is_judged_in_its_place() -> None:
    """ITC-066: the same entry at the end of the log is another round's; before round 2 it is what was due."""
    first, second = whole_game(1, 1, ONE, "law", "++---"), whole_game(1, 2, (2, 3, 4, 5, 1), "law", "++---")
    without = [*drawn(10), *second]
    put_in = [e.Inserted(12, fact) for fact in first]
    assert not audit(without)[12].verdict.clean
    assert {each.verdict.clean for each in audit([*without, *put_in])} == {True}
    assert said([*drawn(10), *first, *second], first[0])[0] == "illegal"


def test_what_is_put_in_tells_what_it_would_change() -> None:
    """Before it is accepted: who moves, and what is said anew of what happened after it."""
    log = [*drawn(10), *game(1, 2, (2, 3, 4, 5, 1), "law", "++---")]
    first = [e.Inserted(12, fact) for fact in game(1, 1, ONE, "law", "++---")]
    found = change(log, *first)
    assert {each.number: spoken(each.verdict.reasons + each.verdict.doubts) for each in found.said if each.verdict} == {
        12: ["other_sheriff ITC-066", "other_round ITC-062"]
    }
    assert [each.verdict_then.clean for each in found.said if each.verdict_then] == [True]
    assert {each.player: (str(each.score), str(each.score_then)) for each in found.moved if each.player == 1}


def test_what_was_put_in_can_be_put_right_and_taken_back() -> None:
    """It is an entry like any other."""
    log = [*LOG, e.Inserted(GAME, e.Warned(1, "x"))]
    number = len(log) - 1
    assert judge_amending(log, e.Corrected(number, e.Warned(2, "x"))).clean
    assert judge_amending(log, e.Retracted(number)).clean
    assert judge_amending(log, e.Inserted(number, e.Warned(2, "x"))).clean
    assert spoken(judge_amending([*log, e.Retracted(number)], e.Inserted(number, e.Warned(2, "x"))).doubts) == [
        "taken_back_already"
    ]


def test_a_tournament_is_opened_once() -> None:
    """A second opening questions the log."""
    assert said(LOG[:1], e.Opened("Again")) == ("legal", ["? opened_twice"])
    assert said([], e.Opened("Cup")) == ("legal", [])
