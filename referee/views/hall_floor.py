"""The floor of a hall as plain records of strings: a row for each table, made of what everybody may see.

What a table came to is put into words once until it changes; only the clock and how long ago it was are told anew.
"""

from __future__ import annotations

from msgspec import Struct

from referee.core.book.panels import panels
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY
from referee.desk.following import Following
from referee.desk.hall_floor import FloorTable, HallFloor
from referee.speech import visible
from referee.views.play_clock import duration
from referee.views.public_face import COUNTS_TO, spoken_title
from referee.views.voice import Voice

MINUTE, HOURS = 60, 180
"""From so many minutes on hours are told."""


class FloorRow(Struct, frozen=True):
    """A table: whose turn it is, what counts up to something (noon), what the turn has taken, and what waits there.

    `call` is why it calls the desk, empty while it does not; `flags` how many entries wait for a look; `heard` how long
    ago something was logged, `silent` that this is long; `by` who did, and on which device.
    """

    id: str
    title: str
    turn: str
    counting: str
    clock: str
    flags: int
    heard: str
    by: str = ""
    call: str = ""
    since: str = ""
    silent: bool = False
    over: bool = False


class FloorView:
    """Puts the tables of a floor into words."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._told: dict[str, tuple[object, tuple[str, str, str]]] = {}

    def rows(self, floor: HallFloor, now: float) -> tuple[FloorRow, ...]:
        """Every row, those that call first."""
        return tuple(self._row(each, now) for each in floor.tables)

    def _row(self, each: FloorTable, now: float) -> FloorRow:
        followed, call, say = each.followed, each.call, self.voice.say
        title, turn, counting = self._in_words(each)
        clock = followed.clock
        return FloorRow(
            id=followed.stream,
            title=title,
            turn=turn,
            counting="" if each.over else counting,
            clock=duration(clock.turn_by(now)) if clock.seat and not each.over else "",
            flags=each.open,
            heard="" if followed.heard is None else self._ago(now - followed.heard),
            by="/".join(visible(name)[:24] for name in followed.by if name),
            call=(visible(call.why) or say("floor-called")) if call else "",
            since=self._ago(now - call.since) if call else "",
            silent=each.silent(now),
            over=each.over,
        )

    def _in_words(self, each: FloorTable) -> tuple[str, str, str]:
        """What it is called, whose turn it is, what counts: the same until the table changes, or the language."""
        followed = each.followed
        known_by = self.voice.lang, followed.table
        known = self._told.get(followed.stream)
        if known is None or known[0] != known_by:
            known = known_by, (visible(self._named(followed)), self._turn(followed.table), self._counting(each))
            self._told[followed.stream] = known
        return known[1]

    def _named(self, followed: Following) -> str:
        """Where the title is cut, the cup gives way and not the number of the table."""
        title = followed.title
        if title.round:
            cup, table, of = visible(title.name).strip(), str(title.table), str(title.round)
            return self.voice.say("floor-of_a_round", cup=cup, table=table, round=of)
        return spoken_title(title, self.voice) or ", ".join(seat.name for seat in followed.table.seats)

    def _turn(self, table: Table) -> str:
        if table.winner:
            return self.voice.say("table-winner", side=table.winner)
        seat = table.turn.seat
        return self.voice.speech.player(table, seat) if seat else self.voice.say("table-no_turn")

    def _counting(self, each: FloorTable) -> str:
        table = each.followed.table
        found = ((panel.key, row) for panel in panels(table, each.followed.book, NOBODY) for row in panel.rows)
        return "; ".join(self.voice.speech.panel(key, row, table) for key, row in found if COUNTS_TO in row)

    def _ago(self, seconds: float) -> str:
        minutes = max(0, int(seconds // MINUTE))
        if minutes < HOURS:
            return self.voice.say("desk-minutes", minutes=minutes)
        return self.voice.say("desk-hours", hours=minutes // MINUTE)
