"""The box Dodge City as it is printed, and with whom it goes."""

from __future__ import annotations

from collections import Counter

import pytest

from referee import sets
from referee.core.knowledge.unseen import unseen_at
from referee.core.nouns.vocabulary import SUITS
from referee.desk.game_choice import GameChoice
from referee.errors import SetsClash
from referee.lexicon import load
from referee.notation import read_position
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
