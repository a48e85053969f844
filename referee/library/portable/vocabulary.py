"""The words and names of an index, in lines and streams.

In goes an open index, out come its words in order, each with what is known of it; and beside them the names that are no
words, the small words, the parts that words play, and what things are called.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from referee.library.portable.saying import Lists, grown, letters
from referee.library.portable.streams import numbers
from referee.library.search.boxes import Boxes


def words(db: sqlite3.Connection, tokens: Mapping[str, int], lists: Lists) -> dict[str, bytes]:
    """Every word in order; `tokens` tells of each a bit for each language in which it is a run of its own."""
    rows = db.execute("select word, named, df, langs from words order by word").fetchall()
    spoken: dict[str, int] = {}
    names = dict(db.execute("select key, concept from names"))
    concepts = [lists.setdefault(names[word], len(lists)) + 1 if word in names else 0 for word, *_ in rows]
    others = sorted(names.keys() - {word for word, *_ in rows})
    streams = {
        "words.named": bytes(named for _, named, *_ in rows),
        "words.df": numbers(df for _, _, df, *_ in rows),
        "words.langs": numbers(spoken.setdefault(langs, len(spoken)) for _, _, _, langs in rows),
        "words.concepts": numbers(concepts),
        "words.tokens": numbers(tokens.get(word, 0) for word, *_ in rows),
        "langs": letters(spoken),
        "names.concepts": numbers(lists.setdefault(names[key], len(lists)) for key in others),
    }
    return streams | grown("words", (word for word, *_ in rows)) | grown("names", others) | _small(db)


def _small(db: sqlite3.Connection) -> dict[str, bytes]:
    def pairs(query: str) -> bytes:
        return letters("\t".join(row) for row in db.execute(query))

    return {
        "small": pairs("select word from small order by word"),
        "parts": pairs("select word, part from parts order by word"),
        "called": pairs("select concept, words from called order by concept"),
    }


def rulings(db: sqlite3.Connection, bearings: Sequence[bytes], about: Sequence[Sequence[str]]) -> dict[str, bytes]:
    """The rulings in order: id, length, whether replaced, whether they rest on a document, of which box they are, what
    they are about, and where they point; and by what each box goes."""
    rows: list[Any] = db.execute("select id, length, superseded, source from rulings order by number").fetchall()
    boxes = Boxes(db)
    place = {source: at for at, source in enumerate(("", *sorted(boxes.names)))}
    numbered = [number for (number,) in db.execute("select number from rulings order by number")]
    return {
        "boxes": letters(" ".join(sorted(boxes.names[source])) for source in sorted(boxes.names)),
        "rulings.box": bytes(place[boxes.source(number)] for number in numbered),
        "rulings": letters(id_ for id_, *_ in rows),
        "rulings.length": numbers(length for _, length, *_ in rows),
        "rulings.superseded": bytes(bool(superseded) for *_, superseded, _ in rows),
        "rulings.sourced": bytes(bool(source) for *_, source in rows),
        "rulings.things": letters(map(" ".join, about)),
        "rulings.bearings": b"".join(bytes(each[at] for each in bearings) for at in range(len(bearings[0]))),
    }


def frequencies(db: sqlite3.Connection, terms: Sequence[str]) -> dict[str, bytes]:
    """In how many rulings each of these terms stands that any says, and in how many of them in the details alone."""
    counts = {term: (df, df - placed) for term, df, placed in db.execute("select term, df, placed from terms")}
    found = [counts[term] for term in dict.fromkeys(terms) if term in counts]
    return {"terms.df": numbers(df for df, _ in found), "terms.aside": numbers(aside for _, aside in found)}
