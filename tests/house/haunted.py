"""A made-up variant that asks for what a box may ask: the dead walk, wail, collect a tribute and rise."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.facts import Facts
from referee.core.book.owed_kind import OwedKind, counted_down, his_own
from referee.core.book.position_line import PositionLine
from referee.core.book.questions import ACTS, COUNTS_FOR_DISTANCE, DISTANCE, IS_ASKED
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Layer, Panel, RuleSet, Slice
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.notation.sentence import Sentence

HAUNTED = RuleSet(
    "haunted",
    Facts(causes=("gold_rush",)),
    needs=("base",),
    layer=Layer.VARIANT,
    strikes=("base.penalty",),
    slice=Slice(tuple[int, ...], (), lines=(PositionLine("wails <>"),)),
)


class Wailed(e.Entry, frozen=True):
    """One of the dead wails so many times."""

    by: int
    count: int = 1


class Rose(e.Entry, frozen=True):
    """One of the dead rises: a play of its own, with which the turn goes on."""

    by: int


def wails(table: Table) -> tuple[int, ...]:
    """Who wailed, as often as they did."""
    heard: tuple[int, ...] = table.slices.get("haunted", ())
    return heard


def _wailed(table: Table, entry: Wailed, before: Situation) -> Table:
    return replace(table, slices={**table.slices, "haunted": (*wails(table), *(entry.by,) * entry.count)})


def _wail(said: Sentence) -> list[e.Entry]:
    return [Wailed(said.actor("wail"), said.words.need_number(said.rest or ["1"]))]


def _rise(said: Sentence) -> list[e.Entry]:
    said.only(said.rest)
    return [Rose(said.actor())]


HAUNTED.brings += [
    Brought(Wailed, _wailed, lambda x: f"{x.by} wail {x.count}"),
    Brought(Rose, lambda table, entry, before: table, lambda x: f"{x.by} rise", goes_on=lambda table, entry: True),
]
HAUNTED.verbs |= {"wail": _wail, "rise": _rise}
HAUNTED.owes += [
    OwedKind("wail", ((Wailed, his_own),), counted_down, lambda now, owed: Wailed(owed.seat, owed.count)),
    OwedKind(
        "tribute",
        ((e.Took, his_own),),
        choices=lambda now, owed: ("hand", *(card.kind for card in now.seat(owed.other).in_play)),
    ),
]


def wailing(now: Situation, viewer: int) -> Panel | None:
    """How often each has wailed; the dead do not see it."""
    if viewer and now.seat(viewer).out:
        return None
    heard = wails(now.table)
    return Panel("wailing", tuple({"by": seat, "count": heard.count(seat)} for seat in dict.fromkeys(heard)))


HAUNTED.panels.append(wailing)


@HAUNTED.amend(ACTS, "CRD-016")
def the_dead_walk(now: Situation, acts: bool, seat: int) -> bool:
    """Being out does not keep anybody from acting."""
    return True


@HAUNTED.amend(IS_ASKED, "CRD-016")
def the_dead_are_asked(now: Situation, asked: bool, seat: int) -> bool:
    """Nor from choosing a card or fending off a Gatling."""
    return True


@HAUNTED.amend(COUNTS_FOR_DISTANCE, "CRD-005")
def who_wailed_counts(now: Situation, counts: bool, seat: int) -> bool:
    """The wailing dead are still in the way."""
    return counts or seat in wails(now.table)


@HAUNTED.amend(DISTANCE, "CRD-005", replaces="base.mustang")
def mustangs_shy(now: Situation, distance: int, viewer: int, other: int) -> int:
    """With the dead about a Mustang keeps two steps away."""
    return distance + 2 if viewer != other and now.in_play(other, "mustang") else distance


@HAUNTED.follow(e.Eliminated, clauses=("NLB-017",), replaces="base.reward")
def gold_rush(now: Situation, entry: e.Eliminated, before: Situation) -> Iterable[Follow]:
    """One card for any kill, whatever the role."""
    yield Follow(Owed("draw", entry.author, 1, "gold_rush"))


@HAUNTED.follow(e.Eliminated, clauses=("NLB-040",))
def wail_and_tribute(now: Situation, entry: e.Eliminated, before: Situation) -> Iterable[Follow]:
    """The dead man wails twice and collects a card of who killed him."""
    yield Follow(Owed("wail", entry.by, 2))
    yield Follow(Owed("tribute", entry.by, other=entry.author))
