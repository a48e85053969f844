"""A reason for taking something back that is of another card or player than what was logged last: what is meant?

In go what the reason names and the log, out comes the play of this turn that it speaks of, if what would go is none of
it. Only the referee knows, and is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import kind_of
from referee.core.nouns.entries import Entry, Played, Retracted
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.history import named
from referee.notation import Named


def ask_which_goes(line: TypedLine, why: Named, gone: Sequence[Entry], lately: Lately) -> None:
    """Raises `BadLine` `another_taken_back` where the reason is of an earlier play, and not of what would go."""
    last = next((named(each) for each in gone if isinstance(each, Retracted)), ())
    if not last or any(_speaks_of(why, lately.log[each]) for each in last):
        return
    plays = (each for each in lately.numbers(1) if each not in last and isinstance(lately.log[each], Played))
    number = next((each for each in plays if _speaks_of(why, lately.log[each])), 0)
    if number:
        choices = tuple(f"{line.verb('retract')} {each}" for each in (number, last[0]))
        raise BadLine("another_taken_back", word=line.shown, number=number, choices=choices)


def _speaks_of(why: Named, entry: Entry) -> bool:
    seats = {getattr(entry, "by", 0), *getattr(entry, "at", ())}
    of_the_card = not why.cards or kind_of(entry) in why.cards
    return of_the_card and (not why.seats or not seats.isdisjoint(why.seats))
