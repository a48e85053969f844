"""Random keys over every screen: whatever is pressed, the app goes on.

The seed alone brings a run back; what went wrong is told with the keys that led there. `python -m tests.hunts any_keys`
presses them for longer.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from tests.hunts import many
from tests.tui.desking import made
from tests.tui.seated import LARGE, SEVEN, SMALL, opened, prepared
from tests.tui.test_flagged_opening import SUZYS
from tests.tui.test_solo_screen import dealt_game

pytestmark = pytest.mark.painted

PRESSES = many("random keys", 16)
RUNS = max(1, PRESSES // 300)
NAMED = (
    "enter", "escape", "tab", "shift+tab", "up", "down", "left", "right", "home", "end", "pageup", "pagedown", "space",
    "backspace", "delete", "slash", "question_mark", "exclamation_mark", "full_stop",
)  # fmt: skip
LEADING = (*NAMED, *(f"f{number}" for number in range(1, 13)))
KEYS = (*LEADING * 3, *(f"ctrl+{letter}" for letter in "abdefghklnoprstuwxyz"), *"abcdefghijklmnopqrstuvwxyz0123456789")
"""Every key but ^Q, which leaves, and ^C; those that lead somewhere more often."""
LINES = ("3 bang 5", "bang 2", ".", "5 cuori", "flip 4h", "turn 2", "1 lose 1", "end", "anna:out:bart, b, c, d", "0")
"""What is typed in between, so that there is something to look at."""
BEGUN: dict[str, tuple[Callable[[Path], str | None], tuple[str, ...]]] = {
    "table": (lambda store: prepared(store, SEVEN, [".", "bang 2", "2 no", "bang 2"]), ()),
    "flagged opening": (lambda store: prepared(store, SUZYS), ()),
    "history": (lambda store: prepared(store, SUZYS, ["."]), ("f11",)),
    "new table": (lambda store: None, ("n",)),
    "first game": (lambda store: None, ("g", "enter")),
    "example": (lambda store: None, ("e",)),
    "rulings": (lambda store: prepared(store, SEVEN, ["."]), ("f3",)),
    "solo": (lambda store: dealt_game(store, choices=2), ()),
    "desk": (lambda store: made(store) and None, ("enter",)),
}
"""By what is on the screen at first: how the store is filled, and the keys that lead there."""


ASTRAY = 15
"""After so many keys it goes on with the screen that it began with."""


async def pressed(pilot: Pilot[None], random: Random, most: int, so_far: list[str]) -> None:
    """Press so many keys, or until the first screen is left; stop at the first that something went wrong with."""
    first, app = pilot.app.screen, pilot.app
    while len(so_far) < most and app._exception is None and app.is_running and first in app.screen_stack:
        keys = [random.choice(KEYS)] if random.random() < 0.9 else [*random.choice(LINES), "enter"]
        so_far += keys
        await pilot.press(*(_key(key) for key in keys))
        await pilot.pause()
        if len(so_far) % ASTRAY == 0 and first in app.screen_stack:
            while app.screen is not first:
                app.pop_screen()
                await pilot.pause()


def _key(char: str) -> str:
    return {" ": "space", ".": "full_stop", ":": "colon", ",": "comma"}.get(char, char)


@pytest.mark.parametrize("seed", range(RUNS))
@pytest.mark.parametrize("begun", BEGUN)
async def test_no_key_ends_the_app(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: str, seed: int
) -> None:
    """In every language and on small and large screens."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    random, keys = Random(f"{begun} {seed}"), list[str]()
    fill, first = BEGUN[begun]
    lang, size = random.choice(("nl", "it", "en", "de")), random.choice((SMALL, LARGE))
    while len(keys) < min(PRESSES, 300):
        anew = store.with_name(f"{len(keys)}.db")
        async with opened(anew, fill(anew), lang, size) as pilot:
            await pilot.press(*first)
            await pressed(pilot, random, min(PRESSES, 300), keys)
            if pilot.app._exception is not None:
                pilot.app._exception.add_note(f"{begun}, seed {seed}, {lang}, {size}: {' '.join(keys[-40:])}")
