"""A cowboy's turn: the stack is examined from the top, the first card of use is used, and so on until none is."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from referee.core.book.owed_kind import OwedKind
from referee.core.book.questions import HAND_LIMIT, SERVES_AS, Question
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import NOBODY, Card
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import is_cowboy, stack_of

COWBOY = "cowboy"
"""The card that a cowboy uses next."""


class Use(Struct, frozen=True):
    """How a card is used: at whom, as what, where that is not its own name, and why at him."""

    at: tuple[int, ...] = ()
    serves: str = ""
    because: tuple[str, ...] = ()


class Move(Struct, frozen=True):
    """The next card that a cowboy uses, and the clauses that say so; no card where a nameless one comes before it."""

    card: Card | None = None
    use: Use = Use()
    clauses: tuple[str, ...] = ()


USE: Question[int, Card, Use | None] = Question("use", None, kind=lambda seat, card: card.kind)
"""(seat, card): how this cowboy uses this card of his stack now; None: not at all."""


GIVES: Question[int, Owed | None] = Question("gives", None)
"""(seat): what this cowboy gives up for an ability once no card of his is of use; None: nothing."""


def next_move(now: Situation, seat: int) -> Move | None:
    """The first card from the top that is of use; None if no card of the stack is."""
    for card in reversed(stack_of(now.table, seat)):
        if not card.kind:
            return Move()
        answer = now.explain(USE, seat, card)
        if (use := answer.value) is not None:
            return Move(card, use, (*answer.clauses, *use.because))
    return None


def to_move(now: Situation) -> int:
    """The cowboy whose stack is to be examined now; 0 if it is nobody's moment."""
    table = now.table
    seat = table.turn.seat
    if not is_cowboy(table, seat) or now.seat(seat).out or table.turn.phase not in ("play", "discard"):
        return NOBODY
    if not table.settled or table.winner or table.turn.uncertain:
        return NOBODY
    return NOBODY if _something_comes_first(now) else seat


def _something_comes_first(now: Situation) -> bool:
    """Is somebody falling, the deck to be turned over, or an empty hand of Suzy Lafayette to be filled?"""
    if now.table.falling() or (now.table.deck.most == 0 and now.table.discards):
        return True
    return any(now.has(n, "suzy_lafayette") and now.hand(n).most == 0 for n in now.table.alive)


def over_the_limit(now: Situation, seat: int) -> int:
    """How many cards this seat surely holds too many."""
    limit = now.ask(HAND_LIMIT, seat)
    return 0 if limit is None else max(0, now.hand(seat).least - limit)


@LONE.trigger("LGS-014", "LGS-024", "LGS-027", "LGS-028", "LGS-029", "LGS-030")
def what_a_cowboy_does_next(now: Situation) -> Iterable[Owed]:
    """The first card of use from the top; when there is none, what is over the hand limit goes, and the turn passes."""
    seat = to_move(now)
    if not seat:
        return
    playing = now.table.turn.phase == "play"
    move = next_move(now, seat) if playing else None
    if move is not None:
        yield from _used(seat, move)
    elif playing and (given := now.ask(GIVES, seat)) is not None:
        yield given
    elif over := over_the_limit(now, seat):
        yield Owed("discard", seat, over, "limit", clauses=("LGS-029",))
    elif playing:
        yield Owed("end", seat, clauses=("LGS-030",))


def _used(seat: int, move: Move) -> Iterable[Owed]:
    if move.card is not None:
        other = move.use.at[0] if len(move.use.at) == 1 else NOBODY
        yield Owed(COWBOY, seat, 1, move.use.serves or move.card.kind, other, clauses=(*move.clauses, "LGS-027"))


def _means(owed: Owed, entry: e.Played) -> bool:
    aimed = not owed.other or entry.at[:1] == (owed.other,)
    return bool(owed.seat == entry.by and owed.cause == kind_of(entry) and aimed)


def _played(now: Situation, owed: Owed) -> e.Entry | None:
    """The card that was found to come next, by its name: only cards that serve as it are examined again."""
    for card in reversed(stack_of(now.table, owed.seat)):
        if owed.cause not in (card.kind, *now.ask(SERVES_AS, owed.seat, card.kind)):
            continue
        use = now.ask(USE, owed.seat, card)
        if use is not None and owed.cause == (use.serves or card.kind):
            return e.Played(owed.seat, card, use.at, use.serves)
    return None


LONE.owes.append(OwedKind(COWBOY, ((e.Played, _means),), forced=_played))


@LONE.object(e.Played, e.TurnEnded, e.Discarded, clauses=("LGS-026", "LGS-027"))
def a_stack_that_was_seen(now: Situation, entry: e.Played | e.TurnEnded | e.Discarded) -> Objection | None:
    """What a cowboy does is not known where a card of his that nobody noted comes first."""
    if getattr(entry, "cause", "limit") != "limit" or to_move(now) != entry.by or now.table.turn.phase != "play":
        return None
    move = next_move(now, entry.by)
    if move is None or move.card is not None:
        return None
    return Objection("stack_unseen", {"by": entry.by}, Level.UNCLEAR)
