"""Cards that somebody gives up, where it is not said what for: over the limit as his turn ends, or for a life point.

In goes the discard as it would be logged at the end of a turn, out comes the ability that is meant instead, if the end
of a turn would be against the rules and the ability is not. Where neither is, both are offered as whole lines; said of
nobody, as what is due is shown, it is the limit.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.verdict import Level
from referee.errors import BadLine
from referee.notation.sentence import Sentence
from referee.notation.spoken.life_left import TWO_ENDS
from referee.notation.writing import card_word, line_of


def by_ability(said: Sentence, at_the_end: e.Discarded, verb: str) -> Sequence[e.Entry]:
    """What is given by the ability of this verb, if that is meant; nothing where cards go at the end of a turn.

    Raises `BadLine` `for_life_or_limit` where it may be either.
    """
    cards = [card_word(card) for card in at_the_end.seen]
    cards = [*cards, *["?"] * (at_the_end.count - len(cards))] if cards else [str(at_the_end.count)]
    ability = replace(said, named=at_the_end.by, rest=cards, written=True, typed=verb)
    given: list[e.Entry] = said.words.book.verbs[verb](ability)
    table, book = said.table, said.words.book
    by_it = judge(table, given[0], book).level
    if by_it > Level.WITHOUT_EFFECT:
        return ()
    offends = judge(table, at_the_end, book).level > Level.WITHOUT_EFFECT
    in_vain = by_it is Level.WITHOUT_EFFECT and said.table.turn.seat == at_the_end.by
    if offends and not in_vain:
        return given
    if not offends and (by_it is Level.WITHOUT_EFFECT or said.named is None):
        return ()
    choices = (f"{at_the_end.by} {verb} {' '.join(cards)}", line_of(at_the_end, said.words.book))
    raise BadLine(TWO_ENDS, choices=choices)
