"""A table on a screen for the tests: opened in a store of its own, its keys pressed, its picture read as text."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from textual import events
from textual.keys import _character_to_key
from textual.pilot import Pilot

from referee.desk.desk import Desk
from referee.notation.words.tokens import quoted
from referee.speech import LANGUAGES
from referee.tui.app import RefereeApp
from referee.tui.screens.table import TableScreen
from referee.tui.seating import seating
from referee.tui.widgets.history import History
from referee.tui.widgets.panel import Panel
from referee.tui.widgets.seats import Seats

FOUR = (
    ("Anna", "sheriff", "bart_cassidy"),
    ("Bruno", "outlaw", "willy_the_kid"),
    ("Carla", "outlaw", "jourdonnais"),
    ("Dario", "renegade", "rose_doolan"),
)
SEVEN = (
    ("Anna", "sheriff", "slab_the_killer"),
    ("Bruno", "outlaw", "jourdonnais"),
    ("Carla", "deputy", "suzy_lafayette"),
    ("Dario", "outlaw", "calamity_janet"),
    ("Elena", "renegade", "vulture_sam"),
    ("Fosca", "outlaw", "lucky_duke"),
    ("Gino", "deputy", "sid_ketchum"),
)
TEN = (
    ("Anna", "sheriff", "slab_the_killer"),
    ("Bruno", "outlaw", "jourdonnais"),
    ("Carla", "deputy", "suzy_lafayette"),
    ("Dario", "outlaw", "calamity_janet"),
    ("Elena", "renegade", "vulture_sam"),
    ("Fosca", "outlaw", "lucky_duke"),
    ("Gino", "deputy", "sid_ketchum"),
    ("Hugo", "outlaw", "bart_cassidy"),
    ("Irene", "renegade", "kit_carlson"),
    ("Luca", "rebel", "rose_doolan"),
)
LATE = {
    "Anna": "winchester/8s mustang/8h barrel/qs scope/as dynamite/2h", "Bruno": "volcanic/qc mustang/9h",
    "Carla": "jail/js schofield/kc barrel/ks", "Dario": "remington/kc jail/10s", "Elena": "schofield/qs",
    "Fosca": "rev_carabine/ac jail/4h", "Hugo": "schofield/js",
}  # fmt: skip
"""What lies before players late in a game; Bruno is playing."""
SIX_TO_GO = """
bang 1
sets base rebel
option events both
seat 1 Anna sheriff suzy life 1/5 hand 2
seat 2 Bruno rebel willy life 3/4 hand 3
seat 3 Carla deputy sid life 2/4 hand 2
seat 4 Dario outlaw bart out
seat 5 Elena renegade vulture out
seat 6 Fosca outlaw lucky life 1/4 hand 0 play volcanic
turn 2 play
deck 30
"""
"""The last turns of a game of six: the Rebel! is playing, the Sheriff has one life point left."""
SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (200, 60)


def dealt(seats: Sequence[tuple[str, str, str]] = FOUR, option: str = "") -> str:
    """A deal as text."""
    options = [f"option {option}"] if option else []
    rows = [
        f"seat {number} {quoted(name)} {role} {character}" for number, (name, role, character) in enumerate(seats, 1)
    ]
    return "\n".join(["bang 1", "sets base", *options, *rows, "---", ""])


def late(seats: Sequence[tuple[str, str, str]] = TEN, sets: str = "base rebel", option: str = "events both") -> str:
    """A game under way as text: everybody has three of four life points, three cards in hand, and some in play."""
    rows = [
        f"seat {number} {quoted(name)} {role} {character} life 3/4 hand 3"
        + (f" play {LATE[name]}" if name in LATE else "")
        for number, (name, role, character) in enumerate(seats, 1)
    ]
    return "\n".join(["bang 1", f"sets {sets}", f"option {option}", *rows, "turn 2 play", "deck 20", "---", ""])


def brought_in(store: Path, game: str, lines: Sequence[str] = ()) -> str:
    """A table in the store with this game, and these lines logged; its id."""
    desk = Desk(store)
    log = desk.bring_in(game)
    for line in lines:
        log.enter(line)
    desk.close()
    return log.stream


def prepared(
    store: Path, seats: Sequence[tuple[str, str, str]] = FOUR, lines: Sequence[str] = (), option: str = ""
) -> str:
    """A table in the store with these lines logged; its id."""
    desk = Desk(store)
    log = desk.new(dealt(seats, option))
    for line in lines:
        log.enter(line)
    desk.close()
    return log.stream


@asynccontextmanager
async def opened(
    store: Path, table: str | None, lang: str = "en", size: tuple[int, int] = SMALL
) -> AsyncIterator[Pilot[None]]:
    """The app on this store, ready to be typed at."""
    app = RefereeApp(store, lang, table)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.face is not None and (table is None or isinstance(app.screen, TableScreen)))
        await pilot.pause()
        yield pilot


@asynccontextmanager
async def at_table(
    store: Path,
    lines: Sequence[str] = (),
    seats: Sequence[tuple[str, str, str]] = FOUR,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
) -> AsyncIterator[Pilot[None]]:
    """A new table with these lines logged, on the screen."""
    async with opened(store, prepared(store, seats, lines), lang, size) as pilot:
        yield pilot


async def at_sizes(pilot: Pilot[None], *sizes: tuple[int, int]) -> AsyncIterator[tuple[int, int]]:
    """Make the screen of each size, one after the other."""
    for size in sizes:
        await pilot.resize_terminal(*size)
        await pilot.pause()
        yield size


async def in_languages(pilot: Pilot[None]) -> AsyncIterator[str]:
    """Have every language spoken, one after the other, by the key for it; the first is spoken again at the end."""
    for _ in LANGUAGES:
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(pilot.app, RefereeApp) and pilot.app.face is not None
        yield pilot.app.face.lang


async def until(pilot: Pilot[None], true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something that happens in its own time; the first who needs the index of the shelf waits for it."""
    for _ in range(int(seconds / 0.02)):
        if true():
            return
        await pilot.pause(0.02)
    raise AssertionError(f"it did not happen in {seconds:g} seconds; on the screen stood\n{picture(pilot)}")


