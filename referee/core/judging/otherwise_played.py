"""The same entry at another table: after a step that was left out, at another moment, with another card in play.

Each is a table that there could have been, told as a referee would: nobody would tell that a player in between were
dead, or that someone had no cards left to give up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.assumed import of_a_turn
from referee.core.judging.changes import LegalChange, Tried
from referee.core.judging.due import LONGEST_RUN, agenda, surplus
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Frame, Owed, Table, Turn
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import Card, exactly
from referee.core.play.evolve import called, evolve
from referee.core.play.placing import with_figure, with_seat, without

DRAWN = ("6h", "9s")
"""A draw! that comes out well, and one that does not."""


def otherwise_played(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[Tried]:
    """Every other table at which this entry could have been made."""
    yield from _after_what_was_due(table, entry, book)
    altered = (*_moments(table, entry, book), *_cards(table, entry, book), *_players(table, entry, book))
    for change, other in altered:
        yield Tried(change, called(_with_every_card(other, table), book), entry)


def concerned(table: Table, entry: e.Entry) -> tuple[int, ...]:
    """The seats that this entry is about."""
    seats = (getattr(entry, "by", 0), *getattr(entry, "at", ())[:1], getattr(entry, "of", 0))
    return tuple(dict.fromkeys(seat for seat in seats if 0 < seat <= len(table.seats)))


def _with_every_card(altered: Table, table: Table) -> Table:
    """A card that would have been elsewhere would have been in the deck, or come from it."""
    more = _at_the_table(altered) - _at_the_table(table)
    return (
        replace(altered, deck=altered.deck.minus(more) if more > 0 else altered.deck.plus(-more)) if more else altered
    )


def _at_the_table(table: Table) -> int:
    held = sum(seat.hand.least for seat in table.seats)
    return held + sum(len(figure.in_play) for seat in table.seats for figure in seat.figures)


def _after_what_was_due(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[Tried]:
    """After as many steps of what was due as it takes; cards above the limit are given up before the turn ends."""
    if isinstance(entry, e.TurnEnded) and (given_up := _surplus_given_up(table, entry.by, book)) is not None:
        yield Tried(LegalChange("discarded", entry.by, str(given_up.count)), evolve(table, given_up, book), entry)
        return
    if isinstance(entry, e.Answered | e.Declined):
        yield from _after_a_draw(table, entry, book)
    found = (_steps(table, entry, book, face) for face in DRAWN)
    yield from (each for each in found if each is not None)


def _surplus_given_up(table: Table, seat: int, book: Rulebook) -> Any:
    """The entry by which this seat gives up what it may not keep; an entry is called as its verb."""
    verb, count = surplus(Situation(table, book), seat)
    kinds: tuple[Any, ...] = (e.Discarded, *book.brought)
    kind = next(
        (kind for kind in kinds if kind.__struct_config__.tag == {"discard": "discarded"}.get(verb, verb)), None
    )
    return None if kind is None or table.turn.seat != seat else kind(seat, count)


def _after_a_draw(table: Table, entry: Any, book: Rulebook) -> Iterator[Tried]:
    """After a draw! that came out badly, which he had before his answer."""
    for due in agenda(table, book).due:
        if (due.owed.kind, due.owed.seat) == ("answer", entry.by):
            for option in due.options:
                step = e.Flipped(entry.by, option, DRAWN[-1])
                if option in book.cards and judge(table, step, book).clean:
                    yield Tried(LegalChange("drawn_first", entry.by, option), evolve(table, step, book), entry)


def _steps(table: Table, entry: e.Entry, book: Rulebook, face: str) -> Tried | None:
    done: list[Owed] = []
    while len(done) < LONGEST_RUN:
        owed, step = _next_step(table, entry, book, face)
        if owed is None or step is None or _is_another_matter(step, entry) or not judge(table, step, book).clean:
            return None
        table = evolve(table, step, book)
        done.append(owed)
        if judge(table, entry, book).clean:
            only = owed if len(done) == 1 else None
            return Tried(LegalChange("due_first" if only else "all_due_first", owed=only), table, entry)
    return None


def _is_another_matter(step: e.Entry, entry: e.Entry) -> bool:
    """Is the step the same as the entry, or does it lead out of the turn in which the entry was made?"""
    by = getattr(entry, "by", 0)
    if isinstance(step, e.TurnEnded) or (isinstance(step, e.TurnBegan) and step.by != by):
        return True
    about = [(type(one), getattr(one, "by", 0), getattr(one, "cause", ""), _card(one)) for one in (step, entry)]
    return about[0] == about[1]


def _card(entry: Any) -> Any:
    """What is drawn for; cards given up are alike."""
    return entry.card if isinstance(entry, e.Flipped) else None


def _next_step(table: Table, entry: e.Entry, book: Rulebook, face: str) -> tuple[Owed | None, e.Entry | None]:
    """What is due, and the entry it comes to; how an answer comes out is left open where the entry is about that."""
    for due in agenda(table, book).due:
        if due.must and due.owed.must:
            if due.forced is not None:
                return due.owed, due.forced
            return due.owed, None if _is_an_outcome(table, entry) else _chosen(due.owed, face)
    return None, None


def _is_an_outcome(table: Table, entry: e.Entry) -> bool:
    """Does it follow only if an answer under way comes out in one way?"""
    if isinstance(entry, e.Forfeited):
        return not table.seat(entry.by).out
    return isinstance(entry, e.LifeLost | e.LifeGained | e.Eliminated | e.Won)


def _chosen(owed: Owed, face: str) -> e.Entry | None:
    """The plainest way to do what leaves a choice."""
    if owed.kind == "answer":
        return e.Declined(owed.seat)
    if owed.kind == "flip":
        return e.Flipped(owed.seat, owed.cause, face)
    if owed.kind == "draw":
        return e.Drew(owed.seat, owed.count, cause=owed.cause)
    return e.PutBack(owed.seat, owed.count) if owed.kind == "putback" else None


def _moments(table: Table, entry: Any, book: Rulebook) -> Iterator[tuple[LegalChange, Table]]:
    """His own turn, the playing phase, a play not made: of what is done of one's own accord."""
    by, turn = getattr(entry, "by", 0), table.turn
    if not by or not _of_ones_own_accord(entry, book):
        return
    if by != turn.seat and of_a_turn(entry, book):
        over = replace(table, turn=replace(turn, phase="over"), frames=(Frame(),), triggers=())
        yield LegalChange("own_turn", by), replace(over, turn=Turn(by, "play"))
        yield LegalChange("own_turn", by), evolve(over, e.TurnBegan(by), book)
    if by == turn.seat and turn.phase in ("discard", "over") and not _turn_is_skipped(table, by):
        yield LegalChange("phase_play", by), replace(table, turn=replace(turn, phase="play"), frames=(Frame(),))
    for kind in dict.fromkeys(filter(None, turn.played)):
        left = list(turn.played)
        left.remove(kind)
        yield LegalChange("not_played", by, kind), replace(table, turn=replace(turn, played=tuple(left)))


