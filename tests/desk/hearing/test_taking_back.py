"""Taking back and putting right: what may be named, and what goes with it."""

from __future__ import annotations

import re

import pytest

from referee.core.nouns.entries import Answered, Declined, Drew, LifeLost, Noted, Played, TurnBegan
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadJournal, BadLine
from referee.speech import Speech
from tests.desk.hearing.told import counting


@pytest.fixture
def desk(ticking: Desk) -> Desk:
    """That of the table, where no two lines are logged at one moment."""
    return ticking


def test_the_opening_is_not_taken_back(log: TableLog) -> None:
    """`retract 0` names the opened table, which is not an entry of play."""
    with pytest.raises(BadLine, match="entry_unknown"):
        log.enter("retract 0")


def test_taking_back_goes_on_until_nothing_is_left(log: TableLog) -> None:
    """Each bare `retract` goes one line further back, and at the opening there is nothing more."""
    log.enter("mustang")
    log.enter("retract")
    log.enter("retract")
    assert counting(log) == [0]
    with pytest.raises(BadLine, match="nothing_to_retract"):
        log.enter("retract")


def test_what_a_line_logged_is_taken_back_with_it(log: TableLog) -> None:
    """A bare `retract` is one line back, whatever the line brought, and `redo` the whole line again."""
    log.enter("bang 2")
    before = counting(log)
    log.enter("hit")
    played = counting(log)
    assert len(played) == len(before) + 2
    log.enter("retract")
    assert counting(log) == before
    log.enter("redo")
    assert counting(log) == played


def test_what_was_brought_in_is_taken_back_one_by_one(desk: Desk, log: TableLog) -> None:
    """A whole game came at one moment, and is no line for that."""
    log.enter("mustang")
    copied = desk.bring_in(log.game_text())
    before = counting(copied)
    copied.enter("retract")
    assert counting(copied) == before[:-1]


def test_a_game_file_takes_back_as_the_desk_does(desk: Desk, log: TableLog) -> None:
    """Lines typed one by one and the same lines in a file come to the same log."""
    typed = ["mustang", "scope", "bang 2", "hit", *["retract"] * 4, "correct 2 1 draw 2", "retract"]
    text = log.game_text() + "\n".join(typed)
    for line in typed:
        log.enter(line)
    assert [row.entry for row in desk.bring_in(text).history()] == [row.entry for row in log.history()]


@pytest.mark.parametrize("word", ["correct", "insert"])
def test_a_correction_is_taken_back_as_a_whole(log: TableLog, word: str) -> None:
    """A bare `retract` after a correction or insertion of two entries takes back both."""
    before = counting(log)
    log.enter(f"{word} 2 1 draw 1 ; 1 draw 1")
    log.enter("retract")
    assert counting(log) == before


@pytest.mark.parametrize("word", ["correct", "insert"])
@pytest.mark.parametrize("what", ["retract 2", "correct 2 1 draw 1"])
def test_only_what_speaks_of_the_table_is_put_right(log: TableLog, word: str, what: str) -> None:
    """Neither a retraction nor a correction, nor a part of one, is corrected in its turn."""
    log.enter(what)
    for number in range(3, log.length):
        with pytest.raises(BadLine, match="not_about_the_table"):
            log.enter(f"{word} {number} 1 draw 1")


@pytest.mark.parametrize("line", ["correct 3 1 draw 1", "insert 3 1 draw 1"])
def test_nothing_is_put_before_what_was_put_in(log: TableLog, line: str) -> None:
    """An insertion is no entry of the table, and what it brought stands where it is."""
    log.enter("insert 2 note coffee")
    with pytest.raises(BadLine, match="not_about_the_table"):
        log.enter(line)


@pytest.mark.parametrize("parts", ["2 no; 2 lose 1 by 1 to bang", "2 no ;2 lose 1 by 1 to bang", "2 no;2 lose"])
def test_a_semicolon_may_hang_on_a_word(log: TableLog, parts: str) -> None:
    """The lines of a correction are told apart by semicolons, with or without a space."""
    log.enter("1 bang 2")
    number = log.enter("2 miss").judged[0].number
    outcome = log.enter(f"correct {number} {parts}")
    assert [type(each.entry) for each in outcome.judged[1:]] == [Declined, LifeLost]


def test_a_semicolon_in_quotes_is_text(log: TableLog) -> None:
    """Quoted words are never cut."""
    assert log.enter('insert 2 note "tea; coffee"').judged[1].entry == Noted("tea; coffee")


