"""What follows the verb of a line, cut into its parts: `draw 1 from 4 for el_gringo with bang` has four."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any

from msgspec import Struct

from referee.core.nouns.entries import Answered, Entry
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Card
from referee.errors import BadLine
from referee.notation.words.faces import faces_together
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

PREPOSITIONS = frozenset(("from", "for", "to", "by", "over", "with", "as", "at"))
DESK = "desk"
"""Before the number of what the event's desk told."""
HIGHEST = 10**9
BEFORE_A_NAME = ("a", "ad")
"""Prepositions too short to be told from the beginning of a name elsewhere."""
FROM_PLAY = ("from", "play")
"""What is said of a card that lay before its player already."""


_OWED = attrgetter("owed")


class Sentence(Struct, eq=False, gc=False):
    """The words after a verb, read part by part; `named` is the seat it was said of, if one was.

    `written`: the verb is said as it is written in files, where nothing is filled in after `play`; `typed`: the word
    that stood for it.
    """

    words: TypedWords
    named: int | None
    rest: list[str]
    table_at: Callable[[int], Table] | None
    again: Callable[..., list[Entry]]
    written: bool = False
    typed: str = ""

    @property
    def table(self) -> Table:
        """The table the line was typed at."""
        return self.words.table

    def as_it_lies(self, card: Card, row: Iterable[Card]) -> Card:
        """The card with the rank and suit known of it, where but one of this row is meant; in a file, as it is said."""
        found = [] if self.written else [each for each in row if card.may_be(each)]
        return found[0] if len(found) == 1 and found[0].kind == card.kind else card

    def parts(self) -> dict[str, list[str]]:
        """The words before the first preposition under the empty key, then those after each."""
        parts: dict[str, list[str]] = {"": []}
        key, at = "", 0
        for taken in faces_together(tuple(self.rest), self.words.lexicon.lang):
            word = self.rest[at]
            preposition = self._preposition(word) if taken == 1 and key != "with" else None
            if preposition and key and not parts[key] and self.words.is_a_name(word):
                preposition = None
            if preposition:
                key = preposition
                parts.setdefault(key, [])
            else:
                parts[key] += self.rest[at : at + taken]
            at += taken
        return parts

    def _preposition(self, word: str) -> str | None:
        if isinstance(word, Quoted):
            return None
        if word in PREPOSITIONS:
            return word
        if not word.isalpha() or word in self.words.book.cards:
            return None
        return self.words.named(word, "word", PREPOSITIONS)

    def due(self, *kinds: str) -> Owed | None:
        """The first thing due of these kinds, to the seat the line is about if one was named."""
        table, named = self.words.table, self.named
        rows: tuple[tuple[Owed, ...], ...] = (table.triggers, *map(_OWED, reversed(table.frames)))
        for row in rows:
            for owed in row:
                if owed.kind in kinds and (named is None or owed.seat == named):
                    return owed
        return None

    def due_to_be(self, entry: type[Entry]) -> Owed | None:
        """The first thing due that such an entry meets, to the seat the line is about if one was named."""
        return self.due(*(kind for kind, _ in self.words.book.meets.get(entry, ())))

    def is_due_in_answer(self, card: Card) -> bool:
        """Is this card of a kind that is given up against something, as is due of whom the line is about?"""
        facts = self.words.book.cards.get(card.kind)
        return facts is not None and facts.answers and not facts.waits and self.due_to_be(Answered) is not None

    def actor(self, *kinds: str) -> int:
        """Who does it: the seat named, else whom it is due from, else whose turn it is.

        Raises `BadLine`: `nobody_to_act`.
        """
        if self.named is not None:
            return self.named
        owed = self.due(*kinds)
        by = owed.seat if owed is not None and owed.seat else self.table.turn.seat
        if not by:
            raise BadLine("nobody_to_act")
        return by

    def actor_of(self, entry: type[Entry]) -> int:
        """Who logs such an entry: the seat named, else from whom it is due, else whose turn it is."""
        if self.named is not None:
            return self.named
        owed = self.due_to_be(entry)
        return self.actor(owed.kind) if owed is not None else self.actor()

    def from_play(self, words: list[str]) -> bool:
        """Do these words say that a card lay before its player already?"""
        if len(words) != len(FROM_PLAY):
            return False
        return all(self.words.named(word, "word", (meant,)) for word, meant in zip(words, FROM_PLAY, strict=True))

    def to_whom(self, words: list[str]) -> list[str]:
        """The words without what stands before a player: `at`, `to`, `before`, the Italian `davanti a`."""
        if len(words) > 1 and not isinstance(words[0], Quoted) and not self.words.is_a_name(words[0]):
            before = self.words.named(words[0], "word", ("at", "to", "by", "from", "for"))
            if before or (words[0].lower() in BEFORE_A_NAME and self.words.seat(words[1]) is not None):
                return self.to_whom(words[1:])
        return words

    def seat_in(self, words: list[str]) -> int:
        """One seat and nothing more; 0 is nobody."""
        if words == ["0"]:
            return 0
        seat = self.words.need_seat(words)
        self.only(words[1:])
        return seat

    def told(self) -> tuple[list[str], int]:
        """The words of the line, and the number that it has in the log of the event it was told from: `… desk N`."""
        *rest, word, number = ["", "", *self.rest]
        return (rest[2:], self.words.need_number([number], HIGHEST)) if word == DESK else (list(self.rest), 0)

    def in_words(self, *parts: str | tuple[str, str]) -> str:
        """A line to show, in the words of the language heard: names by kind and id, between what stands as it is."""
        lexicon = self.words.lexicon
        return " ".join(part if isinstance(part, str) else lexicon.name(*part, lexicon.lang).lower() for part in parts)

    def only(self, words: list[str]) -> None:
        """Raises `BadLine` `too_much` if words are left."""
        if words:
            raise BadLine("too_much", word=words[0][:40])

    def only_parts(self, parts: dict[str, list[str]], *allowed: str) -> None:
        """Raises `BadLine` `too_much` for a preposition that has no place here."""
        for key in parts:
            if key and key not in allowed:
                typed = next((word for word in self.rest if self._preposition(word) == key), key)
                raise BadLine("too_much", word=typed[:40])

    def cause(self, words: list[str]) -> str:
        """What a draw, a loss or a gain is for: a card, a character, or a cause that a set names."""
        if not words or words == ["?"]:
            return ""
        word = words[0]
        if word in self.words.book.causes:
            self.only(words[1:])
            return word
        found = self.words.card(words, mend=False)
        if found is not None:
            self.only(words[found[1] :])
            return found[0].kind
        if (named := self.words.named(word, "word", self.words.book.causes)) is not None:
            self.only(words[1:])
            return named
        name = self.words.lexicon.longest(words, "character")
        if len(name[0]) == 1:
            self.only(words[name[1] :])
            return name[0][0]
        raise BadLine("unknown_word", word=word[:40])

    def a_cause(self, words: list[str]) -> str:
        """The same where there has to be one. Raises `BadLine` `too_much`."""
        if not (cause := self.cause(words)):
            raise BadLine("too_much", word="for")
        return cause

    def cards(self, parts: dict[str, list[str]]) -> tuple[Any, ...]:
        """The cards after `with`."""
        return self.words.cards(parts["with"]) if "with" in parts else ()


Verb = Callable[[Sentence], list[Entry]]
"""What a verb makes of the rest of its line."""
