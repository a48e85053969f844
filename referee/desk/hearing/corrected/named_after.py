"""An answer that nobody had written, of which the card was told only after play had gone on.

That a player answered in a Duel is assumed where the other answers again; what he gave may be told then, and is taken
for his next answer, since that is due. If the line after it would have to assume one more answer, it was the first: so
much is made up of nobody.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.nouns.entries import Answered, Assumed, Corrected, Declined, Entry, Played, Retracted
from referee.core.nouns.vocabulary import Card
from referee.desk.hearing.lately import Lately


def named_after(entries: tuple[Entry, ...], lately: Lately) -> tuple[Entry, ...]:
    """The line without what it assumes, and what it says of an earlier answer; nothing where there is none such."""
    match entries:
        case (Assumed(count=1), Answered(by=other, card=Card(kind="")), (Answered() | Declined()) as said, *rest):
            pass
        case _:
            return ()
    unnamed, named = _answers(said.by, lately)
    if not unnamed or not named or other == said.by:
        return ()
    told = lately.log[named]
    assert isinstance(told, Answered)
    return (Corrected(unnamed, 1), replace(told), Retracted(named), said, *rest)


def _answers(seat: int, lately: Lately) -> tuple[int, int]:
    """His last answer to the card under way, and the one before that if nobody said what it was; else 0."""
    given: list[int] = []
    for number in lately.numbers(1):
        each = lately.log[number]
        if isinstance(each, Played):
            break
        if isinstance(each, Answered) and each.by == seat:
            given.append(number)
    match given[:2]:
        case [named, unnamed] if lately.log[unnamed] == Answered(seat, Card()) != lately.log[named]:
            return unnamed, named
    return 0, 0
