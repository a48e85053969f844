"""One turn: Dynamite, Jail, phase 1, phase 2, phase 3 (NLB-009 to NLB-012, NLB-055)."""

from __future__ import annotations

from .drawing import draw
from .flips import flip
from .loss import heal_sid, lose, stand_or_fall
from .moves import lawful_moves, weigh
from .plays import drop, play
from .seats import Seat
from .settling import close
from .table import Table


def take_turn(table: Table, seat: Seat) -> None:
    """It begins, and goes through its steps."""
    begin(table, seat)
    go_through(table, seat)


def begin(table: Table, seat: Seat) -> None:
    """A turn from its very beginning; BANG! cards are counted anew."""
    table.begins(seat)
    table.turn, table.phase, table.bangs = seat, "start", 0
    table.say(f"{seat} turn")


def go_through(table: Table, seat: Seat) -> None:
    """The steps one after the other, until one ends the turn."""
    due = [name for name in ("dynamite", "jail") if seat.showing(name) and table.works(seat)]
    for step in table.mischief.steps(table, seat, table.steps(seat, [*due, "draw", "play", "discard"])):
        if not STEPS[step](table, seat):
            break
    if seat.alive:
        table.phase = "over"
        table.say(f"{seat} end")


def light(table: Table, seat: Seat) -> bool:
    """Dynamite goes off or goes on to the left (NLB-030, NLB-031); False if its holder dies."""
    dynamite = seat.showing("dynamite")[0]
    if flip(table, seat, "dynamite", lambda card: not card.explodes).explodes:
        table.used.add("explosion")
        lose(table, seat, 3, None, "dynamite")
        drop(table, seat, dynamite)
        stand_or_fall(table, seat, 3, None, "dynamite")
        close(table, seat)
    else:
        left = next((other for other in table.others(seat) if not other.showing("dynamite")), seat)
        seat.in_play.remove(dynamite)
        left.in_play.append(dynamite)
        table.say(f"{seat} pass dynamite {left}")
    return seat.alive


def break_out(table: Table, seat: Seat) -> bool:
    """Only a heart frees the prisoner for this turn; the Jail goes either way (NLB-034, ITC-245)."""
    free = flip(table, seat, "jail", lambda card: card.hearts).hearts
    drop(table, seat, seat.showing("jail")[0])
    if not free:
        table.lost_to_jail(seat)
    return free


def draw_cards(table: Table, seat: Seat) -> bool:
    """Phase 1."""
    table.mischief.before_drawing(table, seat)
    draw(table, seat)
    table.mischief.after_drawing(table, seat)
    return True


def play_cards(table: Table, seat: Seat) -> bool:
    """Phase 2: one card after the other, as long as the player likes; False if he dies of it."""
    table.phase = "play"
    while seat in table.living():
        visit_sid(table)
        if table.mischief.in_turn(table, seat):
            continue
        moves = lawful_moves(table, seat)
        if not moves or (table.chance(0.12) and not table.bound_to(seat, moves)):
            break
        weights = [weigh(table, seat, move) for move in moves]
        play(table, seat, table.rng.choices(moves, weights)[0])
    return seat in table.living()


def visit_sid(table: Table) -> None:
    """Sid Ketchum may use his ability whenever nothing is under way, in anybody's turn (ITC-254)."""
    for sid in table.having("sid_ketchum"):
        usable = sid.wounded() and len(sid.hand) > 1 and table.may_pay(sid) and not table.mischief.fresh(table)
        if usable and table.chance(0.08):
            heal_sid(table, sid)


def discard_cards(table: Table, seat: Seat) -> bool:
    """Phase 3: only what is over the life points may be discarded, and must be (NLB-012, ITC-236)."""
    table.phase = "discard"
    excess = max(0, len(seat.hand) - table.hand_limit(seat))
    given = table.rng.sample(seat.hand, table.mischief.discard_count(table, seat, excess))
    if given:
        table.put_away(seat, given)
    return True


STEPS = {
    "dynamite": light,
    "jail": break_out,
    "draw": draw_cards,
    "play": play_cards,
    "discard": discard_cards,
}
