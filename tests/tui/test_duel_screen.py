"""A knock-out duel on the screen: four places, one hand a player, who waits behind them, what an elimination asks."""

from pathlib import Path

from textual.pilot import Pilot

from tests.tui.seated import (
    LARGE,
    MIDDLE,
    SMALL,
    at_sizes,
    brought_in,
    in_languages,
    opened,
    picture,
    table_of,
    told_of,
    typed,
)

DUEL = """
bang 1
sets base championship duel
seat 1 "Anna" duellist1 willy_the_kid life 4/4 hand 4
seat 2 "Anna" duellist1 lucky_duke life 4/4 play mustang
seat 3 "Bruno" duellist2 slab_the_killer life 1/4 hand 3
seat 4 "Bruno" duellist2 black_jack life 4/4 play barrel
turn 1 play
deck 40
---
"""

GAME = """
bang 1
sets base championship
seat 1 "Anna" sheriff willy_the_kid
seat 2 "Bruno" outlaw lucky_duke
seat 3 "Carla" outlaw slab_the_killer
seat 4 "Dario" renegade black_jack
turn 1 play
deck 40
---
"""


BEHIND = {"nl": "Versterkingen", "it": "Rinforzi", "en": "Reinforcements", "de": "Verstärkungen"}
SIDE = {"nl": "Duellist", "it": "Duellante", "en": "Duellist", "de": "Duellant"}


async def test_all_four_places_and_the_reinforcements_are_seen(store: Path) -> None:
    """Each with its life points; a player's hand stands at his front place alone."""
    async with opened(store, brought_in(store, DUEL)) as pilot:
        async for lang in in_languages(pilot):
            async for size in at_sizes(pilot, MIDDLE, LARGE, SMALL):
                assert BEHIND[lang] in picture(pilot), (lang, size)
                four_places(pilot, SIDE[lang])


def four_places(pilot: Pilot[None], role: str) -> None:
    """Are all of them told, with whom they fight for?"""
    seats = [told_of(pilot, number) for number in range(1, 5)]
    assert all("●" in seat and name in seat for name, seat in zip(("Anna",) * 2 + ("Bruno",) * 2, seats, strict=True))
    assert [" – " in seat for seat in seats] == [False, True, False, True]
    assert [f"{role} {side}" in seat for side, seat in zip("1122", seats, strict=True)] == [True] * 4


async def test_who_leaves_a_duel_leaves_no_passive_seat(store: Path) -> None:
    """In a game he would: there the seat is told as passive. The duel is over with him."""
    async with opened(store, brought_in(store, GAME), size=LARGE) as pilot:
        await typed(pilot, "3 withdraws")
        assert "passive seat: Carla" in picture(pilot)
    store = store.with_name("duel.db")
    async with opened(store, brought_in(store, DUEL), size=LARGE) as pilot:
        await typed(pilot, "3 withdraws")
        assert "passive" not in picture(pilot)


async def test_an_elimination_is_carried_through_with_enter_and_a_name(store: Path) -> None:
    """The rear character steps up, and the screen asks who enters behind him."""
    async with opened(store, brought_in(store, DUEL), size=MIDDLE) as pilot:
        for line in ("bang 3", "hit", ""):
            await typed(pilot, line)
        await typed(pilot, "out")
        await typed(pilot, "")
        table = table_of(pilot).log_of_table.table
        assert (table.seat(3).character, table.seat(3).in_play[0].kind, table.seat(4).out) == (
            "black_jack",
            "barrel",
            True,
        )
        assert "A reinforcement enters in the rear" in picture(pilot)
        await typed(pilot, "enter kit")
        assert table_of(pilot).log_of_table.table.seat(4).character == "kit_carlson"
