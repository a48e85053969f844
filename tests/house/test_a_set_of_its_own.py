"""A set brings what it needs without a line of the core: entries, shorthand, questions, owed things, a slice."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.position_line import PositionLine
from referee.core.book.questions import DISTANCE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Layer, Objection, RuleSet, Slice
from referee.core.judging.due import agenda, forced_run
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import line_of, lines_of_position, read, read_position
from referee.notation.sentence import Sentence

HOWL = RuleSet("howl", needs=("base",), slice=Slice(tuple[int, ...], (), lines=(PositionLine("heard <>"),)))
"""A made-up variant: whoever loses a life point howls; howlers are seen from one seat further away."""


class Howled(e.Entry, frozen=True):
    """A player howls."""

    by: int


def _howls(table: Table, entry: Howled, before: Situation) -> Table:
    heard = (*table.slices.get("howl", ()), entry.by)
    return replace(table, slices={**table.slices, "howl": heard})


def _said(said: Sentence) -> list[e.Entry]:
    said.only(said.rest)
    return [Howled(said.actor("howl"))]


HOWL.brings.append(Brought(Howled, _howls, lambda entry: f"{entry.by} howl"))
HOWL.verbs["howl"] = _said
HOWL.owes.append(OwedKind("howl", ((Howled, his_own),), forced=lambda now, owed: Howled(owed.seat)))


@HOWL.follow(e.LifeLost, clauses=("NLB-040",))
def the_hurt_howl(now: Situation, entry: e.LifeLost, before: Situation) -> Iterable[Follow]:
    """Who is hurt howls."""
    yield Follow(Owed("howl", entry.by))


@HOWL.object(Howled, clauses=("NLB-040",))
def nobody_howls_for_nothing(now: Situation, entry: Howled) -> Objection | None:
    """Who is not hurt does not howl."""
    return None if now.met else Objection("no_gain_due", {"by": entry.by, "count": 1})


@HOWL.amend(DISTANCE, "CRD-005", layer=Layer.VARIANT)
def howlers_are_far(now: Situation, distance: int, viewer: int, other: int) -> int:
    """Howlers are seen from one seat further away."""
    return distance + (other in now.table.slices.get("howl", ()))


BOOK = bind([sets.named("base"), HOWL])
POSITION = """
seat 1 "Anna" sheriff willy_the_kid
seat 2 "Bruno" outlaw rose_doolan
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade paul_regret
"""


def play(*lines: str) -> Table:
    """The table after these lines."""
    table, _ = read_position(POSITION, lambda _: BOOK, load())
    for line in lines:
        for entry in read(line, table, BOOK, load()).entries:
            table = evolve(table, entry, BOOK)
    return table


def test_what_a_set_brings_is_due_and_logged_by_enter() -> None:
    """A follow-up of the set's own kind is due, and forced if the set says so."""
    table = play(".", "bang 2", "hit")
    assert [item.owed.kind for item in agenda(table, BOOK).due] == ["howl"]
    assert forced_run(table, BOOK) == (Howled(2),)


def test_its_entry_is_read_written_judged_and_applied() -> None:
    """Shorthand, verdict and move of the set's own entry."""
    table = play(".", "bang 2", "hit")
    (entry,) = read("howl", table, BOOK, load()).entries
    assert entry == Howled(2)
    assert line_of(entry, BOOK) == "2 howl"
    assert judge(table, entry, BOOK).level == Level.LEGAL
    assert judge(table, Howled(3), BOOK).level == Level.ILLEGAL
    assert evolve(table, entry, BOOK).slices == {"howl": (2,)}


def test_it_amends_the_answers_of_other_sets() -> None:
    """A distance of the base box is changed by the set's own memory."""
    table = play(".", "bang 2", "hit", "howl")
    assert Situation(table, BOOK).ask(DISTANCE, 1, 2) == 2


def test_what_it_remembers_is_part_of_a_position() -> None:
    """A position carries the set's own slice and reads it back in its own type."""
    table = play(".", "bang 2", "hit", "howl")
    again, _ = read_position("\n".join(lines_of_position(table, BOOK)), lambda _: BOOK, load())
    assert evolve(Table(), e.Opened(again), BOOK) == table


def test_skipping_what_it_calls_for_is_found() -> None:
    """Play that goes on without it is told so, once."""
    table = play(".", "bang 2", "hit")
    (shot,) = read("bang 2", table, BOOK, load()).entries
    assert judge(table, shot, BOOK).keys == ("passed_over",)
