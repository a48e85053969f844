"""A line as it was typed, and what may be typed in its place where it is asked about: where it belongs, or as meant.

In go the line and the language spoken, out come lines that are read as they stand.
"""

from __future__ import annotations

from msgspec import Struct

from referee.lexicon import Lexicon
from referee.notation import MOST_SPOKEN, says_another, says_in_between, says_now, says_saved, says_use


class TypedLine(Struct, frozen=True):
    """A line without the room around it, and the lexicon of the language it was typed in."""

    line: str
    lexicon: Lexicon

    @property
    def is_no_speech(self) -> bool:
        """Has it more words than people say in one line?"""
        return len(self.line) > 2 * MOST_SPOKEN and len(self.line.split()) > MOST_SPOKEN

    @property
    def shown(self) -> str:
        """Its beginning, as a question names it."""
        return self.line[:40]

    def before(self, number: int) -> str:
        """The line put in before an entry."""
        return f"{self.verb('insert')} {number} {self.line}"

    def in_place_of(self, number: int) -> str:
        """The line in the place of an entry."""
        return f"{self.correct} {number} {self.line}"

    @property
    def correct(self) -> str:
        """The verb that puts an entry right."""
        return self.verb("correct")

    @property
    def redone(self) -> str:
        """What was taken back last, made valid again."""
        return self.verb("redo")

    @property
    def as_meant(self) -> str:
        """The line and nothing else, with the word that says so."""
        return f"{self.line} {self.lexicon.name('saying', 'again', self.lexicon.lang)}"

    @property
    def out_of_turn(self) -> str:
        """The line, with the words that say that it is not his turn who plays."""
        return f"{self.line} {self.lexicon.name('saying', 'out_of_turn', self.lexicon.lang)}"

    @property
    def says_nothing(self) -> bool:
        """Is it Enter alone, or the dot that stands for it?"""
        return self.line in ("", ".")

    @property
    def says_so(self) -> bool:
        """Does it say that it is one more, and means just what it says?"""
        return says_another(self.line, self.lexicon)

    @property
    def says_in_between(self) -> bool:
        """Does it say that it is done while another has the turn?"""
        return says_in_between(self.line, self.lexicon)

    @property
    def says_now(self) -> bool:
        """Does it say that it is done now, and not before what was logged?"""
        return says_now(self.line, self.lexicon)

    @property
    def says_use(self) -> bool:
        """Does it say that a card which lies there is used?"""
        return says_use(self.line, self.lexicon)

    @property
    def says_saved(self) -> bool:
        """Does it say that somebody saves himself?"""
        return says_saved(self.line, self.lexicon)

    @property
    def is_confirmed(self) -> bool:
        """Does it end in the word that `as_meant` puts behind it?"""
        words = self.line.split()
        ends = ("".join(words[-count:]) for count in (1, 2, 3))
        return any("again" in self.lexicon.exact(end, "saying") for end in ends)

    def verb(self, id_: str) -> str:
        """A verb of the shorthand, in the language."""
        return self.lexicon.name("verb", id_, self.lexicon.lang).lower()
