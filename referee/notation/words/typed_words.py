"""Typed words and what they mean at this table: seats, cards, faces, numbers.

Ids are read as they stand, names in any language through the lexicon. A typing error is mended only if one thing
is near, and noted; two readings are offered, never guessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.judging.soundness import MOST
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import FACES, Card, Count, exactly, is_whole
from referee.errors import BadLine
from referee.lexicon import Lexicon, edits_allowed, fold
from referee.notation.words.beginnings import begun, is_cut_short, is_own
from referee.notation.words.faces import (
    LONGEST,
    faces_named,
    in_words,
    number_named,
    suit_joints,
    suit_lettered,
    suit_named,
    suit_written,
)
from referee.notation.words.misplaced import is_no_card, is_no_player
from referee.notation.words.pet_names import called_by_pet_name
from referee.notation.words.tokens import Quoted

JOINED = {"it": ("ad",)}
"""What a preposition becomes before a vowel, in a language where it could then be a rank and suit."""
SUIT_SIGNS = tuple("♥♦♣♠")
KNOWN = ("verb", "card", "word", "filler", "deed", "role", "character", "saying")
"""Kinds of what a word may be that is nobody's name."""
SHORTEST = 3
"""Letters from which a name may be asked for that was typed with a slip: nothing is logged by it unasked."""


