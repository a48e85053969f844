"""What everybody comes in to: the tables of today and how they stand, earlier ones, tournaments, the rulings."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from referee.championship.rules.entries import Opened
from referee.desk.desk import Desk
from referee.pages.start import LATELY
from tests.pages.cups import kept
from tests.pages.hall import NOW, open_hall, typed
from tests.pages.hearing import next_of
from tests.pages.test_table_page import begun, words_of

MORNING = datetime(2026, 11, 26, 9, tzinfo=UTC)
AFTER = MORNING.timestamp() + LATELY - 60


def laid(store: Path, game: str, hours: float, title: str) -> str:
    """The id of a table with this game, laid so many hours after that morning."""
    desk = Desk(store, clock=(MORNING + timedelta(hours=hours)).isoformat)
    try:
        return desk.bring_in(game, title).stream
    finally:
        desk.close()


async def test_tables_are_told_as_they_stand(store: Path) -> None:
    """Whose turn it is, who has won; one that nobody logged at since yesterday is an earlier one."""
    laid(store, begun("short_evening", 1.0), -20, "Yesterday")
    laid(store, begun("seven_against_bruno", 0.5), 1, "Under way")
    laid(store, begun("seven_against_bruno", 1.0), 2, "Over")
    async with open_hall(store, now=AFTER) as here:
        page = (await here.get("/en/")).text
    now, _, earlier = page.partition("<details")
    rows = [words_of(row).strip() for row in re.findall(r"<li>.*?</li>", now, re.DOTALL)]
    assert rows == ["Over ♛ Won by the Outlaws", "Under way ► Ilse"]
    assert "Yesterday" in earlier and "Under way" not in earlier


async def test_what_is_logged_somewhere_moves_nothing(store: Path) -> None:
    """A table stays in its place, and nobody hears of an entry that changes nothing he sees there."""
    table = laid(store, begun("seven_against_bruno", 0.0), 1, "First laid")
    laid(store, begun("short_evening", 0.5), 2, "Laid later")
    async with open_hall(store, now=AFTER) as here, here.client.get(here.url("/en/live")) as stream:
        first = await next_of(stream)
        for line in ("bruno turn", "draw from fabio", "done", "eva turn"):
            typed(store, table, line)
        heard = [await next_of(stream)]
        while heard[-1] is not None and "► Eva" not in words_of(heard[-1].text):
            heard.append(await next_of(stream))
    assert first is not None
    every = [each.text for each in (first, *heard) if each is not None]
    assert len({*every}) == len(every) <= 3
    assert all(text.index("Laid later") < text.index("First laid") for text in every)


async def test_an_empty_store_is_no_fault(store: Path) -> None:
    """It says that no table is open; the first one appears by itself."""
    async with open_hall(store, now=AFTER) as here, here.client.get(here.url("/en/live")) as stream:
        first = await next_of(stream)
        assert first is not None and "No table is open yet." in first.text
        laid(store, begun("short_evening", 0.5), 1, "The first")
        second = await next_of(stream)
        assert second is not None and "The first" in second.text


async def test_the_game_of_a_round_is_called_alike_everywhere(store: Path) -> None:
    """By its tournament, its table and its round in words; a name that only looks so stays. Tournaments come first."""
    kept(store, [Opened("Coppa")], name="Coppa")
    table = laid(store, begun("short_evening", 0.5), 1, "Coppa 2.1")
    laid(store, begun("short_evening", 0.5), 1, "Version 2.1")
    async with open_hall(store, now=NOW) as here:
        start = words_of((await here.get("/en/")).text)
        page = (await here.get(f"/en/table/{table}")).text
        wall = (await here.get(f"/en/table/{table}/wall")).text
        there = (await here.get("/en/")).text
    title = "Coppa: table 2, round 1"
    assert title in start and f"<h1>{title}</h1>" in page and f"<h1>{title}</h1>" in wall
    assert "Version 2.1" in start and start.index("Tournaments") < start.index("Tables")
    assert 'thecup/where">Where do I play?</a>' in there
