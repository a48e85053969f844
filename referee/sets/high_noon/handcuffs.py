"""Handcuffs: after phase 1 a player names a suit, and plays cards of that suit alone in that turn."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own, nothing
from referee.core.book.questions import GIVEN_UP, TURN_STEPS
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.entries import Answered, Played, TurnBegan
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import SUITS, Card
from referee.core.play.owing import may_save_himself
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.entries import SuitNamed
from referee.sets.high_noon.noon import Noon, noon, remembered

EVENT, STEP = "handcuffs", "suit"


def _named(table: Table, entry: SuitNamed, before: Situation) -> Table:
    return remembered(table, suit=entry.suit)


HIGH_NOON.brings.append(Brought(SuitNamed, _named, lambda entry: f"{entry.by} suit {entry.suit}"))
HIGH_NOON.owes.append(OwedKind(STEP, ((SuitNamed, his_own),), choices=lambda now, owed: tuple(SUITS), causes=nothing))


@HIGH_NOON.amend(TURN_STEPS, "HNX-094", scene=EVENT)
def a_suit_is_named(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """It is the last of his steps, when he knows his cards."""
    return (*steps, Owed(STEP, seat, ordered=True, clauses=("HNX-094",))) if lies(now, EVENT) else steps


@HIGH_NOON.remember(TurnBegan, clauses=("HNX-098", "HNX-101"))
def for_one_turn(now: Situation, kept: Noon, entry: TurnBegan, before: Situation) -> Noon:
    """It binds nobody else, and is over with the turn."""
    return replace(kept, suit="") if kept.suit else kept


@HIGH_NOON.object(SuitNamed, clauses=("HNX-094",), due=True)
def once_after_phase_one(now: Situation, entry: SuitNamed) -> Objection | None:
    """A suit is named in one's own turn, and once."""
    return None if now.met is not None else Objection("suit_not_due", {"by": entry.by})


@HIGH_NOON.object(Played, clauses=("HNX-094", "HNX-095"), step=STEP)
def named_before_playing(now: Situation, entry: Played) -> Objection | None:
    """Before a card is played everybody hears which suit it has to be."""
    owed = any(each.kind == STEP and each.seat == entry.by and each.ordered for each in now.table.frames[0].owed)
    if not owed or may_save_himself(now.table, entry, now.book):
        return None
    return Objection("suit_not_named", {"by": entry.by, "card": kind_of(entry)}, doubt=True)


def _of_another_suit(now: Situation, seat: int, card: Card) -> bool:
    """Is this card surely of another suit than the one that he named for his turn?"""
    suit = noon(now.table).suit
    if not suit or seat != now.table.turn.seat or not lies(now, EVENT):
        return False
    facts = now.book.cards.get(card.kind)
    faces = (card.face,) if card.face else facts.faces if facts is not None else ()
    return bool(faces) and not any(face.endswith(suit) for face in faces)


@HIGH_NOON.object(Played, clauses=("HNX-094", "HNX-096", "HNX-098", "HNX-099", "HNX-100", "HNX-101"), scene=EVENT)
def of_the_suit_he_named(now: Situation, entry: Played) -> Objection | None:
    """What he plays from his hand is of that suit; what lay before him, or is paid, is not played now."""
    free = entry.lying or may_save_himself(now.table, entry, now.book) or now.ask(GIVEN_UP, entry)
    if free or not _of_another_suit(now, entry.by, entry.card):
        return None
    return Objection("card_of_another_suit", {"by": entry.by, "card": entry.card.kind})


@HIGH_NOON.object(Answered, Played, clauses=("HNX-097",), scene=EVENT)
def what_he_answers_with(now: Situation, entry: Answered | Played) -> Objection | None:
    """Whether it binds his answers, and a Beer against his last life point, no source says."""
    saves = isinstance(entry, Played) and may_save_himself(now.table, entry, now.book)
    if entry.lying or not (saves or isinstance(entry, Answered)) or not _of_another_suit(now, entry.by, entry.card):
        return None
    return Objection("answer_of_another_suit", {"by": entry.by, "card": entry.card.kind})
