"""How a line may go on: what is due first, then what may be done now, then all other cards, verbs, seats and words.

In go the line, the table and the words that may be typed for what is due; out come whole lines. Every language is
listened to, the one spoken is proposed. A verb that is called like a kind of the glossary goes on with its names.
Whether a play is allowed is asked of what may be done now, never decided here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.core.book.player_aid import GoesOn
from referee.core.book.questions import MAY_HAVE_ROLE
from referee.core.book.rulebook import Situation
from referee.core.nouns.table import Seat
from referee.core.nouns.vocabulary import Card
from referee.languages import LANGUAGES
from referee.lexicon import fold
from referee.notation import REFEREE_VERBS, faces_named, quoted
from referee.speech import visible
from referee.typing.abbreviating import Abbreviations
from referee.typing.acting import REST as LAST
from referee.typing.acting import Acting
from referee.typing.going_on import GoingOn
from referee.typing.shorthand import verbs

REST = "…"
"""Stands at the end of a proposal for the rank and suit that are still to be typed."""
AIMED = ("reach", "near", "one", "other")
TAKING = ("take", "toss")
HOLDING = ("play", "answer", "discard", "drop", "lay", "lost", "pick")
AT_SEATS = ("turn", "set", "pass")
JOINTS = {
    "draw": ("from", "for", "with"),
    "lose": ("by", "to"),
    "gain": ("for",),
    "discard": ("with", "for"),
    "putback": ("with",),
}
"""The small words that verbs go on with."""
UNTYPED = ("assumed",)
"""What is said of entries that the program makes: nobody begins a line with it."""


class Proposal(Struct, frozen=True):
    """The word as it is shown, and the whole line if it is taken."""

    shown: str
    line: str


def _is_a_face(suit: str, rank: str) -> bool:
    """Is it the rank behind a suit, `schoppen 3`, and no seat?"""
    return any(faces_named([suit, rank], lang)[1] == 2 for lang in LANGUAGES)


def _left_of(name: str, before: str) -> str:
    """What is still to be typed of a name of which the first words may stand at the end: `fargo`, behind `wells`."""
    words = name.split(" ")
    named, typed = [fold(word) for word in words], [fold(word) for word in before.split()]
    begun = (count for count in range(len(words) - 1, 0, -1) if typed[-count:] == named[:count])
    return " ".join(words[next(begun, 0) :])


class Completion:
    """Proposes how a line typed at this table may go on."""

    def __init__(self, acting: Acting, due: Iterable[str] = ()) -> None:
        self.acting = acting
        self.table = acting.table
        self.book = acting.book
        self.lexicon = acting.lexicon
        self.views = acting.views
        self.due = tuple(dict.fromkeys(due))
        self._short = Abbreviations(acting)
        self._verbs = verbs(acting.book)
        self._cards = tuple(kind for kind, facts in acting.book.cards.items() if facts.faces)

    def proposals(self, line: str, most: int = 9) -> tuple[Proposal, ...]:
        """The best ways to go on; none where a quote is open."""
        if line.count('"') % 2 or len(line) > 500:
            return ()
        *before, word = line.split(" ") if line.strip() else [""]
        said = [each for each in before if each]
        names_follow = len(said) > 1 and self._names_follow(said[1])
        if line[:1].isdecimal() and not names_follow and (heads := self._short.heads(line)):
            return tuple(Proposal(*head) for head in heads[:most])
        start = " ".join(before) + (" " if before else "")
        found = dict.fromkeys(self._due(said, word))
        found |= dict.fromkeys(self._first(said, word) if len(self._after_seat(said)) == 0 else self._next(said, word))
        if word.isdecimal() and said and _is_a_face(said[-1], word):
            found = {}
        proposals = (self._proposal(start, shown) for shown in found)
        return tuple(each for each in proposals if each.line.strip() != line.strip())[:most]

    def begins(self, line: str, word: str) -> bool:
        """Is this the last word of the line, and does something that is proposed begin so and go on?"""
        start = fold(word)
        if not start or line.split(" ")[-1] != word:
            return False
        names = (fold(each.shown) for each in self.proposals(line))
        return any(name.startswith(start) and name != start for name in names)

    def _proposal(self, start: str, shown: str) -> Proposal:
        return Proposal(shown, start + shown.removesuffix(REST).rstrip() + " ")

    def instead(self, line: str, word: str, choices: Iterable[str]) -> tuple[Proposal, ...]:
        """The line with each choice in the place of an ambiguous word, of which a part may stand before it already."""
        if not word or word not in line:
            return ()
        at = max((found.start() for found in re.finditer(rf"\b{re.escape(word)}\b", line)), default=line.rindex(word))
        head, tail = line[:at], line[at + len(word) :] or " "
        return tuple(Proposal(shown, head + _left_of(shown, head) + tail) for shown in map(self._choice, choices))

    def _choice(self, choice: str) -> str:
        seat = next((seat for seat in self.table.seats if seat.name == choice), None)
        if seat is not None:
            return self._seat_word(seat)
        kinds = ("card", "verb", "character", "role", "word", *self.lexicon.kinds)
        kind = next((kind for kind in kinds if self.lexicon.names(kind, choice)), None)
        return self.views.typed_name(kind, choice) if kind else visible(choice)

    def _due(self, said: list[str], word: str) -> Iterator[str]:
        """What is due, if what was typed so far begins it; the word typed last is what gets replaced."""
        typed = [*self._after_seat(said), word]
        for words in self.due:
            parts = words.split(" ")
            begun = [fold(each) for each in parts[: len(typed) - 1]] == [fold(each) for each in typed[:-1]]
            if begun and len(parts) >= len(typed) and fold(parts[len(typed) - 1]).startswith(fold(word)):
                yield " ".join(parts[len(typed) - 1 :])

    def _after_seat(self, said: list[str]) -> list[str]:
        """What was said after the seat, if the line begins with one."""
        return said[1:] if said and self._seat(said[0]) is not None else said

    def _seat(self, word: str) -> Seat | None:
        if word.isdecimal():
            return next((seat for seat in self.table.seats if str(seat.number) == word), None)
        if self.lexicon.exact(word, "card") or self.lexicon.exact(word, "verb"):
            return None
        found = [seat for seat in self.table.seats if fold(word) and fold(seat.name).startswith(fold(word))]
        return found[0] if len(found) == 1 else None

    def _first(self, said: list[str], word: str) -> Iterator[str]:
        if not word:
            return
        seat = self._seat(said[0]) if said else None
        tiers = {act.words: act.tier for act in self.acting.acts(seat.number if seat else 0)}
        spoken = REFEREE_VERBS if said else UNTYPED
        verbs = (verb for verb in self._verbs if verb not in spoken)
        found = (*self._named("card", word, self._cards), *self._named("verb", word, verbs))
        yield from sorted(found, key=lambda words: tiers.get(words, LAST))
        if not said:
            yield from self._seats(word)

    def _next(self, typed: list[str], word: str) -> Iterator[str]:
        said = self._after_seat(typed)
        by = self._seat(typed[0]) if len(said) < len(typed) else None
        cards = (said[0],) if said[0] in self.book.cards else self.lexicon.exact(said[0], "card")
        verbs = self.lexicon.exact(said[0], "verb")
        verb = (cards or verbs or ("",))[0]
        if (goes := self.book.goes_on.get(verb)) is not None:
            yield from self._going_on(goes, by.number if by else self.table.turn.seat, said[1:], word)
            return
        facts = self.book.cards.get(verb)
        target = self._seat(said[1]) if len(said) > 1 else None
        if (facts.then if facts else verb) in TAKING and target is not None:
            yield from self._lying(target, word)
        elif (facts and facts.aim in AIMED and target is None) or verb in (*AT_SEATS, "take", "toss"):
            yield from self._seats(word, self._nearest(by.number if by else self.acting.on_time.table.turn.seat, verb))
        elif self.book.like.get(verb, verb) in HOLDING and word:
            yield from self._named("card", word, self._cards)
        elif verb == "out":
            yield from self._named("role", word, self._roles_left(by))
        elif verb and len(said) == 1:
            yield from self._named(verb, word, self.lexicon.ids(verb))
        joints = JOINTS.get(verb, ())
        yield from self._named("word", word, joints)
        if len(said) > 1 and word:
            yield from self._seats(word)
            yield from self._named("card", word, self._cards)

    def _names_follow(self, word: str) -> bool:
        """Is this a verb that goes on with names of a set's own?"""
        return any(verb in self.book.goes_on for verb in self.lexicon.exact(word, "verb"))

    def _going_on(self, goes: GoesOn[Situation], by: int, said: list[str], word: str) -> Iterator[str]:
        """What the set that brings the verb lets it go on with; seats by their names."""
        after = GoingOn(goes, Situation(self.table, self.book), by, self.lexicon, self.views)
        found = after.words(said, word, lambda each: seat.number if (seat := self._seat(each)) else 0)
        for words in found:
            seat = self.table.seat(int(words)) if words.isdecimal() else None
            if seat is None:
                yield words
            elif fold(seat.name).startswith(fold(word)) or str(seat.number) == word:
                yield self._seat_word(seat)

    def _roles_left(self, by: Seat | None) -> Iterable[str]:
        """The roles that the player named, or the one who falls, may show."""
        falling = next((item.owed.seat for item in self.acting.agenda[0] if item.owed.kind == "fall"), 0)
        seat = by.number if by else falling
        if not seat:
            return self.book.roles
        left: tuple[str, ...] = Situation(self.table, self.book).ask(MAY_HAVE_ROLE, seat)
        return left

    def _lying(self, seat: Seat, word: str) -> Iterator[str]:
        """The cards before a seat, and its hand."""
        kinds = [card.kind for card in seat.in_play if isinstance(card, Card) and card.kind]
        yield from self._named("card", word, kinds)
        yield from self._named("word", word, ("hand",))

    def _nearest(self, by: int, verb: str) -> list[int]:
        """At whom this card goes best: those allowed first, then by distance."""
        return [each.seat for each in self.acting.on_time.targets(by, verb)] if by and verb in self.book.cards else []

    def _seats(self, word: str, first: Sequence[int] = ()) -> Iterator[str]:
        others = (seat.number for seat in self.table.seats)
        for seat in map(self.table.seat, dict.fromkeys((*first, *others))):
            if not seat.out and (fold(seat.name).startswith(fold(word)) or str(seat.number) == word):
                yield self._seat_word(seat)

    def _seat_word(self, seat: Seat) -> str:
        """A name that reads back as this seat alone, else the number."""
        folded = fold(seat.name)
        alone = sum(fold(each.name).startswith(folded) for each in self.table.seats) == 1
        taken = any(self.acting.is_called(seat.name, kind) for kind in ("card", "verb", "word", "character"))
        plain = seat.name.isalpha() and len(seat.name) <= 24 and quoted(seat.name) == f'"{seat.name}"'
        return seat.name if plain and alone and not taken else str(seat.number)

    def _named(self, kind: str, word: str, known: Iterable[str]) -> Iterator[str]:
        """Names of this kind that begin as typed: those of the language spoken first."""
        known = list(dict.fromkeys(known))
        names = {id_: self.views.typed_name(kind, id_) for id_ in known}
        folded = fold(word)
        if not folded:
            yield from names.values()
            return
        yield from (name for name in names.values() if fold(name).startswith(folded))
        begun = self.lexicon.beginnings(word, kind)
        yield from (names[id_] for id_ in begun if id_ in names)
