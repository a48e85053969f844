"""The table for all to see: live while another logs, without a secret, without a key; and over the referee's screen."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.desk.desk import Desk
from referee.speech import LANGUAGES, Speech
from referee.tui import themes
from referee.tui.app import RefereeApp
from referee.tui.letters import in_lines, large
from referee.tui.screens.table import TableScreen
from referee.tui.screens.too_small import TooSmallScreen
from referee.tui.screens.watch import CoverScreen, WatchScreen
from referee.tui.watching import WatchApp
from referee.tui.widgets.latest import TALL, Latest
from referee.tui.widgets.stage import Stage
from tests.tui.seated import LARGE, MIDDLE, SEVEN, SMALL, at_table, logged, picture, prepared, table_of, until, words
from tests.tui.test_hostile_names import NAMES
from tests.tui.test_sizes import CROWDED

SECRET = ("Outlaw", "Deputy", "Renegade")
WITHIN = 1.0
"""Seconds in which what was logged has to be on the screen."""


@asynccontextmanager
async def watching(
    store: Path,
    lines: Sequence[str] = (),
    seat: int = 0,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    seats: Sequence[tuple[str, str, str]] = SEVEN,
) -> AsyncIterator[Pilot[None]]:
    """The watching app on a new table with these lines logged."""
    app = WatchApp(store, lang, prepared(store, seats, lines), seat)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: any(shows_a_table(screen) for screen in app.screen_stack))
        await pilot.pause()
        yield pilot


def shows_a_table(screen: object) -> bool:
    """Has the screen read its table?"""
    return isinstance(screen, WatchScreen) and bool(screen.following.table.seats)


def log(store: Path, *lines: str) -> None:
    """Another process logs these lines."""
    desk = Desk(store)
    for line in lines:
        desk.table().enter(line)
    desk.close()


def reads(pilot: Pilot[None], text: str) -> bool:
    """Can this be read on the screen, in ordinary letters or in large ones?"""
    shown = picture(pilot)
    width = pilot.app.size.width
    drawn = (large(text, *pilot.app.size), large(text, width, 3), in_lines(text, width - 2, TALL))
    return text in shown or any(rows and all(row.rstrip() in shown for row in rows) for rows in drawn)


def cut_short(text: str, size: tuple[int, int]) -> str:
    """As much of the name of a card as there is room for."""
    return text if size != SMALL else text[:3]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_everything_public_is_there_and_nothing_else(store: Path, size: tuple[int, int]) -> None:
    """Seats, life points, cards in play, whose turn, what is due; of roles the Sheriff's alone."""
    async with watching(store, [*CROWDED, "3 draw 1 for reward with gatling"], size=size) as pilot:
        flat = words(pilot)
        for name, _, _ in SEVEN:
            assert reads(pilot, name), name
        for part in ("► Bruno: playing", "Sheriff", "Hand", "^Q Quit", "F2 Language"):
            assert part in flat, part
        for card in ("Winchester", "Mustang 8♥", "Barrel Q♠", "Scope A♠", "Dynamite 2♥", "Jail J♠"):
            assert cut_short(card, size) in flat, card
        assert not any(word in flat for word in (*SECRET, "Gatling"))


async def test_it_follows_within_a_second(store: Path) -> None:
    """What another process logs is on the screen: a hit, then a role that was shown."""
    async with watching(store, ["."]) as pilot:
        log(store, "bang 2", "hit")
        await until(pilot, lambda: "●●●○" in picture(pilot), WITHIN)
        log(store, "set 2 life 0", "2 out outlaw by 1 to bang")
        await until(pilot, lambda: "† " in picture(pilot) or "2 Bruno †" in picture(pilot), WITHIN)
        assert "Outlaw" in picture(pilot)


async def test_a_player_sees_his_own_role_and_cards(store: Path) -> None:
    """The Deputy's face: his role, the card noted when he drew it, and nobody else's role."""
    async with watching(store, [*CROWDED, "3 draw 1 for reward with gatling"], seat=3) as pilot:
        flat = words(pilot)
        assert "Deputy" in flat and "In your hand, as far as the log knows: Gatling" in flat
        assert "Outlaw" not in flat and "Renegade" not in flat


