"""Whose turn it is, its phases in their order, and the hand limit at its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.core.book.questions import ACTS, HAND_LIMIT, MAY_PASS_BY, NEXT_SEAT, PLAYS, TAKES_TURNS, TURN_STEPS
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Argument, Level
from referee.core.play.owing import may_save_himself
from referee.sets.base.box import BASE
from referee.sets.base.elimination import perhaps_drawn, perhaps_inherits, perhaps_robbed

DEEDS = (e.TurnEnded, e.Flipped, e.Drew, e.Played, e.Answered, e.Took, e.Tossed, e.Discarded, e.Picked)


@BASE.amend(ACTS, "CRD-016")
def the_living_act(now: Situation, acts: bool, seat: int) -> bool:
    """The eliminated do nothing more."""
    return not now.table.seats[seat - 1].out


@BASE.amend(TAKES_TURNS, "CRD-016")
def who_acts_takes_turns(now: Situation, takes: bool, seat: int) -> bool:
    """Turns come to those who act."""
    return takes or now.ask(ACTS, seat)


@BASE.amend(NEXT_SEAT, "CRD-003")
def clockwise_from_the_sheriff(now: Situation, seat: int, last: int) -> int:
    """The Sheriff begins, then clockwise over those to whom turns come."""
    if last:
        return next((number for number in now.table.round(last)[1:] if now.ask(TAKES_TURNS, number)), 0)
    return next((each.number for each in now.table.seats if each.role == "sheriff"), seat)


@BASE.trigger("CRD-003", layer=Layer.CHARACTER)
def next_turn(now: Situation) -> Iterable[Owed]:
    """When a turn is over, or its player eliminated, the next one begins."""
    table, turn = now.table, now.table.turn
    if len(table.frames) > 1 or (turn.phase != "over" and (not turn.seat or now.ask(ACTS, turn.seat))):
        return ()
    if not table.settled or table.falling():
        return ()
    coming = now.explain(NEXT_SEAT, turn.seat)
    return (Owed("turn", coming.value, clauses=coming.clauses),) if coming.value else ()


@BASE.follow(e.TurnBegan, clauses=("NLB-009",))
def steps_of_the_turn(now: Situation, entry: e.TurnBegan, before: Situation) -> Iterable[Follow]:
    """A turn opens with its steps in their order."""
    for step in now.ask(TURN_STEPS, entry.by):
        yield Follow(step)


@BASE.object(*DEEDS, clauses=("CRD-016",), sight=True)
def only_the_living_act(now: Situation, entry: Any) -> Objection | None:
    """Who does not act any more does nothing; in a turn that the log gave to him it was another who did it."""
    his = entry.by == now.table.turn.seat and not now.ask(TAKES_TURNS, entry.by)
    return None if now.ask(ACTS, entry.by) else Objection("player_out", {"by": entry.by}, doubt=his)


@BASE.object(e.TurnBegan, clauses=("CRD-016",), sight=True)
def no_turn_for_the_dead(now: Situation, entry: e.TurnBegan) -> Objection | None:
    """Nor do turns come to him: nobody gives him one, and it is another who was meant."""
    return None if now.ask(TAKES_TURNS, entry.by) else Objection("player_out", {"by": entry.by}, doubt=True)


@BASE.object(e.TurnBegan, clauses=("CRD-003",), sight=True, due=True)
def turn_order(now: Situation, entry: e.TurnBegan) -> Objection | None:
    """Turns go clockwise over the living, the Sheriff first."""
    turn = now.table.turn
    coming = now.ask(NEXT_SEAT, turn.seat)
    said_twice = entry.by == turn.seat and turn.phase != "over"
    if not coming or entry.by == coming or said_twice or not now.ask(TAKES_TURNS, entry.by):
        return None
    because = now.explain(NEXT_SEAT, turn.seat).clauses
    return Objection(
        "wrong_seat_begins", {"by": entry.by, "due": coming}, because=because, doubt=now.ask(MAY_PASS_BY, coming)
    )


@BASE.object(e.TurnBegan, clauses=("CRD-003", "CRD-004"), due=True)
def one_turn_at_a_time(now: Situation, entry: e.TurnBegan) -> Objection | None:
    """A turn begins when the one before has ended."""
    turn = now.table.turn
    if turn.phase == "over" or not turn.seat or not now.ask(ACTS, turn.seat):
        return None
    return Objection("turn_not_over", {"by": turn.seat}, doubt=True)


@BASE.object(e.Played, clauses=("CRD-004", "NLB-056"))
def in_ones_own_turn(now: Situation, entry: e.Played) -> Objection | None:
    """Cards are played in one's own turn; out of it only answers, and Beer against a deadly hit.

    What is played between two turns may be of one whose beginning nobody wrote.
    """
    turn = now.table.turn
    if now.is_a(entry.card.kind, "beer") or not now.ask(ACTS, entry.by) or not turn.seat:
        return None
    if entry.by == turn.seat and turn.phase != "over":
        return None
    if turn.uncertain:
        return Objection("turn_unlogged", {"by": entry.by, "turn": turn.seat}, Level.UNCLEAR)
    between, coming = turn.phase == "over" and entry.by != turn.seat, now.ask(NEXT_SEAT, turn.seat)
    if between and coming not in (0, entry.by):
        return Objection("wrong_seat_begins", {"by": entry.by, "due": coming}, doubt=True)
    if _was_on_turn_just_now(now, entry.by):
        return Objection("played_late", {"by": entry.by, "turn": turn.seat, "card": kind_of(entry)}, doubt=True)
    return Objection("not_your_turn", {"by": entry.by, "turn": turn.seat, "card": kind_of(entry)}, doubt=between)


def _was_on_turn_just_now(now: Situation, seat: int) -> bool:
    """Was the turn before his, and has nothing been chosen in this one yet? Then he may have played in his own."""
    table = now.table
    begun = table.discards or any(each.out or each.in_play for each in table.seats)
    unchosen = table.untouched or (table.turn.untold and len(table.frames) == 1)
    return bool(begun) and unchosen and now.ask(NEXT_SEAT, seat) == table.turn.seat


@BASE.object(e.TurnEnded, e.Discarded, clauses=("CRD-004",), due=True)
def ends_ones_own_turn(now: Situation, entry: e.TurnEnded | e.Discarded) -> Objection | None:
    """Nobody ends another's turn, or discards in it to his hand limit."""
    turn = now.table.turn
    if entry.by == turn.seat and (turn.phase != "over" or isinstance(entry, e.Discarded)):
        return None
    if (isinstance(entry, e.Discarded) and entry.cause != "limit") or not now.ask(ACTS, entry.by) or not turn.seat:
        return None
    again = entry.by == turn.seat
    doubt = isinstance(entry, e.TurnEnded) or _makes_good(now, entry)
    return Objection("not_your_turn", {"by": entry.by, "turn": turn.seat}, doubt=doubt, certain=again)


