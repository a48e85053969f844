"""The file: a head that tells the length of each part, then the parts, each pressed for itself.

In go an open index and the rulings that it was made of, out come bytes. They are the same whenever they are made of
the same.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator
from struct import Struct
from typing import NamedTuple
from zlib import decompress

from referee.languages import LANGUAGES
from referee.library.portable.cutting import RulingCut, cut
from referee.library.portable.laid import laid
from referee.library.portable.measures import measures
from referee.library.portable.rows import rows
from referee.library.portable.saying import Endings, Lists, Saying, asked_in, letters, said, stemmed, terms_of
from referee.library.portable.streams import numbers, pressed
from referee.library.portable.vocabulary import frequencies, rulings, words
from referee.library.search import Index
from referee.library.search.bearing import SIZE, learned
from referee.library.search.words import NameIndex, own

HEAD = Struct("<I")
Words = tuple[str, ...]
Progress = Callable[[float], None]


class Carried(NamedTuple):
    """An index as it is sent, and laid out for who need not send it."""

    sent: bytes
    laid: bytes


def carried(index: Index, progress: Progress = lambda share: None) -> Carried:
    """The index both ways; `progress` hears which share of the work is done."""
    return index.given(lambda db: _carried(_parts(index, db, progress), db))


def _carried(parts: dict[str, bytes], db: sqlite3.Connection) -> Carried:
    return Carried(_sent(parts), laid(db, parts))


def _sent(parts: dict[str, bytes]) -> bytes:
    head = json.dumps({name: len(told) for name, told in parts.items()}, separators=(",", ":")).encode()
    return b"".join([HEAD.pack(len(head)), head, pressed(parts.values())])


def _parts(index: Index, db: sqlite3.Connection, progress: Progress) -> dict[str, bytes]:
    names = NameIndex(db.execute("select key, concept from names"))
    shelf = list(_cut(index, db, names, progress))
    saying, lists = Saying(shelf), dict[str, int]({"": 0})
    known = [word for (word,) in db.execute("select word from words order by word")]
    orders = {lang: runs.order(known, lang) for lang, runs in saying.runs.items()}
    told = {"measures": json.dumps(measures(), separators=(",", ":")).encode()} | _nothing()
    about = [concept for each in shelf for concept in each.things]
    phrasings = {lang: [_phrasings(each, lang) for each in shelf] for lang in LANGUAGES}
    told |= _said(db, saying, orders, names, lists, about, phrasings)
    told |= words(db, _tokens(orders, {*known}), lists)
    bearings = [decompress(kept)[:SIZE] for (kept,) in db.execute("select bearings from rulings order by number")]
    told |= rulings(db, bearings, [each.things for each in shelf])
    told |= {f"phrasings.{lang}": numbers(many) for lang, many in phrasings.items()}
    return told | {"lists": letters(lists)} | rows(learned().told)


def _cut(index: Index, db: sqlite3.Connection, names: NameIndex, progress: Progress) -> Iterator[RulingCut]:
    parts = dict(db.execute("select word, part from parts"))
    ids = [id_ for (id_,) in db.execute("select id from rulings order by number")]
    for done, id_ in enumerate(ids, start=1):
        yield cut(index.ruling(id_), names, parts)
        progress(done / len(ids))


def _phrasings(ruling: RulingCut, lang: str) -> int:
    return sum(each == lang for each, _ in ruling.phrasings)


def _nothing() -> dict[str, bytes]:
    return {"nothing": json.dumps([round(each, 6) for each in learned().nothing]).encode()}


def _said(
    db: sqlite3.Connection,
    saying: Saying,
    orders: dict[str, list[Words]],
    names: NameIndex,
    lists: Lists,
    about: list[str],
    phrasings: dict[str, list[int]],
) -> dict[str, bytes]:
    known = {word for (word,) in db.execute("select word from words")}
    endings: Endings = {(0, ""): 0}
    spoken = [(lang, saying.runs[lang], run) for lang, order in orders.items() for run in order]
    stems = [number for lang, _, run in spoken for number in stemmed(run, lang, endings)]
    told = said(spoken, names, lists, phrasings)
    for lang, order in orders.items():
        told[f"runs.{lang}"] = letters(" ".join(run) for run in order[_alone(order, lang, known) :])
    told |= {"runs.stems": numbers(stems), "endings": letters(f"{left_out} {put}" for left_out, put in endings)}
    senses = sorted(saying.senses)
    terms = dict.fromkeys(term for lang, runs, run in spoken for term in terms_of(run, runs, lang, names))
    told |= frequencies(db, [*terms, *senses, *about])
    every = [*map(sum, zip(*phrasings.values(), strict=True))]
    sensed = asked_in("sensed", [saying.senses[one] for one in senses], len(every), [every] * len(senses))
    return told | {"senses": letters(senses)} | sensed


def _alone(order: list[Words], lang: str, known: set[str]) -> int:
    """How many of the runs, the first, are single words of the vocabulary."""
    return sum(len(run) == 1 and own(run[0], lang) in known for run in order)


def _tokens(orders: dict[str, list[Words]], known: set[str]) -> dict[str, int]:
    """Of each word of the vocabulary a bit for each language in which it is a run."""
    found: dict[str, int] = {}
    for bit, (lang, order) in enumerate(orders.items()):
        for run in order[: _alone(order, lang, known)]:
            found[own(run[0], lang)] = found.get(own(run[0], lang), 0) | 1 << bit
    return found
