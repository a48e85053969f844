"""Playing a card of the Dead Men's Deck: who may, when, and that it takes effect unless another ghost intervenes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import PLAYS_BY
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument, Level
from referee.notation import card_word
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.conjuring import all_of, parted_with, spent_unseen, to_conjure
from referee.sets.death_mesa.entries import GhostCard, Haunted, Negated, Shed, Worked
from referee.sets.death_mesa.facts import SPIRITS
from referee.sets.death_mesa.mesa import Play, ghost_of, nothing_open, remembered, the_mesa
from referee.sets.death_mesa.writing import spirits

TRADES = {"deputy": "warn", "renegade": "spook"}
"""What two cards may stand for, by the role of the ghost."""
TRADED_BY = {"warn": "DMS-018", "spook": "DMS-019"}
EXCHANGE = "exchange"
"""That he may, as it is owed to him."""


def leaving(entry: Haunted) -> tuple[GhostCard, ...]:
    """All the cards that leave the ghost's hand."""
    others = entry.paid + (2 if entry.traded else 0)
    played = () if entry.traded else (entry.spirit,)
    return (*played, *all_of(max(others, len(entry.spirits)), entry.spirits))


def _haunted(table: Table, entry: Haunted, before: Situation) -> Table:
    kept = the_mesa(table)
    own_turn = entry.by == table.turn.seat
    table = parted_with(table, entry.by, leaving(entry))
    play = Play(entry.by, entry.spirit, entry.at, entry.traded)
    table = remembered(table, play=play, worked=kept.worked and not own_turn)
    return remembered(table, played=kept.played + 1) if own_turn else table


MOVES_ALSO: dict[str, Callable[[Situation, tuple[int, ...]], Table]] = {}
"""What the cards that change an attack under way do to the table, by their name, given at whom they were played."""


AT_ALL = ("poltergeist", "bad_moon_rising")
"""The cards that go round: whoever falls to one has fallen to it, and what waits for its end waits for all of them."""


def _goes_round(table: Table, at: tuple[int, ...]) -> Table:
    """The card under way concerns these, or all the living."""
    frame = replace(table.frames[-1], targets=at or table.alive)
    return replace(table, frames=(*table.frames[:-1], frame))


def _worked(table: Table, entry: Worked, before: Situation) -> Table:
    table = nothing_open(table) if before.met is not None else spent_unseen(table, entry.by, 1)
    if entry.cause in AT_ALL and before.met is not None:
        table = _goes_round(table, aimed(before))
    if (change := MOVES_ALSO.get(entry.cause)) is not None and aimed(before):
        table = change(Situation(table, before.book), aimed(before))
    return remembered(table, worked=True) if entry.by == table.turn.seat else table


def _haunt_line(entry: Haunted) -> str:
    verb = "trade" if entry.traded else "haunt"
    seats = "".join(f" {seat}" for seat in entry.at)
    price = f" for {entry.paid}" if entry.paid else ""
    return f"{entry.by} {verb} {card_word(entry.spirit)}{seats}{price}{spirits(entry.spirits)}"


def _in_exchange(owed: Owed, entry: Haunted) -> bool:
    return entry.traded and owed.seat == entry.by


def _goes_on(table: Table, entry: Haunted) -> bool:
    """A card of one's own turn is played when what went before is done; a reaction in the middle of it."""
    facts = SPIRITS.get(entry.spirit.kind)
    return entry.by == table.turn.seat and not (facts is not None and facts.reaction)


MESA.brings += [
    Brought(Haunted, _haunted, _haunt_line, goes_on=_goes_on),
    Brought(Worked, _worked, lambda entry: f"{entry.by} works {entry.cause}"),
]


def may_negate(now: Situation, play: Play) -> bool:
    """Is there a ghost who could intervene?"""
    facts = SPIRITS.get(play.spirit.kind)
    if play.foe or (facts is not None and facts.unanswerable):
        return False
    others = (seat.number for seat in now.table.seats if seat.out and seat.number != play.by)
    return any(ghost_of(now.table, seat).hand.most != 0 for seat in others)


def aimed(before: Situation) -> tuple[int, ...]:
    """Those at whom the card was played that takes effect now; nobody if nothing was to take effect."""
    play = the_mesa(before.table).play
    return play.at if play is not None and before.met is not None else ()


def _works(now: Situation, owed: Owed) -> Worked | None:
    play = the_mesa(now.table).play
    return _shows(now, owed) if play is not None and not may_negate(now, play) else None


