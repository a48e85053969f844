"""The search without its machine: an open index goes in, bytes come out by which a page finds what `ask` finds.

rows.py writes what words are about, cutting.py cuts the shelf into runs of words once more, saying.py writes which
ruling says which run in which phrasing, gathering.py sets of numbers in few bits, vocabulary.py the words and names,
measures.py every figure that the ranking rests on; file.py puts it all together, each part pressed by itself. laid.py
lays the same out for a page that is read from disk. Who reads either is told nothing else: words and weights are those
of the index, so that a page that reckons as the search does answers as it does.
"""

from referee.library.portable.file import Carried, carried

__all__ = ["Carried", "carried"]
