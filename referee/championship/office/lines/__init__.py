"""The shorthand of the desk: a line that a person types goes in, entries come out; and the other way round.

A line begins with its verb: `result 1.2 law 3:sheriff+ 4:deputy-`. Players are numbers, names or their beginnings; a
table with its round is `1.2`, and `1` alone is the round under way; verbs, roles, characters and sides are words in any
language.
"""

from referee.championship.office.lines.course import match_key
from referee.championship.office.lines.reading import VERBS, read, read_words, verb_of, words_of
from referee.championship.office.lines.speaking import spoken
from referee.championship.office.lines.words import OUTCOMES, DeskWords
from referee.championship.office.lines.writing import written

__all__ = [
    "OUTCOMES", "VERBS", "DeskWords", "match_key", "read", "read_words", "spoken",
    "verb_of", "words_of", "written",
]  # fmt: skip
