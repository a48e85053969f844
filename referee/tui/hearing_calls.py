"""What tables call, told on whatever screen one is: the desk need not look at the floor, nor a table whether one comes.

It looks away from the screen, so that a server that is gone stops nothing. That is told too, and that it is back: who
waits for the players to go on would not see it before the next line.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from textual.app import App

from referee.desk.hall_calls import HallCalls, HeardCall
from referee.errors import RefereeError
from referee.speech import visible

if TYPE_CHECKING:
    from referee.tui.face import Face

LOOK = 2.0
"""Seconds between two looks."""
SHOWN = 20.0
"""Seconds for which it stands on the screen."""
SILENT = {"server_unreachable", "store_unreachable"}
"""The errors of a store that gives no answer."""
GONE = 2
"""Looks in vain after which the server is gone, and not only slow."""


class HearsCalls:
    """Tells in this app what the tables of its hall call."""

    def __init__(self, app: App[None], face: Face) -> None:
        self._app, self._face = app, face
        self._calls = HallCalls(face.desk.path)
        self._looking = False
        self._in_vain = 0
        self._timer = app.set_interval(LOOK, self._ask)
        self._ask()

    def stop(self) -> None:
        """No more."""
        self._timer.stop()
        if not self._looking:
            self._calls.close()

    def _ask(self) -> None:
        if not self._looking:
            self._looking = True
            self._app.run_worker(self._look, thread=True, exit_on_error=False)

    def _look(self) -> None:
        heard: Sequence[HeardCall] = ()
        wrong = None
        try:
            heard = self._calls.look()
        except RefereeError as error:
            wrong = error
        with suppress(RuntimeError):  # the app is gone
            self._app.call_from_thread(self._looked, heard, wrong)

    def _looked(self, heard: Sequence[HeardCall], wrong: RefereeError | None) -> None:
        self._looking = False
        before, self._in_vain = self._in_vain, self._in_vain + 1 if wrong else 0
        if wrong and self._in_vain == GONE:
            self._tell(self._face.say("apart-gone") if wrong.key in SILENT else self._face.wrong(wrong))
        elif not wrong and before:
            self._is_back(before)
        for each in heard:
            mine = each.table in self._face.called
            if each.answered and mine:
                self._face.called.discard(each.table)
            if each.answered == mine:
                self._tell(self._told(each))

    def _is_back(self, in_vain: int) -> None:
        if self._face.desk.laptop is not None:
            self._face.desk.laptop.reach.heard()
        if in_vain >= GONE:
            waits = any(self._face.desk.waiting())
            self._tell(self._face.say("apart-back_waits" if waits else "apart-back"))

    def _tell(self, said: str) -> None:
        if not getattr(self._app.screen, "SHOWS_CALLS", False):
            self._app.notify(said, severity="warning", timeout=SHOWN, markup=False)

    def _told(self, each: HeardCall) -> str:
        say, title = self._face.say, visible(each.title)
        if each.answered:
            return say("floor-answered", table=title)
        return f"! {say('floor-calls_now', table=title, why=visible(each.why) or say('floor-called'))}"
