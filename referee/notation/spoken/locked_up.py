"""`sperrt Ben ein`, `legt Ben ein Gefängnis hin`: a card for another, told by what it does or with him before it.

In go the words of a line that means nothing as it stands, out come those of the play.
"""

from __future__ import annotations

from referee.notation.spoken.around import is_glued
from referee.notation.spoken.clauses import is_known, is_little, is_said, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.typed_words import TypedWords

AT_ONE = ("reach", "near", "one", "other")
"""How a card is aimed that lies before another."""


def locked_up(words: TypedWords, line: list[str]) -> list[str]:
    """`anna sperrt ben ein` as `anna jail ben`."""
    who, rest = told_of(words, line)
    whom = [word for word in rest if player(words, word)]
    said = "".join(word for word in rest if word not in whom)
    of_all = words.book.cards.items()
    cards = [kind for kind, facts in of_all if facts.draws and facts.stays and facts.aim in AT_ONE]
    told = len(whom) == 1 and rest[0] not in whom and len(cards) == 1 and is_said(words, said, "locks_up")
    return [*who, cards[0], whom[0]] if told else line


def laid_before_him(words: TypedWords, line: list[str]) -> list[str]:
    """`anna legt ben ein gefängnis hin` as `anna jail ben`."""
    who, rest = told_of(words, line)
    if len(rest) < 3 or not is_known(words, rest[0], "verb", "lay") or not player(words, rest[1]):
        return line
    told = rest[2:-1] if is_glued(words, rest[0], rest[-1]) else rest[2:]
    card = [word for word in told if not is_little(words, word)]
    found = words.card(card, mend=False) if card else None
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(card) else None
    return [*who, *card, rest[1]] if facts is not None and facts.stays and facts.aim in AT_ONE else line


LOCKED_UP = (locked_up, laid_before_him)
