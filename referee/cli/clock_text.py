"""What the turns have taken, as text that fits a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cli.layout import columns
from referee.speech import Speech
from referee.timing import ClockView


def clock_lines(view: ClockView, speech: Speech) -> Iterator[str]:
    """The turn under way, or the pause, then a row for each player who had a turn."""
    say = speech.say
    yield f"{say('clock-title')}: {state_of(view, speech)}"
    yield ""
    if not view.players:
        yield say("clock-none")
        return
    head = ["", say("table-seat"), *(say(f"clock-{title}") for title in ("turns", "total", "average", "longest"))]
    rows = ([str(x.seat), x.label, str(x.turns), x.total, x.average, x.longest] for x in view.players)
    yield from columns([head, *rows])
    yield ""
    yield say("clock-pauses", paused=view.paused)


def state_of(view: ClockView, speech: Speech) -> str:
    """Whose turn it is and what it has taken; that it stands still, if so."""
    if view.state == "waiting":
        return speech.say("clock-waiting")
    turn = speech.say("clock-running", by=view.label, turn=view.turn) if view.seat else speech.say("clock-waiting")
    return turn if view.state == "running" else speech.say("clock-paused", turn=turn)
