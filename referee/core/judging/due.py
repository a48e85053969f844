"""What must happen next, what may, and the run of things that leave nobody a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from referee.core.book.questions import (
    ALSO_PLAYS_BY,
    ANSWERED_BY,
    BARRELS,
    BROKEN_OFF,
    CARDS_GO_TO,
    DRAW_COUNT,
    DRAW_SOURCES,
    HAND_LIMIT,
    PLAYS,
    PLAYS_BY,
    RESCUES,
    SURPLUS,
    WINNERS_BY_READING,
)
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve

LONGEST_RUN = 60
"""Forced entries in a row; no lawful game comes near it."""


class Due(Struct, frozen=True):
    """One thing that is due: what is owed, the entry it comes to if there is no choice, else what may be chosen."""

    owed: Owed
    forced: e.Entry | None = None
    options: tuple[str, ...] = ()


class Agenda(Struct, frozen=True):
    """Everything due, what presses most first, and what the player whose turn it is may do besides."""

    due: tuple[Due, ...]
    may: tuple[str, ...] = ()
    turn: int = 0


def agenda(table: Table, book: Rulebook) -> Agenda:
    """What must happen next at this table, and what may."""
    now = Situation(table, book)
    items = tuple(_due(now, owed) for owed in table.owed())
    return Agenda(items, _may(now, items), table.turn.seat)


def entered(items: Iterable[Due]) -> Iterator[bool]:
    """For each thing due in turn: would Enter on an empty line log it now? Not what waits for somebody's choice."""
    waits = False
    for item in items:
        yield item.forced is not None and not waits
        waits = waits or (item.owed.must and item.forced is None and _holds_up(item.owed))


def _holds_up(owed: Owed) -> bool:
    """What is asked in order, and an answer, come before whatever is due after them."""
    return owed.ordered or owed.kind == "answer"


def forced_run(table: Table, book: Rulebook) -> tuple[e.Entry, ...]:
    """The entries that follow one after another without anybody's choice; what Enter on an empty line logs."""
    run: list[e.Entry] = []
    while len(run) < LONGEST_RUN and (entry := _next_forced(Situation(table, book))) is not None:
        run.append(entry)
        table = evolve(table, entry, book)
    return tuple(run)


def _next_forced(now: Situation) -> e.Entry | None:
    for owed in now.table.owed():
        if not owed.must:
            continue
        entry = _forced(now, owed)
        if entry is not None:
            return entry
        if _holds_up(owed):
            return None
    return _end_of_turn(now) if not any(owed.must for owed in now.table.owed()) else None


def _end_of_turn(now: Situation) -> e.Entry | None:
    """When the discarding is done nothing but the end is left."""
    turn = now.table.turn
    if turn.phase != "discard" or not now.table.quiet or now.table.mode == "light":
        return None
    if now.table.winner or now.ask(BROKEN_OFF):
        return None
    held, limit = now.hand(turn.seat).most, now.ask(HAND_LIMIT, turn.seat)
    return e.TurnEnded(turn.seat) if held is not None and limit is not None and held <= limit else None


def _due(now: Situation, owed: Owed) -> Due:
    forced = _forced(now, owed) if owed.must else None
    return Due(owed, forced, () if forced is not None else _options(now, owed))


def _forced(now: Situation, owed: Owed) -> e.Entry | None:
    """The one entry that meets what is owed; None where somebody chooses or the cards decide."""
    make = now.book.forced.get(owed.kind) or FORCED.get(owed.kind)
    return make(now, owed) if make else None


def _draw(now: Situation, owed: Owed) -> e.Entry | None:
    if len(_draw_sources(now, owed)) > 1:
        return None
    if owed.other:
        return e.Drew(owed.seat, owed.count, "hand", owed.other, owed.card)
    return e.Drew(owed.seat, owed.count, cause=owed.card)


def _draw_sources(now: Situation, owed: Owed) -> tuple[str, ...]:
    """Where these cards may come from; only the first card of phase 1 leaves a choice."""
    first = owed.card == "turn" and owed.count == now.ask(DRAW_COUNT, owed.seat)
    return now.ask(DRAW_SOURCES, owed.seat) if first else ("deck",)


def _declined(now: Situation, owed: Owed) -> e.Entry | None:
    seat = now.seat(owed.seat)
    passive = bool(seat.character) and not now.ask(PLAYS, owed.seat)
    helpless = (passive or now.hand(owed.seat).most == 0) and not _barrels(now, owed)
    return e.Declined(owed.seat) if helpless else None


def _barrels(now: Situation, owed: Owed) -> tuple[str, ...]:
    return tuple(each for each in now.ask(BARRELS, owed.seat, owed.card) if each not in owed.tried)


