"""Claus "The Saint", who in phase 1 draws a card for everybody and one more, and gives one to each of the others."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kind import OwedKind
from referee.core.book.questions import DRAW_COUNT, IS_ASKED
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Layer, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.play.moves import MOVES
from referee.notation import card_word
from referee.sets.bullet.box import BULLET
from referee.sets.bullet.entries import Shared

CLAUS = "claus_the_saint"
KIND = "share"


def _others(now: Situation, seat: int) -> tuple[int, ...]:
    """Those who get a card, from his left: whoever is in the game."""
    return tuple(other for other in now.table.round(seat)[1:] if now.ask(IS_ASKED, other))


@BULLET.amend(DRAW_COUNT, "BUL-022", "BUL-023", layer=Layer.CHARACTER)
def claus_the_saint(now: Situation, count: int, seat: int) -> int:
    """Two for himself and one for each of the others who are still in the game."""
    return count + len(_others(now, seat)) if now.has(seat, CLAUS) else count


def _shared(table: Table, entry: Shared, before: Situation) -> Table:
    """It moves like a card that is taken out of a hand."""
    taken: Table = MOVES[e.Took](table, e.Took(entry.to, entry.by, None, entry.seen), before)
    return taken


def _written(entry: Shared) -> str:
    seen = f" with {card_word(entry.seen)}" if entry.seen != type(entry.seen)() else ""
    return f"{entry.by} bestows {entry.to}{seen}"


def _to_that_player(owed: Owed, entry: Shared) -> bool:
    return owed.seat == entry.by and owed.other == entry.to


BULLET.brings.append(Brought(Shared, _shared, _written, named=lambda entry: (entry.by, (entry.seen,))))
BULLET.owes.append(
    OwedKind(
        KIND,
        ((Shared, _to_that_player),),
        forced=lambda now, owed: Shared(owed.seat, owed.other),
        verb="bestows",
        of_two=True,
    )
)


@BULLET.follow(e.Drew, clauses=("BUL-022", "BUL-024", "BUL-025", "BUL-028"), kinds=("turn",))
def one_for_each_of_the_others(now: Situation, entry: e.Drew, before: Situation) -> Iterable[Follow]:
    """Once all are drawn he gives them, whichever he likes."""
    steps = now.table.frames[0].owed
    drawn = all((owed.kind, owed.cause, owed.seat) != ("draw", "turn", entry.by) for owed in steps)
    if before.met is None or not drawn or not now.has(entry.by, CLAUS):
        return
    for other in _others(now, entry.by):
        yield Follow(Owed(KIND, entry.by, 1, CLAUS, other, ordered=True))


@BULLET.object(Shared, clauses=("BUL-022", "BUL-026"), due=True)
def one_each(now: Situation, entry: Shared) -> Objection | None:
    """Nobody else gives cards away, and he no second one to the same player."""
    if now.met is not None:
        return None
    if not now.has(entry.by, CLAUS):
        return Objection("lacks_ability", {"by": entry.by, "ability": CLAUS}, because=now.lost(entry.by, CLAUS))
    return Objection("given_already", {"by": entry.by, "to": entry.to})


@BULLET.object(e.Played, e.TurnEnded, e.Discarded, clauses=("BUL-022", "BUL-026"), step=KIND)
def nobody_is_left_out(now: Situation, entry: e.Played | e.TurnEnded | e.Discarded) -> Objection | None:
    """Before anything else of his turn each of the others has got his card."""
    if isinstance(entry, e.Discarded) and entry.cause != "limit":
        return None
    owed = any(step.kind == KIND and step.ordered and step.seat == entry.by for step in now.table.frames[0].owed)
    return Objection("step_skipped", {"by": entry.by, "steps": (KIND,)}, doubt=True) if owed else None
