"""What would have made it legal: single changes, each tried to the end, the likeliest way to have played it first.

A change that is told could have been so at a table, makes the play legal, and what follows from it as well.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.questions import DISTANCE
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Frame, Table, Turn
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import Card, exactly
from referee.core.play.evolve import called, evolve
from referee.core.play.placing import with_figure, with_seat, without

MOST = 3
LIKELIEST = (
    "other_target", "count", "nothing_pending", "phase_play", "own_turn", "not_played", "with_card", "without_card",
    "hand", "life", "alive", "out", "character",
)  # fmt: skip
"""What a referee would tell first: the play otherwise made, a step left out, a card in play, who somebody is last."""


class LegalChange(Struct, frozen=True):
    """One thing that could have been otherwise: what sort of thing, at which seat, which card or number."""

    kind: str
    seat: int = 0
    what: str = ""


def remedies(table: Table, entry: e.Entry, book: Rulebook) -> tuple[LegalChange, ...]:
    """The best single changes of the table, or of the entry, after which nothing speaks against it: one of a kind.

    Empty if it is not illegal as it stands, or if no single change of the list makes it legal.
    """
    best: dict[str, LegalChange] = {}
    for change in every_remedy(table, entry, book, best):
        best.setdefault(change.kind, change)
        if len(best) == MOST:
            break
    return tuple(best.values())


def every_remedy(table: Table, entry: e.Entry, book: Rulebook, told: Container[str] = ()) -> Iterator[LegalChange]:
    """All of them, the likeliest first, but for the kinds that are `told` by then."""
    if judge(table, entry, book).level != Level.ILLEGAL:
        return
    doubtful = _doubtful(table, book)
    likely = sorted(_changes(table, entry, book), key=lambda each: LIKELIEST.index(each[0].kind))
    for change, altered, said in likely:
        if change.kind in told:
            continue
        whole = called(_with_every_card(altered, table), book)
        if _holds(whole, said, book) and _doubtful(whole, book) <= doubtful:
            yield change


def _holds(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """Does nothing speak against the entry, nor against what it leaves nobody a choice in?"""
    if not judge(table, entry, book).clean:
        return False
    after = evolve(table, entry, book)
    for each in forced_run(after, book):
        if judge(after, each, book).level == Level.ILLEGAL:
            return False
        after = evolve(after, each, book)
    return True


def _with_every_card(altered: Table, table: Table) -> Table:
    """A card that would have been elsewhere would have been in the deck, or come from it."""
    more = _at_the_table(altered) - _at_the_table(table)
    return (
        replace(altered, deck=altered.deck.minus(more) if more > 0 else altered.deck.plus(-more)) if more else altered
    )


def _at_the_table(table: Table) -> int:
    held = sum(seat.hand.least for seat in table.seats)
    return held + sum(len(figure.in_play) for seat in table.seats for figure in seat.figures)


def _doubtful(table: Table, book: Rulebook) -> set[str]:
    """What cannot be so at this table."""
    return {doubt.key for doubt in judge(Table(), e.Opened(table), book).doubts}


def _changes(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[tuple[LegalChange, Table, e.Entry]]:
    concerned = _concerned(table, entry)
    yield from ((change, altered, entry) for change, altered in _cards_in_play(table, book, concerned))
    yield from ((change, altered, entry) for change, altered in _who_is_in(table, entry, book))
    yield from ((change, altered, entry) for change, altered in _turn(table, entry))
    yield from ((change, altered, entry) for change, altered in _figures(table, book, concerned))
    yield from _otherwise_said(table, entry)


def _concerned(table: Table, entry: e.Entry) -> tuple[int, ...]:
    seats = (getattr(entry, "by", 0), *getattr(entry, "at", ())[:1], getattr(entry, "of", 0))
    return tuple(dict.fromkeys(seat for seat in seats if 0 < seat <= len(table.seats)))


def _cards_in_play(table: Table, book: Rulebook, seats: tuple[int, ...]) -> Iterator[tuple[LegalChange, Table]]:
    """A card in play gone from any seat concerned, or there."""
    for seat in seats:
        lying = table.seat(seat).in_play
        for card in lying:
            left, _ = without(lying, card)
            yield LegalChange("without_card", seat, card.kind), with_figure(table, seat, in_play=left)
        for kind, facts in book.cards.items():
            if facts.stays and all(card.kind != kind for card in lying):
                weapons = [card for card in lying if card.kind in book.cards and book.cards[card.kind].weapon]
                kept = tuple(card for card in lying if not facts.weapon or card not in weapons)
                yield LegalChange("with_card", seat, kind), with_figure(table, seat, in_play=(*kept, Card(kind)))


def _who_is_in(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[tuple[LegalChange, Table]]:
    """One who is out and concerned alive, one who is in the way between two others out.

    Who lives is known to all: that somebody were dead who is not is no way to have played it.
    """
    concerned = _concerned(table, entry)
    for seat in table.seats:
        altered = with_seat(table, seat.number, out=not seat.out)
        if seat.out and (seat.life or 0) < 1:
            altered = with_figure(altered, seat.number, life=1)
        if seat.out and seat.number in concerned:
            yield LegalChange("alive", seat.number), altered
        elif not seat.out and seat.number not in concerned and _is_nearer(concerned, table, altered, book):
            yield LegalChange("out", seat.number), altered


def _is_nearer(concerned: tuple[int, ...], table: Table, altered: Table, book: Rulebook) -> bool:
    """Does the player see his target otherwise at the altered table?"""
    if len(concerned) < 2:
        return False
    viewer, other = concerned[:2]
    return Situation(table, book).ask(DISTANCE, viewer, other) > Situation(altered, book).ask(DISTANCE, viewer, other)


def _turn(table: Table, entry: e.Entry) -> Iterator[tuple[LegalChange, Table]]:
    """Another turn, another step of it, a play not made, nothing else under way."""
    by, turn = getattr(entry, "by", 0), table.turn
    if by and by != turn.seat:
        yield LegalChange("own_turn", by), replace(table, turn=Turn(by, "play"), frames=(Frame(),))
    if turn.phase != "play":
        yield LegalChange("phase_play", by), replace(table, turn=replace(turn, phase="play"), frames=(Frame(),))
    for kind in dict.fromkeys(turn.played):
        left = list(turn.played)
        left.remove(kind)
        yield LegalChange("not_played", by, kind), replace(table, turn=replace(turn, played=tuple(left)))
    if not table.quiet or table.frames[0].owed or table.triggers:
        yield LegalChange("nothing_pending"), replace(table, frames=(Frame(),), triggers=())


def _figures(table: Table, book: Rulebook, seats: tuple[int, ...]) -> Iterator[tuple[LegalChange, Table]]:
    """Another character, another number of life points or of cards in hand."""
    taken = {seat.character for seat in table.seats}
    for seat in seats:
        for name in book.characters:
            if name not in taken:
                yield LegalChange("character", seat, name), with_figure(table, seat, character=name)
        figure, holder = table.seat(seat).figure, Situation(table, book).holder(seat)
        hand = table.seat(holder).hand
        for life in _nearest(figure.life, range(1, (figure.most or 0) + 1)):
            if life != figure.life:
                yield LegalChange("life", seat, str(life)), with_figure(table, seat, life=life)
        for cards in _nearest(hand.exact, range((hand.exact or 0) + 1)):
            if cards != hand.exact:
                yield LegalChange("hand", seat, str(cards)), with_seat(table, holder, hand=exactly(cards))


def _nearest(now: int | None, numbers: range) -> list[int]:
    return sorted(numbers, key=lambda number: abs(number - (now or 0)))


def _otherwise_said(table: Table, entry: e.Entry) -> Iterator[tuple[LegalChange, Table, e.Entry]]:
    """The same play at another player, the same draw of another count."""
    if isinstance(entry, e.Played) and len(entry.at) == 1:
        for seat in table.alive:
            if seat not in (entry.by, *entry.at):
                yield LegalChange("other_target", seat), table, replace(entry, at=(seat,))
    if isinstance(entry, e.Drew | e.Discarded):
        for count in range(1, 5):
            if count != entry.count:
                yield LegalChange("count", entry.by, str(count)), table, replace(entry, count=count)
