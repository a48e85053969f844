"""Peyote: instead of drawing one guesses colours, card by card, until one is wrong."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.entries import Discarded, Played, TurnEnded
from referee.core.nouns.sightings import seen_in
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Count, is_red
from referee.core.play.discards import laid
from referee.core.play.owing import may_save_himself
from referee.core.play.placing import with_seat
from referee.notation import card_word
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.entries import COLOURS, Guessed
from referee.sets.fistful.holding import Fistful, fistful

EVENT = "peyote"
STOPS = "stops_guessing"
"""The open reading by which one may stop before a guess is wrong."""


def guessed_right(entry: Guessed) -> bool:
    """Has the card the colour that was named?"""
    return is_red(entry.card.face) == (entry.colour == "red")


@FISTFUL.amend(TURN_STEPS, "FCX-058", "FCX-062", "FCX-064", scene=EVENT)
def guessing_instead_of_drawing(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """In the place of all that he would draw in phase 1, whoever he is."""
    if not lies(now, EVENT) or now.seat(seat).out:
        return steps
    guess = Owed("guess", seat, 1, EVENT, ordered=True, clauses=("FCX-058", "FCX-061", "FCX-064"))
    return tuple(guess if (step.kind, step.cause) == ("draw", "turn") else step for step in steps)


def _guessed(table: Table, entry: Guessed, before: Situation) -> Table:
    """A right guess gives him the card, which all have seen; a wrong one goes to the discards."""
    deck, card = table.deck, entry.card
    table = replace(table, deck=Count(deck.least - 1, None if deck.most is None else deck.most - 1))
    if not guessed_right(entry):
        return laid(table, card)
    holder = before.holder(entry.by)
    table = with_seat(table, holder, hand=table.seat(holder).hand.plus(1))
    return replace(table, sightings=seen_in(table.sightings, holder, (card,), openly=True))


def _left(now: Any, entry: Guessed, owed: Owed) -> Owed | None:
    return owed if guessed_right(entry) else None


def _line(entry: Guessed) -> str:
    return f"{entry.by} guesses {entry.colour} {card_word(entry.card)}"


FISTFUL.brings.append(
    Brought(
        Guessed,
        _guessed,
        _line,
        goes_on=lambda table, entry: entry.by == table.turn.seat,
    )
)
FISTFUL.owes.append(
    OwedKind("guess", ((Guessed, his_own),), _left, choices=lambda now, owed: COLOURS, verb="guesses", turns_up=True)
)


@FISTFUL.remember(Guessed, clauses=("FCX-059", "FCX-060"))
def how_often_he_was_right(now: Situation, kept: Fistful, entry: Guessed, before: Situation) -> Fistful:
    """The first wrong guess is the last one of a turn."""
    return replace(kept, guessed=kept.guessed + 1) if guessed_right(entry) else kept


@FISTFUL.object(Guessed, clauses=("FCX-058", "FCX-060"), due=True)
def guessing_that_is_due(now: Situation, entry: Guessed) -> Objection | None:
    """Under Peyote, in his own phase 1, and no more once a guess was wrong."""
    if now.met is not None:
        return None
    if not lies(now, EVENT):
        return Objection("event_not_open", {"by": entry.by, "event": EVENT})
    return Objection("no_guess_due", {"by": entry.by})


@FISTFUL.object(Played, TurnEnded, Discarded, clauses=("FCX-058", "FCX-059", "FCX-060", "FCX-063"), step="guess")
def guessing_comes_first(now: Situation, entry: Played | TurnEnded | Discarded) -> Objection | None:
    """Guesses are phase 1, and whether he may stop while he is right is said nowhere."""
    if isinstance(entry, Discarded) and entry.cause != "limit":
        return None
    if isinstance(entry, Played) and may_save_himself(now.table, entry, now.book):
        return None
    pending = any(owed.kind == "guess" and owed.ordered and owed.seat == entry.by for owed in now.table.frames[0].owed)
    if not pending or entry.by != now.table.turn.seat:
        return None
    if fistful(now.table).guessed:
        return Objection(STOPS, {"by": entry.by})
    return Objection("step_skipped", {"by": entry.by, "steps": ("guess",)}, doubt=True)
