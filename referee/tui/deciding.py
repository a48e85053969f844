"""The way to record a precedent from any screen that speaks of an entry, and what follows when it was recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.screen import Screen

from referee.tui.face import Face
from referee.tui.preferences import preferences_of

if TYPE_CHECKING:
    from referee.library.precedents.question import DisputedQuestion
    from referee.tui.screens.precedent import Decided


def decide(
    screen: Screen[None], face: Face, about: DisputedQuestion, log_line: Callable[[str], object] | None = None
) -> None:
    """Ask for the decision; its house rule, if it binds, goes to `log_line`."""
    from referee.tui.screens.precedent import PrecedentScreen

    app = screen.app
    preferences = preferences_of(app)

    def recorded(decided: Decided | None) -> None:
        if decided is None:
            return
        if preferences is not None:
            preferences.remember_author(decided.ruling.author)
        app.notify(face.say("precedent-recorded", id=decided.ruling.id), markup=False)
        if decided.line and log_line is not None:
            log_line(decided.line)

    app.push_screen(PrecedentScreen(face, about, preferences.author if preferences else ""), recorded)
