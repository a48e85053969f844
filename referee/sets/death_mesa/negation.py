"""Ghosts against ghosts: a card of the opposite colour against what was played, and then turn about."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument, Level
from referee.notation import card_word
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.colours import amiss, answered, colours, mistaken, void
from referee.sets.death_mesa.conjuring import parted_with
from referee.sets.death_mesa.entries import Negated, Yielded
from referee.sets.death_mesa.facts import SPIRITS
from referee.sets.death_mesa.mesa import Play, ghost_of, nothing_open, remembered, the_mesa


def _negated(table: Table, entry: Negated, before: Situation) -> Table:
    play, met = the_mesa(table).play, before.met
    last = answered(before)
    table = parted_with(table, entry.by, (entry.spirit,))
    if play is None or void(play, met):
        return table
    if met is not None and mistaken(met):
        play = replace(play, foe=play.foe or met.other, last=last)
    if met is None or not amiss(before, entry):
        play = replace(play, foe=play.foe or entry.by, last=entry.spirit)
    return remembered(nothing_open(table), play=play)


def _yielded(table: Table, entry: Yielded, before: Situation) -> Table:
    return nothing_open(table) if before.met is not None else table


def _line(entry: Negated) -> str:
    return f"{entry.by} negate {card_word(entry.spirit)}" + (f" for {entry.of}" if entry.of else "")


def _his(owed: Owed, entry: Negated) -> bool:
    return owed.seat in (entry.by, entry.of)


def _anybody(owed: Owed, entry: Negated) -> bool:
    return owed.must


def _still_works(now: Situation, entry: Entry, owed: Owed) -> Owed | None:
    negated_in_vain = isinstance(entry, Negated) and void(the_mesa(now.table).play, owed)
    return owed if negated_in_vain else None


MESA.brings += [
    Brought(Negated, _negated, _line),
    Brought(Yielded, _yielded, lambda entry: f"{entry.by} yields"),
]


def _steps_in(now: Situation, play: Play) -> list[int]:
    """The dead Renegades who are in the duel with neither side, and may have a card."""
    seats = (seat for seat in now.table.seats if seat.out and seat.number not in (play.by, play.foe))
    return [s.number for s in seats if s.role in ("renegade", "") and ghost_of(now.table, s.number).hand.most != 0]


def _helpless(now: Situation, owed: Owed) -> Yielded | None:
    play = the_mesa(now.table).play
    alone = ghost_of(now.table, owed.seat).hand.most == 0
    return Yielded(owed.seat) if alone and play is not None and not _steps_in(now, play) else None


def _answers(now: Situation, owed: Owed) -> tuple[str, ...]:
    """He gives up a card if he may have one, or the duel."""
    return ("yields",) if ghost_of(now.table, owed.seat).hand.most == 0 else ("negate", "yields")


MESA.owes += [
    OwedKind(
        "counter",
        ((Negated, _his), (Negated, _anybody), (Yielded, his_own)),
        _still_works,
        _helpless,
        _answers,
    ),
    OwedKind("works", ((Negated, _anybody),), _still_works),
]


def _other_side(play: Play, side: int) -> int:
    return play.foe if side == play.by else play.by


@MESA.follow(Negated, clauses=("DMS-027", "DMS-029", "DMS-038"))
def the_other_side_answers(now: Situation, entry: Negated, before: Situation) -> Iterable[Follow]:
    """Whoever's card it was, the other side of the duel has to answer it; by one that answers nothing all is as it was.

    Then the table may see the mistake or not: it goes on from before the card, or from after it.
    """
    play, met = the_mesa(now.table).play, before.met
    if play is None or met is None or void(the_mesa(before.table).play, met):
        return
    other = _other_side(play, met.seat if met.kind == "counter" else entry.by)
    nothing = amiss(before, entry)
    if nothing:
        yield Follow(replace(met, must=True))
    yield Follow(Owed("counter", other, 1, play.spirit.kind, entry.by if nothing else 0, must=not nothing))


@MESA.follow(Yielded, clauses=("DMS-030", "DMS-031", "DMS-032"))
def who_yields_has_lost(now: Situation, entry: Yielded, before: Situation) -> Iterable[Follow]:
    """If he who intervened gives up, the card takes effect after all; else it does not."""
    play = the_mesa(now.table).play
    if play is not None and before.met is not None and entry.by == play.foe:
        yield Follow(Owed("works", play.by, 1, play.spirit.kind))


@MESA.object(Negated, clauses=("DMS-024",), sight=True)
def only_ghosts_negate(now: Situation, entry: Negated) -> Objection | None:
    """It takes a ghost, and another one than he who played the card."""
    if not now.seat(entry.by).out:
        return Objection("not_a_ghost", {"by": entry.by})
    play = the_mesa(now.table).play
    own = play is not None and not play.foe and entry.by == play.by
    own = own and now.met is not None and now.met.kind == "works"
    return Objection("own_card_negated", {"by": entry.by}) if own else None


@MESA.object(Negated, clauses=("DMS-025",), due=True)
def something_to_negate(now: Situation, entry: Negated) -> Objection | None:
    """It is done at once, before the card has taken effect."""
    turn, kept = now.table.turn, the_mesa(now.table)
    ghostly = bool(turn.seat) and turn.seat != entry.by and now.seat(turn.seat).out
    unwritten = ghostly and not kept.played and now.seat(entry.by).out
    return None if now.met is not None else Objection("nothing_to_negate", {"by": entry.by}, doubt=unwritten)


@MESA.object(Negated, clauses=("DMS-033",))
def one_duel_over_a_card(now: Situation, entry: Negated) -> Objection | None:
    """Over one card there is one duel only."""
    play = the_mesa(now.table).play
    if play is None or not play.foe or now.met is None or now.met.kind != "works":
        return None
    return Objection("one_duel_only", {"by": entry.by, "card": play.spirit.kind})


@MESA.object(Negated, clauses=("DMS-113",))
def syphon_is_not_negated(now: Situation, entry: Negated) -> Objection | None:
    """There is a card that nothing negates."""
    play = the_mesa(now.table).play
    facts = SPIRITS.get(play.spirit.kind) if play is not None and now.met is not None else None
    if play is None or facts is None or not facts.unanswerable:
        return None
    return Objection("cannot_be_negated", {"by": entry.by, "card": play.spirit.kind})


@MESA.object(Negated, clauses=("DMS-025", "DMS-026", "DMS-028"))
def of_the_opposite_colour(now: Situation, entry: Negated) -> Objection | None:
    """Black answers red, and red black."""
    play = the_mesa(now.table).play
    if now.met is None or play is None:
        return None
    colour, own = colours(now, entry)
    first = now.met.kind == "works"
    args: dict[str, Argument] = {"by": entry.by, "card": entry.spirit.kind}
    if colour is None and play.traded and first:
        return Objection("colour_open", args)
    if colour is None or own is None:
        return Objection("colour_unseen", args, Level.UNCLEAR)
    if colour != own:
        return None
    if play.traded and first:
        return Objection("black_against_traded", args)
    return Objection("same_colour", args)


@MESA.object(Negated, clauses=("DMS-028", "DMS-029", "DMS-037"))
def whose_answer_it_is(now: Situation, entry: Negated) -> Objection | None:
    """In the duel its two sides answer in turn; a dead Renegade may do it for either."""
    met = now.met
    if met is None or met.kind != "counter" or entry.by == met.seat:
        return None
    if not entry.of or entry.of != met.seat:
        return Objection("other_side_answers", {"by": entry.by, "first": met.seat}, only=("DMS-028", "DMS-029"))
    role = now.seat(entry.by).role
    if role == "renegade":
        return None
    level = Level.ILLEGAL if role else Level.UNCLEAR
    return Objection("only_renegades_step_in", {"by": entry.by}, level, only=("DMS-037",))


@MESA.object(Yielded, clauses=("DMS-030",), due=True)
def only_who_must_answer_yields(now: Situation, entry: Yielded) -> Objection | None:
    """Nobody loses a duel that he does not have to answer in."""
    return None if now.met is not None else Objection("no_duel_to_lose", {"by": entry.by})
