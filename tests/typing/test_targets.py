"""At whom a card may be played, the nearest first."""

from pathlib import Path

from referee.lexicon import load
from referee.tui.widgets.actions import Actions
from referee.views.voice import Voice
from tests.typing.test_abbreviating import read_by


def test_targets_come_in_the_order_of_reach(store: Path) -> None:
    """Those whom the judge allows stand first, then by distance; each says what makes it."""
    acting = read_by(store, ["."]).acting
    assert [(each.seat, each.distance, each.level) for each in acting.targets(1, "bang")] == [
        (2, 1, "legal"), (7, 1, "legal"), (3, 2, "illegal"), (6, 2, "illegal"), (4, 3, "illegal"), (5, 3, "illegal"),
    ]  # fmt: skip
    assert all(each.because for each in acting.targets(1, "bang"))
    assert all(each.level == "legal" for each in acting.targets(1, "duel"))


def test_between_two_turns_they_are_those_of_who_comes(store: Path) -> None:
    """A line goes past what is due and leaves no choice: it is logged for the next player, and allowed."""
    acting = read_by(store, [".", "end"]).acting
    assert (acting.table.turn.seat, acting.on_time.table.turn.seat) == (1, 2)
    assert {each.level for each in acting.on_time.targets(2, "duel")} == {"legal"}


def test_the_line_looks_at_them_from_there(store: Path) -> None:
    """The rows under the line are of the seat that it is logged for, and so are the distances round the table."""
    voice = Voice(load(), "en")
    actions = Actions(read_by(store, [".", "end"]).acting, voice, 120, roomy=True, brief=False)
    assert actions.looking("bang ") == 2
    told = [row.plain for row in actions.rows("bang ")]
    assert told[0].split()[1] in ("Anna", "Carla") and "over" not in " ".join(told)
    assert actions.looking("5 bang ") == 5


def test_a_turn_in_which_nothing_is_due_is_taken_as_it_is(store: Path) -> None:
    """Play goes on in it."""
    acting = read_by(store, ["."]).acting
    assert acting.on_time is acting
