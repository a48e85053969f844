"""Who leaves in a duel, or is expelled: it is over at once, and his opponent has won it; no place of his goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace as altered
from typing import Any

from msgspec.structs import replace

from referee.core.book.questions import WINNER, WINNERS_BY_READING
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Level
from referee.sets.base.victory import game_is_won
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.entries import Expelled, Withdrew
from referee.sets.championship.match import the_match
from referee.sets.duel.box import DUEL
from referee.sets.duel.facts import DUELLISTS
from referee.sets.duel.places import duellist


def gone(table: Table) -> tuple[int, ...]:
    """Which of the two have left, the first to go first; those who were expelled after all who left by themselves."""
    return tuple(dict.fromkeys(map(duellist, the_match(table).gone)))


def _ends(brought: Brought[Situation]) -> Brought[Situation]:
    """The same entry in a duel: nothing of what was under way is asked for any more."""

    def moved(table: Table, entry: Any, before: Situation) -> Table:
        after = brought.move(table, entry, before)
        root = after.frames[0]
        return replace(after, frames=(replace(root, owed=(), waiting=()),))

    return altered(brought, move=moved)


DUEL.brings += [_ends(brought) for brought in CHAMPIONSHIP.brings if brought.entry in (Withdrew, Expelled)]


@DUEL.amend(WINNER, "ITC-228", "ITC-229", "ITC-194")
def who_stays_wins(now: Situation, winner: str) -> str:
    """His opponent goes through, or wins the tournament; of two who left, the first had lost it by then."""
    left = gone(now.table)
    return DUELLISTS[1 - left[0]] if left and not _in_no_order(now.table) else winner


def _in_no_order(table: Table) -> bool:
    """Have both gone, one by himself and one expelled, so that nobody knows who went first?"""
    match = the_match(table)
    return len(gone(table)) == len(DUELLISTS) and len({duellist(seat) for seat in match.left}) < len(DUELLISTS)


@DUEL.amend(WINNERS_BY_READING, "ITC-229", "ITC-194")
def either_where_both_are_gone(now: Situation, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Where nobody knows who went first it may be either."""
    return DUELLISTS if _in_no_order(now.table) else sides


@DUEL.trigger("ITC-228", "ITC-229", "ITC-194", "CRD-017", sight=True, replaces="base.game_is_won")
def a_duel_is_won(now: Situation) -> Iterable[Owed]:
    """By leaving too, though nobody has been eliminated."""
    yield from game_is_won(now) if now.table.deaths else _won_by_leaving(now)


def _won_by_leaving(now: Situation) -> Iterator[Owed]:
    if gone(now.table) and not now.table.winner:
        yield Owed("won", 0, side="" if now.ask(WINNERS_BY_READING) else now.ask(WINNER))


@DUEL.object(Withdrew, clauses=("ITC-211",), sight=True, replaces="championship.leaves_once")
def a_player_leaves_once(now: Situation, entry: Withdrew) -> Objection | None:
    """Whichever of his two places is named."""
    if duellist(entry.by) in gone(now.table):
        return Objection("already_left", {"by": entry.by}, Level.WITHOUT_EFFECT)
    return None
