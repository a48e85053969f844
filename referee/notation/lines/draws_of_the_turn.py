"""Cards of phase 1 told as drawn for the character by which they are drawn so: `luke draws for black jack`.

In go who draws and what it is said to be for, out comes whether that is how his turn draws, and from where.
"""

from __future__ import annotations

from referee.core.book.questions import DRAW_COUNT, DRAW_SOURCES
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.play.evolve import evolve
from referee.core.play.placing import with_figure
from referee.core.play.unwritten import comes_next
from referee.errors import BadLine
from referee.notation.sentence import Sentence

PILES = ("deck", "discards")


def draws_his_turn_by(said: Sentence, by: int, cause: str) -> Owed | None:
    """Phase 1 of his turn, which is due or comes next, where it is drawn otherwise by this character of his."""
    if said.written or all(figure.character != cause for figure in said.table.seat(by).figures):
        return None
    owed = _phase_one(_in_his_turn(said, by), by)
    told = owed is not None and not _is_due_for_it(said.table, by, cause)
    return owed if told and _differs(_in_his_turn(said, by), by, said.words.book) else None


def from_where_by(said: Sentence, by: int) -> str:
    """The pile from which his character alone lets him draw, else the deck. Raises `BadLine` `needs_seat` of a hand."""
    table, book = _in_his_turn(said, by), said.words.book
    plain = Situation(_without_character(table, by), book).ask(DRAW_SOURCES, by)
    own = [each for each in Situation(table, book).ask(DRAW_SOURCES, by) if each not in plain]
    if own and own[0] not in PILES:
        raise BadLine("needs_seat")
    return own[0] if own else "deck"


def _in_his_turn(said: Sentence, by: int) -> Table:
    """The table in his turn, as far as it has begun or comes next."""
    turn, book = said.table.turn, said.words.book
    begun = turn.seat == by and turn.phase != "over"
    comes = not begun and comes_next(Situation(said.table, book), by)
    return evolve(said.table, e.TurnBegan(by), book) if comes else said.table


def _phase_one(table: Table, by: int) -> Owed | None:
    rows = (owed for frame in table.frames for owed in frame.owed)
    return next((owed for owed in rows if (owed.kind, owed.cause, owed.seat) == ("draw", "turn", by)), None)


def _is_due_for_it(table: Table, by: int, cause: str) -> bool:
    rows = (table.triggers, *(row for frame in table.frames for row in (frame.owed, frame.waiting)))
    return any((owed.kind, owed.cause, owed.seat) == ("draw", cause, by) for row in rows for owed in row)


def _differs(table: Table, by: int, book: Rulebook) -> bool:
    """Would a player of no character draw otherwise, with any life points: another number, from elsewhere, or with
    nothing to do behind?
    """
    return _drawing(table, by, book) != _drawing(_without_character(table, by), by, book)


def _drawing(table: Table, by: int, book: Rulebook) -> tuple[object, ...]:
    now = Situation(table, book)
    count = now.ask(DRAW_COUNT, by)
    after = evolve(table, e.Drew(by, count, cause="turn"), book)
    lives = range(1, (table.seat(by).most or 0) + 1)
    hurt = tuple(Situation(with_figure(table, by, life=life), book).ask(DRAW_COUNT, by) for life in lives)
    return (count, hurt), now.ask(DRAW_SOURCES, by), tuple(owed.kind for frame in after.frames for owed in frame.owed)


def _without_character(table: Table, by: int) -> Table:
    return with_figure(table, by, character="")
