"""Against the result of a knock-out duel."""

from __future__ import annotations

from referee.tournament.bracket import bracket
from referee.tournament.course import rounds_over
from referee.tournament.entries import DuelWon
from referee.tournament.grounds import Grounds, doubt, illegal
from referee.tournament.state import Tournament


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
    if fact.match in state.duels:
        yield doubt("result_already", match=fact.match, entry=state.duels[fact.match].entry)
    elif match.winner not in (None, fact.winner):
        yield illegal("opponent_goes_through", *match.clauses, player=fact.winner, expected=match.winner or 0)
