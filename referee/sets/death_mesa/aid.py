"""What a ghost may do now and at what price, what binds the living, and the reference card of Death Mesa."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from msgspec import convert

from referee.core.book.player_aid import Note, PossibleAction, chapters_of
from referee.core.book.questions import Answer
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import TurnEnded
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import is_red
from referee.sets.death_mesa.aiming import aim_of, for_how_many
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.conjuring import LIMIT
from referee.sets.death_mesa.cost import COST, one_team
from referee.sets.death_mesa.entries import GhostCard, GhostFace, Haunted, Negated, Shed
from referee.sets.death_mesa.facts import REDRAWN, SPIRITS
from referee.sets.death_mesa.haunting import TRADED_BY, TRADES
from referee.sets.death_mesa.held import holds_unseen, may_hold, surely_held
from referee.sets.death_mesa.mesa import Lasting, ghost_of, the_mesa

EITHER: tuple[GhostFace, ...] = ("2h", "2s")
"""A face of either colour, where the hand is not known and nobody said what the deck holds."""
OPEN_TO_ANSWER = ("works", "counter")
"""What is owed when a ghost may still negate."""

MESA.chapters += chapters_of(tomllib.loads(Path(__file__).with_name("aid.toml").read_text(encoding="utf-8"))["chapter"])


def _named(kind: str) -> GhostCard:
    return convert({"kind": kind}, GhostCard)


def cards_to_haunt_with(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """The cards that he holds, each with its price, at everybody it may be for; and two cards as another."""
    if not now.seat(seat).out or now.table.winner or ghost_of(now.table, seat).hand.most == 0:
        return
    for card in surely_held(now, seat):
        yield _haunt(now, seat, card, "haunt")
    yield from _perhaps_held(now, seat)
    if (kind := TRADES.get(now.seat(seat).role)) is not None:
        yield _haunt(now, seat, _named(kind), "trade", (TRADED_BY[kind],))


def _perhaps_held(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """Of a hand that is not known every card it may hold that might be played now."""
    known = {card.kind for card in surely_held(now, seat)}
    own = seat == now.table.turn.seat and now.table.turn.phase != "over"
    for kind in may_hold(now, seat):
        if kind not in known and (own or SPIRITS[kind].reaction):
            yield replace(_haunt(now, seat, _named(kind), "haunt_if_held"), if_allowed=True)


def end_of_his_turn(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """A ghost's turn ends like any other."""
    turn = now.table.turn
    if now.seat(seat).out and seat == turn.seat and turn.phase != "over" and not now.table.winner:
        yield PossibleAction("end", (TurnEnded(seat),))


def _haunt(now: Situation, seat: int, card: GhostCard, key: str, clauses: tuple[str, ...] = ()) -> PossibleAction:
    cost: Answer[int] = now.explain(COST, seat, card)
    ways = tuple(Haunted(seat, card, at, key == "trade", cost.value) for at in _aims(now, seat, card.kind))
    return PossibleAction(key, ways, {"cards": (card,), "cost": cost.value}, clauses + cost.clauses)


def _aims(now: Situation, seat: int, kind: str) -> Iterator[tuple[int, ...]]:
    """At whom a card of this name might be played; the judge knows at whom it may."""
    aim = aim_of(now, kind)
    alive, ghosts = now.table.alive, [each.number for each in now.table.seats if each.out]
    if aim == "grave":
        yield from ((ghost, other) for ghost in ghosts for other in (*alive, *ghosts) if other != ghost)
    elif aim == "ghost":
        yield from ((ghost,) for ghost in ghosts if ghost != seat)
    else:
        yield from combinations(alive, for_how_many(now, kind))


def cards_to_negate_with(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """Against what was played or discarded last; a dead Renegade on behalf of him who has to answer."""
    met = next((owed for owed in now.table.owed() if owed.kind in OPEN_TO_ANSWER), None)
    ghost = ghost_of(now.table, seat)
    if met is None or not now.seat(seat).out or ghost.hand.most == 0 or not _concerned(now, seat, met):
        return
    of = met.seat if met.kind == "counter" and met.seat != seat else 0
    for card in surely_held(now, seat):
        yield PossibleAction("negate", (Negated(seat, card, of),), {"cards": (card,), "of": of}, ("DMS-025",))
    if holds_unseen(now, seat):
        for colour, card in _of_each_colour(now):
            yield PossibleAction(
                "negate_with", (Negated(seat, card, of),), {"colour": colour, "of": of}, ("DMS-025", "DMS-026")
            )


def _concerned(now: Situation, seat: int, met: Owed) -> bool:
    """Not he who played the card; and in a duel only its sides and who may be a Renegade."""
    play = the_mesa(now.table).play
    if play is None or (met.kind == "works" and play.by == seat):
        return False
    return met.kind == "works" or met.seat == seat or now.seat(seat).role in ("renegade", "")


def _of_each_colour(now: Situation) -> Iterator[tuple[str, GhostCard]]:
    """A red card and a black one, of those that the deck of this game holds where that is known."""
    faces = [card.face for card in the_mesa(now.table).makeup if card.face] or EITHER
    for colour, red in (("red", True), ("black", False)):
        face = next((each for each in faces if is_red(each) == red), None)
        if face is not None:
            yield colour, GhostCard(face=face)


def cards_to_redraw(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """Those that may be discarded for another one, of the cards he surely holds; all where none of these is known."""
    if not now.seat(seat).out or now.table.winner or ghost_of(now.table, seat).hand.most == 0:
        return
    known = [card for card in surely_held(now, seat) if card.kind in REDRAWN]
    cards = known or ([_named(kind) for kind in REDRAWN] if holds_unseen(now, seat) and one_team(now) else [])
    if cards:
        ways = tuple(Shed(seat, 1, "redraw", (card,)) for card in cards)
        clauses = tuple(SPIRITS[card.kind].redrawn for card in cards)
        yield PossibleAction("redraw", ways, {"cards": tuple(cards)}, clauses)


def prices(now: Situation, seat: int) -> Iterable[Note]:
    """What any card costs him now, how many he may keep, and what lies buried before him."""
    if not now.seat(seat).out or now.table.winner:
        return
    hand, cost = ghost_of(now.table, seat).hand, now.explain(COST, seat, GhostCard())
    if one_team(now) is None:
        yield Note("ghost_price_open", {"least": cost.value, "most": cost.value + 2}, ("DMS-043",))
    else:
        royal = cost.value > 0 and now.table.options.get("lone_ghost") == "royal" and bool(one_team(now))
        clauses = cost.clauses + (("DMS-044",) if royal else ())
        yield Note("ghost_price", {"cost": cost.value, "royal": royal}, clauses or ("DMS-041", "DMS-043"))
    yield Note("ghost_limit", {"limit": LIMIT, "held": hand}, ("DMS-020",))
    yield Note("buried", {"held": now.seat(seat).hand, "cards": known_in(now.table, seat)}, ("DMS-009",))


def bonds(now: Situation, seat: int) -> Iterable[Note]:
    """What a card of the Dead Men's Deck binds this player to, and until when."""
    for each in the_mesa(now.table).lasting:
        if each.seat == seat:
            args = {"cards": (GhostCard(each.kind),), "of": each.author, "other": each.other, "until": _until(each)}
            yield Note("bound", args, SPIRITS[each.kind].clauses)


def _until(bond: Lasting) -> str:
    return SPIRITS[bond.kind].lasts or "round"


MESA.aids += [cards_to_haunt_with, cards_to_negate_with, cards_to_redraw, end_of_his_turn, prices, bonds]
