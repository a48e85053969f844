"""Who says what: of each index term the rulings that say it, how much, and in which places.

In go the terms of a question, out come postings, read from the index one by one as they are asked for. All that hangs
on the whole shelf, as how rare a term is, is worked out from them when somebody asks: a ruling that changes changes
the postings of its own terms, and nothing else.
"""

import sqlite3
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from struct import Struct
from zlib import crc32, decompress, error

from referee.library.search.packing import BARE, NUMBER, laid_apart, pressed, rising_from, stepping, woven
from referee.library.search.words import weight

REMEMBERED = 1_024
HEAD = Struct("<H")
"""How many bytes the places of a ruling take."""
SIGN = Struct("<I")

ABOUT, PHRASINGS = 0b11, 3
"""The bits of what a ruling is about, and how many bits stand before those of its phrasings."""
SUBJECT, ANSWER = 0b10, 0b100
IN_SUBJECT, IN_ANSWER = 3, 2
"""As often as so many phrasings counts what stands in the subject or in the answer."""
OFTEN = 2
"""In how many places of a ruling a term stands to be typical of it."""

Said = tuple[int, int]
"""How much a ruling says a term for a first look, and the places that say it, a bit each."""


def times(places: int) -> int:
    """How often a ruling says what stands in these places."""
    return (places >> PHRASINGS).bit_count() + IN_SUBJECT * bool(places & SUBJECT) + IN_ANSWER * bool(places & ANSWER)


class Posting:
    """The rulings that say one term, by their numbers, rising."""

    def __init__(self, packed: bytes) -> None:
        told = decompress(packed, BARE)
        (self._width,) = HEAD.unpack_from(told)
        count, damage = divmod(len(told) - HEAD.size, NUMBER + 1 + self._width)
        if damage:
            raise error("postings break off")
        much = HEAD.size + NUMBER * count
        self.numbers = rising_from(told[HEAD.size : much])
        self.much = told[much : much + count]
        self._places = woven(told[much + count :], self._width)

    def places(self, number: int) -> int:
        """Where a ruling says it, a bit for each place; 0 if nowhere."""
        at = bisect_left(self.numbers, number)
        return self._at(at) if self.numbers[at : at + 1] == (number,) else 0

    def _at(self, at: int) -> int:
        return int.from_bytes(self._places[at * self._width : (at + 1) * self._width], "little")

    def unpacked(self) -> dict[int, Said]:
        """What each ruling says of it."""
        return {
            number: (much, self._at(at)) for at, (number, much) in enumerate(zip(self.numbers, self.much, strict=True))
        }


NOBODY = Posting(pressed(HEAD.pack(0)))


def packed(said: Mapping[int, Said]) -> bytes:
    """A posting as it is kept."""
    width = (max(places for _, places in said.values()).bit_length() + 7) // 8
    numbers = sorted(said)
    told = [HEAD.pack(width), stepping(numbers), bytes(said[number][0] for number in numbers)]
    places = b"".join(said[number][1].to_bytes(width, "little") for number in numbers)
    return pressed(b"".join([*told, laid_apart(places, width)]))


class Postings:
    """The postings of one index, and how rare its terms are."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        (self.rulings,) = db.execute("select count(*) from rulings").fetchone()
        self.of = lru_cache(maxsize=REMEMBERED)(self._read)

    def _read(self, term: str) -> Posting:
        """Who says this term."""
        row = self._db.execute("select postings from terms where term = ?", (term,)).fetchone()
        return Posting(*row) if row else NOBODY

    def id(self, term: str) -> int:
        """The id of this term; 0 if nobody says it."""
        (id_,) = self._db.execute("select id from terms where term = ?", (term,)).fetchone() or (0,)
        return int(id_)

    @cached_property
    def told(self) -> dict[int, str]:
        """The terms by their ids."""
        return dict(self._db.execute("select id, term from terms"))

    @cached_property
    def counts(self) -> dict[int, tuple[int, int]]:
        """In how many rulings each term stands, by its id; and in how many it does not stand in the details alone."""
        return {id_: (df, placed) for id_, df, placed in self._db.execute("select id, df, placed from terms")}

    def weight(self, id_: int) -> float:
        """How much the term of this id tells."""
        return weight(self.counts[id_][0], self.rulings)


def asked_as(words: Iterable[str]) -> bytes:
    """A sign of folded words, by which a phrasing is found word for word."""
    return SIGN.pack(crc32(" ".join(words).encode()))
