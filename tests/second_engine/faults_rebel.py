"""The penalty, the Jail and the events, as the Rebel! changes them (REB-022, REB-029, REB-031, REB-041, REB-046)."""

from __future__ import annotations

from .fault import BrokenOff, Fault
from .faults_play import JailOnSheriff
from .moves import Move
from .rebel_table import RebelTable
from .seats import Seat
from .settling import forfeit, waiting
from .table import Table


class JailOnNewSheriff(JailOnSheriff):
    """A Jail for him who became Sheriff by a Revolution."""

    beside = ("jail_on_new_sheriff",)

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Only once there has been one."""
        return super().moves(table, seat) if any(other.dethroned for other in table.seats) else []


class PenaltyWhileSuspended(Fault):
    """The Sheriff gives up his cards for a Deputy though a revealed Rebel! lives."""

    key = "penalty_suspended"
    beside = ("no_forfeit_due",)
    players = (6, 8, 9, 10)

    def needs(self, table: Table) -> tuple[str, ...]:
        """Before any Revolution."""
        return ("deputy", "rebel")

    def taste(self, table: Table, move: Move) -> float:
        """The Sheriff trusts nobody."""
        angry = table.turn and table.turn.role == "sheriff"
        return 20.0 if angry and move.target and move.target.role == "deputy" else 1.0

    def after_elimination(self, table: Table, victim: Seat, killer: Seat) -> None:
        """He has cards to give up, and Vulture Sam has nothing to do with it."""
        sheriffs_deed = victim.role == "deputy" and killer.role == "sheriff"
        if sheriffs_deed and killer.cards() and not table.aside and self.strikes():
            self.mark(table)
            forfeit(table, killer)


class PenaltyPassedOver(Fault):
    """The new Sheriff kills a Deputy and keeps his cards."""

    key = "passed_over"
    players = (6, 8, 9, 10)
    spirits = ("uprising",)

    def needs(self, table: Table) -> tuple[str, ...]:
        """First a Rebel!, then only a Deputy."""
        return ("deputy",) if any(other.dethroned for other in table.seats) else ("deputy", "rebel")

    def taste(self, table: Table, move: Move) -> float:
        """He goes for them."""
        angry = table.turn and table.turn.role == "sheriff" and any(other.dethroned for other in table.seats)
        return 50.0 if angry and move.target and move.target.role == "deputy" else 1.0

    def leaves_out_penalty(self, table: Table, sheriff: Seat, cause: str) -> bool:
        """Nothing else is due after a single card of his."""
        single = cause in ("bang", "duel") and not table.aside and not waiting(table) and sheriff is table.turn
        new = any(other.dethroned for other in table.seats)
        if not single or not new or not sheriff.cards() or not self.strikes():
            return False
        self.mark(table)
        return True


class PenaltyBeforeRevolution(Fault):
    """The new Sheriff pays for a Deputy whom the card that made him Sheriff killed."""

    key = "penalty_before_revolution"
    beside = ("no_forfeit_due",)
    spirits = ("hopeless",)
    players = (8, 9, 10)
    killed = False

    def needs(self, table: Table) -> tuple[str, ...]:
        """Both at once, so before the Revolution."""
        return ("deputy", "rebel")

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """Another card comes."""
        self.killed = False
        return False

    def taste(self, table: Table, move: Move) -> float:
        """The cards that hit everybody are left to him, and so are the Deputies' last life points."""
        if move.card.name in ("gatling", "indians"):
            return 50.0 if table.turn and table.turn.role == "rebel" else 0.01
        if move.target and move.target.role == "deputy":
            return 5.0 if move.target.life > 1 else 0.01
        return 1.0

    def after_elimination(self, table: Table, victim: Seat, killer: Seat) -> None:
        """One Deputy is enough."""
        self.killed = self.killed or (victim.role == "deputy" and killer.role == "rebel")

    def before_new_turn(self, table: RebelTable, seat: Seat) -> None:
        """As soon as he is Sheriff; with Suzy Lafayette more would follow."""
        if self.killed and seat.cards() and seat.character != "suzy_lafayette" and self.strikes():
            self.mark(table)
            forfeit(table, seat)


class GhostDrawsTwo(Fault):
    """A ghost draws like the living."""

    key = "wrong_draw_count"
    events = ("high_noon", "both")

    def draw_count(self, table: Table, seat: Seat, count: int) -> int:
        """It may be noticed only when play goes on; and what the deck runs out on comes in two parts anyway."""
        if count != 3 or len(table.deck) < count or not self.strikes():
            return count
        self.mark(table)
        self.late = 1
        return 2


class GhostKeepsCards(Fault):
    """A ghost leaves and his cards stay; it shows when the next turn begins."""

    key = "passed_over"
    events = ("high_noon", "both")

    def leaves_out_ghosts_cards(self, table: RebelTable, ghost: Seat) -> bool:
        """Whatever he has but Dynamite, which would have to be drawn for when he comes again."""
        if ghost.showing("dynamite") or not self.strikes():
            return False
        self.mark(table)
        return True


class CannotReturn(Fault):
    """An eliminated player comes back when it is not his turn to; the log ends there."""

    key = "cannot_return"

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """In another's phase 2."""
        dead = [other for other in table.seats if not other.alive and other is not seat]
        if not dead or not self.strikes():
            return False
        self.mark(table)
        table.say(f"{self.rng.choice(dead)} returns")
        raise BrokenOff
