"""What is put right by what the eyes see, and what a gap or a change of logging leaves unknown."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import ACTS, MOST_LIFE, ROLE_IS_OPEN
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import moved_unseen
from referee.core.nouns.table import Frame, Table, Turn
from referee.core.nouns.vocabulary import NO_TELLING, exactly
from referee.core.play.placing import Move, steps_from, with_figure, with_seat, without


def _gap(table: Table, entry: e.Entry, before: Situation) -> Table:
    """What nobody can see any more is unknown: hands, what is owed, what was played this turn."""
    seats = tuple(replace(seat, hand=NO_TELLING if _holds(before, seat.number) else exactly(0)) for seat in table.seats)
    turn = replace(table.turn, unlogged=True, played=())
    table = replace(table, seats=seats, turn=turn, frames=(Frame(),), deck=NO_TELLING, sightings=())
    return replace(table, discards=(), mixed=(), open=())


def _holds(before: Situation, seat: int) -> bool:
    """Has this seat a hand of its own?"""
    return before.ask(ACTS, seat) and before.holder(seat) == seat


def _mode_changed(table: Table, entry: e.ModeChanged, before: Situation) -> Table:
    if entry.mode == table.mode:
        return table
    return replace(_gap(table, entry, before), mode=entry.mode, waived=())


def _faulted(table: Table, entry: e.Faulted, before: Situation) -> Table:
    return table


def _life_set(table: Table, entry: e.LifeSet, before: Situation) -> Table:
    return with_figure(table, entry.by, life=entry.life)


def _most_set(table: Table, entry: e.MostSet, before: Situation) -> Table:
    return with_figure(table, entry.by, most=entry.most)


def _hand_set(table: Table, entry: e.HandSet, before: Situation) -> Table:
    """A hand that has perhaps become smaller may have lost any card that was seen of it."""
    holder, held = before.holder(entry.by), before.hand(entry.by)
    smaller = entry.hand.least < held.least
    sightings = moved_unseen(table.sightings, holder, None, False) if smaller else table.sightings
    return replace(with_seat(table, holder, hand=entry.hand), sightings=sightings)


def _in_play_set(table: Table, entry: e.InPlaySet, before: Situation) -> Table:
    return with_figure(table, entry.by, in_play=entry.cards)


def _character_set(table: Table, entry: e.CharacterSet, before: Situation) -> Table:
    """The character, and with it the printed life points if none were known."""
    seat = table.seats[entry.by - 1]
    most = seat.most if seat.most is not None else before.ask(MOST_LIFE, entry.character, seat.role) or None
    return with_figure(table, entry.by, character=entry.character, most=most)


def _role_set(table: Table, entry: e.RoleSet, before: Situation) -> Table:
    seat = table.seats[entry.by - 1]
    shown = seat.shown or seat.out or before.ask(ROLE_IS_OPEN, entry.role)
    return with_seat(table, entry.by, role=entry.role, shown=shown)


def _phase_set(table: Table, entry: e.PhaseSet, before: Situation) -> Table:
    """The turn stands where the referee says; what of its steps is then still to come is owed."""
    table = replace(table, turn=Turn(entry.by, entry.phase, (), True), frames=(Frame(),))
    return replace(table, frames=(Frame(owed=steps_from(table, before.book)),))


def _deck_set(table: Table, entry: e.DeckSet, before: Situation) -> Table:
    return replace(table, deck=entry.deck)


def _turnovers_set(table: Table, entry: e.TurnoversSet, before: Situation) -> Table:
    return replace(table, turned=entry.turned)


def _laid(table: Table, entry: e.Laid, before: Situation) -> Table:
    return with_figure(table, entry.by, in_play=(*table.seats[entry.by - 1].in_play, entry.card))


def _lost(table: Table, entry: e.Lost, before: Situation) -> Table:
    left, _ = without(table.seats[entry.by - 1].in_play, entry.card)
    return with_figure(table, entry.by, in_play=left)


REPAIRS: dict[type[e.Entry], Move] = {
    e.Faulted: _faulted,
    e.Gap: _gap,
    e.ModeChanged: _mode_changed,
    e.LifeSet: _life_set,
    e.MostSet: _most_set,
    e.HandSet: _hand_set,
    e.InPlaySet: _in_play_set,
    e.CharacterSet: _character_set,
    e.RoleSet: _role_set,
    e.PhaseSet: _phase_set,
    e.DeckSet: _deck_set,
    e.TurnoversSet: _turnovers_set,
    e.Laid: _laid,
    e.Lost: _lost,
}
"""What is put right, by type of entry."""
