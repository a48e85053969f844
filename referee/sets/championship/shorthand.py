"""The verbs of a championship table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

from referee.core.nouns import entries as e
from referee.errors import BadLine
from referee.notation import Sentence, Verb
from referee.sets.championship import entries as c
from referee.sets.championship.box import CHAMPIONSHIP

HOWS = tuple(filter(None, get_args(c.How)))
STARTS = get_args(c.Replay)
FRAUDS = get_args(c.Fraud)
OFFENCES = tuple(filter(None, get_args(c.Offence)))
_SPAN = re.compile(r"(\d{1,4}):([0-5]\d)")


def exposes(said: Sentence) -> list[e.Entry]:
    """`S exposes [ROLE] [mistake|purpose]`"""
    rest, told = said.told()
    role = said.words.named(rest[0], "role", said.words.book.roles) if rest else None
    rest = rest[1:] if role else rest
    how = _one_of(said, rest[0], HOWS) if rest else ""
    said.only(rest[1:])
    return [c.RoleExposed(said.actor(), role or "", how, told=told)]  # type: ignore[arg-type]


def replay(said: Sentence) -> list[e.Entry]:
    """`replay deal`, `replay auction`"""
    start = _one_of(said, _alone(said, ("verb", "replay"), ("word", "deal")), STARTS)
    return [c.GameReplayed(start)]  # type: ignore[arg-type]


def of_a_seat(entry: Callable[..., e.Entry], *kinds: str) -> Verb:
    """`S VERB`, of whom it is due from if nobody is named."""

    def verb(said: Sentence) -> list[e.Entry]:
        rest, told = said.told()
        said.only(rest)
        return [entry(said.actor(*kinds), told=told)]

    return verb


def penalty(entry: Callable[..., e.Entry], *kinds: str) -> Verb:
    """`S VERB [slow]`, of whom it is due from if nobody is named."""

    def verb(said: Sentence) -> list[e.Entry]:
        rest, told = said.told()
        offence = _one_of(said, rest[0], OFFENCES) if rest else ""
        said.only(rest[1:])
        return [entry(said.actor(*kinds), offence, told=told)]

    return verb


def cheats(said: Sentence) -> list[e.Entry]:
    """`S cheats peeking`"""
    if not said.rest:
        raise BadLine("needs_more", such=said.in_words("2", ("verb", "cheats"), ("word", "peeking")))
    how = _one_of(said, said.rest[0], FRAUDS)
    said.only(said.rest[1:])
    return [c.Cheated(said.actor(), how)]  # type: ignore[arg-type]


def complains(said: Sentence) -> list[e.Entry]:
    """`S complains [T]`"""
    return [c.RefereeCalled(said.actor(), said.seat_in(said.rest) if said.rest else 0)]


def turn_limit(said: Sentence) -> list[e.Entry]:
    """`limit 1:30`; `limit 0:00` for none"""
    span = _SPAN.fullmatch(_alone(said, ("verb", "limit"), "1:30"))
    if span is None:
        raise BadLine("unknown_word", word=said.rest[0][:40])
    return [c.TurnLimited(int(span[1]) * 60 + int(span[2]))]


def extra_time(said: Sentence) -> list[e.Entry]:
    """`extratime 10`"""
    minutes = _alone(said, ("verb", "extratime"), "10")
    if not (minutes.isascii() and minutes.isdigit() and len(minutes) < 4):
        raise BadLine("unknown_word", word=minutes[:40])
    return [c.TimeAdded(int(minutes))]


def _alone(said: Sentence, *such: str | tuple[str, str]) -> str:
    """The one word of a line that is about no seat. Raises `BadLine`, `needs_more` with a line like `such`."""
    if not said.rest:
        raise BadLine("needs_more", such=said.in_words(*such))
    if said.named is not None:
        raise BadLine("unknown_word", word=said.rest[0][:40])
    said.only(said.rest[1:])
    return said.rest[0]


def _one_of(said: Sentence, word: str, known: tuple[str, ...]) -> str:
    """Raises `BadLine` `unknown_word`."""
    found = word if word in known else said.words.named(word, "word", known)
    if found is None:
        raise BadLine("unknown_word", word=word[:40])
    return found


CHAMPIONSHIP.verbs |= {
    "exposes": exposes,
    "replay": replay,
    "cheats": cheats,
    "warn": penalty(c.Warned, "punish", "penalise"),
    "expel": penalty(c.Expelled, "expel", "second", "punish", "penalise"),
    "withdraws": of_a_seat(c.Withdrew),
    "order": of_a_seat(c.CalledToOrder, "order"),
    "complains": complains,
    "limit": turn_limit,
    "extratime": extra_time,
}