async def test_no_key_but_two_does_anything(store: Path) -> None:
    """Neither letters nor function keys nor the mouse change a thing; F2 changes the language."""
    async with watching(store, CROWDED) as pilot:
        before = logged(store)
        await pilot.press("a", "1", "enter", "escape", "f1", "f3", "f5", "f7", "f9", "f10", "ctrl+p", "ctrl+z", "down")
        await pilot.click(offset=(5, 5))
        await pilot.pause()
        assert isinstance(pilot.app.screen, WatchScreen) and "Bruno: playing" in picture(pilot)
        await pilot.press("f2")
        await pilot.pause()
        assert "Bruno: playing" not in picture(pilot) and "► Bruno" in picture(pilot)
        assert logged(store) == before


async def test_a_store_that_is_gone_for_a_moment_leaves_the_picture(store: Path) -> None:
    """The table stays as it stood, and that is said; back in its place it is followed on."""
    async with watching(store, ["."]) as pilot:
        away = store.with_name("away")
        files = [file for file in store.parent.iterdir() if file.name.startswith(store.name)]
        for file in files:
            file.rename(away.with_name(file.name.replace(store.name, "away")))
        await until(pilot, lambda: "! The store cannot be read now" in picture(pilot), WITHIN)
        assert "► Anna: playing" in picture(pilot) and not store.exists()
        for file in files:
            away.with_name(file.name.replace(store.name, "away")).rename(file)
        log(store, "mustang/8h")
        await until(pilot, lambda: "Mustang 8♥" in picture(pilot) and "! The store" not in picture(pilot), WITHIN)


async def test_how_it_ended_is_told(store: Path) -> None:
    """The winner on top, and who has won and lost as far as roles were shown."""
    async with watching(store, [".", "set 1 life 0", "1 out", "won outlaws"]) as pilot:
        flat = words(pilot)
        assert "♛ Won by the Outlaws" in flat
        assert "Lost: Anna" in flat and "Won: " not in flat and "Deputy" not in flat and "Renegade" not in flat


async def test_without_a_name_it_goes_to_the_table_that_is_played(store: Path) -> None:
    """A new game at the same store comes onto the wall by itself."""
    prepared(store, SEVEN, ["."])
    app = WatchApp(store, "en")
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: "Gino" in picture(pilot))
        prepared(store)
        await until(pilot, lambda: "Gino" not in picture(pilot) and "Dario" in picture(pilot), WITHIN)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_no_word_is_missing(store: Path, lang: str) -> None:
    """Nothing on the screen had to be said in another language."""
    errors = Speech.of(lang).words.errors
    errors.clear()
    async with watching(store, [*CROWDED, "3 draw 1 with beer", "pause"], seat=3, lang=lang) as pilot:
        assert picture(pilot)
    assert errors == []


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_names_are_shown_as_typed(store: Path, size: tuple[int, int]) -> None:
    """Hostile names act on nothing and break no row."""
    seats = [(name, "?" if place else "sheriff", "?") for place, name in enumerate(NAMES)]
    async with watching(store, ["."], size=size, seats=seats) as pilot:
        shown = picture(pilot)
        assert (
            "[bold]" in shown and "名前" in shown and "[/]" in shown and reads(pilot, "seat 5") and "\x1b" not in shown
        )
        assert len(shown.splitlines()) == size[1]


async def test_a_small_terminal_gets_a_word(store: Path) -> None:
    """At 40x10 a sentence stands there instead of half a table."""
    async with watching(store, CROWDED, size=(40, 10)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, TooSmallScreen))


EVERY = [SMALL, MIDDLE, LARGE, (250, 70), (60, 30), (60, 90)]


@pytest.mark.parametrize("size", EVERY, ids=str)
async def test_what_happened_last_is_told_and_nobody_moves(store: Path, size: tuple[int, int]) -> None:
    """Three sentences, the latest at the end; a death, and all that is due then, leave every seat where it stood."""
    async with watching(store, ["."], size=size) as pilot:
        stage = pilot.app.screen.query_one(Stage)
        before = stage.region, stage.ring
        log(store, "bang 2", "hit", "note he is angry", "set 2 life 0", "2 out outlaw by 1 to bang")
        await until(pilot, lambda: "† 2" in picture(pilot), WITHIN)
        (latest,) = (each.happened for each in pilot.app.screen.query(Latest))
        assert latest[-1].startswith("Bruno is eliminated") and len(latest) == 3
        assert all(reads(pilot, told) for told in latest) and not reads(pilot, "angry")
        assert (stage.region, stage.ring) == before


async def test_a_card_that_not_all_saw_is_not_told(store: Path) -> None:
    """What the referee noted of a card drawn is told to whom has it, and to nobody else."""
    async with watching(store, ["."]) as pilot:
        log(store, "3 draw 1 for reward with gatling")
        await until(pilot, lambda: "Carla draws 1 card" in words(pilot), WITHIN)
        assert "Gatling" not in words(pilot)


