"""What is said of entries that cannot be read, and of those that a store lacks."""

from __future__ import annotations

from collections.abc import Collection

from referee.views.voice import Voice

MOST = 8


def lost(voice: Voice, numbers: Collection[int]) -> str:
    """That these entries of a log cannot be read, and what to do."""
    return voice.say("store-lost.app", count=len(numbers), numbers=numbers_of(numbers))


def numbers_of(lost: Collection[int]) -> str:
    """The numbers, in order."""
    found = sorted(lost)
    return ", ".join([*map(str, found[:MOST]), *(["…"] if len(found) > MOST else [])])
