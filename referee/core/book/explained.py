"""What one line that a log lacks may explain: in go an entry that nothing calls for and what a rule has against it.

Who answers a shot that nobody wrote may be hit by it as well, and others may be: all that follows from one missing
line is told of once. A line explains each thing once, though: what is done a second time is for the judge again. What
hangs on a role, or on whose turn it is, no missing play explains.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from referee.core.book.rules import Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import CAUSES

_FOLLOWS = (e.Answered, e.Declined, e.LifeLost, e.Flipped, e.Picked)
_ALTERNATE = (e.Answered, e.Declined)
"""In a Duel, or where two cards avert, one player gives several."""


def sign(entry: e.Entry) -> str:
    """By which an entry is known among those that the same missing line explained."""
    return f"{type(entry).__name__.lower()}:{getattr(entry, 'by', 0)}:{_about(entry)}"


def left_open(owed: Owed) -> str:
    """The same for what was owed when something was told to be lacking: that it was not done may be just that."""
    return f"owes:{owed.seat}:{owed.kind}"


def _about(entry: e.Entry) -> str:
    about = (getattr(entry, name, "") for name in ("cause", "card"))
    return next((each for each in about if isinstance(each, str) and each), "")


def lacks_a_line(
    entry: e.Entry,
    found: Objection,
    explained: Iterable[str],
    by_role: Container[str],
    brought: Container[type[Any]],
) -> bool:
    """May a line that nobody wrote explain this entry, although the judge doubts it, or speaks against it?"""
    if found.certain:
        return False
    if found.doubt or isinstance(entry, _FOLLOWS) or type(entry) in brought:
        return True
    if isinstance(entry, e.LifeGained) and any(each.endswith(f":{_about(entry)}") for each in explained):
        return True
    return isinstance(entry, e.Drew) and entry.cause not in by_role and entry.cause not in CAUSES


def said_before(entry: e.Entry, explained: Container[str]) -> bool:
    """Has the missing line explained this already, and explains it but once?"""
    return not isinstance(entry, _ALTERNATE) and sign(entry) in explained
