"""What takes longer than a key may waits until nobody types."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from referee.tui import pausing
from referee.tui.pausing import Pause


class Typist:
    """An app in which keys are pressed, with a clock and timers that go as the test says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.app = SimpleNamespace(pressed_at=0.0)
        self.timers: list[tuple[float, Callable[[], object]]] = []
        patch.setattr(pausing, "monotonic", lambda: self.now)

    def set_timer(self, seconds: float, then: Callable[[], object]) -> object:
        """Remember it."""
        self.timers.append((self.now + seconds, then))
        return then

    def rest(self, seconds: float) -> None:
        """Press nothing for so long."""
        end = self.now + seconds
        while self.timers and self.timers[0][0] <= end:
            self.now, then = self.timers.pop(0)
            then()
        self.now = end

    def press(self) -> None:
        """Press a key."""
        self.app.pressed_at = self.now


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Somebody who types."""
    return Typist(monkeypatch)


def test_nothing_is_done_between_two_keys(typist: Any) -> None:
    """However long a line is typed; then once, a whole pause after its last key."""
    done: list[float] = []
    Pause(typist, 1.0, lambda: done.append(typist.now)).await_it()
    for _ in range(20):
        typist.rest(0.3)
        typist.press()
    assert not done
    typist.rest(0.9)
    assert not done
    typist.rest(5.0)
    assert done == [pytest.approx(107.0)]


def test_it_is_done_once_however_often_it_was_asked_for(typist: Any) -> None:
    """The pause begins anew each time, by one timer; afterwards it may be asked for again."""
    done: list[float] = []
    pause = Pause(typist, 1.0, lambda: done.append(typist.now))
    for _ in range(3):
        pause.await_it()
        typist.rest(0.5)
    assert len(typist.timers) == 1
    typist.rest(5.0)
    pause.await_it()
    typist.rest(5.0)
    assert done == [pytest.approx(102.0), pytest.approx(107.5)]
