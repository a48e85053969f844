"""Files that come and go: what screens, and the page around an app, have to know of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import Struct

COMING, GOING = "coming", "going"
"""What the two files of a page are called in its folder, whatever they are called elsewhere."""

Read = Callable[[Path], str]
Write = Callable[[Path, bool], str]
"""Writes the file, over one that exists if that is said. What it gives is for the screen that asked."""


class NamedFile(Struct, frozen=True):
    """A file that came or went, what a person calls it, and what came of it."""

    path: Path
    called: str
    got: str = ""


class Page(Protocol):
    """What the page around an app does for it; what becomes of it the page tells the screen that is open."""

    def ask(self, most: int) -> None:
        """Let a person choose a file of at most so many bytes: it is put into the folder under `COMING`."""

    def offer(self, name: str) -> None:
        """Let a person save the file that lies in the folder under `GOING`, and call it so."""

    def call_off(self) -> None:
        """Ask for nothing and offer nothing any more."""
