"""Keys sent to an app as the terminal sends them, how it is seen that it has answered, and what that took."""

import statistics
from collections.abc import Sequence

from referee.tui.app import RefereeApp

Size = tuple[int, int]
SIZES: list[Size] = [(80, 24), (200, 60)]
"""Columns and rows of the terminals that are tried."""


def size(said: str) -> Size:
    """A terminal, said as `80x24`."""
    columns, rows = map(int, said.split("x"))
    return columns, rows


def send(app: RefereeApp, key: str, character: str | None) -> None:
    """Send a key."""
    from textual import events  # not before the app, which sets the pace of its frames

    assert app._driver is not None
    event = events.Key(key, character)
    event.set_sender(app)
    app._driver.send_message(event)


def busy(app: RefereeApp) -> bool:
    """Whether any widget has a message waiting, or the screen a refresh."""
    screen = app.screen
    nodes = [app, screen, *screen.walk_children()]
    waiting = any(node._message_queue.qsize() for node in nodes if node._message_queue is not None)
    return waiting or bool(screen._dirty_widgets) or screen._layout_required or bool(screen._callbacks)


def show(name: str, seconds: Sequence[float]) -> None:
    """One line: p50, p99 and the worst; or that it did not come up, as no key does in a line that is Enter alone."""
    if not seconds:
        print(f"{name}: never")
        return
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    p50, p99, most = (each * 1e3 for each in (statistics.median(ordered), p99, ordered[-1]))
    print(f"{name}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {most:.1f} ms")
