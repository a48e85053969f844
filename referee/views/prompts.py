"""The words that may be typed for what is due and for what may be done, in one language.

A line that is shown means what it is shown for: typed as it stands, with cards or seats in the place of the dots, it
logs just that.
"""

from __future__ import annotations

from functools import lru_cache

from referee.core.book.questions import HAND_IS_OPEN
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import Due
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import SUITS
from referee.lexicon import Lexicon
from referee.notation import suit_in_words
from referee.speech import Speech, visible

NAMED = ("verb", "card", "character", "event", "word")
"""Where to look for the name of an option, in this order."""
SAID_OF = ("take", "toss", "pick", "won")
"""Kinds of owed things of which an option is said after the verb."""
BEFORE_A_NAME = ("drop", "from", "to")
"""Options that a name follows, of a card or of a seat."""


class Prompts:
    """Words to type."""

    def __init__(self, speech: Speech, lexicon: Lexicon) -> None:
        self.speech = speech
        self.lexicon = lexicon

    def typed_for(self, table: Table, book: Rulebook, item: Due) -> tuple[str, ...]:
        """The lines for one thing that is due, one for each way to meet it."""
        owed = item.owed
        if item.options == ("set",):
            return (self._set_role(owed.seat),)
        role_unknown = owed.kind == "fall" and not table.seat(owed.seat).role
        every = (self._typed(book, owed.kind, option, role_unknown and option == "out") for option in item.options)
        typed = tuple(dict.fromkeys(every))
        if owed.kind == "draw" and Situation(table, book).ask(HAND_IS_OPEN, owed.seat):
            bare, noted = self.typed_name("verb", "draw"), self._draw_openly(owed)
            return tuple(noted if each == bare else each for each in typed)
        return typed

    def may_typed(self, book: Rulebook, may: tuple[str, ...], over: int) -> tuple[str, ...]:
        """The last of them ends the turn, or gives up what is over; an ellipsis stands for cards still to be named."""
        verbs = [self.typed_name("verb", verb) + (f" {over}" if over > 1 and verb == may[-1] else "") for verb in may]
        after = (f"{said} …" if verb in book.goes_on else said for verb, said in zip(may, verbs, strict=True))
        return tuple(said for verb, said in zip(may, after, strict=True) if verb != "play")

    def _draw_openly(self, owed: Owed) -> str:
        """The words that note which cards come into an open hand, and for what; they are still to be named."""
        verb, due_to, noted = (self.typed_name(*each) for each in (("verb", "draw"), ("word", "for"), ("word", "with")))
        why = "" if owed.cause == "turn" else f" {due_to} {self._named(owed.cause)}"
        return f"{verb} {owed.count}{why} {noted} …"

    def _named(self, id_: str) -> str:
        """The words for this id, as they may be typed; a suit by its name."""
        if id_ in SUITS:
            return _typed(suit_in_words(id_, self.speech.lang))
        return next((self.typed_name(of, id_) for of in NAMED if self.lexicon.names(of, id_)), id_)

    def _set_role(self, seat: int) -> str:
        """The words that tell the role of this seat, which is still to be named."""
        return f"{self.typed_name('verb', 'set')} {seat} {self.typed_name('word', 'role')} …"

    def _typed(self, book: Rulebook, kind: str, option: str, open_ended: bool = False) -> str:
        """The words for one option of something due, as they may be typed."""
        said = self._named(option)
        verb = book.kinds[kind].typed_by
        if option in book.verbs and option != kind:
            return f"{said} …" if option in book.goes_on else said
        if kind == "draw":
            return self._typed_draw(option, said)
        if option == kind != verb:
            return f"{self.typed_name('verb', verb)} …"
        if option != kind and (kind in SAID_OF or verb in book.verbs or verb != kind):
            named = book.kinds[kind].turns_up or option in BEFORE_A_NAME or (option == "hand" and verb in book.goes_on)
            return f"{self.typed_name('verb', verb)} {said}" + (" …" if named else "")
        named = option in (*book.draws, *BEFORE_A_NAME) or (option == kind and book.kinds[kind].named)
        return f"{said} …" if named or open_ended else said

    def _typed_draw(self, option: str, said: str) -> str:
        """The words to draw, from where if not from the deck, or to take in its place what lies before somebody."""
        if option in SAID_OF:
            return f"{said} …"
        source = {"draw": "", "deck": "", "hand": "…"}.get(option, said)
        parts = (self.typed_name("verb", "draw"), *((self.typed_name("word", "from"), source) if source else ()))
        return " ".join(parts)

    def typed_name(self, kind: str, id_: str) -> str:
        """The official name of something as one types it: without capitals and signs."""
        return _typed(self.lexicon.name(kind, id_, self.speech.lang))


@lru_cache(maxsize=4096)
def _typed(name: str) -> str:
    kept = (char for char in visible(name).lower() if char.isalnum() or char in " '-")
    return " ".join("".join(kept).split())
