"""How often it was: `maggie missed twice` gives two cards, and `draws two more` draws two.

In go the words of a line, out come those of the shorthand.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns import entries as e
from referee.notation.spoken.clauses import is_known, is_said, is_said_together, player
from referee.notation.spoken.word_order import IDLE, told_of
from referee.notation.words.faces import is_own_face, number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LONGEST = 2
"""Words that say twice: `due volte`."""


def told_twice(words: TypedWords, line: list[str]) -> list[str]:
    """A card and `twice`, in either order: two such cards."""
    who, rest = told_of(words, line)
    for count in range(1, min(LONGEST, len(rest) - 1) + 1):
        for said, left in ((rest[-count:], rest[:-count]), (rest[:count], rest[count:])):
            together = "".join(said)
            if any(isinstance(word, Quoted) for word in rest) or not is_said(words, together, "twice"):
                continue
            if is_own_face(together, words.lexicon.lang):  # the 2 of clubs, where that is called so
                continue
            card = [word.rstrip(",") for word in left]
            found = words.card(card, mend=False)
            if found is not None and found[1] == len(card):
                return [*who, "2", *card]
    return line


def played_again(words: TypedWords, part: list[str], found: Sequence[e.Entry]) -> list[str]:
    """`shoots ben, missed, once more, hit`, `once more at cleo`: what was played last on the line, in shorthand.

    Of a card that goes at nobody just before it, `drinks a beer, then another`, one more of its name.
    """
    just = found[-1] if found else None
    if isinstance(just, e.Played) and not just.at and _is_another(words, part):
        return [str(just.by), just.card.kind]
    last = next((each for each in reversed(found) if isinstance(each, e.Played) and len(each.at) == 1), None)
    again = (n for n in (3, 2, 1) if is_said(words, "".join(map(str, part[:n])), "again"))
    count = next((n for n in again if n <= len(part)), 0)
    if last is None or not count or last.at == (last.by,):
        return part
    at = [word for word in part[count:] if not is_known(words, word, "word", "at", "to")]
    if at and (len(at) > 1 or not player(words, at[0])):
        return part
    return [str(last.by), last.card.kind, *(at or [str(last.at[0])])]


def _is_another(words: TypedWords, part: list[str]) -> bool:
    """`then another`, `noch eins`, and nothing else."""
    ways = (part[at:] for at in range(len(part)) if all(is_said(words, word, *IDLE, "and") for word in part[:at]))
    return any(is_said_together(words, said, "another") for said in ways)


def some_more(words: TypedWords, line: list[str]) -> list[str]:
    """`draws two more`, `discards 1 more`: two, or one, whatever was drawn or given up before."""
    draws = any(is_known(words, word, "verb", "draw") for word in line)
    counts = any(word.isdigit() or number_named(word) for word in line if not isinstance(word, Quoted))
    if draws and counts:
        return [word for word in line if not is_said(words, word, "further")]
    gives_up = counts and is_said(words, line[-1], "further") and (line[-2].isdigit() or number_named(line[-2]))
    return line[:-1] if gives_up and any(is_known(words, word, "verb", "discard") for word in line[:-2]) else line
