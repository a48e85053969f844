"""The verbs of buried goods: what goes into a grave, out of it, and from one to another."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.notation import Sentence
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Buried, DugUp, Exhumed, Risen, Syphoned
from referee.sets.death_mesa.graves import graves_with_goods
from referee.sets.death_mesa.writing import counted, number


def bury(said: Sentence) -> list[e.Entry]:
    """`S bury [with CARD ...]`, or the cards at once"""
    parts = said.parts()
    said.only_parts(parts, "with")
    return [Buried(said.actor("bury"), said.words.cards([*parts[""], *parts.get("with", [])]))]


def exhume(said: Sentence) -> list[e.Entry]:
    """`S exhume [N] [from T] [for CAUSE] [with CARD ...]`, or the cards at once, before the grave or behind it

    `exhume to S` where a ghost chooses who gets it.
    """
    parts = said.parts()
    said.only_parts(parts, "from", "for", "with", "to")
    (typed, named), grave = counted(said, parts), parts.get("from", [])
    owed, cards = next(iter(_digs(said, giving="to" in parts)), None), said.words.cards([*grave[1:], *named])
    of = said.seat_in(grave[:1]) if "from" in parts else _grave(said, owed)
    cause = said.cause(parts["for"]) if "for" in parts else owed.cause if owed else ""
    by = said.seat_in(parts["to"]) if "to" in parts else said.named or _taker(said, owed)
    return [Exhumed(by, of, number(said, typed, max(1, len(cards))), cause, cards)]


def _taker(said: Sentence, owed: Owed | None) -> int:
    """Whom it is due to; where a ghost chooses, he has to be said."""
    if owed is not None and owed.seat == owed.other:
        return said.words.need_seat([])
    return owed.seat if owed else said.actor()


def _grave(said: Sentence, owed: Owed | None) -> int:
    """The grave that is dug in: the one it is due from, or the only one that holds anything."""
    graves = graves_with_goods(Situation(said.table, said.words.book))
    only = graves[0] if len(graves) == 1 else 0
    return (owed.other if owed else 0) or only or said.words.need_seat([])


def _digs(said: Sentence, giving: bool) -> list[Owed]:
    """What is due to be dug up for the seat named, or by a ghost who chooses for whom; what must be comes first."""
    due = [owed for frame in reversed(said.table.frames) for owed in frame.owed if owed.kind == "exhume"]
    fits = [owed for owed in due if said.named in (None, owed.seat) or owed.seat == owed.other]
    return sorted(fits, key=lambda owed: (giving != (owed.seat == owed.other), not owed.must))


def syphons(said: Sentence) -> list[e.Entry]:
    """`S syphons T hand`, `S syphons T goods`"""
    owed, rest = said.due("syphon"), list(said.rest)
    of = said.words.seat(rest[0]) if rest else None
    rest = rest[1:] if of is not None else rest
    where = said.words.named(rest[0], "word", ("hand", "goods")) if rest else None
    said.only(rest[1:] if where else rest)
    of = of or (owed.other if owed else said.words.need_seat([]))
    return [Syphoned(said.actor("syphon"), of, where == "goods")]


def rises(said: Sentence) -> list[e.Entry]:
    """`S rises`"""
    said.only(said.rest)
    return [Risen(said.actor("rise"))]


def digs(said: Sentence) -> list[e.Entry]:
    """`S digs [CARD ...]`"""
    return [DugUp(said.actor("dig"), said.words.cards(said.rest))]


MESA.verbs |= {
    "bury": bury,
    "exhume": exhume,
    "syphons": syphons,
    "rises": rises,
    "digs": digs,
}
