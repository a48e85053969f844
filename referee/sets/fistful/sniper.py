"""Sniper: two BANG! together against one player, which only two Missed! avert."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import DISTANCE, REACH
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument, Level
from referee.notation import card_word
from referee.sets.events.lying import lies
from referee.sets.fistful.as_a_shot import SHOT
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.entries import Sniped
from referee.sets.fistful.thrown import as_many, not_a_bang, not_in_phase_two, stated_of, thrown, touching

EVENT = "sniper"
CARDS = 2
MISSES = 2
ONE_TOUCHES = "one_of_two_touches"
"""The open reading by which two BANG! touch somebody to whom one of them would do nothing."""


def _sniped(table: Table, entry: Sniped, before: Situation) -> Table:
    return thrown(table, before, entry.by, as_many(entry.seen, CARDS))


def _line(entry: Sniped) -> str:
    cards = " ".join(map(card_word, entry.seen))
    return f"{entry.by} snipes {entry.of}" + (f" with {cards}" if cards else "")


FISTFUL.brings.append(
    Brought(
        Sniped,
        _sniped,
        _line,
        goes_on=lambda table, entry: entry.by == table.turn.seat,
        named=lambda entry: (entry.by, as_many(entry.seen, CARDS)),
    )
)


@FISTFUL.follow(Sniped, clauses=("FCX-094", "FCX-095", "FCX-098", "FCX-099"))
def two_missed_avert_it(now: Situation, entry: Sniped, before: Situation) -> Iterable[Follow]:
    """One life point, unless two Missed! are given for it, whoever he is that shoots; a Barrel gives one of them."""
    if entry.of and entry.of != entry.by and not now.seat(entry.of).out and not _does_nothing(now, entry):
        yield Follow(Owed("answer", entry.of, MISSES, EVENT, entry.by), "card", entry.by)


def _touching(now: Situation, entry: Sniped) -> tuple[bool | None, ...]:
    away = entry.of not in (0, entry.by)
    return touching(now, entry.by, entry.of, as_many(entry.seen, CARDS)) if away else (True, True)


def _does_nothing(now: Situation, entry: Sniped) -> bool:
    touches = _touching(now, entry)
    return False in touches and (not any(each is not False for each in touches) or not now.holds(ONE_TOUCHES))


@FISTFUL.object(Sniped, clauses=("FCX-100",))
def sniped_at_the_untouched(now: Situation, entry: Sniped) -> Objection | None:
    """Two that would each do nothing to him do nothing together; whether one that touches is enough is said nowhere."""
    touches = _touching(now, entry)
    args: dict[str, Argument] = {"by": entry.by, "at": entry.of}
    if True not in touches and None in touches:
        return Objection("suit_of_throw_unseen", args, Level.UNCLEAR)
    if False not in touches:
        return None
    because = stated_of(now, entry.by, entry.of, entry.seen[touches.index(False)])
    if True in touches:
        return Objection(ONE_TOUCHES, args, because=because)
    return Objection("thrown_at_the_untouched", args, Level.WITHOUT_EFFECT, because=because)


@FISTFUL.object(Sniped, clauses=("FCX-093",), sight=True)
def sniped_under_sniper(now: Situation, entry: Sniped) -> Objection | None:
    """Only while the event lies open, and at another player who is in the game."""
    if not lies(now, EVENT):
        return Objection("event_not_open", {"by": entry.by, "event": EVENT})
    if entry.of == entry.by:
        return Objection("own_target", {"by": entry.by, "card": SHOT})
    if not entry.of or now.seat(entry.of).out:
        return Objection("target_out", {"by": entry.by, "at": entry.of, "card": SHOT})
    return None


@FISTFUL.object(Sniped, clauses=("FCX-093",))
def sniped_in_his_turn(now: Situation, entry: Sniped) -> Objection | None:
    """In his own phase 2."""
    return not_in_phase_two(now, entry.by)


@FISTFUL.object(Sniped, clauses=("FCX-093", "FCX-101"))
def sniped_with_two_bangs(now: Situation, entry: Sniped) -> Objection | None:
    """With two cards that are BANG!, or serve him as one."""
    if len(entry.seen) > CARDS:
        args: dict[str, Argument] = {"by": entry.by, "what": "cards", "count": len(entry.seen), "due": CARDS}
        return Objection("wrong_amount", args)
    return not_a_bang(now, entry)


@FISTFUL.object(Sniped, clauses=("FCX-096",), sight=True)
def sniped_within_reach(now: Situation, entry: Sniped) -> Objection | None:
    """As far as his weapon reaches."""
    if entry.of in (0, entry.by) or now.seat(entry.of).out:
        return None
    reach, away = now.explain(REACH, entry.by, SHOT), now.explain(DISTANCE, entry.by, entry.of)
    if reach.value is None or away.value <= reach.value:
        return None
    args: dict[str, Argument] = {
        "by": entry.by,
        "at": entry.of,
        "card": SHOT,
        "distance": away.value,
        "reach": reach.value,
    }
    return Objection("out_of_reach", args, because=away.clauses + reach.clauses)
