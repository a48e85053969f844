"""What the events of this box share that ask for a Missed!: they are met as a BANG! is (FCX-005).

Whatever averts a BANG! here averts these too, also what another box brings; who is asked, and what it costs him not to
answer, each event says itself.
"""

from __future__ import annotations

from referee.core.book.owed_kind import OwedKind
from referee.core.book.owed_kinds import ANSWER
from referee.core.book.questions import ANSWERED_BY, BARRELS
from referee.core.book.rulebook import Situation
from referee.sets.fistful.box import FISTFUL

SHOT = "bang"
MET_LIKE_ONE = ("sniper", "ricochet", "russian_roulette", "a_fistful_of_cards")
"""The events that are met as a BANG! is."""

FISTFUL.owes.append(OwedKind("answer", causes=lambda book: {*ANSWER.causes(book), *MET_LIKE_ONE}))


@FISTFUL.amend(ANSWERED_BY, "FCX-005")
def any_card_that_averts(now: Situation, kinds: tuple[str, ...], attack: str) -> tuple[str, ...]:
    """Any card with the Missed! symbol serves where one of these events asks for a Missed!."""
    return (*kinds, *now.ask(ANSWERED_BY, SHOT)) if attack in MET_LIKE_ONE else kinds


@FISTFUL.amend(BARRELS, "FCX-076", "FCX-087", "FCX-098", "FCX-117")
def a_barrel_too(now: Situation, barrels: tuple[str, ...], seat: int, attack: str) -> tuple[str, ...]:
    """A Barrel, or Jourdonnais, is tried as against a BANG!."""
    return (*barrels, *now.ask(BARRELS, seat, SHOT)) if attack in MET_LIKE_ONE else barrels
