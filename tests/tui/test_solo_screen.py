"""The Lone Gunslinger played on the screen: set up by keys, a whole game with nothing but the keys that are shown."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from referee.desk.desk import Desk
from referee.solo import BOOK, SoloGame, new_game, recap
from referee.solo.asking import last_choice
from referee.solo.results import results_of
from referee.speech import Speech
from referee.tui.app import RefereeApp
from referee.tui.screens.solo.game import SoloScreen
from referee.tui.screens.solo.refused import RefusedScreen
from referee.tui.screens.solo.results import SoloResultsScreen
from referee.tui.screens.solo.set_up import SoloSetUpScreen
from referee.tui.screens.table import TableScreen
from referee.tui.widgets.history import History
from referee.tui.widgets.solo_pad import SoloPad
from tests.tui.seated import LARGE, SMALL, opened, picture, prepared, typed, until, words, worked_out

KEY = re.compile(r"^ (\S+) ")
MOST = 1500
"""Keys; a game played so takes some hundreds."""


def dealt_game(store: Path, seed: str = "7", level: str = "2", choices: int = 0) -> str:
    """A game of this seed, so many first choices made; its id."""
    desk = Desk(store)
    game = new_game(desk, seed, {"level": level})
    for _ in range(choices):
        while game.step() is not None:
            pass
        game.choose(game.choices()[0])
    desk.close()
    return game.log.stream


def solo_of(pilot: Pilot[None]) -> SoloScreen:
    """The game on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, SoloScreen), screen
    return screen


def shown_key(pilot: Pilot[None]) -> str:
    """The first key that the pad shows, read off the picture: what a newcomer would press."""
    rows = picture(pilot).splitlines()
    pad = solo_of(pilot).choices
    found = KEY.match(rows[pad.region.y + 1])
    assert found, "\n".join(rows)
    return {"⏎": "enter"}.get(found[1], found[1])


async def to_choice(pilot: Pilot[None]) -> None:
    """Let the program move on to the player's choice."""
    if solo_of(pilot).game.coming() is not None:
        await pilot.press("space")
        await pilot.pause()


async def test_the_last_thing_that_happened_has_a_row_on_a_small_screen(store: Path) -> None:
    """At every choice, pressed or not, one more row of keys gives way to the history where it must."""
    async with opened(store, dealt_game(store), size=SMALL) as pilot:
        for _ in range(12):
            await pilot.press("space")
            await pilot.pause()
            rows = [pilot.app.screen.query_one(History).content_size.height]
            await pilot.press("1")
            await pilot.pause()
            rows.append(pilot.app.screen.query_one(History).content_size.height)
            assert min(rows) > 0, picture(pilot)
            await pilot.press("enter")
            await pilot.pause()


async def dealt_by(pilot: Pilot[None], seed: str) -> SoloScreen:
    """From home by the keys to a game of this seed."""
    await pilot.press("l")
    await until(pilot, lambda: isinstance(pilot.app.screen, SoloSetUpScreen))
    await pilot.press("f6", "ctrl+u", *seed, "enter")
    await until(pilot, lambda: isinstance(pilot.app.screen, SoloScreen))
    return solo_of(pilot)


async def played_as_shown(pilot: Pilot[None], most: int) -> None:
    """So many times, or to the end: the first key on the pad and Enter."""
    screen = solo_of(pilot)
    for _ in range(most):
        if screen.game.over:
            break
        key, before = shown_key(pilot), screen.log_of_table.length
        await pilot.press(*([key] if key == "enter" else [key, "enter"]))
        assert screen.log_of_table.length > before or screen.choices.items()[0].offer is not None, picture(pilot)


@pytest.mark.parametrize("lang", ["en", "nl"])
async def test_a_game_is_begun_with_the_keys_shown(store: Path, lang: str) -> None:
    """In these languages as in the third, which plays it to its end."""
    async with opened(store, None, lang, SMALL) as pilot:
        screen = await dealt_by(pilot, lang)
        await played_as_shown(pilot, 25)
        assert screen.log_of_table.length >= 25


