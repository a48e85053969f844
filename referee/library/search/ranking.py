"""Which ruling answers a question best.

In go a question as it was read, the filters and the table that asks, out come weighed candidates. Candidates are
the rulings that point the way the question does, and those that say what was asked; those that promise most are
weighed by their signs. A question that stands on the shelf word for word is answered by its own ruling.
"""

import json
import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from heapq import nlargest
from itertools import islice
from typing import NamedTuple

from referee.library.search.bearing import LEADING
from referee.library.search.boxes import Boxes, is_apart
from referee.library.search.compass import Compass
from referee.library.search.contrast import Asked as Contrasted
from referee.library.search.contrast import Contrasts
from referee.library.search.filters import ANY_TABLE, ANYTHING, AskingTable, Filters
from referee.library.search.finding import MOST_CERTAIN, Finder, highest
from referee.library.search.phrasebook import unabridged
from referee.library.search.postings import Postings, asked_as
from referee.library.search.question import Query
from referee.library.search.sense import tells
from referee.library.search.signs import Asked, IndexedRuling, Listener, Signs
from referee.library.search.terms import CONCEPT, Term
from referee.library.search.weights import SHARES
from referee.library.search.words import asking

MOST_WEIGHED, MOST_APART = 8, 3
"""How many of all are weighed, those that promise most at a first look, and the first of SQLite's ranking, which alone
may say a word of which nothing was learned; as many of the nearest are looked at. What is apart, since it is not in
force or of a box that nobody named, takes nobody's place: so many of these are weighed beside."""
RANKED_HIGH = 0.15
"""How much the first place of SQLite's ranking promises, beside pointing the very same way in all dimensions."""
WORD_FOR_WORD, LIFT = "word_for_word", 1.0
"""The lift of a ruling of which the whole question is a phrasing, and its name: more than signs tell two apart by."""
WEIGHED = "typical, terms, bearings, things, source, clauses, rulesets, superseded"
THINGS = ("card_", "character_", "ghost_card_", "event_")
REMEMBERED = 1_024
"""How many entries are kept at hand: while one types, most of the candidates stay."""


class Candidate(NamedTuple):
    """A ruling by its number in the index: its score, its signs, and what each adds.

    `unheard` is the weightiest thing asked of which it says nothing, `unnamed` whether that of two things named it
    leaves one out, `turned` whether of two persons the other does it, `idle` whether it never tells such things,
    `in_force` whether it holds at the table, `apart` whether it comes after all that does: unless its box was named.
    """

    number: int
    source: str
    score: float
    signs: Mapping[str, float]
    shares: Mapping[str, float]
    unheard: float = 0.0
    in_force: bool | None = None
    unnamed: bool = False
    apart: bool = False
    turned: bool = False
    idle: bool = False


