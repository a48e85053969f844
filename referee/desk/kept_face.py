"""A correction that does not tell the card again: the rank and suit that were told of the play stay with it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.nouns.entries import Corrected, Entry, Played


def with_its_face(entries: tuple[Entry, ...], log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The correction of a play by one of the same player and card, with the face that it does not tell anew."""
    match entries:
        case (Corrected(entry=number, count=count), Played() as meant, *rest) if 0 < number < len(log):
            was = log[number]
            if isinstance(was, Played) and _is_left_out(was, meant):
                return (Corrected(number, count), replace(meant, card=was.card), *rest)
    return entries


def _is_left_out(was: Played, meant: Played) -> bool:
    """Is it the same card of the same player, at whomever, of which only the rank and suit are not said?"""
    alike = (was.by, was.card.kind, was.serves) == (meant.by, meant.card.kind, meant.serves)
    return alike and bool(was.card.face) and not meant.card.face
