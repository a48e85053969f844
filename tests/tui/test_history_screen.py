"""The history on a screen of its own: every entry, the table at any of them, and what one looks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.core.play.evolve import evolve
from referee.log import moments
from referee.tui.screens.history import HistoryScreen
from referee.tui.widgets.history import History
from referee.tui.widgets.seats import Seats
from referee.views.history import Chronicle
from tests.tui.histories import PLAYED, at_history, keys, log_of, row, screen_of
from tests.tui.seated import LARGE, MIDDLE, SEVEN, SMALL, picture, words
from tests.tui.test_sizes import CROWDED

# The entries, and the table at any of them


async def test_every_entry_stands_there_with_time_and_verdict(store: Path) -> None:
    """The last one is selected, and it is said how many are shown."""
    async with at_history(store) as pilot:
        assert "✗ Anna plays a Bang! at Carla" in row(pilot, 6)
        assert row(pilot, 13).partition(" ")[2][2] == ":"
        assert "14 of 14 shown" in words(pilot)
        assert screen_of(pilot).selected() == 13


async def test_the_table_is_the_one_that_the_entry_found(store: Path) -> None:
    """Backwards and forwards; B shows the one it left instead. Nothing is logged by looking."""
    async with at_history(store, number=5) as pilot:
        assert "Bruno Outlaw Willy the Kid ●●●● 4" in words(pilot)
        assert "The table that entry 5 found" in words(pilot)
        assert "Bruno Outlaw Willy the Kid ●●●○ 4" in await keys(pilot, "b")
        assert "The table that entry 4 left" in await keys(pilot, "left")
        assert "Bruno Outlaw Willy the Kid ●●●● 4" in words(pilot)
        assert "→1, Mustang" in await keys(pilot, "b", "down", "down", "down")
        assert "Mustang" not in (await keys(pilot, "home")).partition("shown")[0]
        assert log_of(pilot).length == 14


@pytest.mark.parametrize("size", [LARGE, MIDDLE], ids=str)
async def test_the_seats_stand_in_a_ring_beside_the_lines_where_there_is_room(
    store: Path, size: tuple[int, int]
) -> None:
    """As the table has them, with the deck in the middle; else in a list above the lines."""
    async with at_history(store, number=5, size=size) as pilot:
        ring = screen_of(pilot).query_one(Seats).seating.ring
        assert (ring is not None) == (size == LARGE)
        assert ("╭" in picture(pilot) or "┌" in picture(pilot)) == (size == LARGE)
        assert all(name in words(pilot) for name in ("Anna", "Bruno", "Carla", "Dario"))
        assert ("◆ Bruno loses 1 life point to the Bang! of Anna" in words(pilot)) == (size == LARGE)


async def test_a_step_replays_no_more_than_what_lies_between_two_kept_tables(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the log, a key costs at most so many entries."""
    applied: list[object] = []

    def counted(*args: object) -> object:
        applied.append(args)
        return evolve(*args)  # type: ignore[arg-type]

    lines = [".", *(f"note {each}" for each in range(400))]
    async with at_history(store, lines) as pilot:
        monkeypatch.setattr(moments, "evolve", counted)
        for key in ("up", "up", "pageup", "home", "end", "pageup", "down"):
            applied.clear()
            await keys(pilot, key)
            assert len(applied) < moments.EVERY, key