def _makes_good(now: Situation, entry: e.Discarded) -> bool:
    """Did he keep too many when his turn ended, just before this one, and gives them up now that he was told?

    Of Sid Ketchum it may be his ability.
    """
    if now.has(entry.by, "sid_ketchum"):
        return False
    limit, held = now.ask(HAND_LIMIT, entry.by), now.hand(entry.by).most
    over = limit is not None and held is not None and held - entry.count >= limit
    return over and now.ask(NEXT_SEAT, entry.by) == now.table.turn.seat


PHASE_ONE = ("draw", "show", "putback")


def _phase_one(now: Situation) -> tuple[Owed, ...]:
    """What of phase 1 has not been done."""
    return tuple(owed for owed in _steps(now) if owed.kind in PHASE_ONE)


def _clauses(steps: tuple[Owed, ...]) -> tuple[str, ...]:
    return tuple(clause for owed in steps for clause in owed.clauses)


def _steps(now: Situation) -> tuple[Owed, ...]:
    return tuple(owed for owed in now.table.frames[0].owed if owed.ordered)


@BASE.object(e.Played, clauses=("NLB-009", "CRD-004"))
def draw_before_playing(now: Situation, entry: e.Played) -> Objection | None:
    """Phase 1 comes before phase 2; of what was left out of it when cards were drawn, that is said."""
    if entry.by != now.table.turn.seat or may_save_himself(now.table, entry, now.book):
        return None
    undone = _phase_one(now)
    if not undone:
        return None
    if undone[0].kind == "draw":
        early: dict[str, Argument] = {"by": entry.by, "card": kind_of(entry)}
        return Objection("before_drawing", early, because=_clauses(undone), doubt=True)
    args: dict[str, Argument] = {"by": entry.by, "steps": tuple(owed.kind for owed in undone)}
    return Objection("step_skipped", args, because=_clauses(undone), doubt=True)