async def test_a_whole_game_is_played_with_the_keys_shown(store: Path) -> None:
    """Home, set-up, deal; then always the first key on the pad and Enter, to the record of results."""
    lang = "it"
    async with opened(store, None, lang, SMALL) as pilot:
        screen = await dealt_by(pilot, lang)
        await played_as_shown(pilot, MOST)
        assert screen.game.over and screen.game.seed == lang
        await pilot.pause()
        assert "⏎" in picture(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, SoloResultsScreen))
        await pilot.pause()
        assert lang in picture(pilot)


async def test_what_stands_on_the_screen_at_the_players_choice(store: Path) -> None:
    """Seats, hands and stacks, what is to choose, and the keys for everything, at 80x24."""
    async with opened(store, dealt_game(store, choices=6), size=SMALL) as pilot:
        await to_choice(pilot)
        screen, shown = solo_of(pilot), words(pilot)
        for lying in screen.solo.telling.lying(screen.game):
            word = "from the top:" if lying.stack else "hand:"
            assert not lying.cards or f"{word} {lying.cards[0].rpartition(' ')[0]}" in shown
        for key in (
            "? why not?",
            "Tab type a line",
            "^Z Back a choice",
            "F1 Help",
            "F9 Tables",
            "^Q Quit",
            "then Enter",
        ):
            assert key in shown, key


async def test_choices_can_be_made_after_a_look_at_the_history(store: Path) -> None:
    """Back from the history the keys on the pad act at once."""
    async with opened(store, dealt_game(store)) as pilot:
        await to_choice(pilot)
        screen = solo_of(pilot)
        length = screen.log_of_table.length
        await pilot.press("f4", "pageup", "escape")
        await pilot.pause()
        await pilot.press("1", "1", "enter")  # whom a card is aimed at is asked apart
        await pilot.pause()
        assert screen.log_of_table.length > length


async def test_a_choice_is_previewed_before_it_is_logged(store: Path) -> None:
    """The key alone changes nothing; Escape lets go of it; pressed twice it is done."""
    async with opened(store, dealt_game(store)) as pilot:
        await to_choice(pilot)
        screen = solo_of(pilot)
        length = screen.log_of_table.length
        await pilot.press("1", "1")  # whom a card is aimed at is asked apart
        await pilot.pause()
        assert screen.log_of_table.length == length and "⏎ do it" in words(pilot)
        await pilot.press("escape", "enter")
        await pilot.pause()
        assert screen.log_of_table.length == length and "Choose first" in words(pilot)
        await pilot.press("1", "1")
        await pilot.pause()
        assert screen.log_of_table.length == length + 1


async def test_back_a_choice_returns_to_it(store: Path) -> None:
    """Everything since goes with it, the table is as it was, the same choices are offered; Ctrl+Y brings it back."""
    async with opened(store, dealt_game(store, choices=4)) as pilot:
        screen = solo_of(pilot)
        number = last_choice(screen.log_of_table.entries)
        assert number is not None
        before, after = screen.log_of_table.table_before(number), screen.log_of_table.table
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert screen.log_of_table.table == before and screen.game.coming() is None and screen.game.choices()
        await pilot.press("ctrl+z", "ctrl+y", "ctrl+y")
        await pilot.pause()
        assert screen.log_of_table.table == after and not screen.solo.broken


async def test_the_key_that_takes_back_empties_the_line_first(store: Path) -> None:
    """A line that was refused goes, and the choice made last stays."""
    async with opened(store, dealt_game(store, choices=2)) as pilot:
        screen = solo_of(pilot)
        length = screen.log_of_table.length
        await pilot.press("tab", *"zzyzx", "enter", "ctrl+z")
        await pilot.pause()
        assert screen.entry.value == "" and screen.log_of_table.length == length


