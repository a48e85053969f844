"""How a duel comes out, by what is logged: played, decided by the referee, or because somebody left.

Against somebody who left, the opponent goes through (`ITC-229`) or wins the tournament (`ITC-228`); quarter-finals and
the match for third place by analogy. Of two who left, the last had gone through, and left the duel after it if it was
known by then who meets there; otherwise no clause says who goes on, and it is for the referee, as it is where nobody
takes a place. For third place the ranking tells apart two who left before they were to meet.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from referee.championship.rules.noted import Decided
from referee.championship.rules.rungs import BOTH_LEFT, EMPTY_PLACE, FINAL, THIRD, Match, Rung
from referee.championship.rules.state import Tournament

OPEN_CLAUSE = "ITC-050"
"""What no clause decides, the referee does."""
BY_LEAVING, BY_LEAVING_THE_FINAL = "ITC-229", "ITC-228"

Known = Mapping[str, Match]
Side = tuple[int | None, bool]
"""Who takes a place in a duel, as far as he is known, and whether nobody ever will."""


class Climb(Struct, frozen=True):
    """A ladder, the players by their places in the ranking, and how many there are: None while that is not known."""

    state: Tournament
    rungs: tuple[Rung, ...]
    seeds: Mapping[int, int]
    there: int | None

    def matches(self) -> dict[str, Match]:
        """Every duel by its key, in the order in which they are printed."""
        found: dict[str, Match] = {}
        for rung in self.rungs:
            found[rung.key] = self._stands(rung, found)
        return found

    def _stands(self, rung: Rung, known: Known) -> Match:
        """How it comes out, but for the referee where the one who left last had no other duel to leave yet."""
        match, left = self._comes_out(rung, known), self._left(rung, known)
        if match.undecided or match.clauses[-1] != BY_LEAVING or len(left) < 2:
            return match
        beside = self._beside(rung)
        met = self._comes_out(beside, known).entry if beside else 0
        known_by_then = met is not None and self.state.when(met) < self.state.when(left[-1])
        return match if known_by_then else _open(Match(rung.key, match.players, rung.clauses), BOTH_LEFT)

    def _comes_out(self, rung: Rung, known: Known) -> Match:
        (one, no_one), (other, no_other) = self._sides(rung, known)
        match = Match(rung.key, (one, other), rung.clauses)
        decided, won = self.state.decided.get(rung.key), self.state.duels.get(rung.key)
        if decided:
            match = _decided(match, decided)
        if won is not None and won.winner in match.players and not match.over:
            return replace(match, winner=won.winner, entry=won.entry, over=True)
        if match.over:
            return match
        if decided:
            return self._unplayed(match, self._left(rung, known), decided.entry)
        if no_one or no_other:
            return _open(match, EMPTY_PLACE) if match.there else replace(match, over=no_one and no_other)
        return self._unplayed(match, self._left(rung, known), self._formed(rung, known))

    def _unplayed(self, match: Match, left: list[int], formed: int) -> Match:
        if len(match.there) < 2 or not left:
            return replace(match, ready=len(match.there) == 2)
        if len(left) == 2 and self.state.when(left[1]) <= self.state.when(formed):
            return replace(match, over=True) if match.key == THIRD else _open(match, BOTH_LEFT)
        winner = next(player for player in match.there if self._leaving(player) != left[0])
        clauses = (*match.clauses, BY_LEAVING_THE_FINAL if match.key == FINAL else BY_LEAVING)
        return replace(
            match, clauses=clauses, winner=winner, entry=max(formed, left[0], key=self.state.when), over=True
        )

    def _sides(self, rung: Rung, known: Known) -> tuple[Side, Side]:
        """The two places of a duel; nobody meets himself, wherever else the referee put him."""
        seeds = [(self.seeds.get(place), self.there is not None and place > self.there) for place in rung.seeds]
        came = [(known[key], known[key].winner) for key in rung.winners]
        came += [(known[key], known[key].loser) for key in rung.losers]
        one, other = *seeds, *((player, match.over and player is None) for match, player in came)
        return one, (None, True) if one[0] is not None and one[0] == other[0] else other

    def _formed(self, rung: Rung, known: Known) -> int:
        """The entry by which its players were known."""
        return max((known[key].entry or 0 for key in rung.before), key=self.state.when, default=0)

    def _left(self, rung: Rung, known: Known) -> list[int]:
        """The entries by which its players left, the first to go first."""
        decided = self.state.decided.get(rung.key)
        players = decided.places if decided else tuple(player for player, _ in self._sides(rung, known))
        left = (self._leaving(player) for player in players if player is not None)
        return sorted((entry for entry in left if entry is not None), key=self.state.when)

    def _leaving(self, player: int) -> int | None:
        player_ = self.state.players.get(player)
        return player_.left.entry if player_ and player_.left else None

    def _beside(self, rung: Rung) -> Rung | None:
        """The duel whose winner meets the winner of this one."""
        together = next((each.winners for each in self.rungs if rung.key in each.winners), ())
        return next((each for each in self.rungs if each.key in together and each.key != rung.key), None)


def _decided(match: Match, decided: Decided) -> Match:
    """The duel as the referee decided it: nobody, or who goes on alone, leaves there those who met."""
    clauses = (*match.clauses, OPEN_CLAUSE)
    if len(decided.players) == 2:
        return replace(match, players=decided.places, clauses=clauses)
    alone = next(iter(decided.players), None)
    players = match.players if alone in (None, *match.there) else decided.places
    return replace(match, players=players, clauses=clauses, winner=alone, entry=decided.entry, over=True)


def _open(match: Match, why: str) -> Match:
    """For the referee."""
    more = (BY_LEAVING, OPEN_CLAUSE) if why == BOTH_LEFT else (OPEN_CLAUSE,)
    return replace(match, clauses=tuple(dict.fromkeys((*match.clauses, *more))), undecided=why)
