"""Under the line, where much room is left: what the rulings say that stand behind a flag, else what is to be at hand.

That is who can do what at this table, or how the cowboys of a game played alone move. Reading rulings takes longer
than a key may take, so that it is done beside the keys, in the next pause. The panel takes rows that nobody else has
use for, so that nothing moves when they are found. What was decided on another screen is found when one comes back.
"""

from __future__ import annotations

from msgspec import Struct
from textual.content import Content
from textual.worker import Worker, WorkerState

from referee.desk.desk import StorePlace
from referee.library.ruling import Ruling
from referee.tui.consulting import Consulted, offered
from referee.tui.face import Face
from referee.tui.pausing import Pause
from referee.tui.widgets.panel import QUIET, Panel, cells, folded
from referee.views.player_aid.card import plain

PAUSE = 1.0
"""Seconds after which whoever types is reading: what takes longest to look up comes last."""


class Asked(Struct, frozen=True):
    """By which clauses rulings are looked for: all those `about` them together, or the nearest of `each`; and the sets
    in force where they are to hold. `names` tell by clause whom a ruling is about.
    """

    about: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    names: tuple[tuple[str, str], ...] = ()

    @property
    def nothing(self) -> bool:
        """Is there nothing to look for?"""
        return not (self.about or self.each)


class Behind(Panel):
    """As many rulings as there are rows for, whole."""

    DEFAULT_CSS = """
    Behind { display: none; height: 1fr; padding: 0 1; border-top: solid $frame; border-title-style: bold; }
    """

    def __init__(self) -> None:
        super().__init__("behind")
        self._asked = Asked()
        self._face: Face | None = None
        self._lang = ""
        self._found: tuple[Ruling, ...] = ()
        self._roomy = False
        self._rows_at_rest = 0
        self._pause = Pause(self, PAUSE, self._look)

    def stand(self, roomy: bool, rows: int = 0) -> None:
        """Stand there if there is room and something was asked, and look for it in the next pause.

        It takes so many `rows`, or, of 0, all that are left.
        """
        self._roomy, self._rows_at_rest = roomy, rows
        stands = roomy and not self._asked.nothing
        if rows != cells(self.styles.height):
            self.styles.height = rows or None
        if stands != self.display:
            self.display = stands
        if self.display and not self._found:
            self._pause.await_it()

    def look_again(self) -> None:
        """Something may have been decided since: look once more; what stands there stays until then."""
        if self.display:
            self._pause.await_it()

    def ask(self, asked: Asked, face: Face, title: Content) -> None:
        """Show what these clauses lead to."""
        if (asked, face.lang) != (self._asked, self._lang):
            self._asked, self._face, self._lang, self._found = asked, face, face.lang, ()
            self.entitle(title)
            self._lay_out()
        self.stand(self._roomy, self._rows_at_rest)

    def _look(self) -> None:
        asked = self._asked
        if self.display and self._face is not None:
            store = self._face.desk.path
            self.run_worker(lambda: (asked, found(store, asked)), thread=True, exclusive=True, exit_on_error=False)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """They were found, unless something else was asked meanwhile."""
        event.stop()
        if event.state is WorkerState.SUCCESS and event.worker.result and event.worker.result[0] == self._asked:
            self._found = event.worker.result[1]
            self._lay_out()

    def on_resize(self) -> None:
        """What had no room before may have it now."""
        self._lay_out()

    def _lay_out(self) -> None:
        width, room = self.content_size.width, self.content_size.height
        rows: list[Content] = []
        for ruling in self._found if width else ():
            told = self._told(ruling, width)
            if len(rows) + len(told) > room:
                break
            rows += told
        self.put(rows or [Content("")])

    def _told(self, ruling: Ruling, width: int) -> list[Content]:
        """The question and under it the answer; of what is at hand the answer alone, after a dot or a name."""
        told = ruling.told(self._lang)
        clauses = (f" [{', '.join(ruling.clauses)}]", QUIET)
        if self._asked.each:
            names = dict(self._asked.names)
            name = next((names[clause] for clause in ruling.clauses if clause in names), "")
            lead = (f"{name}: ", "bold") if name else ("• ", "")
            answer = plain(told.answer, self._face.speech) if name and self._face else told.answer
            return folded(Content.assemble(lead, answer, clauses), width, 2)
        return [
            *folded(Content.styled(told.question, QUIET), width),
            *(Content("  ") + row for row in folded(Content.assemble(told.answer, clauses), width - 2)),
        ]


def found(store: StorePlace, asked: Asked) -> tuple[Ruling, ...]:
    """The rulings asked for that hold, on the shelf of this store."""
    from referee.library.search import rulings_index

    index = rulings_index(store)
    try:
        library = index.outline()
        nearest = (next(iter(library.behind((clause,))), None) for clause in asked.each)
        one_each = {outline.id: outline for outline in nearest if outline}
        outlines = (*library.behind(asked.about), *one_each.values())
        offers = offered(outlines, library, index, Consulted(asked.sets))
        return tuple(each.ruling for each in offers if each.in_force is not False and not each.replaced)
    finally:
        index.close()
