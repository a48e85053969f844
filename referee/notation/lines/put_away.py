"""A card that is said to be discarded and lies before its player: that it has to go, or that it is said to lie there.

What lies there and what is held may be called the same. Where nothing is due that makes it go it is of the hand, unless
none can be held, or no more would be wrong with the one that lies there.
"""

from __future__ import annotations

from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Verdict
from referee.core.nouns.vocabulary import Card
from referee.core.play.arrivals import is_to_be_drawn_for
from referee.notation.sentence import Sentence
from referee.notation.spoken.clauses import is_known, is_little, is_said
from referee.notation.words.typed_words import TypedWords


def put_away(said: Sentence, card: Card, of_hand: e.Discarded) -> list[e.Entry]:
    """That the card goes from where it lies before its player; nothing where one of the hand is meant."""
    owed = _has_to_go(said, card)
    by = owed.seat if owed is not None else of_hand.by
    lying = [each for each in said.table.seat(by).in_play if card.kind and each.may_be(card)]
    if not lying:
        return []
    gone = e.Dropped(by, said.as_it_lies(card, lying))
    return [gone] if owed is not None or _cannot_be_held(said, gone, of_hand) else []


def _has_to_go(said: Sentence, card: Card) -> Owed | None:
    """What makes a card of this kind go from before the seat named, or before anybody."""
    rows = (said.table.triggers, *(frame.owed for frame in reversed(said.table.frames)))
    due = (owed for row in rows for owed in row if owed.kind == "drop" and owed.cause == card.kind)
    return next((owed for owed in due if said.named in (None, owed.seat)), None)


def _cannot_be_held(said: Sentence, gone: e.Dropped, of_hand: e.Discarded) -> bool:
    """Is it none of his hand, which is empty, or no more against the rules from where it lies, or drawn for still?"""
    table, book = said.table, said.words.book
    if table.seat(gone.by).hand.most == 0 or is_to_be_drawn_for(table, gone.by, gone.card.kind):
        return True
    held = judge(table, of_hand, book)
    return not held.clean and _weight(judge(table, gone, book)) <= _weight(held)


def _weight(verdict: Verdict) -> tuple[int, int]:
    return verdict.level, len(verdict.doubts)


def without_its_place(said: Sentence) -> list[str]:
    """The words before `from play`, `in play`, `that he has in play`; all of them where no such words end them."""
    for at in range(1, len(said.rest)):
        if _is_in_play(said.words, said.rest[at:]):
            return said.rest[:at]
    return said.rest


def _is_in_play(words: TypedWords, tail: list[str]) -> bool:
    """Do these say nothing but where a card lies?"""
    *before, last = tail
    return bool(before) and is_known(words, last, "word", "play") and all(_leads_there(words, each) for each in before)


def _leads_there(words: TypedWords, word: str) -> bool:
    small = is_little(words, word) or is_known(words, word, "word", "from", "at", "over")
    return small or is_known(words, word, "joint", "who") or is_said(words, word, "into", "has", "pronoun")
