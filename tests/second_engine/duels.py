"""Duel and Indians!: BANG! cards given up, which are not played (CRD-018, NLB-049, FAQ-006)."""

from __future__ import annotations

from .loss import hit
from .seats import Seat
from .shooting import answer, card_to_give
from .table import Table


def duel(table: Table, challenger: Seat, challenged: Seat) -> None:
    """The challenged first, then in turn; who gives nothing loses a life point to the challenger's card."""
    answering, waiting = challenged, challenger
    while gives_bang(table, challenger, answering, "duel"):
        answering, waiting = waiting, answering
    hit(table, answering, challenger, "duel")


def attack(table: Table, author: Seat) -> None:
    """Indians! go round from the left of their player."""
    card = table.playing
    targets = [other for other in table.others(author) if not card or not table.untouched_by(card, other)]
    for place, target in enumerate(targets, 1):
        table.to_come = len(targets) - place
        if not gives_bang(table, author, target, "indians"):
            hit(table, target, author, "indians")


def gives_bang(table: Table, author: Seat, seat: Seat, cause: str) -> bool:
    """A BANG! is given up, or nothing."""
    table.mischief.before_answer(table, author, seat, cause)
    false = table.mischief.false_answer(table, seat, cause)
    card = false or card_to_give(table, seat, "bang", "missed")
    if card:
        answer(table, seat, card, cause)
    else:
        table.say(f"{seat} no")
    return card is not None
