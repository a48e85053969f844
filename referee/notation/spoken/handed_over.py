"""`hands over`: the turn, of whose it is; the cards, of one who has fallen and whose cards are to go.

In go the words of a line that means nothing as it stands, out come those of the end or the cards given up. Nobody who
plays on is made to give up all his cards by a word that says no more than that he is done.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import is_little, is_said
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

OF_CARDS = ("card", "all")


def hands_over(words: TypedWords, line: list[str]) -> list[str]:
    """`hands over`, `hands over the turn`; `hands all her cards over`, of one who has fallen."""
    who, rest = told_of(words, line)
    if len(rest) < 2 or Quoted in map(type, rest):
        return line
    cards = [word for word in rest if is_said(words, word, *OF_CARDS)]
    said = "".join(word for word in rest if word not in cards and (not cards or not is_little(words, word)))
    if not is_said(words, said, "hands_over"):
        return line
    fallen = _has_fallen(words, who)
    return [*who, "forfeit" if fallen else "end"] if fallen or not cards else line


def _has_fallen(words: TypedWords, who: list[str]) -> bool:
    """Has he fallen; or somebody whose cards are to go, where nobody is named?"""
    seat = words.seat(who[0]) if who else None
    if seat is None:
        return any(owed.kind == "forfeit" for owed in words.table.owed())
    return words.table.seat(seat).out
