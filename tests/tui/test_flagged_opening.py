"""A table whose opening is flagged: it is looked at like any entry, on every screen, and no key ends the app."""

from pathlib import Path

import pytest

from tests.tui.seated import at_table, opened, picture, prepared, until, words

TWO = (("Anna", "sheriff", "bart_cassidy"), ("Bruno", "outlaw", "willy_the_kid"))
SUZYS = (
    ("Anna", "sheriff", "suzy_lafayette"), ("Bruno", "outlaw", "suzy_lafayette"),
    ("Carla", "outlaw", "jourdonnais"), ("Dario", "renegade", "rose_doolan"),
)  # fmt: skip
FLAGGED = {"NLB-002": TWO, "Suzy Lafayette": SUZYS}
"""What the flag says, and who sits there."""


@pytest.mark.parametrize("said", FLAGGED)
@pytest.mark.parametrize("keys", [("f4",), ("f4", "home"), ("f4", "home", "ctrl+n", "escape")])
async def test_the_flag_of_the_opening_has_its_reasons(store: Path, said: str, keys: tuple[str, ...]) -> None:
    """F4, and Home in the list: what there is to say of entry 0 is shown as of any other."""
    async with at_table(store, seats=FLAGGED[said]) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert said in words(pilot)


@pytest.mark.parametrize("said", FLAGGED)
@pytest.mark.parametrize("key", ["ctrl+n", "ctrl+d", "f6", "f7", "f8", "c", "i", "t", "enter", "b"])
async def test_what_can_be_done_about_the_opening(store: Path, said: str, key: str) -> None:
    """On the screen of the history every key does something or says why not."""
    async with at_table(store, [], FLAGGED[said]) as pilot:
        await pilot.press("f11", "home", key)
        await pilot.pause()
        await pilot.press("escape", "escape", "escape")
        assert pilot.app.is_running


@pytest.mark.parametrize("key", ["f6", "f7", "f8", "ctrl+d", "ctrl+n", "ctrl+r"])
async def test_the_keys_of_its_flag(store: Path, key: str) -> None:
    """Under the flag they are the keys of any flag."""
    async with at_table(store, seats=TWO) as pilot:
        await pilot.press("f4", key)
        await pilot.pause()
        assert pilot.app.is_running


async def test_a_click_on_the_opening(store: Path) -> None:
    """Entry 0 in the list of the last entries is clicked like any other."""
    async with opened(store, prepared(store, TWO)) as pilot:
        row = next(at for at, line in enumerate(picture(pilot).splitlines()) if line.lstrip().startswith("0 ✗"))
        await pilot.click(offset=(10, row))
        await until(pilot, lambda: "NLB-002" in words(pilot))
