"""The table drawn as a table: the seats in a ring, their marks, the distances, and what stands beside them."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.tui.app import RefereeApp
from referee.tui.seating import Place, seating
from referee.tui.widgets.beside import Beside
from referee.tui.widgets.seats import Seats
from referee.tui.widgets.status import Status
from tests.tui.seated import (
    LARGE,
    MIDDLE,
    SEVEN,
    SMALL,
    TEN,
    at_sizes,
    at_table,
    brought_in,
    late,
    opened,
    table_of,
    typed,
    until,
)
from tests.tui.test_duel_screen import DUEL
from tests.tui.test_sizes import CROWDED

NARROW = (60, 30)
ROUND = [MIDDLE, (160, 34), LARGE]
each_round = pytest.mark.parametrize("size", ROUND, ids=str)


def rows(pilot: Pilot[None]) -> list[str]:
    """The rows of the seats."""
    seats = pilot.app.screen.query_one(Seats)
    return [row.plain for row in seats.rows_at(seats.content_size.width)]


def card(pilot: Pilot[None], seat: int) -> list[str]:
    """What stands at the place of this seat, row by row."""
    size, count = pilot.app.size, len(table_of(pilot).log_of_table.table.seats)
    ring = seating(size.width, size.height, count).ring
    assert ring is not None
    return _cut(rows(pilot), ring.seats[seat - 1])


def _cut(shown: list[str], place: Place) -> list[str]:
    return [row[place.x : place.right] for row in shown[place.y : place.bottom]]


@pytest.mark.parametrize("seats", range(4, 11))
async def test_every_seat_stands_whole_at_its_place(store: Path, seats: int) -> None:
    """Frame, name, role, character, life, hand and weapon of four to ten, on the screen as they were computed."""
    sets = "base rebel" if seats > 7 else "base"
    game = (
        late(TEN[:seats], sets, "events none")
        if seats > 7
        else late(TEN[:seats], sets).replace("option events both\n", "")
    )
    async with opened(store, brought_in(store, game), size=SMALL) as pilot:
        async for _ in at_sizes(pilot, *ROUND):
            for number, (name, _, _) in enumerate(TEN[:seats], 1):
                stands_whole(card(pilot, number), f" {number} {name} ")


def stands_whole(shown: list[str], title: str) -> None:
    """Is a card whole within its frame?"""
    first, *inside, last = shown
    assert first[0] in "╭┏╔" and first[-1] in "╮┓╗" and last[0] in "╰┗╚" and last[-1] in "╯┛╝"
    assert title in first and "●●●○" in inside[1] and "Hand 3" in inside[1]
    assert all(row[0] in "│┃║" and row[-1] in "│┃║" for row in inside)


async def test_roles_are_whole_on_the_narrowest_ring(store: Path) -> None:
    """With ten seats on a tablet that lies on its side, asked and marked, names of four letters leave room for them."""
    async with opened(store, brought_in(store, late()), size=(113, 36)) as pilot:
        await typed(pilot, "gatling")
        tops = [card(pilot, seat)[0] for seat in range(1, 11)]
        assert any("Sheriff" in top and "★" in top for top in tops)
        assert not [top for top in tops if "…" in top]


@each_round
async def test_nobody_moves_when_somebody_dies(store: Path, size: tuple[int, int]) -> None:
    """Seat by seat the number stands in the same cell before and after, and the screen is laid out as it was."""
    async with at_table(store, CROWDED, SEVEN, size=size) as pilot:
        seats = pilot.app.screen.query_one(Seats)
        before, region = [card(pilot, number)[0].index(name[0]) for number, name in enumerate(SEVEN, 1)], seats.region
        await typed(pilot, "4 out outlaw")
        await typed(pilot, "6 out outlaw")
        assert seats.region == region
        after = [card(pilot, number) for number in range(1, 8)]
        assert [
            rows[0].index(name[0]) - 2 * ("†" in rows[0]) for rows, name in zip(after, SEVEN, strict=True)
        ] == before
        assert "† 4 Dario" in after[3][0] and "●" not in "".join(after[3])


async def test_the_turn_and_who_is_asked_have_signs_of_their_own(store: Path) -> None:
    """Bruno has the turn and Carla has to answer: a sign each, in a list as in a ring, and nobody else has them."""
    async with opened(store, brought_in(store, late(TEN[:7], "base").replace("option events both\n", ""))) as pilot:
        async for _ in at_sizes(pilot, SMALL, NARROW, *ROUND):
            assert "◆" not in "".join(rows(pilot))
        await typed(pilot, "bang 3")
        async for size in at_sizes(pilot, SMALL, NARROW, *ROUND):
            whole = "\n".join(rows(pilot))
            assert whole.count("◆") == 1 and "► 2 Bruno" in whole, size
            assert "◆ 3 Carla" in " ".join(whole.split()), size
            if size in ROUND:
                assert card(pilot, 2)[0][0] == "┏" and card(pilot, 3)[0][0] == "╔" and card(pilot, 4)[0][0] == "╭"


@each_round
async def test_distances_stand_on_the_seats_while_one_is_typed(store: Path, size: tuple[int, int]) -> None:
    """Of a seat, and of whose turn it is once a card is aimed; with what makes them so; gone with the line."""
    async with at_table(store, CROWDED, SEVEN, size=size) as pilot:
        await typed(pilot, "3 ", enter=False)
        assert "✗ 3 Mustang" in card(pilot, 1)[-1] and "✓ 1" in card(pilot, 4)[-1]
        assert "✓" not in card(pilot, 3)[-1] and "✗" not in card(pilot, 3)[-1]
        await pilot.press("backspace", "backspace")
        assert not any(sign in card(pilot, seat)[-1] for seat in range(1, 8) for sign in "✓✗")
        await typed(pilot, "bang ", enter=False)
        assert "✓ 1" in card(pilot, 3)[-1] and "✗ 2" in card(pilot, 4)[-1] and "✗ 2 Mustang" in card(pilot, 1)[-1]


async def test_in_a_list_distances_end_the_rows(store: Path) -> None:
    """At 80x24 the sign and the number, right of everything."""
    async with at_table(store, CROWDED, SEVEN, size=SMALL) as pilot:
        await typed(pilot, "3 ", enter=False)
        shown = {int(row[2:4]): row.rstrip() for row in rows(pilot) if row[2:4].strip().isdecimal()}
        assert "✗ 3" in shown[1] and shown[4].endswith("✓ 1") and "✗ 2" in shown[5]


async def test_a_key_that_speaks_of_nobody_leaves_the_ring_alone(store: Path) -> None:
    """Typing a word paints no row of the ring again."""
    async with at_table(store, CROWDED, SEVEN, size=LARGE) as pilot:
        await pilot.pause(0.5)
        seats = pilot.app.screen.query_one(Seats)
        painted = seats._painted
        await typed(pilot, "stage", enter=False)
        assert seats._painted is painted and not seats._stale


async def test_a_duel_is_two_over_against_two(store: Path) -> None:
    """The places of one side stand in one row."""
    async with opened(store, brought_in(store, DUEL), size=MIDDLE) as pilot:
        assert "► 1 Anna" in card(pilot, 1)[0] and " 2 Anna " in card(pilot, 2)[0] and " 3 Bruno " in card(pilot, 3)[0]
        ring = seating(*MIDDLE, 4).ring
        assert ring is not None and [place.y for place in ring.seats] == [0, 0, ring.seats[2].y, ring.seats[2].y]


async def test_what_is_unseen_and_may_be_done_stands_beside_the_ring(store: Path) -> None:
    """At 200x60, after a pause; of whoever is asked, else of whose turn it is; nowhere at 120x40."""
    async with opened(store, brought_in(store, late()), size=LARGE) as pilot:
        beside = pilot.app.screen.query_one(Beside)

        def told() -> str:
            return "\n".join(line.plain for line in (*beside._may._lines, *beside._unseen._lines))

        await until(pilot, lambda: "2 Bruno" in told() and "68 cards unseen" in told())
        assert "Missed!" in told() and "♥ 16" in told()
        await typed(pilot, "bang 3")
        await until(pilot, lambda: "3 Carla" in told())
        assert beside.region.x > pilot.app.screen.query_one(Seats).region.x + 110
    async with opened(store, None, size=MIDDLE) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: bool(pilot.app.screen.query(Beside)))
        assert not pilot.app.screen.query_one(Beside).display


async def test_a_seat_flashes_only_if_something_happened_to_it(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A life point lost is shown for a moment; a card drawn is not, and nothing is with reduced motion."""
    monkeypatch.setattr("referee.tui.widgets.seats.FLASH", 0.2)
    async with at_table(store, CROWDED, SEVEN, size=MIDDLE) as pilot:
        seats, app = pilot.app.screen.query_one(Seats), pilot.app
        assert isinstance(app, RefereeApp)
        app.animation_level = "full"
        await typed(pilot, "set 3 life 2")
        assert seats._moved == {3}
        await until(pilot, lambda: not seats._moved)
        await typed(pilot, "set 3 hand 2")
        assert not seats._moved
        app.choose_motion("none")
        await typed(pilot, "set 3 life 1")
        assert not seats._moved and app.still


