"""A card that somebody does, as people say in most languages: `does a bang on ben`, `fa un bang a ben`: he plays it.

So he does with one that he lets come: `laat de postkoets komen`.

In go the words of a line that means nothing as it stands, out come those without the verb, of which the card says what
it is.
"""

from __future__ import annotations

from referee.notation.spoken.around import Spoken
from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together
from referee.notation.spoken.word_order import told_of
from referee.notation.words.typed_words import TypedWords

DOES = ("does", "let")
"""Sayings of somebody who does a thing, or makes another do it: a card behind them is no other."""


def does_a_card(words: TypedWords, line: list[str]) -> list[str]:
    """`does a bang on ben`, `has done a duel with ben`: plays it."""
    who, rest = told_of(words, line)
    has = len(rest) > 2 and is_known(words, rest[0], "filler", "being") and is_said(words, rest[1], *DOES)
    rest = rest[1:] if has else rest
    if len(rest) < 2 or not is_said(words, rest[0], *DOES):
        return line
    said = Spoken(words).apart(rest[1:])
    card = _without_coming(words, said) if is_said(words, rest[0], "let") else said
    while card and is_little(words, card[0]):
        card = card[1:]
    return [*who, *card] if card and words.card(card, mend=False) is not None else line


def _without_coming(words: TypedWords, said: list[str]) -> list[str]:
    """The words without `come`, `roll in` before or behind the card."""
    for count in (2, 1):
        if len(said) > count and is_said_together(words, said[-count:], "comes"):
            return said[:-count]
    return said[1:] if len(said) > 1 and is_said(words, said[0], "comes") else said
