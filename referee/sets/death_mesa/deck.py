"""The Dead Men's Deck as a whole, where the table has said what it consists of; else only its cards seen are known."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kind import OwedKind, whoever
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection, Panel
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Count
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Composed, Conjured, GhostCard, Haunted, Negated, Reshuffled, Shed
from referee.sets.death_mesa.mesa import remembered, the_mesa
from referee.sets.death_mesa.writing import spirits


def left(table: Table) -> Count | None:
    """How many cards are in it still; None where its make-up was not said."""
    kept = the_mesa(table)
    if not kept.makeup:
        return None
    whole = len(kept.makeup) - len(kept.discards)
    hands = [ghost.hand for ghost in kept.ghosts]
    most = max(0, whole - sum(hand.least for hand in hands))
    if any(hand.most is None for hand in hands):
        return Count(0, most)
    return Count(max(0, whole - sum(hand.most or 0 for hand in hands)), most)


MESA.brings += [
    Brought(
        Composed,
        lambda table, entry, before: remembered(table, makeup=entry.spirits),
        lambda entry: f"compose{spirits(entry.spirits)}",
    ),
    Brought(
        Reshuffled,
        lambda table, entry, before: remembered(table, discards=()),
        lambda entry: "reshuffle",
    ),
]
MESA.owes.append(OwedKind("reshuffle", ((Reshuffled, whoever),), forced=lambda now, owed: Reshuffled()))


@MESA.trigger("DMS-006", "DMS-007")
def a_short_one_is_shuffled_anew(now: Situation) -> Iterable[Owed]:
    """When it holds fewer cards than a ghost has to draw, its discards are shuffled into it."""
    count = left(now.table)
    if count is None or count.most is None or not the_mesa(now.table).discards:
        return
    wanted = [owed for frame in now.table.frames for owed in frame.owed if owed.kind == "conjure"]
    if any(owed.count > count.most for owed in wanted):
        yield Owed("reshuffle", wanted[0].seat)


def _cards(entry: Conjured | Haunted | Negated | Shed) -> tuple[GhostCard, ...]:
    one = (entry.spirit,) if isinstance(entry, Haunted | Negated) else ()
    traded = isinstance(entry, Haunted) and entry.traded
    others = () if isinstance(entry, Negated) else entry.spirits
    return (*(() if traded else one), *others)


@MESA.object(Conjured, Haunted, Negated, Shed, clauses=("DMS-006",))
def only_cards_of_this_deck(now: Situation, entry: Conjured | Haunted | Negated | Shed) -> Objection | None:
    """Where its make-up was said no other card can turn up."""
    makeup = the_mesa(now.table).makeup
    strange = next((card for card in _cards(entry) if not any(card.may_be(each) for each in makeup)), None)
    if not makeup or strange is None:
        return None
    return Objection("no_such_spirit", {"by": entry.by, "card": strange.kind or "none"}, doubt=True)


@MESA.object(Conjured, clauses=("DMS-006", "DMS-007"))
def as_many_as_it_holds(now: Situation, entry: Conjured) -> Objection | None:
    """Nobody draws more cards of it than are left."""
    count = left(now.table)
    if count is None or count.most is None or entry.count <= count.most:
        return None
    return Objection("too_few_left", {"by": entry.by, "count": entry.count, "left": count.most}, doubt=True)


def what_is_left(now: Situation, viewer: int) -> Panel | None:
    """How many cards it holds, and how many are discarded."""
    count = left(now.table)
    if count is None:
        return None
    return Panel("dead_mens_deck", ({"left": count.most or 0, "count": len(the_mesa(now.table).discards)},))


MESA.panels.append(what_is_left)
