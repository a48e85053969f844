"""The verbs of a championship table."""

from __future__ import annotations

from typing import get_args

from referee import entries as e
from referee.errors import BadLine
from referee.notation.sentence import Sentence
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.entries import Expelled, GameReplayed, How, Replay, RoleExposed

HOWS = tuple(filter(None, get_args(How)))
STARTS = get_args(Replay)


def exposes(said: Sentence) -> list[e.Entry]:
    """`S exposes [ROLE] [mistake|purpose]`"""
    rest = list(said.rest)
    role = said.words.named(rest[0], "role", said.words.book.roles) if rest else None
    rest = rest[1:] if role else rest
    how = _one_of(said, rest[0], HOWS) if rest else ""
    said.only(rest[1:])
    return [RoleExposed(said.actor(), role or "", how)]  # type: ignore[arg-type]


def replay(said: Sentence) -> list[e.Entry]:
    """`replay deal`, `replay auction`"""
    if said.named is not None or not said.rest:
        raise BadLine("unknown_word", word=said.rest[0][:40] if said.rest else "")
    start = _one_of(said, said.rest[0], STARTS)
    said.only(said.rest[1:])
    return [GameReplayed(start)]  # type: ignore[arg-type]


def expel(said: Sentence) -> list[e.Entry]:
    """`S expel`"""
    said.only(said.rest)
    return [Expelled(said.actor("expel"))]


def _one_of(said: Sentence, word: str, known: tuple[str, ...]) -> str:
    """Raises `BadLine` `unknown_word`."""
    found = word if word in known else said.words.named(word, "word", known)
    if found is None:
        raise BadLine("unknown_word", word=word[:40])
    return found


CHAMPIONSHIP.verbs |= {"exposes": exposes, "replay": replay, "expel": expel}
