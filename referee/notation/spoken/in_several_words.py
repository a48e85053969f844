"""A verb of a box, said in several words: `reveals himself as the rebel`, `becomes the new sheriff`.

In go the words of a line, out come those with the verb; words that say something else too are it where it is due.
"""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, player
from referee.notation.spoken.word_order import IDLE, told_of
from referee.notation.words.faces import suit_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LONGEST = 6
"""Words of one saying that carry something: `shows that he is rebel`."""
SUIT = "suit"


def in_several_words(words: TypedWords, line: list[str]) -> list[str]:
    """`turns up his role`: the verb that these are a name of; who is named between them stands behind it."""
    who, rest = told_of(words, bare(words, line))
    said = [(n, word) for n, word in enumerate(rest) if not _carries_nothing(words, word)]
    told = [(n, word) for n, word in said if not n or not player(words, word)]
    for count in range(min(LONGEST, len(told)), 0, -1):
        end = told[count - 1][0]
        verb = _verb(words, who, [word for _, word in told[:count]])
        if verb and end:
            between = [word for n, word in said if 0 < n < end and player(words, word)]
            return [*who, verb, *between, *rest[end + 1 :]]
    return line


def _carries_nothing(words: TypedWords, word: str) -> bool:
    return is_little(words, word) or (is_said(words, word, *IDLE) and not is_known(words, word, "word"))


def _verb(words: TypedWords, who: list[str], said: list[str]) -> str:
    """The verb of a set that these words name, if they name no more, or it is due."""
    if any(isinstance(word, Quoted) for word in said):
        return ""
    name = "".join(said)
    found = [each for each in words.lexicon.exact(name, "verb") if each in words.book.verbs]
    may = found and (not words.lexicon.exact(name, "saying") or _is_due(words, who, found[0]))
    return found[0] if may else ""


def _is_due(words: TypedWords, who: list[str], verb: str) -> bool:
    """May what is owed of him be met with this verb?"""
    now, seat = Situation(words.table, words.book), words.seat(who[0]) if who else None
    owed = [each for each in words.table.owed() if seat in (None, each.seat) and each.kind in words.book.kinds]
    kinds = ((words.book.kinds[each.kind], each) for each in owed)
    return any(verb == kind.typed_by or verb in kind.choices(now, each) for kind, each in kinds)


def suit_chosen(words: TypedWords, line: list[str]) -> list[str]:
    """`chooses hearts`, `says hearts`, where a suit is to be named: that one, and no card of that suit."""
    who, rest = told_of(words, bare(words, line))
    told = [word for word in rest if not is_little(words, word)]
    if len(told) != 2 or Quoted in map(type, told) or not suit_named(told[1], words.lexicon.lang):
        return line
    chooses = is_known(words, told[0], "verb", "pick", "flip") or is_said(words, told[0], "gives", "names")
    due = any(owed.kind == SUIT for owed in words.table.owed())
    return [*who, SUIT, told[1]] if chooses and due else line
