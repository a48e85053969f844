"""The keys of the light log: a seat, then what happened to it, each key at once.

In goes one key after another, out comes now and then a line to log; between them, what has been pressed so far.
These keys have nothing to do with the entry line, and a key that means nothing here does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.lexicon import Lexicon, fold

LAY, LOST, OUT = "lay", "lost", "out"
VERBS = {"c": LAY, "x": LOST, "o": OUT}
AT_ONCE = {"t": "turned", "n": "next"}


class Pressed(Struct, frozen=True):
    """The keys so far: the seat chosen, 0 for whose turn it is, the verb begun and the letters after it.

    `line` is ready to be logged. `just` is the last name understood: letters that only spell it out further are let go.
    """

    seat: int = 0
    verb: str = ""
    letters: str = ""
    line: str = ""
    just: tuple[str, ...] = ()
    spelt: str = ""


class LightKeys:
    """Reads keys against a table."""

    def __init__(self, table: Table, book: Rulebook, lexicon: Lexicon, lang: str) -> None:
        self.table = table
        self.book = book
        self.lexicon = lexicon
        self.lang = lang

    def seat(self, now: Pressed) -> int:
        """The seat that is spoken of: the one chosen, else whose turn it is; 0 for none."""
        return now.seat or self.table.turn.seat

    def press(self, so_far: Pressed, key: str) -> Pressed:
        """What is pressed after this key; `line` holds what to log, if the key completes something."""
        now = replace(so_far, line="")
        if key == "escape":
            return replace(now, seat=now.seat if now.verb else 0, verb="", letters="", just=(), spelt="")
        if now.verb:
            return self._spell(now, key)
        if key.isalpha() and any(name.startswith(now.spelt + key) for name in now.just):
            return replace(now, spelt=now.spelt + key)
        return self._act(replace(now, just=(), spelt=""), key)

    def _act(self, now: Pressed, key: str) -> Pressed:
        if key.isdecimal() and key.isascii():
            seat = int(key) or 10
            return replace(now, seat=seat) if seat <= len(self.table.seats) else now
        if key in AT_ONCE:
            return replace(now, line=AT_ONCE[key], seat=0 if AT_ONCE[key] == "next" else now.seat)
        now = replace(now, seat=self.seat(now))
        if not now.seat:
            return now
        if key in ("+", "-"):
            return replace(now, line=f"{now.seat} {'gain' if key == '+' else 'lose'} 1")
        if key in VERBS:
            return self._begun(replace(now, verb=VERBS[key]))
        return now

    def _begun(self, now: Pressed) -> Pressed:
        """A verb that needs no letters is done at once."""
        role = self.table.seat(now.seat).role
        if now.verb == OUT and role:
            return self._done(now, role)
        if now.verb == LOST:
            lying = self.candidates(now)
            return self._done(now, lying[0]) if len(lying) == 1 else now if lying else replace(now, verb="")
        return now

    def _spell(self, now: Pressed, key: str) -> Pressed:
        if key == "backspace":
            return replace(now, letters=now.letters[:-1]) if now.letters else replace(now, verb="")
        found = self.candidates(now)
        if key == "enter":
            if now.verb == OUT and not now.letters:
                return self._done(now, "?")
            return self._done(now, found[0]) if now.letters and found else now
        if not (len(key) == 1 and key.isalpha()):
            return now
        more = replace(now, letters=now.letters + key)
        found = self.candidates(more)
        return now if not found else self._done(more, found[0]) if len(found) == 1 else more

    def _done(self, now: Pressed, what: str) -> Pressed:
        kind = "role" if now.verb == OUT else "card"
        names = tuple(name.lower() for name in self.lexicon.names(kind, what)) if now.letters else ()
        line = f"{now.seat} {now.verb} {what}"
        return Pressed(now.seat, line=line, just=names, spelt=now.letters)

    def candidates(self, now: Pressed) -> tuple[str, ...]:
        """The ids that the letters so far may mean: by their names in the language spoken, else by any other."""
        kind = "role" if now.verb == OUT else "card"
        known = tuple(self._known(now))
        if not now.letters:
            return known
        start = fold(now.letters)
        named = tuple(id_ for id_ in known if fold(self.lexicon.name(kind, id_, self.lang)).startswith(start))
        begun = () if named else self.lexicon.beginnings(now.letters, kind)
        return named or tuple(id_ for id_ in known if id_ in begun)

    def _known(self, now: Pressed) -> Iterable[str]:
        if now.verb == LAY:
            return (kind for kind, facts in self.book.cards.items() if facts.stays)
        if now.verb == LOST:
            return dict.fromkeys(card.kind for card in self.table.seat(now.seat).in_play if card.kind)
        return self.book.roles if now.verb == OUT else ()
