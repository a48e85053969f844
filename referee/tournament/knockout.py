"""Against the naming of those who play the knock-out duels, and against the result of one."""

from __future__ import annotations

from referee.tournament.bracket import bracket, qualifiers
from referee.tournament.conduct import expulsion_due
from referee.tournament.course import rounds_over
from referee.tournament.entries import DuelWon, QualifiersNamed
from referee.tournament.grounds import Grounds, doubt, illegal
from referee.tournament.state import Tournament


def naming(state: Tournament, fact: QualifiersNamed) -> Grounds:
    """Against it: all rounds are over, lots are drawn, and it is the best of the ranking (`ITC-131`, `ITC-133`)."""
    expected = qualifiers(state)
    if not rounds_over(state):
        yield illegal("rounds_not_over", "ITC-131", "ITC-133")
    elif not expected:
        yield illegal("lots_not_drawn", "ITC-124", "ITC-130")
    elif fact.players != expected:
        yield illegal("other_qualifiers", "ITC-131", "ITC-133", "ITC-136", said=fact.players, expected=expected)
    yield from _expulsions(state, fact.players)


def won(state: Tournament, fact: DuelWon) -> Grounds:
    """Against it: it has to be one of the bracket, between the two who meet there (`ITC-131` to `ITC-135`)."""
    match = bracket(state).get(fact.match)
    if match is None:
        yield doubt("unknown_match", "ITC-131", "ITC-133", match=fact.match)
        return
    if not rounds_over(state):
        yield illegal("rounds_not_over", "ITC-131", "ITC-133", match=fact.match)
    elif {fact.winner, fact.loser} != set(match.players):
        known = tuple(player for player in match.players if player is not None)
        yield illegal("other_players_meet", *match.clauses, said=(fact.winner, fact.loser), expected=known)
    yield from _expulsions(state, (fact.winner, fact.loser))
    if fact.match in state.duels:
        yield doubt("result_already", match=fact.match, entry=state.duels[fact.match].entry)
    elif match.winner not in (None, fact.winner):
        yield illegal("opponent_goes_through", *match.clauses, player=fact.winner, expected=match.winner or 0)


def _expulsions(state: Tournament, players: tuple[int, ...]) -> Grounds:
    """Who has had his second warning plays no duel (`ITC-193`)."""
    for player in players:
        if player in state.players and expulsion_due(state.players[player]):
            yield illegal("expulsion_due", "ITC-193", "ITC-194", player=player)
