"""Uncle Will, for whom any card of his hand is a General Store, once in his turn."""

from __future__ import annotations

from referee.core.book.questions import SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, Objection
from referee.core.nouns.entries import Played
from referee.sets.bullet.box import BULLET

WILL = "uncle_will"
STORE = "wills_store"


@BULLET.amend(SERVES_AS, "BUL-009", "BUL-010", "BUL-014", layer=Layer.CHARACTER)
def uncle_will(now: Situation, kinds: tuple[str, ...], seat: int, kind: str) -> tuple[str, ...]:
    """Whatever the card is, and what it says itself does not happen."""
    return (*kinds, STORE) if now.has(seat, WILL) else kinds


@BULLET.object(Played, clauses=("BUL-009",), kinds=(STORE,))
def only_uncle_will(now: Situation, entry: Played) -> Objection | None:
    """Nobody else does so."""
    if STORE in now.ask(SERVES_AS, entry.by, entry.card.kind):
        return None
    return Objection("lacks_ability", {"by": entry.by, "ability": WILL}, because=now.lost(entry.by, WILL))


@BULLET.object(Played, clauses=("BUL-009", "BUL-012"), kinds=(STORE,))
def once_a_turn(now: Situation, entry: Played) -> Objection | None:
    """Once in his turn; a General Store that is one does not count."""
    if STORE not in now.table.turn.played or entry.by != now.table.turn.seat:
        return None
    return Objection("once_as_a_store", {"by": entry.by})
