"""What a championship table has to show: the time limit, who is gone, the pace of play, what the referee did."""

from __future__ import annotations

from referee.core.book.questions import NEXT_SEAT, WINNER, WINNERS_BY_READING
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.match import TURNOVERS, the_match
from referee.sets.championship.noon import armed, pending
from referee.sets.championship.pace import in_minutes


def noon(now: Situation, viewer: int) -> Panel | None:
    """How often the deck was turned over; once that is enough, who loses the next life point."""
    table = now.table
    if not table.turned or table.winner or the_match(table).replay:
        return None
    if not armed(now):
        return Panel("noon", ({"state": "counting", "by": 0, "count": table.turned, "due": TURNOVERS},))
    state = "striking" if the_match(table).striking else "armed"
    return Panel("noon", ({"state": state, "by": _next_struck(now), "count": table.turned, "due": TURNOVERS},))


def _next_struck(now: Situation) -> int:
    """The Sheriff, when it begins; else whose turn it is until it has cost him his point, then whose turn comes."""
    seat = now.table.turn.seat
    if not the_match(now.table).striking:
        return next((each.number for each in now.table.seats if each.role == "sheriff"), 0)
    return seat if pending(now, seat) else now.ask(NEXT_SEAT, seat)


def replay(now: Situation, viewer: int) -> Panel | None:
    """That the game is played again, and what it begins with."""
    start = the_match(now.table).replay
    return Panel("replay", ({"start": start},)) if start else None


def expelled(now: Situation, viewer: int) -> Panel | None:
    """Whom the referee expelled."""
    rows = tuple({"by": seat} for seat in the_match(now.table).expelled)
    return Panel("expelled", rows) if rows else None


def left(now: Situation, viewer: int) -> Panel | None:
    """Whose seat is passive since he left; none is where his leaving has ended the game, as in a duel."""
    won = now.ask(WINNER) or now.ask(WINNERS_BY_READING)
    rows = () if won else tuple({"by": seat} for seat in the_match(now.table).left)
    return Panel("left", rows, "gone") if rows else None


def calls_to_order(now: Situation, viewer: int) -> Panel | None:
    """Who was called to order for slow play, and how often."""
    called = the_match(now.table).called
    rows = tuple({"by": seat, "count": called.count(seat)} for seat in sorted({*called}))
    return Panel("calls", rows) if rows else None


def warnings(now: Situation, viewer: int) -> Panel | None:
    """Who was warned at this table, and how often."""
    warned = the_match(now.table).warned
    rows = tuple({"by": seat, "count": warned.count(seat)} for seat in sorted({*warned}))
    return Panel("warned", rows) if rows else None


def times(now: Situation, viewer: int) -> Panel | None:
    """The limit of a turn and the extra time, where the referee gave them."""
    match = the_match(now.table)
    rows = []
    if match.limit:
        rows.append({"what": "limit", "time": in_minutes(match.limit)})
    if match.extra:
        rows.append({"what": "extra", "time": in_minutes(match.extra * 60)})
    return Panel("times", tuple(rows)) if rows else None


CHAMPIONSHIP.panels += [noon, replay, left, calls_to_order, warnings, expelled, times]
