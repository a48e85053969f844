"""The kinds of things that are owed in every game, whatever the sets: one record for each.

The judge and `evolve` both need to know what an entry meets and what is left of it then; the agenda, what it comes to
where nobody chooses, and what may be typed where somebody does. All ask here, so that they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.owed_kind import (
    OwedKind,
    a_card,
    always,
    his_own,
    his_own_for_the_cause,
    his_own_from_that_player,
    his_own_of_no_cause,
    his_own_with_the_card,
    nothing,
    something,
    whoever,
)
from referee.core.book.questions import (
    ANSWERED_BY,
    BARRELS,
    CARDS_GO_TO,
    DRAW_COUNT,
    DRAW_SOURCES,
    INSTEAD_OF_DRAWING,
    MAY_GIVE,
    PLAYS,
    RESCUES,
    SERVES_AS,
    WINNERS_BY_READING,
    WORKS,
)
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import elsewhere, may_hold
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card

_BY_AND_BY = frozenset({e.Drew, e.TurnedUp, e.Discarded})
"""What may be done card by card."""


ANY_CARD = "answer"
"""What is typed before a card that is given up as another, where it may be any of them."""
OUT_OF_PLAY = "play"
"""The source of phase 1 where a card that lies before somebody is taken in its place."""


def _rest(now: Situation, entry: Any, owed: Owed) -> Owed | None:
    """One of several steps leaves the rest: the first card from elsewhere, the deck ran out, a discard card by card."""
    if type(entry) is e.Took:
        return None if OUT_OF_PLAY in now.ask(DRAW_SOURCES, owed.seat) else owed
    if e.is_no_draw(entry):
        return made_up_for(owed)
    if type(entry) not in _BY_AND_BY or entry.count >= owed.count:
        return None
    left = replace(owed, count=owed.count - entry.count)
    if lacks_the_first(now, entry, owed):
        return replace(left, tried=(entry.source,))
    return left if _goes_on(now, entry) else None


def made_up_for(owed: Owed) -> Owed:
    """What was passed over: it may still be made up for, and is not asked for again."""
    return replace(owed, must=False, ordered=False, late=True)


def lacks_the_first(now: Situation, entry: Any, owed: Owed) -> bool:
    """Are these all but a first card that may have come from elsewhere, which nobody wrote?"""
    of_the_deck = isinstance(entry, e.Drew) and entry.source == "deck"
    elsewhere = {*_typed_sources(now, owed)} - {"deck", "draw", "take"}
    return of_the_deck and entry.count == owed.count - 1 and bool(elsewhere)


def _goes_on(now: Situation, entry: e.Drew | e.TurnedUp | e.Discarded) -> bool:
    if isinstance(entry, e.Discarded) or (isinstance(entry, e.Drew) and entry.source != "deck"):
        return True
    return runs_out(now, entry)


def runs_out(now: Situation, entry: e.Drew | e.TurnedUp) -> bool:
    """May the deck end with these cards, so that the rest comes from a new one?"""
    return now.table.deck.most is None or now.table.deck.least <= entry.count


def _unanswered(now: Situation, entry: Any, owed: Owed) -> Owed | None:
    """One Missed! of two leaves the other to be found; what was drawn for in vain, is tried."""
    if isinstance(entry, e.Answered):
        return replace(owed, count=owed.count - 1) if owed.count > 1 else None
    if isinstance(entry, e.Flipped):
        if entry.card not in now.ask(BARRELS, entry.by, owed.cause):
            return owed
        tried = replace(owed, tried=(*owed.tried, entry.card))
        if not now.succeeds(entry.by, entry.card, entry.face):
            return tried
        return replace(tried, count=owed.count - 1) if owed.count > 1 else None
    return None


def _drawn(now: Situation, owed: Owed) -> e.Entry | None:
    if len(_sources(now, owed)) > 1 or _instead(now, owed):
        return None
    if owed.other:
        return e.Drew(owed.seat, owed.count, "hand", owed.other, owed.cause)
    if _sources(now, owed) == ("discards",):
        return e.Drew(owed.seat, min(owed.count, max(1, len(now.table.discards))), "discards", cause=owed.cause)
    return e.Drew(owed.seat, owed.count, cause=owed.cause)


def _is_whole(now: Situation, owed: Owed) -> bool:
    """Is all of phase 1 still to be drawn?"""
    return owed.cause == "turn" and owed.count == now.ask(DRAW_COUNT, owed.seat)


def _sources(now: Situation, owed: Owed) -> tuple[str, ...]:
    """Where these cards may come from; only the first card of phase 1 leaves a choice."""
    if owed.cause != "turn":
        return ("deck",)
    sources = now.ask(DRAW_SOURCES, owed.seat)
    return sources if _is_whole(now, owed) else sources[:1]


def _instead(now: Situation, owed: Owed) -> tuple[str, ...]:
    """By which verbs he may do something else than to draw these."""
    return now.ask(INSTEAD_OF_DRAWING, owed.seat) if _is_whole(now, owed) else ()


def _typed_sources(now: Situation, owed: Owed) -> tuple[str, ...]:
    """Those of them that may be typed: nothing is taken from discards where none lie."""
    sources = _sources(now, owed)
    if owed.cause != "turn" or OUT_OF_PLAY in sources:
        return ("draw", "take") if OUT_OF_PLAY in sources else ("draw",)
    return tuple(each for each in sources if each != "discards" or now.table.may_lie_there(1))


def _declined(now: Situation, owed: Owed) -> e.Entry | None:
    seat = now.seat(owed.seat)
    passive = bool(seat.character) and not now.ask(PLAYS, owed.seat)
    empty = not _given(now, owed) and (now.hand(owed.seat).most == 0 or not _allowed(now, owed))
    helpless = (passive or empty) and not _barrels(now, owed)
    return e.Declined(owed.seat) if helpless else None


def _allowed(now: Situation, owed: Owed) -> tuple[str, ...]:
    """The cards that he may give up against this, whether he has them or not."""
    wanted = now.ask(ANSWERED_BY, owed.cause)
    if MAY_GIVE not in now.book.amended:
        return wanted
    return tuple(kind for kind in wanted if now.ask(MAY_GIVE, owed.seat, kind, owed.cause))


def _barrels(now: Situation, owed: Owed) -> tuple[str, ...]:
    return tuple(each for each in now.ask(BARRELS, owed.seat, owed.cause) if each not in owed.tried)


def _answers(now: Situation, owed: Owed) -> tuple[str, ...]:
    if not now.ask(PLAYS, owed.seat):
        return _barrels(now, owed) or ("hit",)
    return (*_given(now, owed), *_barrels(now, owed), "hit")


def _given(now: Situation, owed: Owed) -> tuple[str, ...]:
    """The cards that may be given up: those he may hold, and of those that wait the ones that work before him.

    Behind them those that serve as one of them in his hand; where ones do that answer nothing else, all at once.
    """
    wanted = _allowed(now, owed)
    lying = {card.kind for card in now.seat(owed.seat).in_play}
    ready = {kind for kind in lying & {*wanted} if now.is_a(kind, "waits") and now.ask(WORKS, owed.seat, kind)}
    hand = (
        kind for kind in wanted if kind in ready or (not now.is_a(kind, "waits") and _may_hold(now, owed.seat, kind))
    )
    serving = [kind for kind in _serving(now, owed.seat, wanted) if _may_hold(now, owed.seat, kind)]
    named = (kind for kind in serving if now.book.cards[kind].answers)
    return (*hand, *named, *(() if all(now.book.cards[kind].answers for kind in serving) else (ANY_CARD,)))


def _serving(now: Situation, seat: int, wanted: tuple[str, ...]) -> Iterator[str]:
    """Cards that stand in his hand for one of these; of whom no character is known none do."""
    for kind in now.book.cards if now.seat(seat).character else ():
        serves = now.ask(SERVES_AS, seat, kind)
        if kind not in wanted and any(each in wanted for each in serves):
            yield kind


def _fallen(now: Situation, owed: Owed) -> e.Entry | None:
    seat = now.seat(owed.seat)
    if not seat.role or now.ask(RESCUES, owed.seat):
        return None
    return e.Eliminated(owed.seat, seat.role, owed.other, owed.cause)


def _rescues(now: Situation, seat: int) -> tuple[str, ...]:
    """What may save him who falls, but for cards that he surely does not hold."""
    cards = now.book.cards
    return tuple(each for each in now.ask(RESCUES, seat) if each not in cards or _may_hold(now, seat, each))


def _may_hold(now: Situation, number: int, kind: str) -> bool:
    """May the hand of this seat hold a card of this name? Not where all of it, or all such cards, were seen."""
    seat, card = now.holder(number), Card(kind)
    return may_hold(now.table, seat, kind) and elsewhere(now.table, card, seat) < now.book.possible(card)


def _taken(now: Situation, owed: Owed) -> e.Entry | None:
    """Only where the other has cards of one sort alone: all in hand, or a single one in play and no hand."""
    seat = now.seat(owed.other)
    act = e.Took if owed.kind == "take" else e.Tossed
    if not seat.in_play:
        return act(owed.seat, owed.other)
    if now.hand(owed.other).most == 0 and len(seat.in_play) == 1:
        return act(owed.seat, owed.other, seat.in_play[0])
    return None


def _takeable(now: Situation, owed: Owed) -> tuple[str, ...]:
    hand = ("hand",) if now.hand(owed.other).most != 0 else ()
    return (*(card.kind or "?" for card in now.seat(owed.other).in_play), *hand)


def _picked(now: Situation, owed: Owed) -> e.Entry | None:
    return e.Picked(owed.seat, now.table.open[0]) if len(now.table.open) == 1 else None


def _winners(now: Situation, owed: Owed) -> tuple[str, ...]:
    sides = now.ask(WINNERS_BY_READING) or now.book.sides.values()
    return tuple(side for side in dict.fromkeys(sides) if side)


Kind = OwedKind[Situation]

TURN: Kind = OwedKind(
    "turn", ((e.TurnBegan, his_own),), forced=lambda now, owed: e.TurnBegan(owed.seat), causes=nothing
)
END: Kind = OwedKind("end", ((e.TurnEnded, his_own),), forced=lambda now, owed: e.TurnEnded(owed.seat))
FLIP: Kind = OwedKind(
    "flip",
    ((e.Flipped, his_own_with_the_card),),
    choices=lambda now, owed: (owed.cause if now.book.cards.keys() & {owed.cause} else "flip",),
    before_drawing=True,
    causes=lambda book: book.draws,
    named=True,
)
LOSE: Kind = OwedKind(
    "lose",
    ((e.LifeLost, his_own_for_the_cause),),
    forced=lambda now, owed: e.LifeLost(owed.seat, owed.count, owed.other, owed.cause),
    before_drawing=True,
    causes=something,
    happens=always,
)
ANSWER: Kind = OwedKind(
    "answer",
    (
        (e.Answered, his_own),
        (e.Declined, his_own),
        (e.Flipped, his_own),
        (e.LifeLost, his_own_for_the_cause),
    ),
    _unanswered,
    _declined,
    _answers,
    holds_up=True,
    causes=lambda book: {*book.with_trait("shot"), *book.with_trait("challenge")},
    named=True,
)
DRAW: Kind = OwedKind(
    "draw",
    ((e.Drew, his_own_for_the_cause),),
    _rest,
    _drawn,
    lambda now, owed: (*_typed_sources(now, owed), *_instead(now, owed)),
    causes=something,
    happens=lambda now, owed: owed.cause not in now.book.by_role,
)
GAIN: Kind = OwedKind(
    "gain",
    ((e.LifeGained, his_own_for_the_cause), (e.LifeGained, his_own_of_no_cause)),
    forced=lambda now, owed: e.LifeGained(owed.seat, owed.count, owed.cause),
    causes=something,
    happens=lambda now, owed: owed.cause in now.book.cards,
)
FALL: Kind = OwedKind(
    "fall",
    ((e.Eliminated, his_own),),
    forced=_fallen,
    choices=lambda now, owed: (*_rescues(now, owed.seat), "out"),
    holds_up=True,
)
FORFEIT: Kind = OwedKind(
    "forfeit",
    ((e.Forfeited, his_own),),
    forced=lambda now, owed: e.Forfeited(owed.seat, now.ask(CARDS_GO_TO, owed.seat, owed.cause)),
    happens=lambda now, owed: bool(owed.other) and owed.cause not in now.book.by_role,
)
TAKE: Kind = OwedKind(
    "take",
    ((e.Took, his_own_from_that_player), (e.Took, his_own)),
    forced=_taken,
    choices=_takeable,
    of_two=True,
    causes=something,
    happens=always,
)
TOSS: Kind = OwedKind(
    "toss",
    ((e.Tossed, his_own_from_that_player), (e.Tossed, his_own)),
    forced=_taken,
    choices=_takeable,
    of_two=True,
    causes=something,
    happens=always,
)
DISCARD: Kind = OwedKind("discard", ((e.Discarded, his_own_for_the_cause),), _rest, causes=something)
DROP: Kind = OwedKind(
    "drop",
    ((e.Dropped, his_own_with_the_card),),
    forced=lambda now, owed: e.Dropped(owed.seat, Card(owed.cause)),
    causes=a_card,
    happens=always,
)
PASS: Kind = OwedKind(
    "pass",
    ((e.Passed, his_own_with_the_card),),
    forced=lambda now, owed: e.Passed(owed.seat, Card(owed.cause), owed.other),
    of_two=True,
    causes=a_card,
    happens=always,
)
SHOW: Kind = OwedKind("show", ((e.Revealed, his_own),), named=True)
PUT_BACK: Kind = OwedKind("putback", ((e.PutBack, his_own),), forced=lambda now, owed: e.PutBack(owed.seat, owed.count))
TURN_UP: Kind = OwedKind(
    "turnup", ((e.TurnedUp, his_own),), _rest, lambda now, owed: e.TurnedUp(owed.seat, owed.count), happens=always
)
PICK: Kind = OwedKind(
    "pick",
    ((e.Picked, his_own),),
    forced=_picked,
    choices=lambda now, owed: tuple(card.kind or "?" for card in now.table.open),
    happens=always,
)
TURNED: Kind = OwedKind(
    "turned", ((e.DeckTurned, whoever),), forced=lambda now, owed: e.DeckTurned(), of_nobody=True, happens=always
)
WON: Kind = OwedKind(
    "won",
    ((e.Won, whoever),),
    forced=lambda now, owed: e.Won(owed.side) if owed.side else None,
    choices=_winners,
    of_nobody=True,
    causes=nothing,
    of_side=True,
)

IN_EVERY_GAME = (
    TURN, END, FLIP, LOSE, ANSWER, DRAW, GAIN, FALL, FORFEIT, TAKE, TOSS, DISCARD, DROP, PASS, SHOW, PUT_BACK, TURN_UP,
    PICK, TURNED, WON,
)  # fmt: skip
