"""A card that lies before its player and is used from there: `nora uses her iron plate`, `drinks from the canteen`.

In go a play as it is said, out comes whether it is of that very card: nobody has two of one name before him, so that
who uses one that lies there puts no other down. In the turn in which it was put down only a word that says so uses it.
"""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.nouns.vocabulary import Card
from referee.notation.sentence import Sentence


def is_used(said: Sentence, card: Card) -> bool:
    """Is it used from where it lies, and not put down?"""
    facts = said.words.book.cards.get(card.kind)
    if said.written or facts is None or not facts.waits:
        return False
    if is_asked_for(said, card):
        return True
    by = said.named or said.table.turn.seat
    if not by or all(each.kind != card.kind for each in said.table.seat(by).in_play):
        return False
    ready = not facts.answers and not Situation(said.table, said.words.book).waits(by, card.kind)
    return _says(said, "uses") or (ready and _says(said, "plays"))


def is_asked_for(said: Sentence, card: Card) -> bool:
    """Is it a card that waits and averts, of him who has to answer now?"""
    facts, owed = said.words.book.cards.get(card.kind), said.due("answer")
    if said.written or facts is None or not (facts.waits and facts.answers) or owed is None:
        return False
    return said.named in (None, owed.seat) and _says(said, "uses", "plays")


def is_used_in_answer(said: Sentence) -> bool:
    """Is it said to be used by him who has to answer? He puts none down then, be it that he has none."""
    return not said.written and said.due("answer") is not None and _says(said, "uses")


def _says(said: Sentence, *ids: str) -> bool:
    return not set(ids).isdisjoint(said.words.lexicon.exact(said.typed, "saying"))
