"""Waits for a pause of whoever types: what takes longer than a key may is done while nobody waits for an answer.

A timer alone would go off between two keys. Here each key begins the pause anew, without a timer of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from textual.message_pump import MessagePump
from textual.timer import Timer


class Pause:
    """One thing to do for a screen or a widget, once nobody has pressed a key for so many seconds."""

    def __init__(self, owner: MessagePump, seconds: float, then: Callable[[], object]) -> None:
        self._owner = owner
        self._seconds = seconds
        self._then = then
        self._since = 0.0
        self._timer: Timer | None = None

    def await_it(self) -> None:
        """It is to be done, so many seconds from now or later."""
        self._since = monotonic()
        if self._timer is None:
            self._go_on_in(self._seconds)

    def _go_on_in(self, seconds: float) -> None:
        self._timer = self._owner.set_timer(seconds, self._over)

    def _over(self) -> None:
        """The pause is over, unless a key was pressed meanwhile."""
        self._timer = None
        quiet = monotonic() - max(self._since, pressed_at(self._owner))
        if quiet < self._seconds:
            self._go_on_in(self._seconds - quiet)
        else:
            self._then()


def pressed_at(owner: MessagePump) -> float:
    """When the last key was pressed in the app that this belongs to."""
    last: float = getattr(owner.app, "pressed_at", 0.0)
    return last
