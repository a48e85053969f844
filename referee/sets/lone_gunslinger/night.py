"""The Night Brings Chaos: when the deck is turned over the cowboys rest."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow
from referee.core.nouns.entries import DeckTurned
from referee.core.nouns.table import Owed
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.facts import NIGHT
from referee.sets.lone_gunslinger.gang import cowboys
from referee.sets.lone_gunslinger.settings import NIGHT_BRINGS_CHAOS


@LONE.follow(DeckTurned, clauses=("LGS-081", "LGS-082", "LGS-087"))
def cowboys_rest_by_night(now: Situation, entry: DeckTurned, before: Situation) -> Iterable[Follow]:
    """Every cowboy regains a life point that he has lost; Sheriff and Deputy do not."""
    chaos = now.explain(NIGHT_BRINGS_CHAOS)
    if not chaos.value:
        return
    for number in cowboys(now.table):
        seat = now.seat(number)
        if not seat.out and seat.life is not None and seat.most is not None and 0 < seat.life < seat.most:
            yield Follow(Owed("gain", number, 1, NIGHT, clauses=tuple(dict.fromkeys(("LGS-081", *chaos.clauses)))))
