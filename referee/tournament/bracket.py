"""The knock-out duels after the elimination round: who meets whom, who went through and why, and the final places.

The best four of the ranking, or the best eight from five tables up, meet as printed. Against somebody who left, the
opponent goes through (`ITC-229`) or wins the tournament (`ITC-228`); quarter-finals and the match for third place by
analogy. Of two who left, the first did not go on, unless both had left before they were to meet. Places below the
fourth are those of the ranking: nobody plays for them.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from referee.tournament.course import rounds_over
from referee.tournament.facts import read
from referee.tournament.standings import standings
from referee.tournament.state import Tournament

_READ = read("bracket.toml")
MANY_TABLES: int = _READ["many_tables"]
FINAL, THIRD = "final", "third"


class Rung(Struct, frozen=True):
    """One duel of the ladder as it is printed."""

    key: str
    clauses: tuple[str, ...]
    seeds: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()
    losers: tuple[str, ...] = ()


class Match(Struct, frozen=True):
    """A duel: its players as far as known, who won, by which entry, whether it can be played now."""

    key: str
    players: tuple[int | None, ...]
    clauses: tuple[str, ...]
    winner: int | None = None
    entry: int | None = None
    ready: bool = False

    @property
    def loser(self) -> int | None:
        """Who lost it, once it is decided."""
        return None if self.winner is None else next((each for each in self.players if each != self.winner), None)


def _rungs(printed: Mapping[str, Mapping[str, list[str]]]) -> tuple[Rung, ...]:
    return tuple(
        Rung(key, **{name: tuple(told) for name, told in rung.items()})  # type: ignore[arg-type]
        for key, rung in printed.items()
    )


FEW, MANY = _rungs(_READ["few"]), _rungs(_READ["many"])


def ladder(state: Tournament) -> tuple[Rung, ...]:
    """The duels that so many tables lead to."""
    return MANY if len(state.sizes) >= MANY_TABLES else FEW


def qualifiers(state: Tournament) -> tuple[int, ...]:
    """Who plays the duels, the best first; empty while rounds, or lots that matter for it, are missing."""
    firsts = [rung.seeds for rung in ladder(state)]
    count = sum(map(len, firsts))
    best = (standings(state) if rounds_over(state) else ())[:count]
    return () if any(each.tied for each in best) else tuple(each.player for each in best)


def bracket(state: Tournament) -> dict[str, Match]:
    """Every duel by its key, in the order in which they are printed; nobody is in one before all rounds are over."""
    ranking = standings(state) if rounds_over(state) else ()
    return climbed(state, {each.place: each.player for each in ranking if not each.tied})


def climbed(state: Tournament, seeds: Mapping[int, int]) -> dict[str, Match]:
    """Every duel between these players, by their places in the ranking."""
    matches: dict[str, Match] = {}
    for rung in ladder(state):
        matches[rung.key] = _decided(state, rung, _players(rung, seeds, matches), _formed(state, rung, matches))
    return matches


def places(state: Tournament) -> tuple[int, ...]:
    """All who have a place, the champion first; empty before the final and the match for third place are over.

    Where both who would play for third place have left before they could, the ranking tells them apart.
    """
    matches, ranking = bracket(state), [each.player for each in standings(state)]
    final, third = matches[FINAL], matches[THIRD]
    if final.winner is None or third.ready or None in third.players:
        return ()
    top = (final.winner, final.loser, third.winner, third.loser)
    return tuple(dict.fromkeys([player for player in top if player is not None] + _next(third, ranking) + ranking))


def _next(third: Match, ranking: list[int]) -> list[int]:
    return [player for player in ranking if player in third.players]


def _players(rung: Rung, seeds: Mapping[int, int], matches: Mapping[str, Match]) -> tuple[int | None, ...]:
    return (
        *(seeds.get(place) for place in rung.seeds),
        *(matches[key].winner for key in rung.winners),
        *(matches[key].loser for key in rung.losers),
    )


def _decided(state: Tournament, rung: Rung, players: tuple[int | None, ...], formed: int) -> Match:
    won = state.duels.get(rung.key)
    if won is not None and won.winner in players:
        return Match(rung.key, players, rung.clauses, won.winner, won.entry)
    known = tuple(player for player in players if player is not None)
    left = sorted((state.when(entry), entry, player) for player in known if (entry := _left(state, player)) is not None)
    if len(known) < len(players) or not left:
        return Match(rung.key, players, rung.clauses, ready=len(known) == len(players))
    if len(left) == len(players) and left[-1][0] <= state.when(formed):
        return Match(rung.key, players, rung.clauses)
    _, entry, first = left[0]
    winner = next((player for player in known if player != first), None)
    clause = "ITC-228" if rung.key == FINAL else "ITC-229"
    return Match(rung.key, players, (*rung.clauses, clause), winner, max(formed, entry, key=state.when))


def _left(state: Tournament, player: int) -> int | None:
    known = state.players.get(player)
    return known.left.entry if known and known.left else None


def _formed(state: Tournament, rung: Rung, matches: Mapping[str, Match]) -> int:
    """The entry by which its players were known."""
    return max((matches[key].entry or 0 for key in rung.winners + rung.losers), key=state.when, default=0)