async def test_a_line_is_typed_instead(store: Path) -> None:
    """What is offered is logged by its words; what is not says why and logs nothing, whatever the log would take."""
    async with opened(store, dealt_game(store)) as pilot:
        await to_choice(pilot)
        screen = solo_of(pilot)
        length = screen.log_of_table.length
        for line in ("set 1 life 9", "retract", "light", "missed 3"):
            await pilot.press("tab", "ctrl+u")
            await typed(pilot, line)
            assert screen.log_of_table.length == length, line
            assert f"“{line}” is not among what may be done now" in words(pilot)
            reasons = [reason.sentence for flag in screen.solo.preview(line).flags for reason in flag.reasons]
            assert all(sentence in words(pilot) for sentence in reasons) and (reasons or line != "missed 3")
            await pilot.press("escape")
            assert screen.choices.has_focus
        wanted = screen.game.choices()[0]
        await pilot.press("tab", "ctrl+u")
        await typed(pilot, wanted.line)
        assert screen.log_of_table.entries[length] == wanted.entry
        await pilot.pause()
        assert screen.choices.has_focus


async def test_why_not_is_told_with_clauses(store: Path) -> None:
    """Every card that cannot be used now has its reason, and every reason its clause."""
    async with opened(store, dealt_game(store), size=LARGE) as pilot:
        await to_choice(pilot)
        flags = solo_of(pilot).solo.refused()
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, RefusedScreen))
        await pilot.pause()
        assert flags and all(each.sentence in words(pilot) for flag in flags for each in flag.reasons)
        assert all(each.clauses for flag in flags for each in flag.reasons)


async def test_the_rulings_behind_the_next_move_are_one_key_away(store: Path) -> None:
    """F6 while the program moves opens what it rests on."""
    async with opened(store, dealt_game(store)) as pilot:
        await pilot.press("f6")
        await until(pilot, lambda: type(pilot.app.screen).__name__ == "RulingsScreen")


async def test_a_saved_game_goes_on_from_home_and_another_table_is_followed(store: Path) -> None:
    """Each opens on its own screen, at the entry where it was left."""
    stream = dealt_game(store, choices=3)
    other = prepared(store)
    async with opened(store, stream) as pilot:
        length = solo_of(pilot).log_of_table.length
        await to_choice(pilot)
        await pilot.press("1", "enter")
        await pilot.pause()
        assert solo_of(pilot).log_of_table.length > length
    async with opened(store, other) as pilot:
        assert type(pilot.app.screen) is TableScreen


async def test_cards_that_the_deck_did_not_give_are_told_and_taken_back(store: Path) -> None:
    """Another process logged them; the game says so, and goes on once they are gone."""
    stream = dealt_game(store)
    desk = Desk(store)
    log = desk.table(stream)
    log.enter("1 turn")
    log.enter("1 draw 2 with beer/6h beer/7h")
    desk.close()
    async with opened(store, stream) as pilot:
        assert type(pilot.app.screen) is TableScreen
        await typed(pilot, "retract")
        await pilot.press("f9")
        await until(pilot, lambda: not isinstance(pilot.app.screen, TableScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, SoloScreen))
        assert solo_of(pilot).game.coming() is not None


@pytest.mark.parametrize("line", ["gap something", "light", "1 draw 2 with beer/6h beer/7h"])
async def test_a_game_put_out_of_order_while_it_is_open_says_so(store: Path, line: str) -> None:
    """By the whole history, or by another process: no key breaks on it, and taking it back mends it."""
    async with opened(store, dealt_game(store, choices=2)) as pilot:
        screen = solo_of(pilot)
        screen.log_of_table.enter(line)
        length = screen.log_of_table.length
        screen.redraw()
        await pilot.pause()
        assert "take them back to go on" in words(pilot)
        await pilot.press("enter", "space", "1", "question_mark", "tab", "escape")
        assert screen.log_of_table.length == length
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert screen.solo.broken == "" and (screen.game.coming() or screen.game.choices())


