"""The history by plays and by turns: what is read together, and that nothing is lost or said twice by that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.lexicon import load
from referee.speech import Speech
from referee.views.history import FORGOTTEN, Chronicle
from referee.views.table import Views
from tests.hunts import some
from tests.tui.seated import FOUR, dealt

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.game"))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A desk on a store of its own."""
    opened = Desk(tmp_path / "store.db")
    yield opened
    opened.close()


def rows_of(log: TableLog, *lines: str) -> list[tuple[int, ...]]:
    """The rows of the log once these lines are logged, the opening left out."""
    for line in lines:
        log.enter(line)
    return [row.numbers for row in chronicle_of(log).rows()][1:]


def chronicle_of(log: TableLog) -> Chronicle:
    """The history of a log, in English."""
    return Chronicle(log, Views(Speech.of("en"), load()))


def test_a_shot_its_answer_and_its_loss_are_one_row(desk: Desk) -> None:
    """The turn heads them, the draw stands alone, the hit is read with the shot."""
    log = desk.new(dealt(FOUR))
    assert rows_of(log, "turn", "draw", "bang 2", "hit", "mustang") == [(1,), (2,), (3, 4, 5), (6,)]


def test_who_answers_unasked_answers_the_card_under_way(desk: Desk) -> None:
    """Carla's Missed! against a shot at Bruno is read with the shot, and so is all that follows."""
    log = desk.new(dealt(FOUR))
    assert rows_of(log, "turn", "draw", "bang 2", "3 missed", "2 no", ".", "mustang")[2:] == [(3, 4, 5, 6), (7,)]


def test_a_turn_that_ends_and_the_one_that_begins_are_one_heading(desk: Desk) -> None:
    """Nothing of either turn stands in it."""
    log = desk.new(dealt(FOUR))
    rows_of(log, "turn", "draw", "end", "turn", "draw")
    headings = [row.numbers for row in chronicle_of(log).rows() if row.sort == "heading"]
    assert headings == [(1,), (3, 4)]


def test_cards_chosen_belong_to_the_general_store(desk: Desk) -> None:
    """However many they are, and in their order."""
    log = desk.new(dealt(FOUR))
    picks = ["pick beer", "pick bang", "pick missed", "pick duel"]
    rows = rows_of(log, "turn", "draw", "general store", "turnup beer bang missed duel", *picks, "mustang")
    assert rows[2:] == [(3, 4, 5, 6, 7, 8), (9,)]


def test_what_was_taken_back_is_one_row(desk: Desk) -> None:
    """With the entries that took it back, and what comes then begins anew."""
    log = desk.new(dealt(FOUR))
    rows = rows_of(log, "turn", "draw", "bang 2", "hit", "retract", "retract", "bang 3")
    (back,) = [row for row in chronicle_of(log).rows() if row.sort == "back"]
    assert back.folds and back.numbers in rows and rows[-1][0] == back.numbers[-1] + 1


def test_what_was_typed_late_stands_where_it_happened(desk: Desk) -> None:
    """And that it was typed late behind it: what is played after it does not hang on that."""
    log = desk.new(dealt(FOUR))
    lines = ("turn", "draw", "gatling", "2 hit", "insert 3 stagecoach; draw 2", "3 missed", "4 hit")
    rows = rows_of(log, *lines)
    assert rows == [(1,), (2,), (7, 8, 6), (3, 4, 5, 9, 10, 11)]
    history = chronicle_of(log)
    assert [history.line(number).late for number in rows[2]] == [False, False, True]
    assert [history.line(number).mark for number in rows[2][:2]] == [FORGOTTEN, FORGOTTEN]


def test_where_it_was_taken_back_it_is_read_with_that(desk: Desk) -> None:
    """Nothing was typed late then."""
    log = desk.new(dealt(FOUR))
    rows_of(log, "turn", "draw", "bang 2", "hit", "insert 3 mustang", "retract 6")
    history = chronicle_of(log)
    assert not any(history.line(number).late for row in history.rows() for number in row.numbers)


@pytest.mark.parametrize("game", some(GAMES, 3), ids=lambda path: path.stem)
def test_every_entry_of_a_game_stands_in_one_row(desk: Desk, game: Path) -> None:
    """In the order of what happened, that something was typed late behind it; a history that grew line by line reads as
    one made anew."""
    text = game.read_text(encoding="utf-8")
    head, rule, body = text.partition("---\n")
    log = desk.bring_in(head + rule)
    log.every_step = True  # as a file is read
    grown = chronicle_of(log)
    for line in body.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            log.enter(line)
            grown.refresh()
    everything = [number for row in grown.rows() for number in row.numbers]
    order = [number for number, _ in log.moments.order]
    late = {number for number in order if grown.line(number).late}
    assert sorted(everything) == sorted(order)
    assert [each for each in everything if each not in late] == [each for each in order if each not in late]
    assert list(grown.rows()) == list(chronicle_of(log).rows())


def test_what_was_not_typed_stays_marked_where_something_is_put_in_before_it(desk: Desk) -> None:
    """That the end was assumed stands before the end, and not before the card that was typed late."""
    log = desk.new(dealt(FOUR))
    for line in ("set 1 hand 3", ".", "2 turn", "1 mustang"):
        log.enter(line)
    late = next(number for number in range(log.length) if isinstance(log.entry(number), Inserted))
    rows = [row.numbers for row in chronicle_of(log).rows()]
    assert (late + 1, late) in rows and rows[rows.index((late + 1, late)) + 1][:2] == (late - 3, late - 2)