@BASE.object(e.Played, e.Drew, e.TurnEnded, e.Discarded, clauses=("NLB-030", "NLB-034", "NLB-055"))
def draws_come_first(now: Situation, entry: e.Played | e.Drew | e.TurnEnded | e.Discarded) -> Objection | None:
    """Dynamite and Jail are drawn! for before anything else of the turn."""
    own_step = isinstance(entry, e.Drew) and entry.cause != "turn"
    if own_step or entry.by != now.table.turn.seat or may_save_himself(now.table, entry, now.book):
        return None
    if getattr(entry, "cause", "limit") not in ("limit", "turn", ""):
        return None
    skipped = tuple(owed for owed in _steps(now) if owed.kind == "flip")
    args: dict[str, Argument] = {"by": entry.by, "steps": tuple(owed.cause for owed in skipped)}
    return Objection("step_skipped", args, only=_clauses(skipped), doubt=True) if skipped else None


@BASE.object(e.TurnEnded, e.Discarded, clauses=("NLB-009", "NLB-010"))
def no_turn_without_drawing(now: Situation, entry: e.TurnEnded | e.Discarded) -> Objection | None:
    """Nobody discards to his limit or ends his turn without having drawn."""
    if entry.by != now.table.turn.seat or getattr(entry, "cause", "limit") != "limit":
        return None
    undone = _phase_one(now)
    args: dict[str, Argument] = {"by": entry.by, "steps": tuple(owed.kind for owed in undone)}
    return Objection("step_skipped", args, because=_clauses(undone), doubt=True) if undone else None


def skips_turn(now: Situation, seat: int) -> bool:
    """Is the end all that is left of this turn?"""
    return any(owed.kind == "end" and owed.seat == seat for owed in now.table.frames[0].owed)


@BASE.object(e.Played, e.Drew, e.Discarded, clauses=("NLB-034", "ITC-242"))
def prisoner_does_nothing(now: Situation, entry: e.Played | e.Drew | e.Discarded) -> Objection | None:
    """Who stays in Jail has no phase 1, 2 or 3 in this turn."""
    if not skips_turn(now, entry.by) or getattr(entry, "cause", "turn") not in ("turn", "limit"):
        return None
    return Objection("must_skip_turn", {"by": entry.by})


@BASE.object(e.Played, clauses=("NLB-009", "CRD-004"))
def discarding_comes_last(now: Situation, entry: e.Played) -> Objection | None:
    """After discarding nothing more is played."""
    turn = now.table.turn
    if entry.by != turn.seat or turn.phase != "discard" or may_save_himself(now.table, entry, now.book):
        return None
    if skips_turn(now, entry.by) or not now.ask(PLAYS, entry.by):
        return None
    return Objection("after_discarding", {"by": entry.by, "card": kind_of(entry)})


