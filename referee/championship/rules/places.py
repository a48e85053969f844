"""Where and when a tournament goes on: a game's own log, extra time, a pause of all, and copies of the whole event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from referee.championship.rules.entry import Entry, unheard
from referee.championship.rules.matches import OfAMatch


class TableOpened(Entry, frozen=True):
    """The game of a round has a log of its own, by the id of its stream."""

    secret: ClassVar[Mapping[str, Any]] = unheard("table", "round", "stream")

    table: int
    round: int
    stream: str


class TimeGranted(Entry, frozen=True):
    """A table gets more time for a round, in minutes."""

    aloud: ClassVar[tuple[str, ...]] = ("table", "round", "minutes")
    secret: ClassVar[Mapping[str, Any]] = {"reason": ""}

    table: int
    round: int
    minutes: int
    reason: str = ""


class Paused(Entry, frozen=True):
    """The whole tournament pauses: the play clocks of all tables stand still. Why is for the referee to say."""

    announced: ClassVar[bool] = True
    secret: ClassVar[Mapping[str, Any]] = unheard("reason")

    reason: str = ""


class WentOn(Entry, frozen=True):
    """The pause is over."""

    announced: ClassVar[bool] = True


class HandedOver(Entry, frozen=True):
    """The event was copied, and whoever goes on says so with `Resumed`; `copy` is the mark that both copies bear."""

    secret: ClassVar[Mapping[str, Any]] = unheard("to", "copy")

    to: str
    copy: str


class Resumed(Entry, frozen=True):
    """The event goes on here, after it was copied under this mark; `where` is whose copy this is."""

    secret: ClassVar[Mapping[str, Any]] = unheard("copy", "where")

    copy: str
    where: str = ""


OfAPlace = TableOpened | TimeGranted | Paused | WentOn | HandedOver | Resumed | OfAMatch
"""All that tells where, or how, it goes on."""
