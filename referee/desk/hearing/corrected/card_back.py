"""`gino takes the card back`: which entry is taken back by that, or that it was said already.

In go the card and whose it is, and the log, out comes the retraction as a line.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import Answered, Discarded, Entry, Laid, Played, Retracted
from referee.core.nouns.verdict import Level
from referee.desk.hearing.corrected.of_the_line import typed_last
from referee.desk.hearing.corrected.readdressed import BRINGS, FOLLOWS
from referee.desk.hearing.lately import Lately, by_whom
from referee.log.history import named
from referee.notation import CardReturned

OUT_OF_A_HAND = (Played, Answered, Discarded, Laid)


def taken_back_already(told: CardReturned, log: Sequence[Entry]) -> int:
    """The retraction logged last, if it took back such a card of this player; else 0."""
    last = log[-1]
    gone = named(last) if isinstance(last, Retracted) else ()
    return len(log) - 1 if any(_is_such(log[number], told) for number in gone) else 0


def card_taken_back(told: CardReturned, lately: Lately, at: Sequence[str]) -> str:
    """The line that takes it back: all of the last one, where that was one play, and none behind it wrong; such a card
    of it, that which was wrong or the last; or the last such card of this turn. Nothing where there is none.
    """
    typed = typed_last(lately.log, at)
    such = [number for number in typed if number in lately.counting and _is_such(lately.log[number], told)]
    offends = [number for number in such if lately.counting[number].level == Level.ILLEGAL]
    alone = bool(such) and such[0] == typed[0] and (not offends or offends[0] == such[0])
    if alone and all(isinstance(lately.log[n], (*FOLLOWS, *BRINGS)) for n in typed[1:]):
        return "retract"
    if such:
        return f"retract {_which(such, lately)}"
    lately_played = (number for number in lately.numbers(1) if told.card and _is_such(lately.log[number], told))
    number = next(lately_played, 0)
    return f"retract {number}" if number else ""


def _which(such: Sequence[int], lately: Lately) -> int:
    """The last that was wrong, else the last that was played, else the last."""
    wrong = [number for number in such if not lately.counting[number].clean]
    played = [number for number in such if isinstance(lately.log[number], Played)]
    return (wrong or played or such)[-1]


def _is_such(entry: Entry, told: CardReturned) -> bool:
    if not isinstance(entry, OUT_OF_A_HAND) or told.by not in (0, by_whom((entry,))):
        return False
    cards = entry.seen if isinstance(entry, Discarded) else (entry.card,)
    return not told.card or told.card in [card.kind for card in cards]