async def test_another_process_plays_on_meanwhile(store: Path) -> None:
    """The next key reads the game again, says so, and nothing is logged twice."""
    stream = dealt_game(store)
    async with opened(store, stream) as pilot:
        desk = Desk(store)
        other = SoloGame(desk.table(stream))
        assert other.step() is not None
        length = other.log.length
        desk.close()
        await pilot.press("enter")
        await pilot.pause()
        assert solo_of(pilot).log_of_table.length == length
        await pilot.press("enter")
        await pilot.pause()
        assert solo_of(pilot).log_of_table.length > length or solo_of(pilot).game.choices()


async def test_of_two_characters_the_player_chooses(store: Path) -> None:
    """The key of a role changes its character, and the game is dealt so."""
    async with opened(store, None) as pilot:
        await pilot.press("l", "3", "8")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, SoloSetUpScreen)
        chosen = screen.chosen()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, SoloScreen))
        assert tuple(seat.character for seat in solo_of(pilot).log_of_table.table.seats) == chosen


@pytest.mark.parametrize("lang", ["en", "nl", "it"])
async def test_what_was_chosen_last_is_explained(store: Path, lang: str) -> None:
    """A line under the keys: at first what a level is, then of each variation what it changes, whole at 80 columns."""
    say = Speech.of(lang).say
    async with opened(store, None, lang, SMALL) as pilot:
        await pilot.press("l")
        await until(pilot, lambda: isinstance(pilot.app.screen, SoloSetUpScreen))

        def told(about: str) -> bool:
            return say(about) in words(pilot)

        assert told("solo-about-level")
        for name in BOOK.options:
            keys = {does: key for key, does in pilot.app.screen.query_one(SoloPad)._keys().items()}
            await pilot.press(keys[name, False])
            await until(pilot, partial(told, f"solo-about-{name}"))
            assert say("solo-about-level") not in words(pilot) or name == "level"


def test_results_are_counted(store: Path) -> None:
    """A game that is over counts once, with its seed, level and law; one that goes on does not count."""
    stream, _ = dealt_game(store, "7", "3"), dealt_game(store, "8")
    desk = Desk(store)
    game = SoloGame(desk.table(stream))
    while not game.over:
        if game.step() is None:
            game.choose(game.choices()[-1])
    found = {each.seed: each for each in results_of(desk)}
    law = {seat.role: seat.character for seat in game.table.seats}
    assert (found["7"].winner, found["7"].level) == (game.table.winner, 3) and not found["8"].over
    assert (found["7"].sheriff, found["7"].deputy) == (law["sheriff"], law["deputy"])
    game.log.enter("retract")
    assert not {each.seed: each for each in results_of(desk)}["7"].over
    desk.close()


@pytest.fixture(autouse=True)
def clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture does not tell how long it took to make it."""
    monkeypatch.setattr("referee.tui.widgets.clock.duration", lambda seconds: "0:00")


async def _at_the_choice(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, SoloScreen))
    await pilot.pause()
    await to_choice(pilot)
    await pilot.press("1")
    await worked_out(pilot)


def test_a_choice_on_a_small_screen(snap_compare: Any, store: Path) -> None:
    """80x24, in Dutch, the first choice pressed and previewed."""
    app = RefereeApp(store, "nl", dealt_game(store, choices=5))
    assert snap_compare(app, terminal_size=SMALL, run_before=_at_the_choice)


def test_a_choice_on_a_large_screen(snap_compare: Any, store: Path) -> None:
    """200x60, in Italian, the history beside the choices."""
    app = RefereeApp(store, "it", dealt_game(store, choices=12))
    assert snap_compare(app, terminal_size=LARGE, run_before=_at_the_choice)


async def test_what_the_cowboys_did_is_told_before_one_chooses(store: Path) -> None:
    """A line for each of their turns, under the choices."""
    async with opened(store, dealt_game(store, choices=12), size=LARGE) as pilot:
        await to_choice(pilot)
        turns = recap(solo_of(pilot).game, solo_of(pilot).face.views)
        assert turns and "The cowboys meanwhile" in words(pilot)
        for turn in turns:
            assert f"{turn.label}: {turn.did[0]}" in words(pilot)
