"""Eight, nine and ten players late in a game: all of them can be seen, on the smallest screen too."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.desk.game_choice import offered
from referee.speech import Speech
from tests.tui.seated import (
    LARGE,
    MIDDLE,
    SMALL,
    TEN,
    at_sizes,
    brought_in,
    history_of,
    in_languages,
    late,
    opened,
    picture,
    table_of,
    told_of,
    typed,
    words,
)

STORE_OF_TEN = "turnup bang/as bang beer missed gatling wells_fargo stagecoach duel duel saloon/5h"
each_number = pytest.mark.parametrize("seats", [8, 9, 10])


@each_number
async def test_every_seat_is_there_with_all_that_lies_before_it(store: Path, seats: int) -> None:
    """Name, life points, cards in hand and, cut as short as they must, the cards in play; and the history below."""
    table = brought_in(store, late(TEN[:seats]), ["reveal", "bang 3", "missed"])
    async with opened(store, table) as pilot:
        async for lang in in_languages(pilot):
            async for size in at_sizes(pilot, MIDDLE, LARGE, SMALL):
                all_are_there(pilot, seats, lang, size)


def all_are_there(pilot: Pilot[None], seats: int, lang: str, size: tuple[int, int]) -> None:
    """Every seat, what lies before the first, the history and the keys."""
    shown = picture(pilot)
    for number, (name, _, _) in enumerate(TEN[:seats], 1):
        assert f"{number} {name}" in told_of(pilot, number) and "●●●○" in told_of(pilot, number), (name, lang, size)
    assert "F4 " in shown and "^Q " in shown and "2 ✓ Bruno" in history_of(pilot) and "· Carla" in history_of(pilot)
    lying = told_of(pilot, 1)
    for beginning in ("Win", "Mus", "Dyn" if lang != "it" else "Din", "→5"):
        assert beginning in lying, (beginning, lang, size)


@each_number
async def test_one_row_a_seat_where_there_is_room_for_no_more(store: Path, seats: int) -> None:
    """At 80x24 nobody's cards push anybody off the screen; at 120x40 they are all written out."""
    table = brought_in(store, late(TEN[:seats]))
    async with opened(store, table, size=SMALL) as pilot:
        rows = picture(pilot).splitlines()
        first = next(place for place, row in enumerate(rows) if " 1 Anna" in row)
        assert len(rows[first : next(p for p, row in enumerate(rows) if row.startswith("─Due"))]) <= 11
        await pilot.resize_terminal(*MIDDLE)
        await pilot.pause()
        for card in ("Winchester 8♠→5", "Mustang 8♥", "Barrel Q♠", "Scope A♠", "Dynamite 2♥"):
            assert card in told_of(pilot, 1)


async def test_a_flag_is_whole_at_ten_seats_on_a_small_screen(store: Path) -> None:
    """With several reasons and nine answers due: the last seat, the sentence, the three ways on, in each language."""
    async with opened(store, brought_in(store, late())) as pilot:
        await typed(pilot, "bang 5")
        await typed(pilot, "gatling")
        async for lang in in_languages(pilot):
            shown = picture(pilot)
            assert "10 Luca" in shown and "NLB-040" in shown and "(+8)" in shown, lang
            for key in ("F6 ", "F7 ", "F8 ", "Esc ", "^Q "):
                assert key in shown, (key, lang)


async def test_every_card_of_a_general_store_for_ten_can_be_read(store: Path) -> None:
    """At 80x24: each card turned up, with its rank and suit, and what may be typed for it."""
    async with opened(store, brought_in(store, late(), ["general store"])) as pilot:
        await typed(pilot, STORE_OF_TEN)
        flat = words(pilot)
        assert "Bang! A♠, Bang!, Beer, Missed!, Gatling, Wells Fargo, Stagecoach, Duel, Duel, Saloon 5♥" in flat
        for word in ("pick bang", "pick gatling", "pick saloon"):
            assert word in flat, word
        assert "10 Luca" in picture(pilot)


async def test_what_a_set_has_to_show_stands_on_top(store: Path) -> None:
    """The event in force, below the state of the table, which stays whole."""
    async with opened(store, brought_in(store, late())) as pilot:
        await typed(pilot, "event ghost_town")
        first, second, *_ = picture(pilot).splitlines()
        assert "Discards 0" in first and "Event: Ghost Town" in first + second


async def test_the_light_log_reaches_the_tenth_seat(store: Path) -> None:
    """0 is its key, which the pad says; the cards to choose from are all there."""
    async with opened(store, brought_in(store, late())) as pilot:
        await pilot.press("f5")
        assert "0=10" in picture(pilot)
        await pilot.press("0", "c")
        for card in ("Barrel", "Dynamite", "Rev. Carabine", "Winchester"):
            assert card in picture(pilot).partition("LIGHT LOG")[2], card
        await pilot.press("m")
        await pilot.pause()
        assert "Mustang" in told_of(pilot, 10)


async def test_the_entry_chosen_in_the_history_is_shown_whole(store: Path) -> None:
    """A Gatling at nine players is cut to a row once play has gone on, until it is the one chosen."""
    async with opened(
        store, brought_in(store, late(), ["gatling", "3 missed", "4 missed", "note x", "note y"])
    ) as pilot:
        told = "Bruno plays a Gatling at Carla, Dario, Elena, Fosca, Gino, Hugo, Irene, Luca and Anna"
        await pilot.press("f4")
        await pilot.pause()
        assert told not in words(pilot)
        await pilot.press("up", "up")
        await pilot.pause()
        assert told in words(pilot) and f"{told} · Carla answers with a Missed! · Dario answers" in words(pilot)


async def test_a_click_reaches_seats_that_have_no_key(store: Path) -> None:
    """In the light log the eleventh is the eleventh, not the first."""
    eleven = (*TEN, ("Mara", "deputy", "black_jack"))
    async with opened(store, brought_in(store, late(eleven))) as pilot:
        await pilot.press("f5")
        rows = picture(pilot).splitlines()
        row = next(place for place, each in enumerate(rows) if " 11 Mara" in each)
        await pilot.click(offset=(6, row))
        await pilot.press("-")
        await pilot.pause()
        assert [seat.life for seat in table_of(pilot).log_of_table.table.seats] == [3] * 10 + [2]


@pytest.mark.parametrize("lang", ["nl", "it", "en", "de"])
async def test_ten_players_of_a_new_table_stand_under_their_names(store: Path, lang: str) -> None:
    """At 80x24, with a set besides the usual ones: what was chosen, every seat as dealt, every key."""
    async with opened(store, None, lang) as pilot:
        await pilot.press("n", "f6", str((offered().index("rebel") + 1) % 10), "f6")
        await typed(pilot, ", ".join(f"{name}:{role}" for name, role, _ in TEN), enter=False)
        shown = picture(pilot)
        for number, (name, role, _) in enumerate(TEN, 1):
            assert f"{number:>2} {name}  {Speech.of(lang).role(role)}" in shown
        assert Speech.of(lang).say("set-rebel") in shown
        for key in ("⏎ ", "F2 ", "F4 ", "F5 ", "F6 ", "F8 ", "Esc "):
            assert key in shown, key
