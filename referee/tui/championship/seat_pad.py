"""The result of a game as it is put together key by key: who won, and how it ended for everybody.

Choosing who won proposes who is still in play; whatever was said of a player before that stays. What it comes to is a
line of the desk, which is judged like any other.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from referee.championship.rules.course import seats_of
from referee.championship.rules.entries import GamePlayed
from referee.championship.rules.facts import DUELLIST, LEADER, SIDES, dealt
from referee.championship.rules.state import Round, Table, Tournament


class ResultSeat(Struct, frozen=True):
    """A player: his role (empty: not known), whether he was in play, reached the final duel, was spoken of."""

    player: int
    role: str = ""
    in_play: bool = True
    final_duel: bool = False
    touched: bool = False


class SeatPad(Struct, frozen=True):
    """The seats of a round from the Sheriff on, and the side that won, empty until it is chosen."""

    table: int
    round: int
    seats: tuple[ResultSeat, ...]
    outcome: str = ""

    @classmethod
    def of(cls, state: Tournament, table: Table, each: Round) -> SeatPad:
        """The pad of a round, with what is known of it."""
        if each.game is not None:
            return cls.of_game(GamePlayed(table.number, each.number, each.game.outcome, each.game.results))
        known = {**each.roles, **({each.sheriff: LEADER} if each.sheriff else {})}
        made = (ResultSeat(player, known.get(player, "")) for player in seats_of(state, table, each))
        return cls(table.number, each.number, tuple(made))

    @classmethod
    def of_game(cls, game: GamePlayed) -> SeatPad:
        """The pad with a result that was told already."""
        made = (ResultSeat(each.player, each.role, each.in_play, each.final_duel, True) for each in game.results)
        return cls(game.table, game.round, tuple(made), game.outcome)

    @property
    def line(self) -> str:
        """The line that logs it, as far as it goes."""
        told = map(_written, self.seats)
        return " ".join(filter(None, ("result", f"{self.table}.{self.round}", self.outcome, *told)))

    @property
    def complete(self) -> bool:
        """Is everything said?"""
        return bool(self.outcome) and all(seat.role for seat in self.seats)

    def won_by(self, outcome: str) -> SeatPad:
        """This side won; those who were not spoken of yet are in play if they won."""
        made = (seat if seat.touched else _ended(seat, outcome) for seat in self.seats)
        return replace(self, outcome=outcome, seats=tuple(made))

    def with_role(self, place: int, by: int) -> SeatPad:
        """The next role for this seat, of those that are dealt to so many."""
        roles = ["", *(role for role in SIDES if role in dealt(len(self.seats)) and role != LEADER)]
        seat = self.seats[place]
        role = roles[(roles.index(seat.role) + by) % len(roles)] if seat.role in roles else roles[0]
        with_it = replace(seat, role=role)
        return self._with(place, with_it if seat.touched or not self.outcome else _ended(with_it, self.outcome))

    def turned(self, place: int) -> SeatPad:
        """In play or not, for this seat."""
        seat = self.seats[place]
        return self._with(place, replace(seat, in_play=not seat.in_play, touched=True))

    def duelled(self, place: int) -> SeatPad:
        """Reached the final duel or not."""
        seat = self.seats[place]
        return self._with(place, replace(seat, final_duel=not seat.final_duel, touched=True))

    def _with(self, place: int, seat: ResultSeat) -> SeatPad:
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))


def _written(seat: ResultSeat) -> str:
    """A seat as the line has it; without a role that is not known yet."""
    role = f":{seat.role}" if seat.role else ""
    return f"{seat.player}{role}{'+' if seat.in_play else '-'}{'!' if seat.final_duel else ''}"


def _ended(seat: ResultSeat, outcome: str) -> ResultSeat:
    """How it usually ended for a player when this side won."""
    alone = outcome == SIDES[DUELLIST]
    return replace(seat, in_play=SIDES.get(seat.role) == outcome, final_duel=alone and seat.role == DUELLIST)
