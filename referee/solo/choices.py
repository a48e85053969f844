"""What the player may do now: every lawful entry of the Sheriff or the Deputy, and which card a cowboy robs.

A choice that turns up cards does not name them yet; `dealing.filled` does, once it is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from referee.core.book.questions import (
    ANSWERED_BY,
    BARRELS,
    DRAW_COUNT,
    DRAW_SOURCES,
    HAND_LIMIT,
    RESCUES,
    SERVES_AS,
    WINNERS_BY_READING,
)
from referee.core.book.rulebook import Situation
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card
from referee.sets.lone_gunslinger import HEALER, is_cowboy, may_lose, stack_of


def offered(now: Situation, owed: Owed | None) -> tuple[e.Entry, ...]:
    """Every entry that may be chosen to meet what presses; without it what may be played, and what ends the turn."""
    ways = _plays(now) if owed is None else WAYS[owed.kind](now, owed)
    return tuple(dict.fromkeys(ways))


def held(now: Situation, seat: int) -> tuple[Card, ...]:
    """The cards of a hand, or of a stack from the bottom."""
    return stack_of(now.table, seat) if is_cowboy(now.table, seat) else known_in(now.table, seat)


def one_of_each(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The first card of every name."""
    return tuple({card.kind: card for card in reversed(tuple(cards))}.values())[::-1]


def lawful(now: Situation, entry: e.Entry) -> bool:
    """Has nothing against it but, perhaps, that it brings about nothing."""
    return judge(now.table, entry, now.book).clean


def _plays(now: Situation) -> Iterator[e.Entry]:
    """Cards to play, then what ends the turn."""
    seat = now.table.turn.seat
    if now.table.turn.phase == "play":
        for card in one_of_each(held(now, seat)):
            yield from (entry for entry in played(now, seat, card) if lawful(now, entry))
    yield from _heals(now, seat)
    yield from (entry for entry in _may_draw(now) if lawful(now, entry))
    yield from ends(now, seat)


def _may_draw(now: Situation) -> Iterator[e.Entry]:
    """What one of the law may take out of a hand, and need not."""
    for owed in now.table.owed():
        if owed.kind == "draw" and not owed.must and owed.other and now.hand(owed.other).least:
            yield e.Drew(owed.seat, 1, "hand", owed.other, owed.cause)


def played(now: Situation, seat: int, card: Card) -> Iterator[e.Played]:
    """Every way to play this card: as itself and as what it serves as, at everybody it may be aimed at."""
    for kind in (card.kind, *now.ask(SERVES_AS, seat, card.kind)):
        facts, serves = now.book.cards[kind], "" if kind == card.kind else kind
        others = now.table.clockwise(seat)[1:]
        if facts.aim in ("none", "self", "others"):
            yield e.Played(seat, card, others if facts.aim == "others" else (), serves)
        else:
            yield from (e.Played(seat, card, (other,), serves) for other in others)


def ends(now: Situation, seat: int) -> Iterator[e.Entry]:
    """The end of the turn, or the cards of which one has to go first."""
    limit = now.ask(HAND_LIMIT, seat) or 0
    if now.hand(seat).least <= limit:
        yield e.TurnEnded(seat)
    else:
        yield from (e.Discarded(seat, 1, "limit", (card,)) for card in one_of_each(held(now, seat)))


def _heals(now: Situation, seat: int) -> Iterator[e.Entry]:
    """Any two cards for a life point."""
    if now.has(seat, HEALER):
        cards = held(now, seat)
        pairs = {tuple(sorted((one.kind, two.kind))): (one, two) for one, two in combinations(cards, 2)}
        entries = (e.Discarded(seat, 2, HEALER, pair) for pair in pairs.values())
        yield from (entry for entry in entries if lawful(now, entry))


def _answers(now: Situation, owed: Owed) -> Iterator[e.Entry]:
    """Draws! that help, cards that serve, and nothing at all."""
    for barrel in now.ask(BARRELS, owed.seat, owed.cause):
        if barrel not in owed.tried:
            yield e.Flipped(owed.seat, barrel, "")
    wanted: set[str] = {*now.ask(ANSWERED_BY, owed.cause)}
    for card in one_of_each(held(now, owed.seat)):
        if wanted & {card.kind, *now.ask(SERVES_AS, owed.seat, card.kind)}:
            yield e.Answered(owed.seat, card)
    yield e.Declined(owed.seat)


def _rescues(now: Situation, owed: Owed) -> Iterator[e.Entry]:
    """What may still save him who falls, and his end."""
    for card in one_of_each(held(now, owed.seat)):
        if now.book.cards[card.kind].rescues and card.kind in now.ask(RESCUES, owed.seat):
            yield e.Played(owed.seat, card)
    yield from _heals(now, owed.seat)
    seat = now.seat(owed.seat)
    yield e.Eliminated(owed.seat, seat.role, owed.other, owed.cause)


def _sources(now: Situation, owed: Owed) -> Iterator[e.Entry]:
    """Where the first card of phase 1 may come from."""
    for source in now.ask(DRAW_SOURCES, owed.seat):
        if source == "discards" and now.table.discards:
            yield e.Drew(owed.seat, 1, "discards", seen=now.table.discards[-1:])
        if source == "deck":
            yield e.Drew(owed.seat, owed.count)
        if source == "hand":
            others = now.table.clockwise(owed.seat)[1:]
            yield from (e.Drew(owed.seat, 1, "hand", other) for other in others if now.hand(other).least)


def _put_back(now: Situation, owed: Owed) -> Iterator[e.Entry]:
    """One of the cards that were just drawn; which one a cowboy puts back is said nowhere, and the player picks."""
    drawn = held(now, owed.seat)[-now.ask(DRAW_COUNT, owed.seat) :]
    yield from (e.PutBack(owed.seat, 1, (card,)) for card in one_of_each(drawn))


WAYS: dict[str, Callable[[Situation, Owed], Iterable[e.Entry]]] = {
    "answer": _answers,
    "fall": _rescues,
    "take": may_lose,
    "toss": may_lose,
    "draw": _sources,
    "putback": _put_back,
    "pick": lambda now, owed: (e.Picked(owed.seat, card) for card in one_of_each(now.table.open)),
    "won": lambda now, owed: (e.Won(side) for side in now.ask(WINNERS_BY_READING) if side),
}
"""What may be chosen, by the kind of what is owed."""