class Ranker:
    """Weighs the rulings of one index."""

    def __init__(self, db: sqlite3.Connection, postings: Postings) -> None:
        self._db, self._postings = db, postings
        rows = db.execute(
            "select number, length, heading, asked, apart, superseded, source, clauses from rulings order by number"
        ).fetchall()
        self._numbers, self._compass = [row[0] for row in rows], Compass([row[2] for row in rows])
        self._asked = [(row[0], row[3] + row[4]) for row in rows if not row[5]]
        self._rests = {row[0]: (row[6], row[7].partition(" ")[0]) for row in rows}
        self._boxes = Boxes(db)
        self._finder, self._listener = Finder(postings, {number: length for number, length, *_ in rows}), Listener()
        self._contrasts = Contrasts(db, postings)
        self._entry = lru_cache(maxsize=REMEMBERED)(self._read)

    def _read(self, number: int) -> IndexedRuling:
        row = self._db.execute(f"select {WEIGHED} from rulings where number = ?", (number,)).fetchone()
        return IndexedRuling(self._postings, number, *row)

    def read_ahead(self) -> None:
        """Have all entries at hand, if so many are remembered."""
        for number in self._numbers if len(self._numbers) <= REMEMBERED else ():
            self._entry(number)

    def rank(self, question: Query, filters: Filters = ANYTHING, table: AskingTable = ANY_TABLE) -> list[Candidate]:
        """The rulings that may answer, best first."""
        needed, among = [term for term in question.terms if term.needed], self._among(filters)
        near, bm25 = self._nearness(question.bearing), self._finder.find(needed, among)
        nearest = nlargest(MOST_WEIGHED, near if among is None else among, key=near.__getitem__) if needed else ()
        promises = {number: near[number] + RANKED_HIGH * bm25.get(number, 0.0) for number in {*bm25, *nearest}}
        idle = [sense for sense in question.senses if not tells(sense)]
        asked, same = Asked(question.terms, question.bearing, idle), self._word_for_word(question.said, among)
        names = {*named(question.terms)}
        contrasted, unnamed = self._contrasts.asked((*question.senses, *names)), self._boxes.unnamed(names)
        likeliest = {*self._likeliest(promises, table, unnamed), *highest(bm25, 1), *same}
        every = (
            self._weighed(asked, self._entry(number), bm25.get(number, 0.0), table, same, contrasted, unnamed)
            for number in likeliest
        )
        ranked = [one for one in every if one.signs["covered"]]  # what points the same way, but says nothing of it
        return sorted(ranked, key=lambda one: (one.apart, -one.score, one.number))

    def _likeliest(self, promises: Mapping[int, float], table: AskingTable, unnamed: Set[str]) -> Iterator[int]:
        """Those that promise most: of what is in force or named, and a few of the others."""
        apart = {number: much for number, much in promises.items() if self._is_apart(number, table, unnamed)}
        at_hand = {number: much for number, much in promises.items() if number not in apart} if apart else promises
        yield from highest(at_hand, MOST_WEIGHED)
        yield from highest(apart, MOST_APART)

    def _is_apart(self, number: int, table: AskingTable, unnamed: Set[str]) -> bool:
        return is_apart(self._boxes.source(number), table.holds(*self._rests[number]), unnamed)

    def _among(self, filters: Filters) -> Collection[int] | None:
        """The numbers that the filters admit; None for all."""
        if filters == ANYTHING:
            return None
        condition, values = filters.condition(self._db)
        return dict.fromkeys(n for (n,) in self._db.execute(f"select number from rulings where {condition}", values))

    def _nearness(self, bearing: Sequence[float]) -> dict[int, float]:
        """How near each ruling points, by the dimensions that tell most."""
        return dict(zip(self._numbers, self._compass.nearness(bearing[:LEADING]), strict=True))

    def _word_for_word(self, said: str, among: Collection[int] | None) -> set[int]:
        """The rulings of which these folded words are a phrasing, and that none has replaced."""
        sign = asked_as(said.split())
        found = (number for number, asked in self._asked if sign in asked and (among is None or number in among))
        return {*islice((number for number in found if self._asks(number, said)), MOST_CERTAIN)}

    def _asks(self, number: int, said: str) -> bool:
        """Whether a ruling has these words for a phrasing, and not another whose sign is the same."""
        (kept,) = self._db.execute("select ruling from rulings where number = ?", (number,)).fetchone()
        phrasings = (one for texts in json.loads(unabridged(kept))["question"].values() for one in texts)
        return any(" ".join(asking(one)) == said for one in phrasings)

    def _weighed(
        self,
        asked: Asked,
        entry: IndexedRuling,
        bm25: float,
        table: AskingTable,
        same: Set[int],
        contrasted: Contrasted,
        boxes: Set[str],
    ) -> Candidate:
        """One candidate with its score."""
        read = Signs(asked, entry, self._listener.heard(asked.terms, entry))
        alike = entry.number in same  # what asks word for word the same says nothing else
        against = 0.0 if alike else self._contrasts.against(contrasted, entry.number, entry.phrasings)
        opposed = 0.0 if alike else self._contrasts.opposed(contrasted, entry.number, read.likest)
        turned = opposed == 1 and self._contrasts.turned(contrasted, entry.number, read.likest)
        holds, of_box = table.holds(entry.source, entry.clause), self._boxes.source(entry.number)
        unbound = float(of_box in boxes and holds is not True and not alike)
        signs = {**read.signs, "bm25": bm25, "against": against, "opposed": opposed, "unbound": unbound}
        unnamed = any(not any(entry.places(one) for one, _ in pair.any_of) for pair in two_things(asked.terms))
        starts = table.start(holds, entry.rulesets, entry.things, entry.superseded)
        lift = {WORD_FOR_WORD: LIFT} if alike else {}
        shares = {**{sign: SHARES[sign] * much for sign, much in signs.items()}, **starts, **lift}
        score, apart = sum(shares.values()), holds is False and is_apart(of_box, holds, boxes)
        idle = not alike and any(not entry.places(sense) for sense in asked.idle)
        doubts = unnamed, apart, turned, idle
        return Candidate(entry.number, entry.source, score, signs, shares, read.unheard, holds, *doubts)


def two_things(terms: Sequence[Term]) -> Sequence[Term]:
    """The cards and characters that are named together; none, where there is only one."""
    found = [term for term in terms if term.kind == "name" and term.any_of[0][0].startswith(THINGS)]
    return found if len(found) > 1 else ()


def named(terms: Sequence[Term]) -> Iterator[str]:
    """The concepts of what is named in a question."""
    return (one for term in terms for one, how_well in term.any_of if how_well >= CONCEPT)
