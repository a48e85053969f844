"""The help of the championship desk: every verb with the words that follow it, in the language spoken."""

from pathlib import Path

import pytest

from referee.tui.screens.help import HelpScreen
from referee.tui.widgets.panel import Panel
from tests.tui.desking import at_desk, keys
from tests.tui.seated import LARGE


@pytest.mark.parametrize("lang", ["nl", "it", "en", "de"])
async def test_every_verb_is_told_in_words(store: Path, lang: str) -> None:
    """No message is missing: none of it is the name that a message has in the program."""
    async with at_desk(store, lang=lang, size=LARGE) as pilot:
        await keys(pilot, "f1")
        screen = pilot.app.screen
        assert isinstance(screen, HelpScreen)
        told = " ".join(panel.render().plain for panel in screen.query(Panel))
        assert len(told) > 2000 and "help-" not in told
