"""What the turns have taken, as text that fits a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cli.layout import columns, paragraph
from referee.speech import Speech
from referee.views.play_clock import ClockView


def clock_lines(view: ClockView, speech: Speech) -> Iterator[str]:
    """The turn under way, or the pause, then a row for each player who had a turn."""
    say = speech.say
    yield f"{say('clock-title')}: {state_of(view, speech)}"
    yield ""
    if not view.players:
        yield say("clock-none")
        return
    yield from columns(list(zip(*_columns(view, speech), strict=True)))
    yield ""
    yield say("clock-pauses", paused=view.paused)
    yield from _remarks(view, speech)


def _columns(view: ClockView, speech: Speech) -> Iterator[tuple[str, ...]]:
    """What is told of each player; how many turns were too long, and calls to order, where there are any."""
    say, players = speech.say, view.players
    yield ("", *(str(each.seat) for each in players))
    yield (say("table-seat"), *(each.label for each in players))
    yield (say("clock-turns"), *(str(each.turns) for each in players))
    yield (say("clock-total"), *(each.total for each in players))
    yield (say("clock-average"), *(each.average for each in players))
    yield (say("clock-longest"), *(each.longest for each in players))
    if view.limit:
        yield (say("clock-over", limit=view.limit), *(str(each.over) for each in players))
    if any(each.calls for each in players):
        yield (say("clock-calls"), *(str(each.calls) for each in players))


def _remarks(view: ClockView, speech: Speech) -> Iterator[str]:
    """What was said about the pace of play, with what the turn had taken then, and the last turns of those told so."""
    if not view.remarks:
        return
    yield ""
    for each in view.remarks:
        turn = speech.say("clock-running", by=each.label, turn=each.turn) if each.label else ""
        yield from paragraph(f"{each.number}  {each.said}" + (f" ({turn})" if turn else ""))
    for player in view.players:
        if player.calls and player.last:
            yield from paragraph(speech.say("clock-last", by=player.label, turns=", ".join(player.last)))


def state_of(view: ClockView, speech: Speech) -> str:
    """Whose turn it is and what it has taken; that it stands still, if so."""
    if view.state == "waiting":
        return speech.say("clock-waiting")
    turn = speech.say("clock-running", by=view.label, turn=view.turn) if view.seat else speech.say("clock-waiting")
    if view.over:
        turn = speech.say("clock-too_long", turn=turn, limit=view.limit)
    return turn if view.state == "running" else speech.say("clock-paused", turn=turn)