@BASE.amend(HAND_LIMIT, "NLB-012", "NLB-016")
def as_many_as_life(now: Situation, limit: int | None, seat: int) -> int | None:
    """As many cards may be held as life points are left; without one, none."""
    life = now.seat(seat).life
    return None if life is None else max(0, life)


@BASE.object(e.TurnEnded, clauses=("NLB-012", "NLB-016"))
def hand_limit(now: Situation, entry: e.TurnEnded) -> Objection | None:
    """At the end of a turn nobody surely holds more cards than his limit; a skipped turn has no such end.

    A doubt where no discard was logged: he kept them, or laid them down and nobody wrote it; or lost all of them for
    one who fell to him.
    """
    skipped = now.met is not None and now.is_a(now.met.cause, "jail")
    limit = now.ask(HAND_LIMIT, entry.by)
    held = now.hand(entry.by).least
    if skipped or limit is None or held <= limit:
        return None
    told = now.table.turn.phase == "discard" and now.ask(PLAYS, entry.by) and not perhaps_robbed(now, entry.by)
    return Objection("over_hand_limit", {"by": entry.by, "held": held, "limit": limit}, doubt=not told)


@BASE.object(e.TurnBegan, clauses=("NLB-012", "NLB-016"))
def discards_before_the_next_turn(now: Situation, entry: e.TurnBegan) -> Objection | None:
    """Where a turn begins and nobody wrote that the one before ended, its discards may be unwritten as well."""
    by, over = now.table.turn.seat, now.table.turn.phase == "over"
    if over or not by or by == entry.by or not now.ask(ACTS, by) or skips_turn(now, by):
        return None
    limit, held = now.ask(HAND_LIMIT, by), now.hand(by).least
    if limit is None or held <= limit:
        return None
    args: dict[str, Argument] = {"by": by, "count": held - limit, "hand": held, "most": limit}
    return Objection("discards_unlogged", args, doubt=True)


@BASE.object(e.Discarded, clauses=("NLB-012",), kinds=("limit",))
def one_at_least(now: Situation, entry: e.Discarded) -> Objection | None:
    """Who discards nothing has not discarded to his limit."""
    limit = now.ask(HAND_LIMIT, entry.by)
    return None if entry.count else discards_none(entry.by, now.hand(entry.by).least - (limit or 0))


def discards_none(by: int, over: int) -> Objection:
    """A discard of no card, by somebody who holds so many over his limit."""
    if over <= 0:
        return Objection("nothing_given_up", {"by": by}, Level.WITHOUT_EFFECT)
    return Objection("wrong_amount", {"by": by, "what": "cards", "count": 0, "due": over})


@BASE.object(e.Discarded, clauses=("NLB-012", "ITC-236"), kinds=("limit",))
def only_what_is_over(now: Situation, entry: e.Discarded) -> Objection | None:
    """Only cards above the limit may be discarded; a doubt where those still to be drawn may be among them."""
    held, limit = now.hand(entry.by).most, now.ask(HAND_LIMIT, entry.by)
    if held is None or limit is None or not entry.count or held - entry.count >= limit:
        return None
    unlogged = held + _to_be_drawn(now, entry.by) - entry.count >= limit or perhaps_inherits(now, entry.by)
    args: dict[str, Argument] = {"by": entry.by, "held": held, "limit": limit, "count": entry.count}
    because = now.explain(HAND_LIMIT, entry.by).clauses
    return Objection("discard_within_limit", args, because=because, doubt=unlogged)


def _to_be_drawn(now: Situation, seat: int) -> int:
    """How many cards he may have drawn that the log lacks, with the one that a second card not yet shown may give."""
    owed = [each for each in now.table.owed() if each.seat == seat and not each.secret]
    shows = any(each.kind == "show" or (each.kind, each.cause) == ("draw", "turn") for each in owed)
    due = sum(each.count for each in owed if each.kind == "draw")
    return due + perhaps_drawn(now, seat) + (1 if shows and now.has(seat, "black_jack") else 0)
