"""The verbs of buried goods: what goes into a grave, out of it, and from one to another."""

from __future__ import annotations

from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.notation import Sentence
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Buried, DugUp, Exhumed, Risen, Syphoned
from referee.sets.death_mesa.writing import number


def bury(said: Sentence) -> list[e.Entry]:
    """`S bury [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "with")
    said.only(parts[""])
    return [Buried(said.actor("bury"), said.cards(parts))]


def exhume(said: Sentence) -> list[e.Entry]:
    """`S exhume [N] [from T] [for CAUSE] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "from", "for", "with")
    owed, cards = said.due("exhume"), said.cards(parts)
    of = said.seat_in(parts["from"]) if "from" in parts else _grave(said)
    cause = said.cause(parts["for"]) if "for" in parts else _digging(said)
    count = number(said, parts[""], max(1, len(cards)))
    return [Exhumed(said.named or (owed.seat if owed else said.actor()), of, count, cause, cards)]


def _grave(said: Sentence) -> int:
    return next((owed.other for owed in _digs(said) if owed.other), 0) or said.words.need_seat([])


def _digging(said: Sentence) -> str:
    return next((owed.cause for owed in _digs(said)), "")


def _digs(said: Sentence) -> list[Owed]:
    """What is due to be dug up for the seat named, or for anybody the ghost may choose."""
    due = [owed for frame in reversed(said.table.frames) for owed in frame.owed if owed.kind == "exhume"]
    return [owed for owed in due if said.named in (None, owed.seat) or owed.seat == owed.other]


def syphons(said: Sentence) -> list[e.Entry]:
    """`S syphons T hand`, `S syphons T goods`"""
    owed, rest = said.due("syphon"), list(said.rest)
    of = said.words.seat(rest[0]) if rest else None
    rest = rest[1:] if of is not None else rest
    goods = rest[:1] == ["goods"]
    said.only(rest[1:] if goods or rest[:1] == ["hand"] else rest)
    return [Syphoned(said.actor("syphon"), of or (owed.other if owed else said.words.need_seat([])), goods)]


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
