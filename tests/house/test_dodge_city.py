"""The box Dodge City as it is printed, and with whom it goes."""

from __future__ import annotations

from collections import Counter

import pytest

from referee import sets
from referee.core.knowledge.unseen import unseen_at
from referee.core.nouns.vocabulary import SUITS
from referee.core.play.evolve import evolve
from referee.desk.game_choice import GameChoice
from referee.errors import SetsClash
from referee.lexicon import load
from referee.notation import read, read_position
from tests.cases.case import HERE

BOX = sets.named("dodge_city").facts
BOOK = sets.bind(("base", "dodge_city"))
FACES = [face for card in BOX.cards.values() for face in card.faces]
COPIES = [(kind, face) for kind, faces in BOX.copies.items() for face in faces]


def test_the_box_adds_forty_cards_to_eighty() -> None:
    """DCX-001, DCX-006: 24 under 22 new names, 16 more copies of cards of the base box."""
    assert (len(FACES), len(COPIES), BOOK.deck_size) == (24, 16, 120)
    assert sum(bool(card.faces) for card in BOX.cards.values()) == 22
    assert Counter(kind for kind, _ in COPIES)["bang"] == 4


def test_seven_are_blue_nineteen_brown_fourteen_green() -> None:
    """DCX-002: copies are of the colour of the card that they are copies of."""
    colours = Counter(card.colour for card in BOX.cards.values() for _ in card.faces)
    colours.update(BOOK.cards[kind].colour for kind, _ in COPIES)
    assert colours == {"blue": 7, "brown": 19, "green": 14}


def test_they_show_each_rank_from_five_to_ace_once_in_each_suit() -> None:
    """DCX-003."""
    ranks = ("5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
    assert sorted((*FACES, *(face for _, face in COPIES))) == sorted(rank + suit for rank in ranks for suit in SUITS)


def test_fifteen_characters_are_mixed_with_sixteen() -> None:
    """DCX-004, BUL-005: 31 in all, 34 with those of The Bullet."""
    assert len(BOOK.characters) == 31
    assert len(sets.bind(("base", "dodge_city", "bullet")).characters) == 34


def test_nothing_of_a_box_is_a_diamond_that_stays_before_apache_kid() -> None:
    """DCX-088: no Jail and no Dynamite is a diamond, so that no dispute arises."""
    assert not [face for kind in ("jail", "dynamite") for face in BOOK.cards[kind].faces if face.endswith("d")]


@pytest.mark.parametrize("box", ["dodge_city", "bullet"])
def test_the_championship_is_played_without_it(box: str) -> None:
    """ITC-053: it is refused, with the clause."""
    with pytest.raises(SetsClash) as refused:
        GameChoice().with_set("championship").with_set(box)
    assert refused.value.about["clauses"] == ("ITC-053",)


@pytest.mark.parametrize("other", ["rebel", "death_mesa", "bullet"])
def test_it_stacks_with_other_boxes(other: str) -> None:
    """Rules of one leave those of another as they are."""
    assert {"dodge_city", other} <= {*sets.bind(("base", "dodge_city", other)).sets}


def test_what_is_no_card_is_not_counted_as_unseen() -> None:
    """Two cards that are a shot are two cards of the deck."""
    position = (HERE / "tables" / "dodge_five.game").read_text(encoding="utf-8")
    table, book = read_position(position, sets.bind, load())
    kinds = {kind.card for kind in unseen_at(table, book).kinds}
    assert {"knife", "bang"} <= kinds and "holyday_shot" not in kinds


BESIDE_GHOSTS = """
sets base dodge_city death_mesa
seat 1 "Anna" sheriff pedro_ramirez life 5/5 hand 4
seat 2 "Bruno" outlaw kit_carlson life 1/4 hand 0
seat 3 "Carla" outlaw greg_digger life 2/4 hand 3
seat 4 "Dario" renegade herb_hunter life 4/4 hand 3
seat 5 "Elena" deputy lucky_duke life 4/4 hand 3
turn 1 play
deck 60
"""
KILL = ("1 bang 2", "2 hit", "2 out outlaw by 1 to bang")


def owed_after(position: str, *lines: str) -> set[tuple[str, int, int, str]]:
    """What waits for the end of the card, or is due after it, for Greg Digger and Herb Hunter."""
    table, book = read_position(position, sets.bind, load())
    for line in lines:
        for entry in read(line, table, book, load()).entries:
            table = evolve(table, entry, book)
    rows = [owed for frame in table.frames for owed in (*frame.owed, *frame.waiting)]
    return {(o.kind, o.seat, o.count, o.cause) for o in rows if o.cause in ("greg_digger", "herb_hunter")}


def test_who_gains_by_an_elimination_does_so_beside_ghosts() -> None:
    """DCX-115, DCX-118: one of the living is eliminated, in Death Mesa as elsewhere."""
    wanted = {("gain", 3, 2, "greg_digger"), ("draw", 4, 2, "herb_hunter")}
    assert owed_after(BESIDE_GHOSTS, *KILL) == wanted


def test_a_ghost_gains_nothing_by_it() -> None:
    """DMS-011: who is a ghost has no character."""
    dead = BESIDE_GHOSTS.replace("greg_digger life 2/4 hand 3", "greg_digger life 0/4 out shown")
    assert owed_after(dead, *KILL) == {("draw", 4, 2, "herb_hunter")}
