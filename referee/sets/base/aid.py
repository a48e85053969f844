"""What a player may do in his turn, out of it, and within which limits; and the reference card of the base box."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from referee.core.book.player_aid import Note, PossibleAction, chapters_of
from referee.core.book.questions import (
    ACTS,
    BANG_LIMIT,
    HAND_LIMIT,
    IS_ASKED,
    LAYS_BEFORE,
    PLAYS,
    REACH,
    SERVES_AS,
    TURN_STEPS,
)
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Discarded, Played, TurnEnded
from referee.core.nouns.sightings import known_in
from referee.core.nouns.vocabulary import Card
from referee.sets.base.box import BASE
from referee.sets.base.healing import HEALER
from referee.sets.base.shooting import bangs_played

AT_ONE = ("one", "near", "reach", "other")
"""The aims of cards that are played at one player."""

BASE.chapters += chapters_of(tomllib.loads(Path(__file__).with_name("aid.toml").read_text(encoding="utf-8"))["chapter"])


def _in_turn(now: Situation, seat: int) -> bool:
    """Is it his turn to play cards of this deck?"""
    turn = now.table.turn
    return seat == turn.seat and turn.phase != "over" and _plays(now, seat)


def _plays(now: Situation, seat: int) -> bool:
    """Does he play cards of this deck? Of the dead who act, those that draw them."""
    draws = not now.seat(seat).out or any(step.kind == "draw" for step in now.ask(TURN_STEPS, seat))
    return draws and now.ask(ACTS, seat) and now.ask(PLAYS, seat)


def cards_to_play(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """Every card that he may hold, at everybody; only those he holds, where all of them are known."""
    if not _in_turn(now, seat) or now.table.winner or now.hand(seat).most == 0:
        return
    known = [card for card in known_in(now.table, seat) if card.kind]
    held = {card.kind: card for card in known}
    for card in now.seat(seat).in_play:
        if now.book.traits(card.kind) >= {"waits"}:
            yield from _as(now, seat, card, "", True, lying=True)
    for kind in now.book.cards:
        if kind in held or len(known) != now.hand(seat).exact:
            for serves in ("", *now.ask(SERVES_AS, seat, kind)):
                yield from _as(now, seat, held.get(kind, Card(kind)), serves, kind in held)


def _as(
    now: Situation, seat: int, card: Card, serves: str, held: bool, lying: bool = False
) -> Iterator[PossibleAction]:
    """A card as itself, or as one that is aimed at somebody; what is no card at all is told as an ability."""
    facts = now.book.cards.get(serves or card.kind)
    if facts is None or not facts.faces or (facts.aim not in AT_ONE and (serves or facts.answers)):
        return
    aim = "self" if facts.waits and not lying else facts.aim
    entries = tuple(Played(seat, card, at, serves, lying) for at in _targets(now, seat, aim))
    yield PossibleAction(
        "play", entries, {"cards": (Card(card.kind),), "serves": serves, "known": held, "all": aim == "others"}
    )


def _targets(now: Situation, seat: int, aim: str) -> Iterator[tuple[int, ...]]:
    others = now.table.round(seat)[1:]
    if aim in AT_ONE:
        yield from ((other,) for other in (*others, seat))
    elif aim == "others":
        yield tuple(other for other in others if now.ask(IS_ASKED, other))
    else:
        yield ()
        before = others if aim == "self" else ()
        yield from ((other,) for other in before if now.ask(LAYS_BEFORE, seat, other))


def other_deeds(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """Ending the turn; the ability that needs nobody's turn."""
    if now.has(seat, HEALER) and _plays(now, seat) and now.hand(seat).most not in (0, 1):
        entry = Discarded(seat, 2, HEALER)
        yield PossibleAction("ability", (entry,), {"character": HEALER})
    if _in_turn(now, seat):
        yield PossibleAction("end", (TurnEnded(seat),))


def limits(now: Situation, seat: int) -> Iterable[Note]:
    """How many BANG!, how far, how many cards at the end; out of turn, what he may answer with."""
    if not _plays(now, seat):
        return
    if _in_turn(now, seat):
        bangs, reach = now.explain(BANG_LIMIT, seat), now.explain(REACH, seat, "bang")
        args = {"limited": bangs.value is not None, "limit": bangs.value or 0, "played": bangs_played(now)}
        yield Note("bangs", args, bangs.clauses or ("NLB-013",))
        yield Note("reach", {"reach": reach.value or 0}, reach.clauses)
    else:
        yield Note("out_of_turn", {}, ("NLB-056",))
    limit = now.explain(HAND_LIMIT, seat)
    if limit.value is not None:
        yield Note("hand_limit", {"limit": max(0, limit.value), "held": now.hand(seat)}, limit.clauses)


BASE.aids += [cards_to_play, other_deeds, limits]
