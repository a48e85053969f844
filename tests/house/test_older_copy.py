"""Of two cards of one name in play the one that lay there first is dropped, however closely each was seen."""

import pytest

from referee import sets
from referee.core.nouns.entries import Dropped, InPlaySet
from referee.core.nouns.table import Seat, Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve

QUEEN, KING, UNSEEN = Card("barrel", "qs"), Card("barrel", "ks"), Card("barrel")
TABLE = Table(seats=(Seat(1, "Anna"),))


@pytest.mark.parametrize(
    ("lying", "dropped", "left"),
    [
        ((QUEEN, KING), UNSEEN, (KING,)),
        ((QUEEN, UNSEEN), UNSEEN, (UNSEEN,)),
        ((UNSEEN, QUEEN), UNSEEN, (QUEEN,)),
        ((QUEEN, KING), KING, (QUEEN,)),
        ((Card("scope"), QUEEN), UNSEEN, (Card("scope"),)),
    ],
)
def test_the_older_one_goes(lying: tuple[Card, ...], dropped: Card, left: tuple[Card, ...]) -> None:
    """Unless the face says which."""
    book = sets.bind(sets.USUAL)
    table = evolve(evolve(TABLE, InPlaySet(1, lying), book), Dropped(1, dropped), book)
    assert table.seat(1).in_play == left
