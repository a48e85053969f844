"""Under the line, where much room is left: what the rulings say that stand behind a flag, or the rules of the mode.

Reading them takes longer than a key may take, so that it is done beside the keys, in the next pause. The panel takes
the rows that nobody else has use for, so that nothing moves when they are found.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from textual.content import Content
from textual.timer import Timer
from textual.worker import Worker, WorkerState

from referee.library.ruling import Ruling
from referee.tui.consulting import Consulted, offered
from referee.tui.face import Face
from referee.tui.widgets.panel import QUIET, Panel, folded

PAUSE = 1.0
"""Seconds after which whoever types is reading: what takes longest to look up comes last."""


class Asked(Struct, frozen=True):
    """By which clauses rulings are looked for: all those `about` them together, or the nearest of `each`; and the sets
    in force where they are to hold.
    """

    about: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()

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
        self._timer: Timer | None = None

    def stand(self, roomy: bool) -> None:
        """Stand there if there is room and something was asked, and look for it in the next pause."""
        self._roomy = roomy
        stands = roomy and not self._asked.nothing
        if stands != self.display:
            self.display = stands
        if self.display and not self._found:
            if self._timer is not None:
                self._timer.stop()
            self._timer = self.set_timer(PAUSE, self._look)

    def ask(self, asked: Asked, face: Face, title: Content) -> None:
        """Show what these clauses lead to."""
        if (asked, face.lang) != (self._asked, self._lang):
            self._asked, self._face, self._lang, self._found = asked, face, face.lang, ()
            self.entitle(title)
            self._lay_out()
        self.stand(self._roomy)

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
            told = _told(ruling, self._lang, width, briefly=bool(self._asked.each))
            if len(rows) + len(told) > room:
                break
            rows += told
        self.put(rows or [Content("")])


def found(store: Path, asked: Asked) -> tuple[Ruling, ...]:
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


def _told(ruling: Ruling, lang: str, width: int, briefly: bool) -> list[Content]:
    """The question and under it the answer; `briefly` the answer alone, after a dot."""
    told = ruling.told(lang)
    clauses = (f" [{', '.join(ruling.clauses)}]", QUIET)
    if briefly:
        return folded(Content.assemble("• ", told.answer, clauses), width, 2)
    return [
        *folded(Content.styled(told.question, QUIET), width),
        *(Content("  ") + row for row in folded(Content.assemble(told.answer, clauses), width - 2)),
    ]
