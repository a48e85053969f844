"""The index laid out for a page that was opened from disk: nothing is pressed, and nothing has to be worked out.

In go an open index and its parts as they are sent, out come bytes of which every table is read where it lies. They are
many times as many, which no network carries. The head tells of each part its length and how many bytes each of its
numbers takes; each begins where a number of four bytes may. Of terms, rulings and phrasings it tells what signs.py asks
for: who says a term in which places, what is typical of a ruling, and where each of its phrasings points.
"""

import json
import sqlite3
import sys
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from struct import Struct
from zlib import decompress

from referee.library.portable.streams import numbers_of
from referee.library.search.bearing import LIFT, SIZE
from referee.library.search.packing import numbers_in, together
from referee.library.search.postings import SIGN, Posting, Postings
from referee.library.search.signs import phrasings
from referee.library.search.words import bare

HEAD, ALIGNED = Struct("<I"), 4
AS_SENT = (
    *("measures", "nothing", "langs", "lists", "small", "parts", "called", "boxes", "words.named"),
    *("rulings", "rulings.superseded", "rulings.sourced", "rulings.box"),
    *("rows", "rows.grades", "rows.measures", "rows.least", "rows.levels"),
)
"""The parts that are read where they lie as they are."""
NUMBERS = ("words.df", "words.langs", "words.concepts", "names.concepts", "rulings.length")
WIDTHS = {"B": 1, "H": 2, "I": 4}
SIGNED = bytes((byte - LIFT) % 256 for byte in range(256))
HUNDREDTHS, UTF_16 = 100, f"utf-16-{'le' if sys.byteorder == 'little' else 'be'}"
Rows = dict[str, Sequence[int]]
Part = tuple[str, int, bytes]
"""The name of a part, how many bytes each of its numbers takes, and all of them."""


def laid(db: sqlite3.Connection, sent: Mapping[str, bytes]) -> bytes:
    """The index of these parts as one file."""
    words = [word for (word,) in db.execute("select word from words order by word")]
    names = sorted({key for (key,) in db.execute("select key from names")}.difference(words))
    rows: Rows = {name: [*numbers_of(sent[name])] for name in NUMBERS}
    rows |= _texts("words", words) | _texts("names", names) | _terms(db) | _rulings(db)
    parts = {name: sent[name] for name in AS_SENT} | _pointing(db)
    return _file([*((name, 1, told) for name, told in parts.items()), *(_row(name, row) for name, row in rows.items())])


def _each(db: sqlite3.Connection, what: str) -> Iterator[bytes]:
    """Of each ruling in order what is kept of it."""
    return (kept for (kept,) in db.execute(f"select {what} from rulings order by number"))


def _texts(name: str, texts: Sequence[str]) -> Rows:
    """Texts by their letters, as JavaScript counts them."""
    each = [array("H", text.encode(UTF_16)) for text in texts]
    return {name: [*chain.from_iterable(each)], f"{name}.begin": _begin(map(len, each))}


def _terms(db: sqlite3.Connection) -> Rows:
    """The terms in the order of their ids, who says each, how much, and in which places; and their texts in order."""
    place = {number: at for at, (number,) in enumerate(db.execute("select number from rulings order by number"))}
    told = db.execute("select term, df, placed, postings from terms order by id").fetchall()
    said = [Posting(kept).unpacked() for *_, kept in told]
    places = [[_bits(mask) for _, mask in each.values()] for each in said]
    order = sorted(range(len(told)), key=lambda at: array("H", told[at][0].encode(UTF_16)))
    return {
        "terms.df": [df for _, df, *_ in told],
        "terms.aside": [df - placed for _, df, placed, _ in told],
        "terms.order": order,
        "terms.things": [at for at, (term, *_) in enumerate(told) if "_" in term and bare(term) == term],
        "said.begin": _begin(map(len, said)),
        "said.ruling": [place[number] for each in said for number in each],
        "said.much": [much for each in said for much, _ in each.values()],
        "said.many": [len(bits) for each in places for bits in each],
        "said.places.begin": _begin(sum(map(len, each)) for each in places),
        "said.places": [bit for each in places for bits in each for bit in bits],
        **_texts("terms", [told[at][0] for at in order]),
    }


@lru_cache(maxsize=1 << 16)
def _bits(mask: int) -> tuple[int, ...]:
    """The places of a mask, rising."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def _rulings(db: sqlite3.Connection) -> Rows:
    """Of each ruling the terms that are typical of it and the others that have places in it; how many phrasings it has
    in languages that are mixed; of each phrasing how much it says, in hundredths, and the sign of its words."""
    postings = Postings(db)
    place = {id_: at for at, (id_,) in enumerate(db.execute("select id from terms order by id"))}
    typical = [[place[id_] for id_ in numbers_in(kept)] for kept in _each(db, "typical")]
    terms = db.execute("select typical, terms from rulings order by number")
    weighed = [phrasings(postings, *kept) for kept in terms]
    signs = db.execute("select asked, apart from rulings order by number")
    return {
        "typical": [*chain.from_iterable(typical)],
        "typical.begin": _begin(map(len, typical)),
        "seldom": [place[id_] for each in weighed for id_ in each.seldom],
        "seldom.begin": _begin(len(each.seldom) for each in weighed),
        "kept.begin": _begin(len(decompress(kept)) - SIZE for kept in _each(db, "bearings")),
        "phrasings.mixed": [each.mixed for each in weighed],
        "phrasings.begin": _begin(len(each.masses) for each in weighed),
        "phrasings.mass": [round(HUNDREDTHS * mass) for each in weighed for mass in each.masses],
        "phrasings.sign": [sign for told in signs for (sign,) in SIGN.iter_unpack(b"".join(told))],
    }


def _pointing(db: sqlite3.Connection) -> dict[str, bytes]:
    """Where each ruling points, and where each phrasing: bytes with a sign."""
    each = [together(decompress(kept), SIZE).translate(SIGNED) for kept in _each(db, "bearings")]
    return {"rulings.pointing": b"".join(one[:SIZE] for one in each), "kept": b"".join(one[SIZE:] for one in each)}


def _begin(counts: Iterable[int]) -> list[int]:
    """Where each of things begins of which there are so many, and where the last ends."""
    return [0, *accumulate(counts)]


def _row(name: str, row: Sequence[int]) -> Part:
    """Numbers, the lowest byte of each first, in as few bytes as the greatest takes."""
    greatest = max(row, default=0)
    kind, width = next((kind, width) for kind, width in WIDTHS.items() if greatest < 1 << 8 * width)
    told = array(kind, row)
    if sys.byteorder == "big":
        told.byteswap()
    return name, width, told.tobytes()


def _file(parts: Sequence[Part]) -> bytes:
    head = json.dumps({name: [len(told), width] for name, width, told in parts}, separators=(",", ":")).encode()
    return HEAD.pack(len(head)) + b"".join(map(_padded, (head, *(told for *_, told in parts))))


def _padded(told: bytes) -> bytes:
    return told + bytes(-len(told) % ALIGNED)
