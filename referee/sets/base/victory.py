"""Who has won, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import GAME_IS_OVER, MAY_HAVE_ROLE, OUTCOME, ROLES, WINNER, WINNERS_BY_READING
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played, TurnBegan, TurnEnded, Won
from referee.core.nouns.table import Owed, Seat, Table
from referee.core.nouns.verdict import Argument, Level
from referee.core.nouns.vocabulary import UNKNOWN
from referee.sets.base.box import BASE

ENEMIES = ("outlaw", "renegade")


def _hidden(now: Situation) -> Counter[str]:
    """The roles not accounted for among the seats (any, where none are dealt to so many)."""
    dealt_roles: tuple[str, ...] = now.ask(ROLES, len(now.table.seats))
    anything = Counter(dict.fromkeys(now.book.roles, len(now.table.seats)))
    dealt = Counter(dealt_roles) if dealt_roles else anything
    known = Counter(seat.role for seat in now.table.seats if seat.role)
    return dealt - known


def _sheriff(now: Situation) -> Seat | None:
    for seat in now.table.seats:
        if seat.role == "sheriff":
            return seat
    return None


@BASE.amend(WINNER, "CRD-017", "NLB-059", "NLB-060", "NLB-061", "NLB-062")
def sheriff_is_dead(now: Situation, winner: str) -> str:
    """The Outlaws win when the Sheriff is dead, whoever did it; the Renegade if he alone is left."""
    sheriff = _sheriff(now)
    if sheriff is None or not sheriff.out:
        return winner
    left = [seat for seat in now.table.seats if not seat.out]
    if len(left) != 1:
        return "outlaws"
    if left[0].role:
        return "renegade" if left[0].role == "renegade" else "outlaws"
    unknown = _hidden(now)
    return "renegade" if set(unknown) == {"renegade"} else "outlaws" if "renegade" not in unknown else ""


@BASE.amend(WINNER, "CRD-017", "NLB-058")
def law_is_done(now: Situation, winner: str) -> str:
    """Sheriff and Deputies win when all Outlaws and the Renegade are dead."""
    seats = now.table.seats
    for seat in seats:
        if seat.role in ENEMIES and not seat.out:
            return winner
    sheriff = _sheriff(now)
    if sheriff is None or sheriff.out:
        return winner
    hidden = _hidden(now) if [seat for seat in seats if seat.role == UNKNOWN and not seat.out] else ()
    return winner if any(role in hidden for role in ENEMIES) else "law"


@BASE.amend(GAME_IS_OVER, "CRD-017")
def somebody_has_won(now: Situation, over: bool) -> bool:
    """With the Sheriff dead the game is over, though the role of the last one left may have to be shown first."""
    sheriff = _sheriff(now)
    return over or (sheriff is not None and sheriff.out) or bool(now.ask(WINNER))


@BASE.trigger("CRD-017", sight=True)
def game_is_won(now: Situation) -> Iterable[Owed]:
    """The winner is found when the card under way is over."""
    table = now.table
    fallen = len(table.frames) == 1 and not table.winner and (table.deaths or [s for s in table.seats if s.out])
    if not fallen or not now.ask(GAME_IS_OVER):
        return ()
    winner = now.explain(WINNER)
    side = "" if now.ask(WINNERS_BY_READING) else winner.value
    return (Owed("won", 0, side=side, clauses=winner.clauses),)


@BASE.object(Won, clauses=("CRD-017", "NLB-058", "NLB-059", "NLB-061"), sight=True)
def the_side_that_won(now: Situation, entry: Won) -> Objection | None:
    """A side has won only when its goal is reached."""
    winner = now.explain(WINNER)
    side = winner.value
    if side == entry.side or entry.side in now.ask(WINNERS_BY_READING):
        return None
    if side:
        return Objection("wrong_winner", {"side": entry.side, "due": side}, only=winner.clauses)
    if now.ask(GAME_IS_OVER):
        return Objection("winner_unseen", {"side": entry.side}, Level.UNCLEAR)
    return Objection("not_won_yet", {"side": entry.side}) if _certain(now) else None


def _certain(now: Situation) -> bool:
    return all(seat.role for seat in now.table.seats if seat.out)


def as_it_was(table: Table, deaths: int) -> Table:
    """The table with only the first so many of the deaths noted; who fell unnoted had fallen before."""
    later = {death.seat for death in table.deaths[deaths:]}
    seats = tuple(replace(seat, out=seat.out and seat.number not in later) for seat in table.seats)
    return replace(table, seats=seats, deaths=table.deaths[:deaths])


@BASE.amend(WINNERS_BY_READING, "CRD-017", "ITC-246")
def at_once_or_after_the_card(now: Situation, sides: tuple[str, ...]) -> tuple[str, ...]:
    """The winner inside one card, and the one after it, where they differ."""
    after = now.ask(WINNER)
    tables = (Situation(as_it_was(now.table, deaths), now.book) for deaths in range(1, len(now.table.deaths)))
    at_once = next((side for earlier in tables if (side := earlier.ask(WINNER))), "")
    return (at_once, after) if after and at_once not in ("", after) else sides


@BASE.object(Won, clauses=("CRD-017", "ITC-246"), sight=True)
def winner_at_once_or_after_the_card(now: Situation, entry: Won) -> Objection | None:
    """Where the moment changes the winner inside one card, no source decides."""
    sides = at_once_or_after_the_card(now, ())
    return Objection("winner_moment", {"at_once": sides[0], "after": sides[1]}) if sides else None


@BASE.object(Won, clauses=("CRD-017", "ITC-246"))
def winner_while_others_are_asked(now: Situation, entry: Won) -> Objection | None:
    """Whether the game ends in the middle of a card that others have still to answer no source decides."""
    asked = [owed.seat for frame in now.table.frames for owed in frame.owed if owed.kind == "answer" and owed.must]
    if not asked or now.ask(WINNER) != entry.side:
        return None
    args: dict[str, Argument] = {"side": entry.side, "card": now.table.top.card, "seats": tuple(asked)}
    return Objection("winner_in_mid_card", args)


@BASE.object(Played, TurnBegan, TurnEnded, Won, clauses=("CRD-017",), sight=True)
def nothing_after_the_end(now: Situation, entry: Played | TurnBegan | TurnEnded | Won) -> Objection | None:
    """When the game is won nothing more is played; who was said to have won too early has not."""
    winner = now.table.winner
    if not winner or (_certain(now) and not now.ask(GAME_IS_OVER)):
        return None
    return Objection("game_over", {"side": winner})


def _with_its_side(now: Situation, outcome: str, seat: int, side: str) -> str:
    """`won` or `lost` if this side has won the game, and every role the player may have comes to the same."""
    sides = {now.book.sides.get(role) for role in now.ask(MAY_HAVE_ROLE, seat)}
    if now.table.winner != side or not sides or None in sides or (side in sides and len(sides) > 1):
        return outcome
    return "won" if side in sides else "lost"


@BASE.amend(OUTCOME, "CRD-017", "NLB-058")
def the_law_wins_together(now: Situation, outcome: str, seat: int) -> str:
    """Sheriff and Deputies win together, the dead too."""
    return _with_its_side(now, outcome, seat, "law")


@BASE.amend(OUTCOME, "CRD-017", "NLB-059")
def the_outlaws_win_together(now: Situation, outcome: str, seat: int) -> str:
    """All Outlaws win together, the dead too."""
    return _with_its_side(now, outcome, seat, "outlaws")


@BASE.amend(OUTCOME, "CRD-017", "NLB-061")
def the_renegade_wins_alone(now: Situation, outcome: str, seat: int) -> str:
    """A Renegade wins only as the one who is left."""
    with_its_side = _with_its_side(now, outcome, seat, "renegade")
    return "lost" if with_its_side == "won" and now.table.winner == "renegade" and now.seat(seat).out else with_its_side
