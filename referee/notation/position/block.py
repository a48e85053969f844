"""A position block as far as it is read: the table so far, and what its last line will tell of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from referee.core.judging.soundness import MOST
from referee.core.nouns.table import Frame, Table
from referee.core.nouns.vocabulary import NO_TELLING
from referee.notation.words.typed_words import TypedWords


class Block:
    """What the lines read so far come to.

    `told`: the words they began with. `deal`: nothing was said but who sits there. `remembered`: what each set keeps,
    field by field, as it is stored.
    """

    def __init__(self, words: TypedWords) -> None:
        self.words = words
        self.so_far = Table(sets=(), deck=NO_TELLING)
        self.told: set[str] = set()
        self.deal = True
        self.deck_said = False
        self.frames: list[Frame] = []
        self.unknown_most: set[int] = set()
        self.remembered: dict[str, Any] = {}

    def changed(self, **changes: object) -> None:
        """Changes the seat named last."""
        *others, seat = self.so_far.seats
        self.so_far = replace(self.so_far, seats=(*others, replace(seat, **changes)))

    def signed(self, word: str) -> int | None:
        """A number that may be below nothing; None for `?`. Raises `BadLine`: `bad_number`."""
        if word == "?":
            return None
        number = self.words.need_number([word.removeprefix("-")], MOST)
        return -number if word.startswith("-") else number
