"""What is followed, and how it is seen: of each sort of readers one text, and a number that counts its changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from time import time
from typing import Any, NamedTuple, Protocol

from referee.errors import RefereeError
from referee.views.play_clock import at_clock


class Watched(Protocol):
    """Something that others write to."""

    def look(self) -> bool:
        """Take in what is new; has anything changed? Raises `RefereeError` where there is no such thing."""

    def close(self) -> None:
        """Let go of it."""


class AsItStoodLast:
    """Something of the store. While that cannot be read it stays as it stood last, and `wrong` says why."""

    def __init__(self, watched: Watched, known: Callable[[], bool]) -> None:
        self._watched, self._known = watched, known
        self.wrong: RefereeError | None = None
        self.seen: float | None = None
        """When it was read last, in seconds."""

    def look(self) -> bool:
        """Take in what is new; is anything else to be seen? Raises `RefereeError` where it was never there."""
        changed, wrong = False, None
        try:
            changed = self._watched.look()
            self.seen = time()
        except RefereeError as error:
            if not self._known():
                raise
            wrong = error
        trouble = (wrong is None) != (self.wrong is None)
        self.wrong = wrong
        return changed or trouble

    def stale(self, say: Callable[..., str], key: str) -> str:
        """In words that it is an old picture, and of when; empty while it is none."""
        return say(key, time=at_clock(self.seen or 0.0)) if self.wrong else ""

    def close(self) -> None:
        """Let go of the store."""
        self._watched.close()


class Gone(Exception):
    """Raised by a `render` whose reader may see nothing more."""


class Live(NamedTuple):
    """The live part of a page: what is followed, and how it is shown to whom.

    `thing` names what is followed, `view` who sees it and in which language; `render` makes HTML of what `opened` made,
    or raises `Gone`, and then the streams of this view end and their pages load anew.
    """

    thing: Hashable
    opened: Callable[[], Watched]
    view: Hashable
    render: Callable[[Any], str]


def message(number: int, text: str) -> bytes:
    """A text with its number, as it is sent to a page that is open."""
    lines = "\n".join(f"data: {line}" for line in text.splitlines())
    return f"id: {number}\n{lines}\n\n".encode()


class View:
    """What readers of one kind see of a thing, and how often that has changed; `message` tells it to all of them."""

    def __init__(self, render: Callable[[Any], str]) -> None:
        self.render = render
        self.text = ""
        self.number = 0
        self.message = b""
        self.over = False
        self.readers: set[asyncio.Event] = set()

    def show(self, text: str) -> None:
        """This is to be seen now; readers are woken if it is anything else than before."""
        if text != self.text:
            self.text, self.number = text, self.number + 1
            self.message = message(self.number, text)
            self.wake()

    def end(self) -> None:
        """Nothing more is to be seen."""
        self.text, self.over = "", True
        self.wake()

    def wake(self) -> None:
        """Let every reader look whether there is anything new."""
        for reader in self.readers:
            reader.set()


class Thing:
    """What is followed, with its views; `looked` and `wanted` say when somebody last did."""

    def __init__(self, watched: Watched, now: float) -> None:
        self.watched = watched
        self.views: dict[Hashable, View] = {}
        self.looked, self.wanted = float("-inf"), now
        self.looking = asyncio.Lock()

    @property
    def followed(self) -> bool:
        """Does anybody read on?"""
        return any(view.readers for view in self.views.values())

    def forget_unread(self) -> None:
        """It has changed: what nobody reads is rendered when somebody asks for it."""
        self.views = {key: view for key, view in self.views.items() if view.readers}