def test_a_dot_in_a_correction_is_what_was_due_then(log: TableLog) -> None:
    """The run that is due is that of the moment put right, after the parts before it."""
    outcome = log.enter("correct 1 . ; 1 stagecoach")
    assert [type(each.entry) for each in outcome.judged[1:]] == [TurnBegan, Drew, Played]


@pytest.mark.parametrize("number", [0, 3, 99])
def test_only_what_is_in_the_log_is_let_stand(log: TableLog, number: int) -> None:
    """`stand` names an entry that was logged."""
    with pytest.raises(BadLine, match="entry_unknown"):
        log.enter(f"stand {number} so be it")


@pytest.mark.parametrize("key", ["passed_over", "名前", "Second-Bang", "a;b"])
def test_a_house_rule_is_about_a_reason(log: TableLog, key: str) -> None:
    """What was not logged is no question of rules, and a key is a plain word."""
    with pytest.raises((BadLine, BadJournal)):
        log.enter(f"house allow {key} so be it")


def test_a_name_put_right_is_taken_back_with_the_answers_that_went_along(log: TableLog) -> None:
    """One line, one undo: the life point is lost again by whoever was named first."""
    for each in ("bang bruno", "hit"):
        log.enter(each)
    table = log.table
    log.enter("correct 3 bang dario")
    assert log.table.seat(4).life == 3
    log.enter("retract")
    assert log.table == table


def test_a_correction_without_a_number_is_of_the_line_typed_last(log: TableLog) -> None:
    """Of all that it brought: a hit is gone with the life point, and what was assumed before it stays."""
    for each in ("mustang", "scope", "end", "bruno bang carla", "hit"):
        log.enter(each)
    log.enter("correct carla missed")
    assert [each.word for each in filter(None, map(log.verdict, range(log.length)))] == ["legal"] * len(counting(log))
    assert isinstance(log.entry(log.length - 1), Answered) and log.table.seat(3).life == 3
    log.enter("correct carla hit")
    assert log.table.seat(3).life == 2 and log.table.turn.seat == 2


def test_it_may_be_the_play_at_another_player(log: TableLog) -> None:
    """`correct bang dario`, just after `bang bruno`; with nothing to put right it is refused."""
    log.enter("bang bruno")
    log.enter("correct bang dario")
    assert [owed.seat for owed in log.table.owed()] == [4]
    log.enter("retract")
    log.enter("rewind 1")
    with pytest.raises(BadLine):
        log.enter("correct bang bruno")


@pytest.mark.parametrize("before", [["bang 2", "2 no", "2 lose 1 by 1 to bang"], ["mustang", "correct barrel"]])
def test_a_game_file_corrects_the_line_before(desk: Desk, log: TableLog, before: list[str]) -> None:
    """`correct` without a number is of the line just above it, as it is when typed."""
    text = log.game_text() + "\n".join([*before, "correct scope"])
    for line in (*before, "correct scope"):
        log.enter(line)
    assert [row.entry for row in desk.bring_in(text).history()] == [row.entry for row in log.history()]


def test_there_is_nothing_to_correct_above_the_first_line(desk: Desk, log: TableLog) -> None:
    """The line is named, and why."""
    text = log.game_text().partition("---\n")[0] + "---\ncorrect scope\n"
    with pytest.raises(BadJournal, match="nothing_to_correct"):
        desk.bring_in(text)


@pytest.mark.parametrize("lang", ["nl", "it", "en", "de"])
def test_a_correction_of_a_correction_is_told_what_to_name(log: TableLog, lang: str) -> None:
    """The number of a correction, or of a part of one, leads to the entry that was put right."""
    log.enter("correct 2 1 draw 1")
    for number in (3, 4):
        with pytest.raises(BadLine) as wrong:
            log.enter(f"correct {number} 1 draw 2", lang)
        assert wrong.value.about["original"] == 2
        assert {str(number), "2"} <= set(re.findall(r"\d+", Speech.of(lang).error(wrong.value)))


def notes(log: TableLog) -> list[str]:
    """What the notes that count say, in the order in which they are replayed."""
    rows = {row.number: row.entry for row in log.history() if row.now is not None}
    return [entry.text for number in log.moments.counting if isinstance(entry := rows.get(number), Noted)]


def test_a_part_of_an_insertion_may_be_named(log: TableLog) -> None:
    """What is put in before it stands there, and goes alone when it is taken back."""
    log.enter("insert 2 note coffee")
    log.enter("insert 4 note tea")
    assert notes(log) == ["tea", "coffee"]
    log.enter("back")
    assert notes(log) == ["coffee"]
