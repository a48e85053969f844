"""Recording a precedent at the table: one key on a flag, a few lines, and the judge may follow it from there on."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import cast

import pytest
from textual.widgets import Input

from referee.library.precedents.collection import Precedents
from referee.speech import LANGUAGES, Speech
from referee.tui.app import RefereeApp
from referee.tui.config import Config
from referee.tui.face import Face
from referee.tui.screens.dispute import DisputeScreen
from referee.tui.screens.history import HistoryScreen
from referee.tui.screens.precedent import PrecedentScreen
from referee.tui.screens.table import TableScreen
from tests.tui.seated import (
    LARGE,
    MIDDLE,
    SMALL,
    at_sizes,
    at_table,
    logged,
    picture,
    prepared,
    table_of,
    typed,
    until,
    words,
)

OWN = (".", "mustang", "cat 1 mustang")


def recorded(store: Path) -> Precedents:
    """The precedents beside a store."""
    return Precedents(store.parent / "precedents")


def screen_of(pilot: object) -> PrecedentScreen:
    """The screen on which one records."""
    screen = pilot.app.screen  # type: ignore[attr-defined]
    assert isinstance(screen, PrecedentScreen), screen
    return screen


async def test_a_decision_is_recorded_from_a_flag_and_binds_the_table(store: Path) -> None:
    """Question, clauses and tournament are filled in; Enter records; the judge follows, and names it."""
    async with at_table(store, OWN[:2], size=MIDDLE) as pilot:
        await typed(pilot, OWN[2])
        await pilot.press("ctrl+n")
        assert "cards of their own" in screen_of(pilot).query_one("#precedent-question", Input).value
        await typed(pilot, "Yes, one's own card too.", enter=False)
        await pilot.press("f8")
        assert "is allowed from here on" in words(pilot)
        await pilot.press("enter")
        await pilot.pause()
        (made,) = recorded(store).all()
        assert made.answer == {"en": "Yes, one's own card too."} and made.binds is not None and made.binds.allowed
        assert "ITC-238" in made.clauses and "Anna" not in made.question["en"][0]
        assert logged(store)[-1].startswith(f"house follow {made.id} allow own_cards ")
        await typed(pilot, "cat 1 mustang", enter=False)
        await until(pilot, lambda: made.id in words(pilot))


async def test_what_does_not_bind_is_only_recorded(store: Path) -> None:
    """The log stays as it is; F8 goes round to no binding again."""
    async with at_table(store, OWN) as pilot:
        await pilot.press("f4", "ctrl+n")
        before = logged(store)
        await typed(pilot, "No.", enter=False)
        await pilot.press("f8", "f8", "f8", "enter")
        await pilot.pause()
        assert logged(store) == before and recorded(store).all()[0].binds is None
        assert isinstance(pilot.app.screen, TableScreen)


async def test_without_an_entry_the_question_is_typed(store: Path) -> None:
    """Nothing is decided about a verdict then, and nothing can bind."""
    async with at_table(store, ["."], lang="nl") as pilot:
        await pilot.press("ctrl+n", "f8")
        await typed(pilot, "Mag een hond meespelen?")
        assert recorded(store).all() == ()
        await typed(pilot, "Nee.")
        (made,) = recorded(store).all()
        assert made.question == {"nl": ("Mag een hond meespelen?",)} and made.answer == {"nl": "Nee."}
        assert isinstance(pilot.app.screen, TableScreen)


async def test_escape_records_nothing(store: Path) -> None:
    """And leads back to the flag."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        await pilot.press("ctrl+n")
        await typed(pilot, "x", enter=False)
        await pilot.press("escape")
        assert not recorded(store).folder.exists() and "✗ Irregular" in picture(pilot)