async def test_only_the_lines_that_are_shown_are_put_into_words(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking through a long log costs no sentence of what is not on the screen."""
    said: list[int] = []
    line = Chronicle._line
    monkeypatch.setattr(Chronicle, "_line", lambda self, row: said.append(row.number) or line(self, row))
    async with at_history(store, [".", *(f"note {each}" for each in range(400))]) as pilot:
        await keys(pilot, "slash", "n", "o", "t", "e", "enter", "up")
        assert "400 of 403 shown" in words(pilot)
        assert len(said) < 3 * pilot.app.size.height


async def test_what_was_said_then_stands_beside_what_holds_now(store: Path) -> None:
    """Without the Volcanic there was one BANG! too many."""
    played = (".", "volcanic", "bang 2", "hit", "bang 2", "hit", "retract 3")
    async with at_history(store, played, number=7) as pilot:
        assert "✓→✗ Anna plays" in row(pilot, 7)
        assert "Said then: ✓ Legal. Holds now: ✗ Irregular." in words(pilot)


async def test_what_was_taken_back_stays_there_struck_through(store: Path) -> None:
    """With a sign of its own, and by which entry."""
    async with at_history(store, [*PLAYED, "retract 6"], number=6) as pilot:
        assert "↶ ✗ Anna plays a Bang! at Carla" in row(pilot, 6)
        assert "Taken back by entry 14." in words(pilot)
        spans = pilot.app.screen.query_one(History).render().spans
        assert any("strike" in str(span.style) for span in spans)


async def test_what_was_put_right_stands_where_it_belongs(store: Path) -> None:
    """A correction after what it replaces, what was forgotten before its entry, each with its sign."""
    async with at_history(store, [*PLAYED, "correct 6 1 bang 2", "insert 8 1 beer"], number=6) as pilot:
        shown = picture(pilot)
        assert "~ ✗ Anna plays a Bang! at Carla" in row(pilot, 6) and "= ✗ Anna plays" in row(pilot, 15)
        assert "= ✓ Bruno answers" in row(pilot, 17) and "+ ○ Anna plays a Beer" in row(pilot, 19)
        assert shown.index(" 6 ") < shown.index("  15 ") < shown.index("  17 ") < shown.index("  19 ")
        assert "Stands in the place of entry 6." in await keys(pilot, "down")


# What is looked for


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("missed", "1 of 14"), ("mancato", "1 of 14"), ("bang", "3 of 14"), ("bang missed", "4 of 14"),
        ("carla", "2 of 14"), ("3", "2 of 14"), ("anna bruno", "2 of 14"), ("lose", "1 of 14"), ("trek", "2 of 14"),
        ("coff", "1 of 14"), ("!", "2 of 14"), ("segnalazioni anna", "1 of 14"), ("mustnag", "1 of 14"),
    ],
)  # fmt: skip
async def test_a_line_in_any_language_says_what_to_look_for(store: Path, typed: str, found: str) -> None:
    """Seats, cards, verbs, words of a remark, flags; whole, begun or mistyped."""
    async with at_history(store) as pilot:
        await keys(pilot, "slash")
        pilot.app.screen.query_one("#look").value = typed  # type: ignore[attr-defined]
        await pilot.pause()
        assert f"{found} shown │ Looked for: " in words(pilot)


async def test_single_keys_look_for_flags_and_for_a_seat(store: Path) -> None:
    """The same key again, or Esc, shows everything again; Esc once more leaves."""
    async with at_history(store) as pilot:
        assert "2 of 14 shown │ Looked for: flags" in await keys(pilot, "exclamation_mark")
        assert "1 of 14 shown │ Looked for: Carla · flags" in await keys(pilot, "3")
        assert "2 of 14 shown │ Looked for: Carla" in await keys(pilot, "exclamation_mark")
        assert "14 of 14 shown" in await keys(pilot, "3")
        assert "14 of 14 shown" in await keys(pilot, "2", "escape")
        await keys(pilot, "escape")
        assert not isinstance(pilot.app.screen, HistoryScreen)


async def test_the_entry_selected_stays_selected_while_one_looks(store: Path) -> None:
    """If it is not among those shown, the next one that is."""
    async with at_history(store, number=4) as pilot:
        await keys(pilot, "exclamation_mark")
        assert screen_of(pilot).selected() == 6
        await keys(pilot, "escape")
        assert screen_of(pilot).selected() == 6


async def test_nothing_found_is_said(store: Path) -> None:
    """And how to see everything again, with the entry selected that was selected before."""
    async with at_history(store, number=5) as pilot:
        assert "No entry fits. Esc shows all" in await keys(pilot, "slash", "q", "q", "q", "enter")
        assert "14 of 14 shown" in await keys(pilot, "up", "c", "enter", "f7", "escape")
        assert screen_of(pilot).selected() == 5


# How it looks


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_names_are_shown_as_typed(store: Path, size: tuple[int, int]) -> None:
    """In the lines, in the ways on, in what is looked for; never read as markup."""
    seats = [("[bold]", "sheriff", "?"), ("]]", "?", "?"), ("名前", "?", "?"), ("[/]", "?", "?")]
    lines = [".", "bang 3", "3 no", "3 lose 1", "stand 3 [red]hm[/red]"]
    async with at_history(store, lines, seats, size, number=3) as pilot:
        assert "[bold] plays a Bang! at 名前" in picture(pilot)
        assert "[red]hm[/red]" in words(pilot)
        assert "Looked for: [bold]" in await keys(pilot, "1")
        assert "[bold] plays a Bang! at 名前" in await keys(pilot, "enter")


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_everything_is_there_with_seven_crowded_seats(store: Path, size: tuple[int, int]) -> None:
    """Every seat, some lines around the one selected, why it was not allowed, and every key."""
    lines = [".", "winchester/8s", "mustang/8h", "barrel/qs", "scope/as", "dynamite/2h", "end", ".", "jail/js 1"]
    async with at_history(store, lines, SEVEN, size, number=11) as pilot:
        shown = words(pilot)
        for name, _, _ in SEVEN:
            assert name in shown
        for said in ("✗ Bruno plays a Jail", "NLB-", "⏎ Ways on", "/ Look for", "! Flags", "^Z Take back", "Esc"):
            assert said in shown, said
        assert sum(line.strip()[:3].strip("▸ ").isdigit() or ":" in line for line in picture(pilot).splitlines()) >= 3


async def test_it_speaks_the_language_chosen(store: Path) -> None:
    """At once, with the entry selected and what is looked for as they were."""
    async with at_history(store, number=6) as pilot:
        assert "14 van 14" not in await keys(pilot, "3")
        shown = await keys(pilot, "f2")
        assert "2 von 14 gezeigt" in shown
        assert screen_of(pilot).selected() == 6


async def test_a_narrow_screen_has_two_rows_a_seat(store: Path) -> None:
    """At 60x30 the cards before the seats stand there uncut, and every key is told."""
    async with at_history(store, CROWDED, SEVEN, size=(60, 30)) as pilot:
        shown = words(pilot)
        assert "Sheriff · Slab the Killer · " in shown and "Hand" in shown
        assert "Esc Back" in shown and "Before / after" in shown