class TypedWords(Struct, eq=False, gc=False):
    """Reads words against a table; `mended` collects what was typed and what it was taken for.

    `put_right`: they stand in a correction or insertion, which can hold no other.
    """

    table: Table
    book: Rulebook
    lexicon: Lexicon
    put_right: bool = False
    mended: list[tuple[str, str]] = []
    _names: frozenset[str] | None = None
    _called: dict[str, tuple[int, ...]] = {}

    @property
    def names(self) -> frozenset[str]:
        """What the players are called, folded; few lines of a file ask for it."""
        if self._names is None:
            self._names = frozenset([fold(seat.name) for seat in self.table.seats])
        return self._names

    def named(self, word: str, kind: str, known: Iterable[str] | None = None) -> str | None:
        """The id that a word names, if it names one of this kind; typing errors are not mended here.

        Raises `BadLine`: `word_ambiguous`.
        """
        if isinstance(word, Quoted):
            return None
        found = self.lexicon.exact(word, kind)
        if found and known is not None:
            found = tuple([each for each in found if each in known])
        if kind == "word" and found and self.is_a_name(word):
            found = tuple(each for each in found if self.lexicon.is_said_in(self.lexicon.lang, word, kind, each))
        if kind == "verb" and found:
            found = self._not_begun(word, kind, found)
        if len(found) > 1:
            raise BadLine("word_ambiguous", word=word, choices=found)
        return found[0] if found else None

    def _not_begun(self, word: str, kind: str, found: tuple[str, ...]) -> tuple[str, ...]:
        """Of what a word names, what it names in the language typed, where it begins something else there."""
        own = tuple(each for each in found if is_own(word, kind, each, self.lexicon))
        if len(own) == len(found):
            return found
        others = {id_ for each, id_ in begun(word, self.book, self.lexicon) if kind == "verb" or each != "verb"}
        return own if others.difference(found) and others.isdisjoint(found) else found

    def mend(self, word: str, kind: str) -> str | None:
        """The one id whose name is nearest to a mistyped word; None if nothing is near.

        Raises `BadLine`: `word_ambiguous` if two are as near.
        """
        if isinstance(word, Quoted):
            return None
        cut = kind == "card" and is_cut_short(word, self.book, self.lexicon)
        near = () if not cut and begun(word, self.book, self.lexicon) else self.lexicon.near(word, kind)
        if not near:
            return None
        best = [each for each in near if each.distance == near[0].distance]
        ids = tuple(dict.fromkeys(each.id for each in best))
        if len(ids) > 1:
            raise BadLine("word_ambiguous", word=word, choices=ids)
        self.mended.append((word, ids[0]))
        return ids[0]

    def seat(self, word: str) -> int | None:
        """The seat a word means: its number, a name, or the beginning of one name only; None if none.

        One letter that says `and` is no beginning, and a rank before the sign of a suit none. Raises `BadLine`:
        `seat_ambiguous`.
        """
        seats = self.table.seats
        if word[-1:] in SUIT_SIGNS:
            return None
        if word.isascii() and word.isdigit() and not isinstance(word, Quoted):
            number = int(word) if len(word) < 4 else 0
            return number if 1 <= number <= len(seats) else None
        found = self._called.get(word)
        if found is None:
            found = self._called[word] = self._seats_called(word)
        if len(found) > 1:
            raise BadLine("seat_ambiguous", word=word, choices=tuple(self.table.seat(n).name for n in found))
        return found[0] if found else None

    def _by_pet_name(self, word: str, wanted: str) -> tuple[int, ...]:
        """The only seat whose player's pet name it may be, if it is nothing else; none of any other."""
        places = called_by_pet_name(wanted, [fold(seat.name) for seat in self.table.seats])
        if len(places) != 1 or isinstance(word, Quoted) or any(self.lexicon.exact(word, kind) for kind in KNOWN):
            return ()
        taken = begun(word, self.book, self.lexicon) or self.lexicon.near(word, "card")
        return () if taken else (self.table.seats[places[0]].number,)

    def _seats_called(self, word: str) -> tuple[int, ...]:
        """All seats that a word may mean by a name or its beginning; each rule of the notation asks it of each word."""
        seats, wanted = self.table.seats, fold(word)
        if exact := [seat.number for seat in seats if seat.name == word]:
            return tuple(exact)
        if not wanted:
            return ()
        if exact := [seat.number for seat in seats if fold(seat.name) == wanted]:
            return tuple(exact)
        begins = (len(wanted) > 1 or "and" not in self.lexicon.exact(word, "saying")) and not self._joins_here(word)
        found = tuple([seat.number for seat in seats if fold(seat.name).startswith(wanted)]) if begins else ()
        return found or self._by_pet_name(word, wanted)

    def _joins_here(self, word: str) -> bool:
        """Does it stand between two things that happened, in the language typed, as `ma` does in Italian?"""
        return "and" in self.lexicon.exact(word, "joint") and is_own(word, "joint", "and", self.lexicon)

    def is_a_name(self, word: str) -> bool:
        """Is somebody called exactly so?"""
        return fold(word) in self.names

    def names_near(self, word: str) -> tuple[str, ...]:
        """The names of players that a word which means nothing else is a slip of, the nearest alone."""
        from rapidfuzz.distance import OSA  # only a typing error pays for it

        typed = fold(word)
        most = edits_allowed(typed) or int(len(typed) == SHORTEST)
        if isinstance(word, Quoted) or any(self.lexicon.exact(word, kind) for kind in KNOWN) or not most:
            return ()
        if begun(word, self.book, self.lexicon):
            return ()
        far = {seat.name: OSA.distance(typed, fold(seat.name)) for seat in self.table.seats if " " not in seat.name}
        return tuple(name for name, distance in far.items() if distance == min(far.values()) <= most)

    def need_seat(self, words: Sequence[str]) -> int:
        """The seat the first word means. Raises `BadLine`: `needs_seat`, `unknown_seat`, `no_player`."""
        if not words:
            raise BadLine("needs_seat")
        seat = self.seat(words[0])
        if seat is None:
            key = "no_player" if is_no_player(words[0], self.lexicon) else "unknown_seat"
            raise BadLine(key, word=words[0][:40])
        return seat

    def is_card_as_in_files(self, word: str) -> bool:
        """Is it the id of a card, with or without a face behind it? Nothing else is called so."""
        return not isinstance(word, Quoted) and word.partition("/")[0] in self.book.cards

    def card(self, words: Sequence[str], mend: bool = True) -> tuple[Card, int] | None:
        """The card named by the first words, and how many words that took; None if they name none."""
        if not words or isinstance(words[0], Quoted):
            return None
        word = words[0].lower()
        if word in self.book.cards:
            return Card(word), 1
        if word.rstrip(",;") == "?":
            return Card(), 1
        if "/" in word:
            return self._card_with_face(word, words[1:])
        found, taken = self.lexicon.longest(words, "card")
        found = tuple(each for each in found if each in self.book.cards)
        found = self._not_begun(words[0], "card", found) if taken == 1 and found else found
        if len(found) > 1:
            raise BadLine("word_ambiguous", word=" ".join(words[:taken]), choices=found)
        if found:
            return Card(found[0]), taken
        mended = self.mend(words[0], "card") if mend else None
        return (Card(mended), 1) if mended in self.book.cards and mended else None

    def _card_with_face(self, word: str, rest: Sequence[str]) -> tuple[Card, int] | None:
        written = _card_as_in_files(word, self.lexicon.lang)
        if written is not None and written.kind in self.book.cards:
            return written, 1
        name, _, face = word.partition("/")
        named = self.card([name]) if name else None
        if named is None:
            return None
        if suit := suit_lettered(face, self.lexicon.lang):
            return Card(named[0].kind, suit), 1
        face, taken = self.need_face([face, *rest], named[0].kind)
        return Card(named[0].kind, face), taken

    def need_card(self, words: Sequence[str]) -> tuple[Card, int]:
        """Raises `BadLine`: `needs_card`, `unknown_card`, `no_card`, `face_ambiguous`."""
        if not words:
            raise BadLine("needs_card")
        found = self.card(words, mend=False)
        is_face = found is None and (not self.begins_a_card(words[0]) or faces_named(words, self.lexicon.lang)[1] > 1)
        if is_face and (face := self._face_alone(words)) is not None:
            return Card("", face[0]), face[1]
        found = found or self.card(words)
        if found is None:
            raise self.no_such_card(words)
        return found

    def no_such_card(self, words: Sequence[str]) -> BadLine:
        """What is wrong where a card should be named and these words name none."""
        if not words:
            return BadLine("needs_card")
        key = "no_card" if is_no_card(words[0], self.lexicon) else "unknown_card"
        return BadLine(key, word=words[0][:40])

    def _face_alone(self, words: Sequence[str]) -> tuple[str, int] | None:
        """A rank and suit, or as files have it the suit alone."""
        suit = "" if isinstance(words[0], Quoted) or self.is_a_name(words[0]) else suit_written(words[0].lower())
        return (suit, 1) if suit else self.face(words)

    def need_faced(self, words: Sequence[str]) -> tuple[Card, int]:
        """A card, with the rank and suit that may be said behind it: `mustang 9 of hearts`. Raises as `need_card`."""
        card, taken = self.need_card(words)
        faced, more = self.faced(card, words[taken:])
        return faced, taken + more

    def need_shown(self, words: Sequence[str]) -> tuple[Card, int]:
        """A card that all see, by its name, by its face, or by no more than its suit. Raises as `need_card`."""
        told = self.turned_up(words) if words else None
        return (Card("", told[0]), told[1]) if told is not None and not is_whole(told[0]) else self.need_card(words)

    def faced(self, card: Card, words: Sequence[str]) -> tuple[Card, int]:
        """The card with the rank and suit that these words begin with, and how many that took: 0 if they name none."""
        taken = 0 if not words or not card.kind or card.face else faces_named(words, self.lexicon.lang)[1]
        if not taken or isinstance(words[0], Quoted):
            return card, 0
        if self._leads_to_a_player(words):
            return card, 0
        if taken == 1 and (self.seat(words[0]) is not None or (words[0] == "as" and words[1:])):
            return card, 0  # a player, or no ace of spades: what the card serves as
        found = self.face(words, card.kind)
        return (Card(card.kind, found[0]), found[1]) if found is not None else (card, 0)

    def begins_a_card(self, word: str) -> bool:
        """Two letters with which a card of this game begins (`pa`) are that card's; a face of one word is not."""
        if len(word) != 2 or not word.isalpha() or word in FACES:
            return False
        lang, start = self.lexicon.lang, fold(word)
        return any(fold(self.lexicon.name("card", kind, lang)).startswith(start) for kind in self.book.cards)

    def _begins_a_player(self, word: str) -> bool:
        """Two letters with which the name of a player begins (`ca`) are his; a face of one word is typed otherwise."""
        if len(word) != 2 or not word.isalpha() or word in FACES:
            return False
        return any(fold(seat.name).startswith(fold(word)) for seat in self.table.seats)

    def _leads_to_a_player(self, words: Sequence[str]) -> bool:
        """Is it a small word of the language typed that could be a face (`ad`, `da`), and a player behind it?

        Before the number of a seat it is the face, as files have it.
        """
        if len(words) < 2 or len(words[0]) != 2 or words[1].isdigit():
            return False
        word, lang = words[0], self.lexicon.lang
        small = fold(word) in JOINED.get(lang, ()) or any(
            self.lexicon.is_said_in(lang, word, "word", each) for each in self.lexicon.exact(word, "word")
        )
        return small and word != "as" and self.seat(words[1]) is not None

    def counted_cards(self, words: Sequence[str], count: int | None) -> tuple[Card, ...]:
        """As many cards as they are said to be: a face as files have it is that of the card before it, if that fits.

        So it is where they are not counted at all.
        """
        alone, together = self.cards(words), self.cards(words, together=True)
        return together if count is None or len(alone) != count == len(together) else alone

    def cards(self, words: Sequence[str], together: bool = False) -> tuple[Card, ...]:
        """All the words as cards, between which `and` may stand; a face as files have it is a card by itself, any other
        that of the card before it.
        """
        if not words:
            return ()
        cards: list[Card] = []
        rest = list(words)
        if len(rest) > MOST * LONGEST:
            raise BadLine("number_out_of_range", number=len(rest))
        while rest:
            card, taken = self.need_card(rest)
            taken += taken == 1 and self._goes_on(card, rest)
            rest = rest[taken:]
            if rest and (together or rest[0] not in FACES):
                card, taken = self.faced(card, rest)
                rest = rest[taken:]
            cards.append(card)
            rest = rest[1:] if len(rest) > 1 and self.joins(rest[0]) else rest
        return tuple(cards)

    def _goes_on(self, card: Card, words: Sequence[str]) -> bool:
        """Is the second word a mistyped part of this card's name (`cat balo`), and no card by itself?"""
        if len(words) == 1 or isinstance(words[1], Quoted) or self.joins(words[1]) or words[1] in FACES:
            return False
        near = self.lexicon.near(f"{words[0]} {words[1]}", "card") if words[1].isalpha() else ()
        if not near or near[0].id != card.kind or " " not in near[0].alias:
            return False
        if self.card(words[1:], mend=False) is not None:
            return False
        self.mended.append((words[1], card.kind))
        return True

    def joins(self, word: str) -> bool:
        """Does it only stand between two things, as `and` does? A player may be called so; `è` is no `e`."""
        if "and" not in self.lexicon.exact(word, "joint") or not word.isascii() or isinstance(word, Quoted):
            return False
        return not self.is_a_name(word)

    def face(self, words: Sequence[str], kind: str = "") -> tuple[str, int] | None:
        """The rank and suit that the first words name, and how many words that took; None if they name none.

        Where they may name two, and there is a card of this kind with one of them alone, that is the one.

        Raises `BadLine`: `face_ambiguous`.
        """
        if words and self._leads_to_a_player(words):
            return None
        lang, first = self.lexicon.lang, words[:LONGEST]
        if Quoted in map(type, first):
            first = tuple(takewhile(lambda word: not isinstance(word, Quoted), first))
        faces, taken = faces_named(first, lang)
        if taken == 1 and (self._begins_a_player(words[0]) or self._is_a_long_verb(words[0])):
            return None
        if taken == 1 and self._leads_to_a_face(words[: LONGEST + 1], lang):
            return None
        if len(faces) > 1 and (printed := self.book.cards.get(kind)) is not None:
            faces = tuple(face for face in faces if face in printed.faces) or faces
        if len(faces) > 1:
            choices = tuple(in_words(face, lang) for face in faces)
            raise BadLine("face_ambiguous", word=" ".join(words[:taken]), choices=choices)
        return (faces[0], taken) if faces else None

    def turned_up(self, words: Sequence[str]) -> tuple[str, int] | None:
        """What the first words tell of a card turned up: its face, or no more than its suit (`a heart`).

        Raises `BadLine`: `face_ambiguous`.
        """
        found = self.face(words)
        small = 0 if found else sum(1 for _ in takewhile(self.stands_before_a_suit, words[:-1]))
        word = words[small] if words and not found else ""
        if not word or isinstance(word, Quoted) or self.is_a_name(word) or self._begins_a_player(word):
            return found
        suit = suit_named(word, self.lexicon.lang)
        return (suit, small + 1) if suit else None

    def stands_before_a_suit(self, word: str) -> bool:
        """Is it one of the words of `a`, `a card of`?"""
        if isinstance(word, Quoted) or self.is_a_name(word):
            return False
        little = not {"article", "one", "own", "noun"}.isdisjoint(self.lexicon.exact(word, "filler"))
        return little or word.lower() in suit_joints()

    def _leads_to_a_face(self, words: Sequence[str], lang: str) -> bool:
        """Is it a small word before the rank and suit, as `fa` is: f and asso?"""
        rest = () if Quoted in map(type, words) else words[1:]
        return bool(rest) and bool(self.lexicon.exact(words[0], "filler")) and bool(faces_named(rest, lang)[0])

    def _is_a_long_verb(self, word: str) -> bool:
        """Is it a verb that happens to be made of a suit and a rank, as `passo` is: p and asso?"""
        return len(word) > 3 and bool(self.lexicon.exact(word, "verb"))

    def need_face(self, words: Sequence[str], kind: str = "") -> tuple[str, int]:
        """Raises `BadLine`: `needs_face`, `bad_face`, `face_ambiguous`."""
        if not words:
            raise BadLine("needs_face")
        face = self.face(words, kind)
        if face is None:
            raise BadLine("bad_face", word=words[0][:40])
        return face

    def number(self, word: str, most: int = 200) -> int | None:
        """A number from 0 to `most`; None if it is none."""
        if isinstance(word, Quoted) or not (word.isascii() and word.isdigit()) or len(word) > 9:
            return None
        return int(word) if int(word) <= most else None

    def number_before(self, words: Sequence[str]) -> int | None:
        """The number that stands before cards; None if there is none, or if it is the rank of the first of them."""
        return None if not words or faces_named(words, self.lexicon.lang)[0] else self.number(words[0])

    def need_number(self, words: Sequence[str], most: int = 200) -> int:
        """Raises `BadLine`: `bad_number`, of a word in which nothing is a number `unread`."""
        number = self.number(words[0], most) if words else None
        if number is None:
            word = words[0][:40] if words else ""
            told = not word or any(each.isdigit() for each in word) or bool(number_named(word))
            raise BadLine("bad_number" if told else "unread", word=word)
        return number

    def count(self, word: str) -> Count:
        """`3`, `1..4`, `2..` or `?`. Raises `BadLine`: `bad_number`."""
        if word == "?":
            return Count()
        least, dots, most = word.partition("..")
        low = self.need_number([least])
        if not dots:
            return exactly(low)
        high = self.need_number([most]) if most else None
        if high is not None and high < low:
            raise BadLine("bad_number", word=word[:40])
        return Count(low, high)


@lru_cache(maxsize=4096)
def _card_as_in_files(word: str, lang: str) -> Card | None:
    """The card of a word like `bang/qh`, if its face is one in this language too, and nothing else."""
    kind, _, face = word.partition("/")
    if suit := suit_written(face):
        return Card(kind, suit)
    faces = faces_named((face,), lang)[0] if face in FACES else ()
    return Card(kind, faces[0]) if len(faces) == 1 else None
