"""The Revolution: when it must come, what it changes at once, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import WINNER
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Played, TurnBegan
from referee.core.nouns.table import Frame, Owed, Table, Turn
from referee.core.play.placing import with_figure, with_seat
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.entries import Revolution
from referee.sets.rebel.rebellion import Rebellion, back_in, remembered
from referee.sets.rebel.standing import READING, ROLE, by_his_hand, death_of_the_sheriff, law_had_won, standing


def _revolted(table: Table, entry: Revolution, before: Situation) -> Table:
    """The roles change seats; a ghost is back in the game, without a life point yet; the turn is over.

    What was owed stays owed where nobody could know before that the game goes on.
    """
    for seat in table.seats:
        if seat.role == "sheriff" and seat.number != entry.by:
            table = with_seat(table, seat.number, role=ROLE, shown=True)
    rebel = table.seat(entry.by)
    most = None if rebel.most is None else rebel.most + 1
    table = with_figure(table, entry.by, life=0 if rebel.out else rebel.life, most=most)
    table = back_in(with_seat(table, entry.by, role="sheriff", shown=True), entry.by)
    fallen = tuple(death.seat for death in table.deaths)
    table = remembered(table, sheriff=entry.by, anew=entry.by, fallen=fallen, ghost=0, returned=())
    owing = before.table.frames[0].owed
    left = tuple(owed for owed in owing if not owed.ordered)
    return replace(table, turn=Turn(entry.by, "over"), frames=(Frame(owed=left),))


REBEL.brings.append(
    Brought(
        Revolution,
        _revolted,
        lambda entry: f"{entry.by} revolution",
        goes_on=lambda table, entry: table.mode == "full",
    )
)
REBEL.owes += [
    OwedKind("revolution", ((Revolution, his_own),), forced=lambda now, owed: Revolution(owed.seat)),
    OwedKind("won", ((Revolution, lambda owed, entry: not owed.side),)),
]


@REBEL.trigger("REB-009", "REB-023", sight=True)
def revolution_is_due(now: Situation) -> Iterable[Owed]:
    """When all that the card under way did is done, the Rebel! who killed the Sheriff takes his place."""
    table = now.table
    if table.settled and standing(now) == "due":
        death = death_of_the_sheriff(now)
        yield Owed("revolution", death.turn if death else table.turn.seat)


@REBEL.follow(Revolution, clauses=("REB-027", "REB-028"))
def one_life_point_more(now: Situation, entry: Revolution, before: Situation) -> Iterable[Follow]:
    """The new Sheriff gains a life point, and his wounds stay as many as they were."""
    yield Follow(Owed("gain", entry.by, 1, "revolution"))


@REBEL.follow(Revolution, clauses=("REB-030",))
def jail_before_him_goes(now: Situation, entry: Revolution, before: Situation) -> Iterable[Follow]:
    """A Jail that lies before him is discarded."""
    for card in now.seat(entry.by).in_play:
        if now.is_a(card.kind, "jail"):
            yield Follow(Owed("drop", entry.by, 1, card.kind))


@REBEL.object(Revolution, clauses=("REB-007", "REB-023"), sight=True)
def only_the_rebel_revolts(now: Situation, entry: Revolution) -> Objection | None:
    """Nobody else takes the Sheriff's place."""
    other = now.seat(entry.by).role not in (ROLE, "")
    return Objection("not_the_rebel", {"by": entry.by}) if other else None


@REBEL.object(Revolution, clauses=("REB-023",), sight=True)
def not_while_the_sheriff_lives(now: Situation, entry: Revolution) -> Objection | None:
    """There is no Revolution before the Sheriff is eliminated."""
    sheriff = next((seat.number for seat in now.table.seats if seat.role == "sheriff"), 0)
    if death_of_the_sheriff(now) is not None or not sheriff or now.seat(sheriff).out:
        return None
    return Objection("sheriff_lives", {"by": entry.by, "seat": sheriff})


@REBEL.object(Revolution, clauses=("REB-008", "REB-044"), sight=True)
def in_his_own_turn(now: Situation, entry: Revolution) -> Objection | None:
    """The Sheriff must fall in the Rebel!'s turn: not in his own, to his own Duel."""
    death = death_of_the_sheriff(now)
    if death is None or death.turn in (entry.by, 0):
        return None
    return Objection("not_in_his_turn", {"by": entry.by, "turn": death.turn})


@REBEL.object(Revolution, clauses=("REB-007", "REB-008"), sight=True)
def by_his_own_hand(now: Situation, entry: Revolution) -> Objection | None:
    """In his turn, but by nobody's or another's hand: the text can be read both ways."""
    death = death_of_the_sheriff(now)
    if death is None or death.turn != entry.by or death.author == entry.by or by_his_hand(now, death) is None:
        return None
    return Objection(READING, {"by": entry.by})


@REBEL.object(Revolution, clauses=("REB-038",), sight=True)
def not_after_the_law_has_won(now: Situation, entry: Revolution) -> Objection | None:
    """With all Outlaws and Renegades dead before the Sheriff the law has won."""
    death = death_of_the_sheriff(now)
    won = death is not None and law_had_won(now, death)
    return Objection("law_has_won", {"by": entry.by}) if won else None


@REBEL.object(Revolution, clauses=("CRD-017",), sight=True)
def not_after_the_end(now: Situation, entry: Revolution) -> Objection | None:
    """Nor after somebody was called the winner."""
    return Objection("game_over", {"side": now.table.winner}) if now.table.winner else None


@REBEL.remember(Played, TurnBegan, clauses=("REB-038",))
def the_law_had_won(now: Situation, kept: Rebellion, entry: Played | TurnBegan, before: Situation) -> Rebellion:
    """Whoever plays on though all Outlaws and Renegades are out does not undo that."""
    over = not kept.law_won and bool(before.table.deaths) and before.table.quiet and before.ask(WINNER) == "law"
    return replace(kept, law_won=True) if over else kept


@REBEL.object(Revolution, clauses=("REB-040",))
def the_card_comes_first(now: Situation, entry: Revolution) -> Objection | None:
    """Gatling and Indians! are brought to their end before the Revolution."""
    if now.table.quiet:
        return None
    return Objection("card_under_way", {"by": entry.by, "card": now.table.top.card})
