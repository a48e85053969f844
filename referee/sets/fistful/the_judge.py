"""The Judge: nobody puts a card in play, before himself or before another."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Laid, Played
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL

EVENT = "the_judge"


@FISTFUL.object(
    Played, clauses=("FCX-102", "FCX-103", "FCX-104", "FCX-106"), traits=("self", "other"), sight=True, scene=EVENT
)
def nothing_is_put_in_play(now: Situation, entry: Played) -> Objection | None:
    """No weapon, no other blue card, no Jail, no Dynamite, no card that would wait; what lies there goes on working."""
    barred = lies(now, EVENT) and not entry.lying and not entry.serves
    return Objection("barred_by_the_judge", {"by": entry.by, "card": entry.card.kind}) if barred else None


@FISTFUL.object(Laid, clauses=("FCX-102", "FCX-103", "FCX-105"), sight=True, scene=EVENT)
def nothing_is_put_in_play_in_a_light_log(now: Situation, entry: Laid) -> Objection | None:
    """The same, where only the cards on the table are followed; a Dynamite that is passed on is put there by nobody."""
    if not lies(now, EVENT) or now.is_a(entry.card.kind, "dynamite"):
        return None
    return Objection("barred_by_the_judge", {"by": entry.by, "card": entry.card.kind})
