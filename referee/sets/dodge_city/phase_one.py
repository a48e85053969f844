"""Phase 1, and what is kept after it: Bill Noface, Pixie Pete, Pat Brennan, Sean Mallory."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind
from referee.core.book.owed_kinds import OUT_OF_PLAY
from referee.core.book.questions import DRAW_COUNT, DRAW_SOURCES, HAND_LIMIT
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import LifeGained, LifeLost, Took
from referee.core.nouns.table import Owed
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.entries import Copied

FIRST, PIXIES_FIRST = "first", 2
KEPT = 10
"""How many cards Sean Mallory may keep."""


def _first_edition(now: Situation) -> bool:
    return now.table.options.get("edition") == FIRST


@DODGE_CITY.amend(DRAW_COUNT, "DCX-098", "DCX-099", "DCX-100", layer=Layer.CHARACTER)
def bill_noface(now: Situation, count: int, seat: int) -> int:
    """Bill Noface draws one card, and one more for each life point that he has lost."""
    if not now.has(seat, "bill_noface"):
        return count
    life, most = now.seat(seat).life, now.seat(seat).most
    return count - 1 + (0 if life is None or most is None else max(0, most - life))


@DODGE_CITY.amend(DRAW_COUNT, "DCX-135", layer=Layer.CHARACTER)
def pixie_pete(now: Situation, count: int, seat: int) -> int:
    """Pixie Pete draws one card more; two more in the first edition."""
    if not now.has(seat, "pixie_pete"):
        return count
    return count + (PIXIES_FIRST if _first_edition(now) else 1)


@DODGE_CITY.follow(LifeLost, LifeGained, Copied, clauses=("DCX-098", "DCX-141"))
def drawn_as_it_is_now(now: Situation, entry: LifeLost | LifeGained | Copied, before: Situation) -> Iterable[Follow]:
    """What Dynamite took, and whom Vera Custer copies, is known before cards are drawn."""
    was, count = before.ask(DRAW_COUNT, entry.by), now.ask(DRAW_COUNT, entry.by)
    if not was and count and _before_drawing(now, entry):
        yield Follow(Owed("draw", entry.by, count, "turn", ordered=True), "last")
    for step in now.table.frames[0].owed:
        his = step.ordered and (step.kind, step.cause, step.seat) == ("draw", "turn", entry.by)
        if his and step.count == was != count:
            yield Follow(replace(step, count=count), "anew")


def _before_drawing(now: Situation, entry: LifeLost | LifeGained | Copied) -> bool:
    """Is it of the beginning of his turn: the choice of Vera Custer, or what Dynamite takes?"""
    of_dynamite = isinstance(entry, LifeLost) and now.is_a(entry.cause, "dynamite")
    return entry.by == now.table.turn.seat and (of_dynamite or isinstance(entry, Copied))


@DODGE_CITY.amend(DRAW_SOURCES, "DCX-131", "DCX-132", layer=Layer.CHARACTER)
def pat_brennan(now: Situation, sources: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Pat Brennan may take a card that lies before anybody, in the place of all that he would draw."""
    able = now.has(seat, "pat_brennan") and any(each.in_play for each in now.table.seats)
    return (*sources, OUT_OF_PLAY) if able else sources


def _out_of_play(owed: Owed, entry: Took) -> bool:
    """A card that lay before somebody, in the place of the step of the turn."""
    return owed.cause == "turn" and owed.ordered and owed.seat == entry.by and entry.card is not None


DODGE_CITY.owes.append(OwedKind("draw", ((Took, _out_of_play),)))


@DODGE_CITY.object(Took, clauses=("DCX-131", "DCX-132", "DCX-133"))
def only_pat_brennan_takes(now: Situation, entry: Took) -> Objection | None:
    """Nobody else takes a card in play in the place of drawing."""
    if now.met is None or now.met.kind != "draw" or now.has(entry.by, "pat_brennan"):
        return None
    because = now.lost(entry.by, "pat_brennan")
    return Objection("lacks_ability", {"by": entry.by, "ability": "pat_brennan"}, because=because)


@DODGE_CITY.object(Took, clauses=("DCX-134", "DCX-131"))
def one_of_his_own(now: Situation, entry: Took) -> Objection | None:
    """Whether he may take a card of his own is left open: the text says any player."""
    own = now.met is not None and now.met.kind == "draw" and entry.of == entry.by
    return Objection("brennans_own_card", {"by": entry.by}) if own else None


@DODGE_CITY.amend(HAND_LIMIT, "DCX-136", "DCX-137", layer=Layer.CHARACTER)
def sean_mallory(now: Situation, limit: int | None, seat: int) -> int | None:
    """Sean Mallory keeps ten cards, whatever his life points; any number in the first edition."""
    if not now.has(seat, "sean_mallory"):
        return limit
    return None if _first_edition(now) else KEPT
