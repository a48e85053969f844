"""What a referee needs for a slow-play call: the turns' times beside the calls, and turns over the limit he set."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.cli.table.clock_text import clock_lines
from referee.desk.desk import Desk
from referee.desk.log_clock import clock_at, seconds_of
from referee.desk.table_log import TableLog
from referee.speech import LANGUAGES, Speech
from referee.speech.words import Words
from referee.views.play_clock import ClockView, clock_view, remarks_of

TABLE = """
bang 1
sets base championship
seat 1 Anna sheriff pedro_ramirez life 5/5 hand 3
seat 2 Bruno outlaw kit_carlson life 4/4 hand 3
seat 3 Carla outlaw black_jack life 4/4 hand 3
seat 4 Dario renegade jesse_jones life 4/4 hand 3
turn 4 over
deck 40
"""


class Wall:
    """A clock on the wall that a test moves."""

    minute = 0

    def __call__(self) -> str:
        """The time."""
        return f"2026-11-21T20:{self.minute:02}:00+00:00"


@pytest.fixture
def wall() -> Wall:
    """Eight o'clock."""
    return Wall()


@pytest.fixture
def log(tmp_path: Path, wall: Wall) -> Iterator[TableLog]:
    """A championship table before the Sheriff's first turn."""
    desk = Desk(tmp_path / "store.sqlite", wall)
    yield desk.new(TABLE)
    desk.close()


def entered(log: TableLog, wall: Wall, *lines: tuple[int, str]) -> None:
    """These lines, each at its minute."""
    for minute, line in lines:
        wall.minute = minute
        log.enter(line)


SLOW = (
    (0, "1 turn"), (0, "1 draw 2"), (2, "1 end"), (2, "2 turn"), (2, "2 draw 3"), (2, "2 putback 1"),
    (6, "3 complains 2"), (7, "2 order"), (9, "2 end"),
)  # fmt: skip


def told(log: TableLog, wall: Wall, lang: str = "en", until: int | None = None) -> ClockView:
    """The clock as the wall shows it now, or as an entry found it."""
    clock, speech = clock_at(log, until), Speech(Words(lang))
    now = seconds_of(wall()) if until is None else clock.at
    return clock_view(clock, now or 0.0, log.table, log.book, speech, remarks_of(log, speech, until))


def test_a_call_is_told_with_what_the_turn_had_taken(log: TableLog, wall: Wall) -> None:
    """Who called the referee, the call to order, and the turn's time at each; the calls stand beside the times."""
    entered(log, wall, *SLOW)
    view = told(log, wall)
    assert [(each.number, each.label, each.turn) for each in view.remarks] == [
        (7, "Bruno", "4:00"),
        (8, "Bruno", "5:00"),
    ]
    assert [(each.seat, each.last, each.calls) for each in view.players] == [(1, ("2:00",), 0), (2, ("7:00",), 1)]


def test_a_call_taken_back_is_told_no_more(log: TableLog, wall: Wall) -> None:
    """Nor counted."""
    entered(log, wall, *SLOW, (9, "retract 8"))
    view = told(log, wall)
    assert [each.number for each in view.remarks] == [7]
    assert [each.calls for each in view.players] == [0, 0]


def test_an_earlier_moment_knows_nothing_of_later_calls(log: TableLog, wall: Wall) -> None:
    """The clock as an entry found it has the remarks before that one."""
    entered(log, wall, *SLOW)
    assert [each.number for each in told(log, wall, until=8).remarks] == [7]


def test_turns_are_marked_only_by_the_limit_that_the_referee_set(log: TableLog, wall: Wall) -> None:
    """Without one nothing is over it (ITC-205); with one past turns count too, and the turn under way."""
    entered(log, wall, *SLOW)
    assert [each.over for each in told(log, wall).players] == [0, 0] and told(log, wall).limit == ""
    entered(log, wall, (9, "limit 3:00"), (9, "3 turn"))
    view = told(log, wall)
    assert (view.limit, view.over, [each.over for each in view.players]) == ("3:00", False, [0, 1, 0])
    wall.minute = 13
    assert told(log, wall).over
    entered(log, wall, (13, "limit 0:00"))
    assert not told(log, wall).over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(log: TableLog, wall: Wall, lang: str) -> None:
    """In no more than 80 columns: the limit, the calls, and each remark with its time."""
    entered(log, wall, *SLOW, (9, "limit 3:00"), (9, "3 turn"), (9, "3 order"))
    wall.minute = 13
    view, speech = told(log, wall, lang), Speech(Words(lang))
    lines = list(clock_lines(view, speech))
    text = "\n".join(lines)
    assert all(len(line) <= 80 for line in lines)
    assert speech.say("clock-over", limit="3:00") in text and speech.say("clock-calls") in text
    assert text.count("5:00") == 1 and speech.say("clock-last", by="Bruno", turns="7:00") in text
    assert speech.say("clock-too_long", turn=speech.say("clock-running", by="Carla", turn="4:00"), limit="3:00") in text