def _fallen(now: Situation, owed: Owed) -> e.Entry | None:
    seat = now.seat(owed.seat)
    if not seat.role or now.ask(RESCUES, owed.seat):
        return None
    return e.Eliminated(owed.seat, seat.role, owed.other, owed.card)


def _taken(now: Situation, owed: Owed) -> e.Entry | None:
    """Only where the other has cards of one sort alone: all in hand, or a single one in play and no hand."""
    seat = now.seat(owed.other)
    act = e.Took if owed.kind == "take" else e.Tossed
    if not seat.in_play:
        return act(owed.seat, owed.other)
    if now.hand(owed.other).most == 0 and len(seat.in_play) == 1:
        return act(owed.seat, owed.other, seat.in_play[0])
    return None


def _picked(now: Situation, owed: Owed) -> e.Entry | None:
    return e.Picked(owed.seat, now.table.open[0]) if len(now.table.open) == 1 else None


FORCED: dict[str, Callable[[Situation, Owed], e.Entry | None]] = {
    "turn": lambda now, owed: e.TurnBegan(owed.seat),
    "end": lambda now, owed: e.TurnEnded(owed.seat),
    "lose": lambda now, owed: e.LifeLost(owed.seat, owed.count, owed.other, owed.card),
    "gain": lambda now, owed: e.LifeGained(owed.seat, owed.count, owed.card),
    "draw": _draw,
    "answer": _declined,
    "fall": _fallen,
    "forfeit": lambda now, owed: e.Forfeited(owed.seat, now.ask(CARDS_GO_TO, owed.seat, owed.card)),
    "take": _taken,
    "toss": _taken,
    "drop": lambda now, owed: e.Dropped(owed.seat, Card(owed.card)),
    "pass": lambda now, owed: e.Passed(owed.seat, Card(owed.card), owed.other),
    "turnup": lambda now, owed: e.TurnedUp(owed.seat, owed.count),
    "pick": _picked,
    "putback": lambda now, owed: e.PutBack(owed.seat, owed.count),
    "turned": lambda now, owed: e.DeckTurned(),
    "won": lambda now, owed: e.Won(owed.card) if owed.card else None,
}
"""What meets each kind of owed thing where there is no choice."""


def _options(now: Situation, owed: Owed) -> tuple[str, ...]:
    """The words that may be typed for it: what the core knows, then what sets add."""
    choose = now.book.choices.get(owed.kind)
    added: tuple[str, ...] = choose(now, owed) if choose else ()
    return (*_plain_options(now, owed, bool(choose)), *added)


def _plain_options(now: Situation, owed: Owed, chosen: bool) -> tuple[str, ...]:
    seat = now.seat(owed.seat) if owed.seat else None
    match owed.kind:
        case "answer":
            if not now.ask(PLAYS, owed.seat):
                return _barrels(now, owed) or ("hit",)
            given = now.ask(ANSWERED_BY, owed.card) if now.hand(owed.seat).most != 0 else ()
            return (*given, *_barrels(now, owed), "hit")
        case "fall":
            return (*now.ask(RESCUES, owed.seat), "out")
        case "flip":
            return (owed.card,)
        case "take" | "toss" if not chosen:
            hand = ("hand",) if now.hand(owed.other).most != 0 else ()
            return (*(card.kind or "?" for card in now.seat(owed.other).in_play), *hand)
        case "draw":
            return now.ask(DRAW_SOURCES, owed.seat) if owed.card == "turn" else ("draw",)
        case "pick":
            return tuple(card.kind or "?" for card in now.table.open)
        case "won":
            sides = now.ask(WINNERS_BY_READING) or now.book.sides.values()
            return tuple(side for side in dict.fromkeys(sides) if side)
        case "show":
            return ("show",)
        case _:
            return () if chosen or seat is None else (owed.kind,)


def _may(now: Situation, items: tuple[Due, ...]) -> tuple[str, ...]:
    """Playing and ending, when nothing is pressing."""
    turn = now.table.turn
    if not turn.seat or turn.phase == "over" or any(item.owed.must for item in items) or now.table.winner:
        return ()
    if not now.table.quiet or now.ask(BROKEN_OFF):
        return ()
    ending, _ = surplus(now, turn.seat)
    verb = now.ask(PLAYS_BY, turn.seat) if turn.phase == "play" else ""
    playing = (verb, *now.ask(ALSO_PLAYS_BY, turn.seat)) if verb else ()
    return (*playing, ending or "end")


def surplus(now: Situation, seat: int) -> tuple[str, int]:
    """By which verb, and how many cards at least, this seat gives up before its turn can end; none is no verb."""
    held, limit = now.hand(seat).least, now.ask(HAND_LIMIT, seat)
    return ("discard", held - limit) if limit is not None and held > limit else now.ask(SURPLUS, seat)
