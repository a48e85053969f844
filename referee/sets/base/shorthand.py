"""Verbs of shorthand that only this box needs."""

from __future__ import annotations

from referee.core.nouns import entries as e
from referee.notation import Sentence
from referee.sets.base.box import BASE

COST = 2
"""Cards given up for a life point."""


def sid(said: Sentence) -> list[e.Entry]:
    """`S sid [CARD CARD]`: two cards for a life point, one card alone brings none; how many may be said alone."""
    typed = said.words.number(said.rest[0]) if len(said.rest) == 1 else None
    cards = said.words.counted_cards(said.rest, COST) if typed is None else ()
    owner = next((seat.number for seat in said.table.seats if seat.character == "sid_ketchum"), None)
    by = said.named or owner or said.actor()
    count = typed if typed is not None else len(cards) or COST
    seat = said.table.seat(by)
    none = count < COST or (seat.life is not None and seat.life == seat.most)
    gained = [] if none else [e.LifeGained(by, 1, "sid_ketchum")]
    return [e.Discarded(by, count, "sid_ketchum", cards), *gained]


BASE.verbs["sid"] = sid
BASE.like["sid"] = "discard"