def _shows(now: Situation, owed: Owed) -> Worked | None:
    """That it takes effect nobody says: it is seen by what follows."""
    play = the_mesa(now.table).play
    return Worked(owed.seat, play.spirit.kind) if play is not None and play.spirit.kind else None


def _open(now: Situation, owed: Owed) -> tuple[str, ...]:
    """It works, or whoever could intervene negates it."""
    play = the_mesa(now.table).play
    return ("works", "negate") if play is not None and may_negate(now, play) else ("works",)


MESA.owes += [
    OwedKind(EXCHANGE, ((Haunted, _in_exchange),), choices=lambda now, owed: ("trade",)),
    OwedKind("works", ((Worked, his_own),), forced=_works, choices=_open, tacit=_shows),
]


@MESA.amend(PLAYS_BY, "DMS-009", "DMS-016")
def ghosts_haunt(now: Situation, verb: str, seat: int) -> str:
    """What a ghost plays are cards of the Dead Men's Deck."""
    if not now.seat(seat).out:
        return verb
    return "haunt" if ghost_of(now.table, seat).hand.most != 0 else ""


@MESA.follow(Haunted, clauses=("DMS-024", "DMS-032"))
def works_unless_negated(now: Situation, entry: Haunted, before: Situation) -> Iterable[Follow]:
    """It takes effect, unless another ghost intervenes."""
    yield Follow(Owed("works", entry.by, 1, entry.spirit.kind), "card", entry.by)


@MESA.object(Haunted, clauses=("DMS-007", "DMS-013"), sight=True)
def only_ghosts_haunt(now: Situation, entry: Haunted) -> Objection | None:
    """The living play no cards of the Dead Men's Deck."""
    return None if now.seat(entry.by).out else Objection("not_a_ghost", {"by": entry.by})


@MESA.object(Haunted, clauses=("DMS-017",))
def in_a_ghosts_own_turn(now: Situation, entry: Haunted) -> Objection | None:
    """Cards of the Dead Men's Deck are played in one's own turn, but for those that react to an attack."""
    turn, facts = now.table.turn, SPIRITS.get(entry.spirit.kind)
    own = entry.by == turn.seat and turn.phase != "over"
    if own or facts is None or facts.reaction or not now.seat(entry.by).out:
        return None
    args: dict[str, Argument] = {"by": entry.by, "turn": turn.seat, "card": entry.spirit.kind}
    return Objection("not_your_turn", args, Level.UNCLEAR if turn.uncertain else Level.ILLEGAL)


@MESA.object(Haunted, clauses=("DMS-016",))
def drawing_comes_first(now: Situation, entry: Haunted) -> Objection | None:
    """A ghost draws before he plays."""
    if not to_conjure(now, entry.by):
        return None
    return Objection("before_drawing", {"by": entry.by, "card": entry.spirit.kind}, doubt=True)


@MESA.object(Haunted, clauses=("DMS-018", "DMS-019"))
def trades_of_his_role(now: Situation, entry: Haunted) -> Objection | None:
    """Two cards stand for a Warn with a dead Deputy, for a Spook! with a dead Renegade, and for nothing else."""
    role, kind = now.seat(entry.by).role, entry.spirit.kind
    if not entry.traded or TRADES.get(role) == kind:
        return None
    only = (TRADED_BY[kind],) if kind in TRADED_BY else ()
    level = Level.ILLEGAL if role or not only else Level.UNCLEAR
    return Objection("cannot_trade", {"by": entry.by, "card": kind}, level, only=only)


def _spent(entry: Haunted | Negated | Shed) -> int:
    if isinstance(entry, Negated):
        return 1
    return max(entry.count, len(entry.spirits)) if isinstance(entry, Shed) else len(leaving(entry))


@MESA.object(Haunted, Negated, Shed, clauses=("DMS-014", "DMS-016"))
def from_the_hand_he_has(now: Situation, entry: Haunted | Negated | Shed) -> Objection | None:
    """Nobody plays, pays, answers with or discards more cards than he drew."""
    held, count = ghost_of(now.table, entry.by).hand.most, _spent(entry)
    if held is None or held >= count or to_conjure(now, entry.by):
        return None
    return Objection("too_few_spirits", {"by": entry.by, "held": held, "count": count}, doubt=True)


@MESA.object(Worked, clauses=("DMS-032",), due=True)
def only_what_was_played_works(now: Situation, entry: Worked) -> Objection | None:
    """Only a card that was played takes effect, and not when it was negated."""
    play = the_mesa(now.table).play
    if now.met is not None and play is not None and play.spirit.kind in ("", entry.cause):
        return None
    return Objection("nothing_works", {"by": entry.by, "card": entry.cause})