def _turn_is_skipped(table: Table, seat: int) -> bool:
    """Had this turn no playing phase at all?"""
    return any(owed.kind == "end" and owed.seat == seat for owed in table.frames[0].owed)


def _of_ones_own_accord(entry: e.Entry, book: Rulebook) -> bool:
    return isinstance(entry, e.Played | e.Discarded | e.Drew) or type(entry) in book.brought


def _cards(table: Table, entry: Any, book: Rulebook) -> Iterator[tuple[LegalChange, Table]]:
    """A card in play gone from any seat concerned, or there; what a player takes or loses lies there or does not."""
    if not isinstance(entry, e.Played | e.Laid | e.Flipped) and type(entry) not in book.brought:
        return
    for seat in concerned(table, entry):
        lying = table.seat(seat).in_play
        for card in lying:
            left, _ = without(lying, card)
            yield LegalChange("without_card", seat, card.kind), with_figure(table, seat, in_play=left)
        yield from _with_another_card(table, entry, book, seat)


def _with_another_card(table: Table, entry: Any, book: Rulebook, seat: int) -> Iterator[tuple[LegalChange, Table]]:
    """A weapon lies there in the place of another, but not so that one may come in its place."""
    lying = table.seat(seat).in_play
    armed = _is_weapon(entry.card, book) if isinstance(entry, e.Played | e.Laid) else False
    for kind, facts in book.cards.items():
        if facts.stays and all(card.kind != kind for card in lying) and not (armed and facts.weapon):
            kept = tuple(card for card in lying if not (facts.weapon and _is_weapon(card, book)))
            yield LegalChange("with_card", seat, kind), with_figure(table, seat, in_play=(*kept, Card(kind)))


def _is_weapon(card: Card, book: Rulebook) -> bool:
    return card.kind in book.cards and bool(book.cards[card.kind].weapon)


def _players(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[tuple[LegalChange, Table]]:
    """An empty hand for him who draws for that, a wound for him who heals, a life for a target, an ability."""
    for seat in concerned(table, entry):
        if isinstance(entry, e.Drew) and table.seat(seat).hand.exact:
            yield LegalChange("hand", seat, "0"), with_seat(table, seat, hand=exactly(0))
        life = table.seat(seat).life or 0
        if isinstance(entry, e.Played | e.LifeGained) and life > 1:
            yield LegalChange("life", seat, str(life - 1)), with_figure(table, seat, life=life - 1)
        if table.seat(seat).out and (isinstance(entry, e.TurnBegan) or seat in getattr(entry, "at", ())):
            yield LegalChange("alive", seat), with_figure(with_seat(table, seat, out=False), seat, life=max(life, 1))
    yield from _abilities(table, entry, book)


def _abilities(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[tuple[LegalChange, Table]]:
    """Another character, where it is the ability of that one that helps, and not the want of his own."""
    taken = {seat.character for seat in table.seats}
    free = [name for name in book.characters if name not in taken]
    for seat in concerned(table, entry):
        worlds = [(name, with_figure(table, seat, character=name)) for name in free]
        able = [(name, world) for name, world in worlds if judge(world, entry, book).level < Level.ILLEGAL]
        if len(able) * 2 < len(worlds):
            yield from ((LegalChange("character", seat, name), world) for name, world in able)
