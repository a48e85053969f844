"""Draw the pictures in this folder from the running app: `python docs/screens/draw.py`.

The table: a logged game is played up to its middle, then a line is typed that the rules do not allow. The desk: the cup
of `examples/` is played, then its ranking is shown. It needs `referee` on the path.
"""

import asyncio
import subprocess
import tempfile
from pathlib import Path

from textual.pilot import Pilot

from referee.desk.desk import Desk
from referee.tui.app import RefereeApp

HERE = Path(__file__).parent
CHECKOUT = HERE.parents[1]
GAME = CHECKOUT / "tests" / "games" / "seven_against_bruno.game"
CUP = CHECKOUT / "examples" / "coppa_dei_ventiquattro.sh"
LINES, SIZE, LANGUAGE = 71, (116, 36), "en"
TYPED = "jail bruno"


async def _shown(pilot: Pilot[None], what: str) -> None:
    """Wait until it stands on the screen."""
    while not pilot.app.screen.query(what):
        await pilot.pause(0.05)
    await pilot.pause(0.3)


async def draw_table(store: Path, folder: Path = HERE) -> None:
    """Save `table.svg`. A test draws it anew, and finds the same words in it."""
    head, rule, body = GAME.read_text(encoding="utf-8").partition("---\n")
    desk = Desk(store)
    stream = desk.bring_in(head + rule + "".join(body.splitlines(keepends=True)[:LINES])).stream
    desk.close()
    app = RefereeApp(store, LANGUAGE, stream)
    async with app.run_test(size=SIZE) as pilot:
        app.animation_level = "none"
        await _shown(pilot, "EntryLine")
        await pilot.press(*(key if key != " " else "space" for key in TYPED), "enter")
        await pilot.pause(0.3)
        app.save_screenshot("table.svg", str(folder))


async def draw_desk(folder: Path) -> None:
    """Save `desk.svg`."""
    subprocess.run(["sh", str(CUP), str(folder)], check=True, capture_output=True)
    app = RefereeApp(folder / "coppa.sqlite", LANGUAGE, None)
    async with app.run_test(size=SIZE) as pilot:
        await _shown(pilot, "ListView, OptionList, DataTable")
        await pilot.press("enter")
        await pilot.pause(1)
        await pilot.press("f7")
        await pilot.pause(1)
        app.save_screenshot("desk.svg", str(HERE))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(draw_table(Path(folder) / "store.db"))
        asyncio.run(draw_desk(Path(folder) / "cup"))
