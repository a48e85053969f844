"""Questions at the table: words go in, however they are typed; rulings come out, the best answer first.

words.py cuts a text into folded words and stems; texts.py cuts a ruling into terms, which building.py puts into an
index in SQLite, and vocabulary.py counts its words there; renewing.py reads again what changed, and cache.py keeps
the index ready on disk. postings.py tells who says a term, in as little room as packing.py leaves, kin.py which terms
go together. spelling.py, question.py and terms.py read what was typed (typing errors, names in any language), and
lookup.py fetches each word but once;
sense.py reads who does what to whom, contrast.py whether a ruling says otherwise; bearing.py knows what words are
about, translating.py says in their words what is asked in a language of which nothing was learned, compass.py knows
which rulings point the same way; finding.py takes a first look at many, signs.py and ranking.py say which ruling
answers best, weights.py how much each sign counts, sureness.py how sure that is. filters.py knows the table that asks,
boxes.py whether a box was named; pair.py finds what is ruled about two things together; stored.py tells whole
rulings, which are kept after the pages of phrasebook.py; index.py puts it all together. Nothing here parses TOML or
imports anything slow while the index is fresh.
"""

from referee.library.search.filters import Filters
from referee.library.search.hits import Hit, Hits
from referee.library.search.index import Index, rulings_index

__all__ = ["Filters", "Hit", "Hits", "Index", "rulings_index"]
