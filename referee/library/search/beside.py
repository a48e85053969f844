"""House rulings put beside a shelf that is indexed already.

In go a copy of the shelf's index and a few rulings, and the copy finds these as well. A precedent is found at once,
since nothing of the shelf is read again: its rulings keep the weights and the kin that they have without the others.
"""

import sqlite3
from collections.abc import Sequence

from referee.library.search.bearing import learned
from referee.library.search.building import Shelving, store_sources
from referee.library.search.compass import columns
from referee.library.search.finding import MOST_READ, keep_ranked
from referee.library.search.words import NameIndex, weight
from referee.library.shelf import Library


def put_beside(db: sqlite3.Connection, library: Library) -> None:
    """Add these rulings, and what their sources are, to an index; it may take writing."""
    if not library.rulings:
        return
    (before,) = db.execute("select value from meta where key = 'rulings'").fetchone()
    small = frozenset(word for (word,) in db.execute("select word from small"))
    shelving = Shelving(db, NameIndex(db.execute("select key, concept from names")), small, learned())
    for number, ruling in enumerate(library.rulings, start=before + 1):
        shelving.put(number, ruling)
    _count(db, shelving, before, before + len(library.rulings))
    _point(db, shelving.pointing)
    _speak(db, shelving)
    store_sources(db, library.sources.values())


def _count(db: sqlite3.Connection, shelving: Shelving, before: int, count: int) -> None:
    rows = ((term, df, shelving.said[term]) for term, df in shelving.terms.items())
    adding = "on conflict do update set df = df + excluded.df, said = said + excluded.said"
    db.executemany(f"insert into terms values(?, ?, ?) {adding}", rows)
    known = {term: db.execute("select df from terms where term = ?", (term,)).fetchone()[0] for term in shelving.terms}
    shelving.mass({term: weight(df, count) for term, df in known.items()}, before + 1, count)
    keep_ranked(db, [term for term, df in known.items() if df <= MOST_READ])
    db.execute("update meta set value = ? where key = 'rulings'", (count,))
    db.executemany("update rulings set superseded = 1 where id = ?", ((id_,) for id_ in shelving.superseded))


def _point(db: sqlite3.Connection, pointing: Sequence[bytes]) -> None:
    rows = db.execute("select lanes, place from compass order by place").fetchall()
    longer = ((lanes + more, place) for (lanes, place), more in zip(rows, columns(pointing), strict=True))
    db.executemany("update compass set lanes = ? where place = ?", longer)


def _speak(db: sqlite3.Connection, shelving: Shelving) -> None:
    for word, counts in shelving.words.items():
        row = db.execute("select df, langs from words where word = ?", (word,)).fetchone() or (0, "")
        df, langs = row[0] + max(counts.values()), " ".join(sorted({*row[1].split(), *counts}))
        saying = "on conflict do update set df = excluded.df, langs = excluded.langs"
        db.execute(f"insert into words values(?, ?, ?, 0, ?, ?) {saying}", (word, len(word), df, langs, word))
