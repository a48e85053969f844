"""The verbs of what ghosts do to the living: a card laid sideways, shown, or played for them."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.player_aid import GoesOn
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.notation import Sentence
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Possessed, Regained, Terrified, Unveiled

AT_NOBODY = ("none", "others")
"""The aims of cards that name no player."""


def _whose(said: Sentence, kind: str) -> tuple[int, list[str]]:
    """The seat named first, else whose card is due; and the words after it."""
    owed = said.due(kind)
    named = said.words.seat(said.rest[0]) if said.rest else None
    if named is None and owed is not None:
        return owed.other, said.rest
    return said.words.need_seat(said.rest), said.rest[1:]


def terrifies(said: Sentence) -> list[e.Entry]:
    """`S terrifies [T] CARD`, `S terrifies [T] hand CARD`"""
    of, rest = _whose(said, "terrify")
    hidden = bool(rest) and said.words.named(rest[0], "word", ("hand",)) is not None
    rest = rest[1:] if hidden else rest
    card, taken = said.words.need_card(rest)
    said.only(rest[taken:])
    return [Terrified(said.actor("terrify"), of, card, hidden)]


def reclaims(said: Sentence) -> list[e.Entry]:
    """`S reclaims CARD`"""
    card, taken = said.words.need_card(said.rest)
    said.only(said.rest[taken:])
    return [Regained(said.actor("regain"), card)]


def unveils(said: Sentence) -> list[e.Entry]:
    """`S unveils to T [with CARD ...]`"""
    parts, owed = said.parts(), said.due("unveil")
    said.only_parts(parts, "to", "with")
    said.only(parts[""])
    to = said.seat_in(parts["to"]) if "to" in parts else owed.other if owed else said.words.need_seat([])
    return [Unveiled(said.actor("unveil"), to, said.cards(parts))]


def possesses(said: Sentence) -> list[e.Entry]:
    """`S possesses [T] CARD [U ...] [back]`"""
    of, rest = _whose(said, "possess")
    card, taken = said.words.need_card(rest)
    rest = rest[taken:]
    back = rest[-1:] == ["back"]
    seats = tuple(said.words.need_seat([word]) for word in (rest[:-1] if back else rest))
    return [Possessed(said.actor("possess"), of, card, seats, back)]


def _any_card(now: Situation, seat: int) -> Iterable[str]:
    """What a hand that nobody sees may hold."""
    return now.book.cards


def _living(now: Situation, seat: int, kind: str, named: tuple[int, ...]) -> Iterable[int]:
    return () if named or now.book.cards[kind].aim in AT_NOBODY else now.table.alive


MESA.goes_on |= {
    "terrifies": GoesOn("card", _any_card, joints=("hand",)),
    "possesses": GoesOn("card", _any_card, _living),
}
MESA.verbs |= {
    "terrifies": terrifies,
    "reclaims": reclaims,
    "unveils": unveils,
    "possesses": possesses,
}
