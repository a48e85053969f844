"""What is said of entries that cannot be read, and of tables and tournaments that are not surely what is listed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from referee.desk.desk import Listed
from referee.speech import visible
from referee.views.voice import Voice

MOST = 8
MOST_UNSURE = 5
"""So many tables that are not sure are told by their names."""


def lost(voice: Voice, numbers: Collection[int]) -> str:
    """That these entries of a log cannot be read, and what to do."""
    return voice.say("store-lost.app", count=len(numbers), numbers=numbers_of(numbers))


def missing(say: Callable[..., str], numbers: Collection[int], what: str = "watch-gap") -> str:
    """To whom only looks on: that a part of the game is missing (`what`: of something else), and which; else empty."""
    return f"! {say(what, count=len(numbers), numbers=numbers_of(numbers))}" if numbers else ""


def unsure(say: Callable[..., str], found: Iterable[Listed]) -> str:
    """Of which of these the title or the end is not sure; empty if of none."""
    names = [visible(info.title).strip() or info.id for info in found if not info.whole]
    told = [say("store-wrong_title", name=name) for name in names[:MOST_UNSURE]]
    return "; ".join([*told, *(["…"] if len(names) > MOST_UNSURE else [])])


def numbers_of(lost: Collection[int]) -> str:
    """The numbers, in order."""
    found = sorted(lost)
    return ", ".join([*map(str, found[:MOST]), *(["…"] if len(found) > MOST else [])])