async def test_whose_turn_and_who_answers_stand_on_the_cards_and_in_the_middle(store: Path) -> None:
    """A bar in the foot of each card, a frame of its own, and the names in the middle of the ring."""
    async with watching(store, [".", "bang 2"], size=MIDDLE) as pilot:
        shown = picture(pilot)
        assert shown.count("► playing") == 2 and shown.count("◆ answers") == 1 and "◆ Bruno" in shown
        assert "█▀ ► 1" in shown and "╔═ ◆ 2" in shown


# The cover of the referee's own screen


async def cover(pilot: Pilot[None], seat: int = 0) -> None:
    """What the key for it does."""
    table = table_of(pilot)
    pilot.app.push_screen(CoverScreen(table.face, table.log_of_table, seat))
    await pilot.pause()


async def test_a_cover_hides_what_only_the_referee_may_see(store: Path) -> None:
    """At once, whole, and nothing of what is under it shines through, whatever the theme."""
    async with at_table(store, [*CROWDED, "3 draw 1 for reward with gatling"], SEVEN, size=MIDDLE) as pilot:
        assert isinstance(pilot.app, RefereeApp)
        for theme in themes.NAMES:
            assert "Outlaw" in picture(pilot)
            pilot.app.choose_theme(theme)
            await cover(pilot)
            assert "Bruno: playing" in picture(pilot), theme
            assert not any(word in words(pilot) for word in (*SECRET, "Gatling")), theme
            await pilot.press("f10")
            await pilot.pause()


async def test_a_cover_with_a_players_face_shows_his_own_secrets_only(store: Path) -> None:
    """The Deputy's screen, over the referee's: his role and his card, and no other role."""
    async with at_table(store, [*CROWDED, "3 draw 1 for reward with gatling"], SEVEN, size=MIDDLE) as pilot:
        await cover(pilot, seat=3)
        flat = words(pilot)
        assert "Deputy" in flat and "Gatling" in flat and "Outlaw" not in flat and "Renegade" not in flat


async def test_one_key_alone_turns_it_back(store: Path) -> None:
    """No other key, no click, no action of the app; nothing typed meanwhile reaches the table."""
    async with at_table(store, CROWDED, SEVEN) as pilot:
        before = logged(store)
        await cover(pilot)
        for key in ("escape", "enter", "b", "1", "f1", "f5", "f7", "f9", "f12", "ctrl+p", "ctrl+z", "space", "tab"):
            await pilot.press(key)
        for row in range(24):
            await pilot.click(offset=(3, row))
        await pilot.pause()
        assert isinstance(pilot.app.screen, CoverScreen)
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert table_of(pilot).entry.value == "" and logged(store) == before


async def test_a_cover_follows_too(store: Path) -> None:
    """What another process logs comes onto it."""
    async with at_table(store, ["."], SEVEN) as pilot:
        await cover(pilot)
        log(store, "mustang/8h")
        await until(pilot, lambda: "Mustang 8♥" in picture(pilot), WITHIN)


async def test_a_cover_speaks_the_language_chosen(store: Path) -> None:
    """F2 works on it, and the table under it speaks so too."""
    async with at_table(store, ["."], SEVEN) as pilot:
        assert isinstance(pilot.app, RefereeApp)
        await cover(pilot)
        lang = table_of_cover(pilot).face.lang
        await pilot.press("f2")
        await pilot.pause()
        assert table_of_cover(pilot).face.lang != lang and "► Anna" in picture(pilot)


def table_of_cover(pilot: Pilot[None]) -> CoverScreen:
    """The cover on the screen."""
    assert isinstance(pilot.app.screen, CoverScreen)
    return pilot.app.screen


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_part_that_is_missing_is_told_with_its_number(store: Path, lang: str) -> None:
    """Who only watches a log with a damaged entry reads that it is missing, and which."""
    prepared(store, SEVEN, ("1 turn", "note a"))
    with closing(sqlite3.connect(store)) as db, db:
        db.execute("drop trigger record_no_update")
        db.execute("update record set entry = entry || ' ' where version = 3")
    async with WatchApp(store, lang).run_test(size=SMALL) as pilot:
        told = Speech.of(lang).say("watch-gap", count=1, numbers="2")[:40]
        await until(pilot, lambda: told in picture(pilot))
