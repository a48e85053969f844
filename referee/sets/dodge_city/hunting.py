"""Three players: each hunts another, by his own hand; once a quarry fell to somebody else, the last one left wins."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import ACTS, WINNER
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow
from referee.core.nouns.entries import Eliminated
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.facts import HUNTS
from referee.sets.dodge_city.seating import three_play

CARDS = 3


@DODGE_CITY.amend(WINNER, "DCX-166", "DCX-168")
def who_kills_his_quarry(now: Situation, winner: str) -> str:
    """Whoever kills his own quarry, as the first one to fall, has won."""
    if winner or not now.table.deaths or not three_play(now):
        return winner
    first = now.table.deaths[0]
    hunter = now.seat(first.author).role if first.author not in (NOBODY, first.seat) else ""
    return now.book.sides[hunter] if hunter and HUNTS.get(hunter) == now.seat(first.seat).role else winner


@DODGE_CITY.amend(WINNER, "DCX-169", "DCX-172")
def the_last_one_left(now: Situation, winner: str) -> str:
    """Where the first one fell to another, or to nobody, the last one alive wins."""
    left = now.table.alive
    if winner or len(left) != 1 or not three_play(now):
        return winner
    return now.book.sides.get(now.seat(left[0]).role, winner)


@DODGE_CITY.follow(Eliminated, clauses=("DCX-170", "DCX-171"))
def three_cards_for_each_kill(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """Whoever kills another himself draws three cards, also where that one was no Outlaw."""
    role = now.seat(entry.by).role
    nobodys = entry.author in (NOBODY, entry.by) or before.seat(entry.by).out
    if nobodys or role in ("outlaw", "") or not three_play(now) or not now.ask(ACTS, entry.author):
        return
    yield Follow(Owed("draw", entry.author, CARDS, "reward"))
