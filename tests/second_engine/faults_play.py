"""Cards that may not be played, or not there, or not now, or not by this player."""

from __future__ import annotations

from .fault import BadPlay, Fault, aimed
from .loss import heal_sid
from .moves import Move, lawful_moves, shoots
from .plays import announce, play
from .seats import Seat, spare
from .settling import close
from .sight import distance, in_reach, may_shoot
from .table import Table


class OutOfReach(BadPlay):
    """A BANG! beyond the weapon, or a Panic! beyond distance 1."""

    key = "out_of_reach"

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """BANG! only while one may still be played."""
        others = table.others(seat)
        far = [other for other in others if not in_reach(table, seat, other)]
        beyond = [other for other in others if distance(table, seat, other) > 1 and other.cards()]
        shots = aimed(seat.holding("bang"), far) if may_shoot(table, seat) else []
        return shots + aimed(seat.holding("panic"), beyond)


class SecondBang(BadPlay):
    """One more BANG! than the turn allows, at someone in reach."""

    key = "second_bang"

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Calamity Janet's Missed! counts too."""
        near = [other for other in table.others(seat) if in_reach(table, seat, other)]
        shots = [card for card in seat.hand if shoots(seat, card)]
        return [] if may_shoot(table, seat) else aimed(shots, near)


class InVain(BadPlay):
    """A card whose target cannot answer: it is played, it counts, and nothing follows."""

    def carry_out(self, table: Table, seat: Seat, move: Move) -> None:
        """To the discards, without effect."""
        table.bangs += move.card.name == "bang"
        table.discard(seat, move.card)
        announce(table, seat, move)
        close(table, seat)


class OwnTarget(InVain):
    """A BANG! at oneself."""

    key = "own_target"

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """While a BANG! may be played."""
        return aimed(seat.holding("bang"), [seat]) if may_shoot(table, seat) and spare(seat) else []


class TargetOut(InVain):
    """A card at a player who is eliminated."""

    key = "target_out"

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """BANG!, Duel or Cat Balou at the dead."""
        dead = [other for other in table.seats if not other.alive and other is not seat]
        cards = seat.holding("duel", "cat_balou")
        cards += seat.holding("bang") if may_shoot(table, seat) else []
        return aimed(cards, dead) if spare(seat) else []


class MissedAsBang(BadPlay):
    """A Missed! played as a BANG! by someone who is not Calamity Janet."""

    key = "lacks_ability"

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """In reach, while a BANG! may be played."""
        near = [other for other in table.others(seat) if in_reach(table, seat, other)]
        able = seat.character == "calamity_janet" or not may_shoot(table, seat)
        return [] if able else aimed(seat.holding("missed"), near)


class SidsAbility(Fault):
    """Two cards for a life point by someone who is not Sid Ketchum."""

    key = "lacks_ability"

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """The cards go, the life point comes."""
        usable = len(seat.hand) > 2 and seat.life < seat.maximum and seat.character != "sid_ketchum"
        if not usable or not self.strikes():
            return False
        self.mark(table)
        heal_sid(table, seat)
        return True


class SameCardInPlay(BadPlay):
    """A second Mustang or Barrel before the same player; both stay."""

    key = "same_card_in_play"

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Weapons are left alone, since a new one replaces the old."""
        return [Move(card) for card in seat.holding("mustang", "barrel") if seat.showing(card.name)]

    def taste(self, table: Table, move: Move) -> float:
        """The first one is laid gladly."""
        return 5.0 if move.card.name in ("mustang", "barrel", "panic") else 1.0


class JailOnSheriff(BadPlay):
    """A Jail for the Sheriff."""

    key = "jail_on_sheriff"

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """While he has none."""
        free = [other for other in table.others(seat) if other.role == "sheriff" and not other.showing("jail")]
        return aimed(seat.holding("jail"), free)


class JailOnSelf(BadPlay):
    """A Jail before oneself."""

    key = "jail_on_self"

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Not by the Sheriff or a ghost, which would break two rules."""
        free = seat.alive and seat.role != "sheriff" and not seat.showing("jail")
        return aimed(seat.holding("jail"), [seat]) if free else []


class BeforeDrawing(Fault):
    """A card played before phase 1's draw."""

    key = "before_drawing"

    def before_drawing(self, table: Table, seat: Seat) -> None:
        """Any lawful play but a Duel, which might end the turn."""
        moves = [move for move in lawful_moves(table, seat) if move.card.name != "duel"]
        if moves and self.strikes():
            self.mark(table)
            play(table, seat, self.rng.choice(moves))


class NotYourTurn(Fault):
    """A card played in another's turn while nothing is under way."""

    key = "not_your_turn"
    kept_apart = ("bang", "missed", "beer")

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """Any card whose own rules are kept; Beer and BANG! have rules that depend on the turn."""
        other = self.rng.choice(table.others(seat))
        moves = [move for move in lawful_moves(table, other) if move.card.name not in self.kept_apart]
        if not moves or not self.strikes():
            return False
        self.mark(table)
        play(table, other, self.rng.choice(moves))
        return True


class BeerOutOfTurn(Fault):
    """A Beer in another's turn without a deadly hit."""

    key = "beer_out_of_turn"

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """By someone whom it heals."""
        other = self.rng.choice(table.others(seat))
        beers = other.holding("beer")
        heals = other.life < other.maximum and len(table.living()) > 2 and spare(other)
        if not beers or not heals or not self.strikes():
            return False
        self.mark(table)
        play(table, other, Move(self.rng.choice(beers)))
        return True