GHOSTS = (Path(__file__).parents[1] / "games" / "the_dead_decide.game").read_text(encoding="utf-8")


async def test_who_has_won_stands_on_the_ring(store: Path) -> None:
    """A sign, a word and a frame for those who have won, the word for those who lost; nobody has the turn any more."""
    async with opened(store, brought_in(store, GHOSTS)) as pilot:
        async for _ in at_sizes(pilot, *ROUND):
            for number, won in ((1, False), (2, True), (3, False), (4, False), (5, True)):
                first, *_, last = card(pilot, number)
                assert ("♛ Won" in last, first[0] == "┏", "Lost" in last) == (won, won, not won)
                assert "►" not in first


async def test_what_sets_show_of_a_seat_stands_on_its_card(store: Path) -> None:
    """What a ghost holds and what lies buried before it, once: on its card, or on top if there is no row for it."""
    async with opened(store, brought_in(store, GHOSTS)) as pilot:
        async for size in at_sizes(pilot, *ROUND):
            status = pilot.app.screen.query_one(Status).render().plain
            for told in ("Elena: 0 ghost cards", "Buried goods of Elena: 1"):
                on_card = told in "".join(card(pilot, 5))
                assert on_card != (told in status) and (on_card or size == ROUND[1])


async def test_a_narrow_and_high_screen_writes_it_all_out(store: Path) -> None:
    """At 60x90 four rows a seat: every card with rank and suit; and the rows stay where they are when somebody dies."""
    async with opened(store, brought_in(store, late()), size=(60, 90)) as pilot:
        before = [row[:8].strip(" ►◆") for row in rows(pilot)]
        flat = " ".join(" ".join(rows(pilot)).split())
        for lying in (
            "Winchester 8♠, Mustang 8♥, Barrel Q♠, Scope A♠, Dynamite 2♥",
            "Schofield K♣, Jail J♠, Barrel K♠",
        ):
            assert lying in flat
        await typed(pilot, "1 out by 2 to bang")
        after = [row[:8].strip(" ►◆") for row in rows(pilot)]
        assert len(before) == len(after) == 40 and before[::4] == after[::4]


async def test_the_head_of_a_narrow_screen_is_whole(store: Path) -> None:
    """Turn, deck and discards; how often the deck was turned over is left out first."""
    async with opened(store, brought_in(store, late()), size=NARROW) as pilot:
        head = pilot.app.screen.query_one(Status).render().plain
        assert "Bruno: playing" in head and "Deck 20" in head and "Discards 0" in head and "turned" not in head