async def test_the_same_key_works_in_the_history_and_on_the_sheet(store: Path) -> None:
    """From the history it may bind; the sheet speaks of an entry without a log at hand."""
    async with at_table(store, OWN, size=LARGE) as pilot:
        await pilot.press("f11")
        await until(pilot, lambda: isinstance(pilot.app.screen, HistoryScreen))
        await pilot.press("ctrl+n")
        await typed(pilot, "Yes.", enter=False)
        await pilot.press("f8", "enter")
        await pilot.pause()
        assert logged(store)[-1].startswith("house follow house-own-cards allow own_cards")
        await pilot.press("escape", "escape")
    async with at_table(store, OWN, size=LARGE) as pilot:
        await pilot.press("f4", "ctrl+d")
        await until(pilot, lambda: isinstance(pilot.app.screen, DisputeScreen))
        await until(pilot, lambda: bool(cast(DisputeScreen, pilot.app.screen).sheets.case))
        before = logged(store)
        await pilot.press("ctrl+n")
        await typed(pilot, "Yes.", enter=False)
        await pilot.press("f8", "enter")
        await pilot.pause()
        assert len(recorded(store).all()) == 2 and logged(store) == before


async def test_what_cannot_be_written_is_told_and_stays_typed(store: Path) -> None:
    """Where and why; nothing that was typed is lost."""
    recorded(store).folder.write_text("mine")
    async with at_table(store, ["."], size=MIDDLE) as pilot:
        await typed(pilot, "bang 3")
        await pilot.press("ctrl+n")
        await typed(pilot, "[b]No.[/b] " + "x" * 200)
        assert "precedents" in words(pilot) and "!" in picture(pilot)
        assert screen_of(pilot).query_one("#precedent-answer", Input).value.startswith("[b]No.[/b]")
        assert len(logged(store)) == 3


async def test_the_author_is_remembered(store: Path, tmp_path: Path) -> None:
    """Whatever signs are in the name; the other settings stay."""
    config = tmp_path / "config"
    config.mkdir()
    (config / "settings.toml").write_text('signs = "ascii"\n')
    name = 'Anna "A" \\ [b]'
    for expected in ("", name):
        app = RefereeApp(store, "en", prepared(store, lines=["."]), Config(config))
        async with app.run_test(size=MIDDLE) as pilot:
            await until(pilot, lambda: isinstance(app.screen, TableScreen))  # noqa: B023
            await pilot.press("ctrl+n")
            assert screen_of(pilot).query_one("#precedent-author", Input).value == expected
            await typed(pilot, "May I?", enter=False)
            await pilot.press("down")
            await typed(pilot, "No.", enter=False)
            screen_of(pilot).query_one("#precedent-author", Input).value = name
            await pilot.press("enter")
            await pilot.pause()
    assert tomllib.loads((config / "settings.toml").read_text()) == {"signs": "ascii", "author": name}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_everything_is_in_sight_in_every_language(store: Path, lang: str) -> None:
    """Every line with its label, what binding would mean, every key; F2 changes the words and keeps what was typed."""
    said = Speech.of(lang).words
    said.errors.clear()
    async with at_table(store, OWN, lang=lang) as pilot:
        await pilot.press("f4", "ctrl+n")
        await typed(pilot, "Sì.", enter=False)
        async for _ in at_sizes(pilot, MIDDLE, SMALL):
            for key in ("question", "answer", "reason", "tournament", "author"):
                assert table_face(pilot).say(f"precedent-field_{key}") in picture(pilot)
            for key, word in (("⏎", "key_record"), ("F8", "key_binding")):
                assert f"{key} {table_face(pilot).say(f'precedent-{word}')}" in picture(pilot)
        await pilot.press("f2")
        assert screen_of(pilot).query_one("#precedent-answer", Input).value == "Sì."
    assert said.errors == []


def table_face(pilot: object) -> Face:
    """What the screen speaks through."""
    return screen_of(pilot).face


async def test_the_flag_shows_the_key(store: Path) -> None:
    """In sight where something was flagged."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        assert f"^N {table_of(pilot).face.say('precedent-key')}" in picture(pilot)