async def worked_out(pilot: Pilot[None]) -> None:
    """Wait for what a large screen shows in a pause: what may be done, what is unseen, what the rulings say."""
    panels = list(pilot.app.screen.query("Beside Panel, Behind").results(Panel))
    await until(pilot, lambda: not any(panel.size and panel.bare for panel in panels))
    await pilot.pause()


def table_of(pilot: Pilot[None]) -> TableScreen:
    """The table on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen), screen
    return screen


async def typed(pilot: Pilot[None], line: str, enter: bool = True) -> None:
    """Type a line without waiting between its keys, as one who types fast does."""
    driver = pilot.app._driver
    assert driver is not None
    for char in line:
        key = events.Key("space" if char == " " else _character_to_key(char), char)
        key.set_sender(pilot.app)
        driver.send_message(key)
    if enter:
        await pilot.press("enter")
    await pilot.pause()


def picture(pilot: Pilot[None]) -> str:
    """What stands on the screen, as plain text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def told_of(pilot: Pilot[None], seat: int) -> str:
    """What stands on the screen of a seat, in one row: on its card, or in its rows of the list."""
    seats, size = pilot.app.screen.query_one(Seats), pilot.app.size
    rows = [row.plain for row in seats.rows_at(seats.content_size.width)]
    ring = seating(size.width, size.height, len(table_of(pilot).log_of_table.table.seats)).ring
    if ring is not None:
        place = ring.seats[seat - 1]
        return " ".join(" ".join(row[place.x : place.right] for row in rows[place.y : place.bottom]).split())
    begin = next(at for at, row in enumerate(rows) if row[2:4].strip() == str(seat))
    end = next((at for at, row in enumerate(rows) if row[2:4].strip() == str(seat + 1)), len(rows))
    return " ".join(" ".join(rows[begin:end]).split())


def history_of(pilot: Pilot[None]) -> str:
    """What is in sight of the history, without the line breaks."""
    history = pilot.app.screen.query_one(History)
    return " ".join(" ".join(row.plain for row in history.rows_at(history.content_size.width)).split())


def words(pilot: Pilot[None]) -> str:
    """What stands on the screen, without the line breaks."""
    return " ".join(picture(pilot).split())


def logged(store: Path, table: str = "") -> list[str]:
    """The lines of the log as they stand in the store, the head left out."""
    desk = Desk(store)
    text = desk.table(table).game_text()
    desk.close()
    return text.partition("---\n")[2].splitlines()
