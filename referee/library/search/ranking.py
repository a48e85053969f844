"""Which ruling answers a question best.

In go a question as it was read, the filters and the table that asks, out come weighed candidates. Candidates are
the rulings that point the way the question does, and those that say what was asked; those that promise most are
weighed by their signs. A question that stands on the shelf word for word is answered by its own ruling.
"""

import sqlite3
from collections.abc import Mapping, Set
from functools import lru_cache
from typing import NamedTuple

from referee.library.search.compass import ROUGH, Compass, Heading
from referee.library.search.filters import ANY_TABLE, ANYTHING, AskingTable, Filters
from referee.library.search.finding import Finder, highest
from referee.library.search.question import Query
from referee.library.search.signs import Asked, IndexedRuling, Listener, Signs
from referee.library.search.weights import SHARES

MOST_WEIGHED = 8
"""How many of all are weighed, those that promise most at a first look, and the first of SQLite's ranking, which alone
may say a word of which nothing was learned; as many of the nearest are looked at."""
RANKED_HIGH = 0.15
"""How much the first place of SQLite's ranking promises, beside pointing the very same way in all dimensions."""
WORD_FOR_WORD = 1.0
"""The lift of a ruling of which the whole question is a phrasing: more than what signs tell two rulings apart by."""
REMEMBERED = 1_024
"""How many entries are kept at hand: while one types, most of the candidates stay."""


class Candidate(NamedTuple):
    """A ruling by its number in the index: its score, its signs, and what each adds.

    `unheard` is the weightiest thing asked of which it says nothing, `in_force` whether it holds at the table.
    """

    number: int
    source: str
    score: float
    signs: Mapping[str, float]
    shares: Mapping[str, float]
    unheard: float = 0.0
    in_force: bool | None = None


class Ranker:
    """Weighs the rulings of one index."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        lanes = [column for (column,) in db.execute("select lanes from compass order by place")]
        self._compass = Compass(b"".join(lanes), len(lanes[0]), ROUGH)
        self._finder, self._listener = Finder(db), Listener()
        self._entry = lru_cache(maxsize=REMEMBERED)(self._read)

    def _read(self, number: int) -> IndexedRuling:
        query = (
            "select number, terms, masses, bearings, entries.things, source, json_extract(ruling, '$.clauses[0]'),"
            " rulesets, superseded"
            " from entries join rulings using (number) where number = ?"
        )
        return IndexedRuling.of(*self._db.execute(query, (number,)).fetchone())

    def read_ahead(self) -> None:
        """Have all entries at hand, if so many are remembered."""
        numbers = [number for (number,) in self._db.execute("select number from entries limit ?", (REMEMBERED + 1,))]
        for number in numbers if len(numbers) <= REMEMBERED else ():
            self._entry(number)

    def rank(self, question: Query, filters: Filters = ANYTHING, table: AskingTable = ANY_TABLE) -> list[Candidate]:
        """The rulings that may answer, best first."""
        needed = [term for term in question.terms if term.needed]
        near, condition = self._compass.nearness(Heading.rough(question.bearing)), filters.condition(self._db)
        bm25 = self._finder.find(needed, condition)
        found = {*bm25, *(near.nearest(MOST_WEIGHED, self._finder.among(condition)) if needed else ())}
        promises = {number: near[number] + RANKED_HIGH * bm25.get(number, 0.0) for number in found}
        asked = Asked(question.terms, question.bearing)
        same = self._finder.word_for_word(question.said, condition)
        likeliest = {*highest(promises, MOST_WEIGHED), *highest(bm25, 1), *same}
        every = (self._weighed(asked, self._entry(number), bm25.get(number, 0.0), table, same) for number in likeliest)
        ranked = [one for one in every if one.signs["covered"]]  # what points the same way, but says nothing of it
        return sorted(ranked, key=lambda candidate: (-candidate.score, candidate.number))

    def _weighed(
        self, asked: Asked, entry: IndexedRuling, bm25: float, table: AskingTable, same: Set[int]
    ) -> Candidate:
        """One candidate with its score."""
        read = Signs(asked, entry, self._listener.heard(asked.terms, entry))
        signs = {**read.signs, "bm25": bm25}
        holds = table.holds(entry.source, entry.clause)
        starts = table.start(holds, entry.rulesets, entry.things, entry.superseded)
        lift = {"word_for_word": WORD_FOR_WORD} if entry.number in same else {}
        shares = {**{sign: SHARES[sign] * much for sign, much in signs.items()}, **starts, **lift}
        return Candidate(entry.number, entry.source, sum(shares.values()), signs, shares, read.unheard, holds)
