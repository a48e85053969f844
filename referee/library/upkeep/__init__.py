"""The upkeep of a shelf of rulings: a folder goes in; what is wrong in it comes out, where, and what to do about it.

A finding is a key with arguments, at a line of a file. pages.py reads the files as they
stand, without the reader of the shelf, so that a fault in one cannot hide a fault in the other; form.py looks at each
ruling by itself, naming.py at what it names, likeness.py at questions asked alike, agreement.py at translations left
behind, documents.py at the sources. Nothing here changes a ruling; `agree` writes down that translations agree.
"""

from referee.library.upkeep.agreement import agree
from referee.library.upkeep.checking import CheckedShelf, check
from referee.library.upkeep.finding import LEVELS, Severity, ShelfFinding

__all__ = ["LEVELS", "CheckedShelf", "Severity", "ShelfFinding", "agree", "check"]
