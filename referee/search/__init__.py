"""Questions at the table, answered from the shelf of rulings: typed words in, ranked rulings out.

words.py cuts a text into folded words and stems; shelf.py turns the rulings into an SQLite index, which
cache.py keeps ready on disk; question.py reads what was typed (typing errors, names in any language);
ranking.py says which ruling answers best and how sure that is; index.py puts them together.
Nothing here parses TOML or imports anything slow while the index is fresh.
"""

from referee.search.index import Index, ask
from referee.search.ranking import Hit, Hits

__all__ = ["Hit", "Hits", "Index", "ask"]
