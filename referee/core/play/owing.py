"""What is owed, and which entry meets it.

The judge and `evolve` both need to know whether an entry is the answer to something owed, or whether play has
visibly gone on without it. Both ask here, so that they cannot disagree.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.questions import BARRELS, SUCCEEDS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import Wanted
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table

TRIGGERS = -1
"""The place of what the table as it stands calls for, before all frames."""


class Place(Struct, frozen=True):
    """Where something owed stands: in which frame (-1: triggered), at which index; `early` if it still has to wait."""

    frame: int
    index: int
    owed: Owed
    early: bool = False


def _same_seat(owed: Owed, entry: Any) -> bool:
    return bool(owed.seat == entry.by)


def _same_cause(owed: Owed, entry: Any) -> bool:
    return bool(owed.seat == entry.by and owed.card == entry.cause)


def _same_card(owed: Owed, entry: Any) -> bool:
    card = entry.card if isinstance(entry.card, str) else entry.card.kind
    return bool(owed.seat == entry.by and owed.card == card)


def _anybody(owed: Owed, entry: Any) -> bool:
    return True


MEETS: dict[type[e.Entry], Wanted] = {
    e.TurnBegan: (("turn", _same_seat),),
    e.TurnEnded: (("end", _same_seat),),
    e.Flipped: (("flip", _same_card), ("answer", _same_seat)),
    e.Drew: (("draw", _same_cause),),
    e.Revealed: (("show", _same_seat),),
    e.PutBack: (("putback", _same_seat),),
    e.Answered: (("answer", _same_seat),),
    e.Declined: (("answer", _same_seat),),
    e.LifeLost: (("lose", _same_cause), ("answer", _same_cause)),
    e.LifeGained: (("gain", _same_cause),),
    e.Eliminated: (("fall", _same_seat),),
    e.Forfeited: (("forfeit", _same_seat),),
    e.Took: (("take", _same_seat),),
    e.Tossed: (("toss", _same_seat),),
    e.Discarded: (("discard", _same_cause),),
    e.Dropped: (("drop", _same_card),),
    e.Passed: (("pass", _same_card),),
    e.TurnedUp: (("turnup", _same_seat),),
    e.Picked: (("pick", _same_seat),),
    e.DeckTurned: (("turned", _anybody),),
    e.Won: (("won", _anybody),),
}
"""Which kinds of owed things an entry can meet whatever the sets, and when it does."""


def place(table: Table, entry: e.Entry, book: Rulebook) -> Place | None:
    """What the entry meets: a trigger, else something in the frames from the top down; None if nothing."""
    wanted = MEETS.get(type(entry), ())
    if more := book.meets.get(type(entry)):
        wanted = (*wanted, *more)
    if not wanted:
        return None
    for kind, meets in wanted:
        for index, owed in enumerate(table.triggers):
            if owed.kind == kind and meets(owed, entry):
                return Place(TRIGGERS, index, owed)
    for depth in range(len(table.frames) - 1, -1, -1):
        for kind, meets in wanted:
            for index, owed in enumerate(table.frames[depth].owed):
                if owed.kind == kind and meets(owed, entry):
                    return Place(depth, index, owed)
    return _waiting(table, entry, wanted)


def _waiting(table: Table, entry: e.Entry, wanted: Wanted) -> Place | None:
    """What waits for the end of a card and is met before its time."""
    for depth in range(len(table.frames) - 1, 0, -1):
        for kind, meets in wanted:
            for index, owed in enumerate(table.frames[depth].waiting):
                if owed.kind == kind and meets(owed, entry):
                    return Place(depth, index, owed, early=True)
    return None


def moves_on(table: Table, entry: e.Entry, met: Place | None, book: Rulebook) -> bool:
    """Has play visibly gone on with this entry, past whatever is under way?"""
    kind = type(entry)
    if kind in _ENDS:
        return True
    if kind is e.Played or (kind is e.Discarded and entry.cause == "limit"):  # type: ignore[attr-defined]
        by: int = entry.by  # type: ignore[attr-defined]
        return by == table.turn.seat and not table.seats[by - 1].falling
    if (brought := book.brought.get(kind)) is not None and brought.goes_on is not None:
        return brought.goes_on(table, entry)
    return met is not None and met.frame == 0 and met.owed.ordered and kind in _STEPS


_ENDS = frozenset({e.TurnBegan, e.TurnEnded, e.Won})
_STEPS = frozenset({e.Drew, e.Flipped})


def passed_over(table: Table, entry: e.Entry, met: Place | None, book: Rulebook) -> tuple[Owed, ...]:
    """What must have happened before this entry and was not logged.

    What is done in a turn does not pass over its end; that the next one begins before it has a reason of its own.
    """
    if table.mode == "light" or (len(table.frames) == 1 and not table.triggers and not table.frames[0].owed):
        return ()
    goes_on = moves_on(table, entry, met, book)
    own = met.owed if met is not None else None
    if won := tuple(owed for owed in table.triggers if owed.kind == "won"):
        return tuple(owed for owed in won if goes_on and owed is not own)
    floor = 0 if goes_on else met.frame if met is not None and met.frame >= 0 else len(table.frames)
    passed = [owed for frame in table.frames[floor + 1 :] for owed in frame.owed]
    if goes_on:
        passed = [*table.triggers, *passed, *(owed for owed in table.frames[0].owed if not owed.ordered)]
    began = type(entry) is e.TurnBegan
    ends = {kind for kind, _ in (*MEETS[e.TurnEnded], *book.meets.get(e.TurnEnded, ()))}
    passed = [owed for owed in passed if owed.kind not in ends]
    return tuple(owed for owed in passed if owed.must and owed is not own and not (began and owed.kind == "turn"))


def settled(now: Situation, entry: e.Entry, owed: Owed) -> Owed | None:
    """What is left of something owed after the entry that meets it; None if nothing."""
    brought = now.book.brought.get(type(entry))
    if brought is not None:
        return brought.settles(now, entry, owed) if brought.settles else None
    if owed.kind == "answer":
        return _answered(now, entry, owed)
    if isinstance(entry, e.Drew | e.TurnedUp | e.Discarded) and entry.count < owed.count and _goes_on(now, entry):
        return replace(owed, count=owed.count - entry.count)
    return None


def _answered(now: Situation, entry: e.Entry, owed: Owed) -> Owed | None:
    if isinstance(entry, e.Answered):
        return replace(owed, count=owed.count - 1) if owed.count > 1 else None
    if isinstance(entry, e.Flipped):
        if entry.card not in now.ask(BARRELS, entry.by, owed.card):
            return owed
        tried = replace(owed, tried=(*owed.tried, entry.card))
        if not now.ask(SUCCEEDS, entry.by, entry.card, entry.face):
            return tried
        return replace(tried, count=owed.count - 1) if owed.count > 1 else None
    return None


def _goes_on(now: Situation, entry: e.Drew | e.TurnedUp | e.Discarded) -> bool:
    """Is this one of several steps: the first card from elsewhere, or the deck ran out, or a discard card by card?"""
    if isinstance(entry, e.Discarded) or (isinstance(entry, e.Drew) and entry.source != "deck"):
        return True
    return runs_out(now, entry)


def runs_out(now: Situation, entry: e.Drew | e.TurnedUp) -> bool:
    """May the deck end with these cards, so that the rest comes from a new one?"""
    return now.table.deck.most is None or now.table.deck.most <= entry.count
