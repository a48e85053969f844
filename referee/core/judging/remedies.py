"""What would have made it legal: every single change of a named list after which it is not illegal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.questions import DISTANCE
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Frame, Table, Turn
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import Card, exactly
from referee.core.play.placing import with_figure, with_seat, without


class LegalChange(Struct, frozen=True):
    """One thing that could have been otherwise: what sort of thing, at which seat, which card or number."""

    kind: str
    seat: int = 0
    what: str = ""


def remedies(table: Table, entry: e.Entry, book: Rulebook) -> tuple[LegalChange, ...]:
    """The single changes of the table, or of the entry, after which this entry is not illegal.

    Empty if it is not illegal as it stands, or if no single change of the list makes it legal.
    """
    if judge(table, entry, book).level != Level.ILLEGAL:
        return ()
    return tuple(
        change
        for change, altered, said in _changes(table, entry, book)
        if judge(altered, said, book).level != Level.ILLEGAL
    )


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
        for life in range((figure.most or 0) + 1):
            if life != figure.life:
                yield LegalChange("life", seat, str(life)), with_figure(table, seat, life=life)
        for cards in range((hand.exact or 0) + 1 if hand.exact is not None else 0):
            if cards != hand.exact:
                yield LegalChange("hand", seat, str(cards)), with_seat(table, holder, hand=exactly(cards))


def _otherwise_said(table: Table, entry: e.Entry) -> Iterator[tuple[LegalChange, Table, e.Entry]]:
    """The same play at another player, the same draw of another count."""
    if isinstance(entry, e.Played) and len(entry.at) == 1:
        for seat in table.alive:
            if seat not in (entry.by, *entry.at):
                yield LegalChange("other_target", seat), table, replace(entry, at=(seat,))
    if isinstance(entry, e.Drew | e.Discarded):
        for count in range(5):
            if count != entry.count:
                yield LegalChange("count", entry.by, str(count)), table, replace(entry, count=count)
