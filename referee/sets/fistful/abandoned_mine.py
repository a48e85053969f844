"""Abandoned Mine: phase 1 is drawn from the discards, and what is over the hand limit goes face down on the deck.

An older wording of the card has it the other way round: what was used in the turn goes face down on the deck, what is
over the limit to the discards. Which one lies on the table an option says (`mine_card`).
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import DRAW_SOURCES, GIVES_UP_BY, HAND_LIMIT, PLAYED_GOES_TO, PUTS_BACK_ON
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.entries import Discarded, Drew
from referee.core.nouns.sightings import moved_unseen, passed_on
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Argument
from referee.core.nouns.vocabulary import Card
from referee.core.play.perhaps import perhaps_held
from referee.core.play.placing import with_seat
from referee.notation import card_word
from referee.sets.base.drawing import from_where_it_may
from referee.sets.base.turns import discards_none
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.entries import Stowed

EVENT = "abandoned_mine"
VERB = "stows"
NEWEST = "newest_mine"
"""The open reading by which what is over the limit goes on the deck, and what was used to the discards."""
KIT = "kit_in_the_mine"
"""The open reading by which Kit Carlson looks at the top discards."""
SHORT = "short_mine"
"""The open reading by which all is drawn from the deck where fewer cards lie in the discards than are due."""


def _in_the_mine(now: Situation, seat: int) -> bool:
    """Is it his turn while the event lies open? It concerns nobody else."""
    return lies(now, EVENT) and seat == now.table.turn.seat and not now.seat(seat).out


@FISTFUL.amend(DRAW_SOURCES, "FCX-006", "FCX-007", "FCX-010", "FCX-012", "FCX-015", scene=EVENT)
def out_of_the_mine(now: Situation, sources: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """The discards in the place of the deck, as long as any lie there, or as there are enough."""
    if not _in_the_mine(now, seat) or not now.table.discards or (now.holds(SHORT) and _too_few(now, seat)):
        return sources
    return tuple(dict.fromkeys("discards" if source == "deck" else source for source in sources))


def _too_few(now: Situation, seat: int) -> bool:
    """Do fewer cards lie in the discards than he has still to draw in phase 1?"""
    owed = (each for each in now.table.frames[0].owed if (each.kind, each.cause, each.seat) == ("draw", "turn", seat))
    return 0 < len(now.table.discards) < sum(each.count for each in owed)


@FISTFUL.object(
    Drew, clauses=("NLB-010", "CRD-024", "CRD-029", "FCX-007"), kinds=("turn",), replaces="base.from_where_it_may"
)
def not_from_the_deck_at_once(now: Situation, entry: Drew) -> Objection | None:
    """What lies in the discards first; by one report of the answer all from the deck, where that is too little."""
    found = from_where_it_may(now, entry)
    short = found is not None and entry.source == "deck" and _in_the_mine(now, entry.by) and _too_few(now, entry.by)
    return Objection(SHORT, {"by": entry.by}, only=("FCX-007",)) if short else found


@FISTFUL.amend(PUTS_BACK_ON, "FCX-014", scene=EVENT)
def back_into_the_mine(now: Situation, pile: str, seat: int) -> str:
    """Kit Carlson puts back where he drew."""
    return "discards" if _in_the_mine(now, seat) else pile


@FISTFUL.object(Drew, clauses=("FCX-014",), kinds=("turn",), scene=EVENT)
def kit_in_the_mine(now: Situation, entry: Drew) -> Objection | None:
    """Whether his look holds for the discards too is said nowhere."""
    able = entry.source == "discards" and _in_the_mine(now, entry.by) and now.has(entry.by, "kit_carlson")
    return Objection(KIT, {"by": entry.by}) if able else None


@FISTFUL.amend(GIVES_UP_BY, "FCX-008", scene=EVENT)
def face_down_on_the_deck(now: Situation, verb: str, seat: int) -> str:
    """What is over the limit, by the newest wording of the card."""
    return VERB if _in_the_mine(now, seat) and now.holds(NEWEST) else verb


@FISTFUL.amend(PLAYED_GOES_TO, "FCX-009", "FCX-016", scene=EVENT)
def used_cards_into_the_mine(now: Situation, pile: str, seat: int) -> str:
    """What is used in his turn, by the older one."""
    return "deck" if _in_the_mine(now, seat) and not now.holds(NEWEST) else pile


def _stowed(table: Table, entry: Stowed, before: Situation) -> Table:
    """Out of the hand and on the deck; only he knows which they are."""
    holder = before.holder(entry.by)
    for card in entry.seen[: entry.count] + (Card(),) * (entry.count - len(entry.seen)):
        table = with_seat(table, holder, hand=table.seat(holder).hand.minus(1))
        left = table.sightings
        unseen = card == Card()
        left = moved_unseen(left, holder, None, False) if unseen else passed_on(left, holder, None, card, False, ())
        table = replace(table, sightings=left)
    table = replace(table, deck=table.deck.plus(entry.count))
    if entry.by != table.turn.seat or table.turn.phase == "over":
        return table
    return perhaps_held(replace(table, turn=replace(table.turn, phase="discard")), before, entry.by)


def _line(entry: Stowed) -> str:
    cards = " ".join(map(card_word, entry.seen))
    return f"{entry.by} {VERB} {entry.count}" + (f" with {cards}" if cards else "")


FISTFUL.brings.append(
    Brought(
        Stowed,
        _stowed,
        _line,
        goes_on=lambda table, entry: entry.by == table.turn.seat and table.turn.phase != "over",
        named=lambda entry: (entry.by, entry.seen),
    )
)


@FISTFUL.object(Stowed, clauses=("FCX-008", "FCX-010"))
def stowed_in_the_mine(now: Situation, entry: Stowed) -> Objection | None:
    """In one's own turn, while the event lies open."""
    if not lies(now, EVENT):
        return Objection("event_not_open", {"by": entry.by, "event": EVENT})
    if entry.by == now.table.turn.seat and now.table.turn.phase != "over":
        return None
    return Objection("not_your_turn", {"by": entry.by, "turn": now.table.turn.seat})


@FISTFUL.object(Stowed, clauses=("FCX-008",))
def only_what_is_over(now: Situation, entry: Stowed) -> Objection | None:
    """Only cards above the limit, and one at least."""
    held, limit = now.hand(entry.by), now.ask(HAND_LIMIT, entry.by)
    if not entry.count:
        return discards_none(entry.by, held.least - (limit or 0))
    if held.most is None or limit is None or held.most - entry.count >= limit:
        return None
    args: dict[str, Argument] = {"by": entry.by, "held": held.most, "limit": limit, "count": entry.count}
    return Objection("discard_within_limit", args)


@FISTFUL.object(Stowed, clauses=("FCX-008", "FCX-009"))
def newest_mine(now: Situation, entry: Stowed) -> Objection | None:
    """By the older wording these go to the discards."""
    return Objection(NEWEST, {"by": entry.by}) if _in_the_mine(now, entry.by) else None


@FISTFUL.object(Discarded, clauses=("FCX-008",), kinds=("limit",), scene=EVENT)
def not_to_the_discards(now: Situation, entry: Discarded) -> Objection | None:
    """By the newest one they do not."""
    wrong = _in_the_mine(now, entry.by) and now.holds(NEWEST) and entry.count
    return Objection("belongs_on_the_deck", {"by": entry.by}) if wrong else None
