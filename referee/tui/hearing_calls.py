"""What tables call, told on whatever screen one is: the desk need not look at the floor, nor a table whether one comes.

It looks away from the screen, so that a server that is gone stops nothing; what is missed then is told once it is back.
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


class HearsCalls:
    """Tells in this app what the tables of its hall call."""

    def __init__(self, app: App[None], face: Face) -> None:
        self._app, self._face = app, face
        self._calls = HallCalls(face.desk.path)
        self._looking = False
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
        with suppress(RefereeError):  # whoever works with the store is told that
            heard = self._calls.look()
        with suppress(RuntimeError):  # the app is gone
            self._app.call_from_thread(self._looked, heard)

    def _looked(self, heard: Sequence[HeardCall]) -> None:
        self._looking = False
        for each in heard:
            mine = each.table in self._face.called
            if each.answered and mine:
                self._face.called.discard(each.table)
            if each.answered == mine and not getattr(self._app.screen, "SHOWS_CALLS", False):
                self._app.notify(self._told(each), severity="warning", timeout=SHOWN, markup=False)

    def _told(self, each: HeardCall) -> str:
        say, title = self._face.say, visible(each.title)
        if each.answered:
            return say("floor-answered", table=title)
        return f"! {say('floor-calls_now', table=title, why=visible(each.why) or say('floor-called'))}"
