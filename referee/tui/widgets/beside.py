"""Beside the ring, where there is much room: what may be done by whoever is asked, and what nobody has seen yet.

Both take longer to work out than a key may take, so that it is done in the next pause, one after the other, and only
where it is shown.
"""

from __future__ import annotations

from fractions import Fraction

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content
from textual.timer import Timer

from referee.core.knowledge.public import as_seen
from referee.desk.table_log import TableLog
from referee.speech import shortened
from referee.tui.face import Face
from referee.tui.keymap import shown
from referee.tui.seating import EDGES, Place
from referee.tui.widgets.aid import COLOURS
from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import QUIET, Panel, folded
from referee.tui.widgets.unscrolled import UnscrolledVertical
from referee.views.player_aid.permitted import Aid, SeatAid
from referee.views.unseen import ChanceView, KindView, Knowing, UnseenView, bar

PAUSE, BETWEEN = 0.3, 0.05
"""Seconds after which whoever types is thinking, and those that a key has between one piece of work and the next."""
MOST_CHANCES = 4
NAME, CELL, LEAST_CELL, CHANCE = 13, 22, 19, 10
"""Columns of the name of a card, of that with its number, of that where there are many, and of the bar of a chance."""
NUMBER = 7
"""Columns of the number, and of the blanks before and behind it."""
MANY = 24
"""Names of cards beyond which they stand closer together."""
MORE = Content.styled("  …", QUIET)


class Cut(Panel):
    """A panel that says when there is more than it has rows for."""

    def rows_at(self, width: int) -> list[Content]:
        """As many rows as are in sight, the last of them an ellipsis where some are not."""
        rows, room = super().rows_at(width), self.content_size.height
        return rows if len(rows) <= room or not room else [*rows[: room - 1], MORE]


class Beside(UnscrolledVertical):
    """Two panels, one under the other."""

    DEFAULT_CSS = """
    Beside { display: none; width: 2fr; }
    Beside Panel { padding: 0 1; border-top: solid $frame; border-title-style: bold; }
    Beside #beside-may { height: 1fr; }
    Beside #beside-unseen { height: auto; }
    """

    def __init__(self) -> None:
        super().__init__(id="beside")
        self._may, self._unseen = Cut("beside-may"), Panel("beside-unseen")
        self._timer: Timer | None = None
        self._place: Place | None = None
        self._about: tuple[TableLog, int, Face] | None = None

    def compose(self) -> ComposeResult:
        """What may be done, above what is unseen."""
        yield self._may
        yield self._unseen

    def stand(self, place: Place | None) -> None:
        """Stand there, or nowhere."""
        if place != self._place:
            self._place = place
            self.display = place is not None
            self.styles.height = place.height if place else None
            self._wait()

    def show(self, log: TableLog, seat: int, face: Face) -> None:
        """Show this table, and what this seat may do, as soon as there is time for it."""
        self._about = log, seat, face
        self._wait()

    def _wait(self) -> None:
        """For the next pause."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_timer(PAUSE, self._tell_what_may_be_done) if self._place is not None else None

    def _tell_what_may_be_done(self) -> None:
        if self._place is None or self._about is None:
            return
        log, seat, face = self._about
        table, book = log.table, log.book
        self._may.entitle(self._title("^L", "aid", face.say("app-key_aid")))
        aid = Aid(face.speech).seat(as_seen(table, book, seat), book, seat) if seat and not table.winner else None
        self._may.put(may_rows(aid, self._place.width - EDGES) if aid else [Content("")])
        self._timer = self.set_timer(BETWEEN, self._tell_what_is_unseen)

    def _tell_what_is_unseen(self) -> None:
        if self._place is None or self._about is None:
            return
        log, _, face = self._about
        self._unseen.entitle(self._title("F12", "unseen", face.say("unseen-title")))
        view = Knowing(face.speech).unseen(log.table, log.book)
        self._unseen.put(unseen_rows(view, self._place.width - EDGES))

    def _title(self, key: str, action: str, words: str) -> Content:
        """The title, with the key that shows the whole page where there is one."""
        leads = self.screen.check_action(action, ()) is not False
        return Content(f"{shown(key, f'screen.{action}')} {words}" if leads else words)


def may_rows(aid: SeatAid, width: int) -> list[Content]:
    """What this player may do, or has to; what he cannot is left to the whole page."""
    rows = [Content.assemble((f"{aid.seat} {aid.label}", "bold"), (f"  {aid.doing}", QUIET))]
    for row in aid.rows:
        if row.sort != "cannot":
            for number, line in enumerate(Content(row.text).wrap(width - 2)):
                rows.append(Content.assemble("  " if number else (f"{row.sign} ", COLOURS[row.sort]), line))
    return rows


def unseen_rows(view: UnseenView, width: int) -> list[Content]:
    """How many, the chances of a "draw!", and name by name how many are left."""
    rows = folded(Content.styled(view.sentence, "bold"), width)
    rows += [_chance(each, width) for each in view.chances[:MOST_CHANCES]]
    rows += [Content.styled(f"(+{left})", QUIET)] if (left := len(view.chances) - MOST_CHANCES) > 0 else []
    cell = CELL if len(view.kinds) <= MANY else LEAST_CELL
    columns = max(1, width // cell)
    height = -(-len(view.kinds) // columns)
    cells = [_kind(each, cell) for each in view.kinds]
    rows += [Content(""), *(Content("").join(cells[row::height]) for row in range(height)), Content("")]
    suits = [Content.assemble(suited(each.suit), f" {each.unseen}") for each in view.suits]
    return [*rows, Content("    ").join(suits)]


def _chance(each: ChanceView, width: int) -> Content:
    chance = bar(Fraction(each.least), Fraction(each.most), CHANCE)
    room = width - CHANCE - 10
    whose = Content(shortened(f"{each.label} · {each.name}: {each.hope}", room)).truncate(room, pad=True)
    return Content.assemble(whose, " ", (chance, "$text-success"), f" {each.percent:>8}")


def _kind(kind: KindView, cell: int) -> Content:
    """Faint where none is left."""
    wide = min(NAME, cell - NUMBER)
    name, of = shortened(kind.name, wide), f"{kind.unseen}/{kind.copies}"
    told = f"{name}{' ' * (wide - cell_len(name))} {of}"
    return Content.styled(told, "" if kind.most else QUIET).truncate(cell, pad=True)
