"""Draw the pictures in this folder from the running app: `python docs/screens/draw.py`.

A logged game is played up to its middle, then a line is typed that the rules do not allow.
"""

import asyncio
import tempfile
from pathlib import Path

from referee.desk import Desk
from referee.tui.app import RefereeApp

HERE = Path(__file__).parent
GAME = HERE.parents[1] / "tests" / "games" / "seven_against_bruno.game"
LINES, SIZE, LANGUAGE = 71, (116, 36), "en"
TYPED = "jail bruno"


async def draw(store: Path) -> None:
    """Save `table.svg`."""
    head, rule, body = GAME.read_text(encoding="utf-8").partition("---\n")
    desk = Desk(store)
    stream = desk.bring_in(head + rule + "".join(body.splitlines(keepends=True)[:LINES])).stream
    desk.close()
    app = RefereeApp(store, LANGUAGE, stream)
    async with app.run_test(size=SIZE) as pilot:
        while not app.screen.query("EntryLine"):
            await pilot.pause(0.05)
        await pilot.pause(0.2)
        await pilot.press(*(key if key != " " else "space" for key in TYPED), "enter")
        await pilot.pause(0.2)
        app.save_screenshot("table.svg", str(HERE))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(draw(Path(folder) / "store.db"))
