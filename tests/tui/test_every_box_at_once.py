"""Eight seats with the cards of every box: where names would be cut, a seat gets what rows there are to spare."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len

from referee import sets
from referee.lexicon import load
from referee.notation import read_position
from referee.speech import Speech
from referee.tui.widgets.lying import fitted
from referee.tui.widgets.seat_list import SeatList
from referee.views.records import TableView
from referee.views.table import Views
from tests.tui.seated import SMALL, brought_in, opened, picture, typed

BOXES = """
bang 1
sets base bullet death_mesa dodge_city events fistful high_noon rebel
seat 1 Anna sheriff slab_the_killer life 4/5 hand 3 play winchester/8h mustang/8h barrel/qs
seat 2 Bruno outlaw jourdonnais life 2/4 hand 2 play volcanic/qc conestoga/9d knife/8h hideout/kd
seat 3 Carla deputy suzy_lafayette life 4/4 hand 4 play jail/js schofield/kc iron_plate/ad
seat 4 Dario renegade vera_custer life 3/3 hand 3 play remington/kc sombrero/7c derringer/7s canteen/7h binocular/10d
seat 5 Elena outlaw apache_kid life 0/3 hand 0 out shown
seat 6 Fosca deputy doc_holyday life 4/4 hand 5 play rev_carabine/ac pony_express/qd
seat 7 Gino renegade johnny_kisch life 1/4 hand 1 play bible/10h can_can/jc buffalo_rifle/qc
seat 8 Hugo rebel uncle_will life 4/4 hand 4 play scope/as pepperbox/ah
turn 2 play
lies sniper coming lasso
deck 61
"""
HEADS = ("Seat", "Role", "Character", "Life", "Hand", "In play")


def seen() -> TableView:
    """The table of every box."""
    return Views(Speech.of("en"), load()).referee_table(*read_position(BOXES, sets.bind, load()))


def test_names_most_cut_get_the_rows_to_spare() -> None:
    """In a list of two widths; half the screen is never passed, and no row is wider than it."""
    for width, height, narrow, names in (
        (78, 24, False, ("Sombrero", "Derring", "Binocul")),
        (58, 30, True, ("Sombrero", "Derringer", "Canteen", "Binocular", "Hideout", "Buffalo Rifle", "Vera Custer")),
    ):
        rows = [row.plain for _, row in SeatList(seen().seats, HEADS, {}).laid_out(width, height, narrow)]
        assert 8 < len(rows) <= height // 2
        assert max(map(cell_len, rows)) <= width
        assert [name for name in names if name not in " ".join(rows)] == []


def test_a_name_cut_in_brackets_keeps_both() -> None:
    """As long as there is room for more than a few letters of it."""
    assert fitted(["(Winchester 8♥)→1", "(Conestoga 9♦)"], 20, 1) == ["(Winc.)→1, (Cone.)"]
    assert fitted(["(Winchester 8♥)→1", "(Conestoga 9♦)"], 15, 1) == ["(Win.→1, (Con."]


async def test_the_event_comes_first_and_is_never_cut(store: Path) -> None:
    """What concerns one seat alone stands behind it."""
    async with opened(store, brought_in(store, BOXES), size=SMALL) as pilot:
        head = " ".join(" ".join(picture(pilot).splitlines()[1:4]).split())
        assert head.startswith("Event: Sniper – two Bang! may be thrown together at a player; only two Missed! avert")
        assert "them Next event: Lasso │ Elena: ? ghost cards" in head.replace("│ Next", "Next")


async def test_what_may_answer_that_has_no_room_is_hinted_at(store: Path) -> None:
    """Under a flag what is due keeps one row at 80x24: its end says that more words may be typed."""
    async with opened(store, brought_in(store, f"{BOXES}---\n"), "de", SMALL) as pilot:
        await typed(pilot, "bang 6")
        assert "▸ fehlschuss · ausweichmanöver · …" in picture(pilot)
