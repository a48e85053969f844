"""What the help says over a game that the program deals: its own words, and nothing that it does not have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.dom import DOMNode

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation.lines.verbs import VERBS
from referee.solo import SoloGame
from referee.solo.asking import entered
from referee.speech import Speech
from referee.tui.actions import actions
from referee.tui.palette import action_in_words
from referee.tui.screens.help import HelpScreen
from referee.tui.screens.solo.game import SoloScreen
from referee.tui.screens.table import TableScreen
from tests.tui.seated import LARGE, opened, until, words
from tests.tui.test_solo_screen import dealt_game

SAYS = Speech.of("en").say


async def test_the_help_speaks_of_choices_and_not_of_a_light_log(store: Path) -> None:
    """F1 over the game: what ^Z takes back is a choice; what a table with a real deck has is not told."""
    async with opened(store, dealt_game(store), size=LARGE) as pilot:
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(pilot.app.screen, HelpScreen))
        await pilot.pause()
        shown = words(pilot)
        assert SAYS("does-solo-take_back") in shown and SAYS("does-take_back") not in shown
        assert SAYS("app-light_choose") not in shown and SAYS("help-shorthand") in shown


async def test_the_help_lists_no_verb_that_a_game_cannot_take(store: Path) -> None:
    """What is put right, taken back or noted at a table with a referee is refused here, and is not told."""
    stream = dealt_game(store)
    game = SoloGame(Desk(store).table(stream))
    async with opened(store, stream, size=LARGE) as pilot:
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(pilot.app.screen, HelpScreen))
        await pilot.pause()
        shown = words(pilot)
        told = {verb for verb in VERBS if verb.isidentifier() and re.search(rf"[·:] {verb}\b", shown)}
        assert "bang 3" in shown
        assert {"retract", "correct", "insert", "set", "note", "gap", "stand", "house", "light"}.isdisjoint(told)
        assert {"turn", "end", "draw", "discard", "hit"} <= told
        assert "retract 12" not in shown and "set anna life 3" not in shown
    for line in ("retract", "set 1 life 3", "note a word"):
        with pytest.raises(BadLine):
            entered(game, line, "en")


@pytest.mark.parametrize(("on", "key"), [(SoloScreen, "does-solo-history"), (TableScreen, "does-history")])
async def test_a_key_is_told_in_the_words_of_its_screen(store: Path, on: type[DOMNode], key: str) -> None:
    """The palette says it as the help does; at a table with a real deck it is as it was."""
    async with opened(store, dealt_game(store)) as pilot:
        history = next(action for action in actions(on) if action.id == "history")
        face = pilot.app.face  # type: ignore[attr-defined]
        assert action_in_words(history, face, on) == SAYS(key)
