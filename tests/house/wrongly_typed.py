"""Questions are typed on both sides: each line marked here is an error of the type checker, the others are none.

Nobody runs this: `mypy` reads it with the house, and complains of a mark that marks no error any more.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import ACTS, DISTANCE, GAME_IS_OVER, REACH, STILL_DUE, Question
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import Brought, Follow, Objection, Panel, RuleSet, Slice
from referee.core.nouns.entries import Declined, Drew, Entry, Played
from referee.core.nouns.table import Owed, Table

SET = RuleSet[Situation, int]("wrong", slice=Slice(int, 0))


def right(now: Situation, owed: Owed) -> int | None:
    """What is asked rightly, and what comes of it."""
    if now.ask(GAME_IS_OVER) or now.ask(ACTS, 1) or now.ask(STILL_DUE, owed):
        return now.ask(DISTANCE, 1, 2) + now.explain(DISTANCE, 1, 2).value
    return now.ask(REACH, 1, "bang")


def asked_wrongly(now: Situation, owed: Owed) -> str:
    """Too few arguments, too many, of another type, in another order; an answer taken for another."""
    now.ask(DISTANCE, 1)  # type: ignore[misc]
    now.ask(DISTANCE, 1, 2, 3)  # type: ignore[misc]
    now.ask(ACTS, "sheriff")  # type: ignore[misc]
    now.ask(REACH, "bang", 1)  # type: ignore[misc]
    now.ask(GAME_IS_OVER, 1)  # type: ignore[misc]
    now.explain(STILL_DUE, owed.seat)  # type: ignore[misc]
    now.book.amending(DISTANCE, 1)  # type: ignore[misc]
    return now.ask(DISTANCE, 1, 2)  # type: ignore[return-value]


BEGINS_WRONG: Question[int, bool] = Question("begins_wrong", 1)  # type: ignore[arg-type]
KIND_OF_WHAT: Question[int, bool] = Question("kind_of_what", True, kind=str.upper)  # type: ignore[arg-type]


@SET.amend(DISTANCE, "CRD-006")
def further(now: Situation, distance: int, viewer: int, other: int) -> int:
    """Right."""
    return distance + 1


@SET.amend(DISTANCE, "CRD-006")  # type: ignore[arg-type]
def for_one(now: Situation, distance: int, viewer: int) -> int:
    """One argument is missing."""
    return distance


@SET.amend(DISTANCE, "CRD-006")  # type: ignore[arg-type]
def by_name(now: Situation, distance: int, viewer: int, other: str) -> int:
    """One argument is of another type."""
    return distance


@SET.amend(DISTANCE, "CRD-006")  # type: ignore[arg-type]
def perhaps(now: Situation, distance: int, viewer: int, other: int) -> int | None:
    """The answer is none that this question has."""
    return None


@SET.amend(REACH, "CRD-006")  # type: ignore[arg-type]
def only_so_far(now: Situation, reach: int, seat: int, kind: str) -> int:
    """An answer that this question may have is not foreseen."""
    return reach


@SET.amend(DISTANCE, "CRD-006")  # type: ignore[arg-type]
def of_a_table(table: Table, distance: int, viewer: int, other: int) -> int:
    """Rules look at a table with its book, not at a table alone."""
    return distance


@SET.object(Played, Drew, clauses=("CRD-006",))
def not_these(now: Situation, entry: Played | Drew) -> Objection | None:
    """Right."""
    return None


@SET.object(Played, Drew, clauses=("CRD-006",))  # type: ignore[arg-type]
def not_all_of_them(now: Situation, entry: Played) -> Objection | None:
    """It listens to more than it foresees."""
    return None


@SET.object(Played, clauses=("CRD-006",))  # type: ignore[arg-type]
def only_a_key(now: Situation, entry: Played) -> str:
    """What it says is no objection."""
    return "out_of_reach"


@SET.follow(Declined, clauses=("CRD-006",))
def brings(now: Situation, entry: Declined, before: Situation) -> Iterable[Follow]:
    """Right."""
    return ()


@SET.follow(Declined, clauses=("CRD-006",))  # type: ignore[arg-type]
def brings_by_itself(now: Situation, entry: Declined) -> Iterable[Follow]:
    """The table before it is missing."""
    return ()


@SET.follow(Declined, clauses=("CRD-006",))  # type: ignore[arg-type]
def brings_what_is_owed(now: Situation, entry: Declined, before: Situation) -> Iterable[Owed]:
    """What is owed, without when."""
    return ()


@SET.remember(Declined, clauses=("CRD-006",))
def counted(now: Situation, kept: int, entry: Declined, before: Situation) -> int:
    """Right."""
    return kept + 1


@SET.remember(Declined, clauses=("CRD-006",))  # type: ignore[arg-type]
def counted_in_words(now: Situation, kept: str, entry: Declined, before: Situation) -> str:
    """This set remembers something else."""
    return kept


@SET.trigger("CRD-006")
def calls(now: Situation) -> Iterable[Owed]:
    """Right."""
    return ()


@SET.trigger("CRD-006")  # type: ignore[arg-type]
def calls_for_what_follows(now: Situation) -> Iterable[Follow]:
    """The table as it stands calls for what is owed at once."""
    return ()


def shown(now: Situation, viewer: int) -> Panel | None:
    """Right, to look at."""
    return None


def shown_as_text(now: Situation, viewer: int) -> str:
    """Words are for the faces."""
    return "wailing"


SET.panels += [shown]
SET.panels += [shown_as_text]  # type: ignore[list-item]


def moved(table: Table, entry: Declined, before: Situation) -> Table:
    """Right, for what an entry moves."""
    return table


def moved_by_a_book(table: Table, entry: Declined, before: Rulebook) -> Table:
    """What was before is a table with its book."""
    return table


SET.brings += [Brought(Declined, moved, str)]
SET.brings += [Brought(Declined, moved_by_a_book, str)]  # type: ignore[arg-type]


def lost(now: Situation, owed: Owed) -> Entry | None:
    """Right, for what is forced."""
    return None


def lost_by_a_book(book: Rulebook, owed: Owed) -> Entry | None:
    """What leaves nobody a choice is found at a table."""
    return None


SET.owes += [OwedKind("pity", ((Declined, his_own),), forced=lost)]
SET.owes += [OwedKind("pity", ((Declined, his_own),), forced=lost_by_a_book)]  # type: ignore[arg-type]
SET.owes += [OwedKind("pity", forced=lost, choices=lost)]  # type: ignore[arg-type]

Rulebook([SET], ())
Rulebook([SET])  # type: ignore[call-arg]
