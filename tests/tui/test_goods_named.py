"""What lies buried before a ghost is called so wherever seats are drawn, and never a hand."""

import pytest
from textual.content import Content

from referee import sets
from referee.lexicon import load
from referee.notation import read_position
from referee.speech import LANGUAGES, Speech
from referee.tui.widgets import seat_card, stage_card
from referee.tui.widgets.seat_list import SeatList
from referee.views.records import SeatView
from referee.views.table import Views
from tests.cases.case import HERE

GOODS = {"en": "Goods 3", "it": "Beni 3", "nl": "Spullen 3", "de": "Gaben 3"}
HEADS = ("Seat", "Role", "Character", "Life", "Hand", "Table")


def seats(lang: str) -> tuple[SeatView, ...]:
    """Anna alive with four cards, and Bruno, a ghost with three buried."""
    text = (HERE / "tables" / "mesa_two.game").read_text(encoding="utf-8")
    table, book = read_position(text, sets.bind, load())
    return Views(Speech.of(lang), load()).referee_table(table, book).seats[:2]


def flat(rows: list[Content]) -> str:
    """All that is drawn, in one line."""
    return " ".join(" ".join(row.plain.split()) for row in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_ring_and_the_big_screen(lang: str) -> None:
    """In the place of the word for a hand, which the living keep."""
    living, ghost = seats(lang)
    state, told = seat_card.CardState("HAND"), stage_card.Told("HAND", ghost="ghost")
    for seat, said in ((living, "HAND 4"), (ghost, GOODS[lang])):
        assert said in flat(seat_card.card(seat, state, 36, 8))
        assert said in flat(list(stage_card.card(seat, told, 40, 8, plain=True)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "narrow"), [(120, False), (80, False), (50, True)])
def test_in_the_list(lang: str, width: int, narrow: bool) -> None:
    """Beside the numbers of the hands, at every width."""
    told = flat([row for _, row in SeatList(seats(lang), HEADS, {}).laid_out(width, 30, narrow)])
    assert GOODS[lang] in told


def test_where_there_is_no_room_for_the_word_there_is_no_number() -> None:
    """In a single narrow row a number alone would be that of a hand."""
    rows = SeatList(seats("en"), HEADS, {}).laid_out(50, 6, True)
    assert "3" not in flat([row for number, row in rows if number == 2])
