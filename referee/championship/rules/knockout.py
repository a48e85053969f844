"""Against the naming of those who play the knock-out duels, and against the result of one."""

from __future__ import annotations

from referee.championship.rules.bracket import bracket, qualifiers, qualifying
from referee.championship.rules.conduct import expulsion_due
from referee.championship.rules.course import rounds_over
from referee.championship.rules.entries import DuelWon, QualifiersNamed
from referee.championship.rules.grounds import Grounds, doubt, for_referee, illegal, remark
from referee.championship.rules.matches import DuelOpened, MatchDecided
from referee.championship.rules.state import Tournament


def naming(state: Tournament, fact: QualifiersNamed) -> Grounds:
    """Against it: all rounds are over, lots are drawn, and it is the best of the ranking (`ITC-131`, `ITC-133`)."""
    expected = qualifiers(state)
    if not rounds_over(state):
        yield illegal("rounds_not_over", "ITC-131", "ITC-133")
    elif not expected:
        yield illegal("lots_not_drawn", "ITC-124", "ITC-130")
    elif fact.players != expected:
        yield illegal("other_qualifiers", "ITC-131", "ITC-133", "ITC-136", said=fact.players, expected=expected)
    elif len(fact.players) < qualifying(state):
        clauses = ("ITC-131", "ITC-133", "ITC-227", "ITC-050")
        yield for_referee("too_few_qualify", *clauses, players=len(fact.players), expected=qualifying(state))
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
        yield illegal("other_players_meet", *match.clauses, said=(fact.winner, fact.loser), expected=match.there)
    yield from _expulsions(state, (fact.winner, fact.loser))
    if fact.match in state.duels:
        yield doubt("result_already", match=fact.match, entry=state.duels[fact.match].entry)
    elif match.winner not in (None, fact.winner):
        yield illegal("opponent_goes_through", *match.clauses, player=fact.winner, expected=match.winner or 0)


def deciding(state: Tournament, fact: MatchDecided) -> Grounds:
    """Against the referee's own decision: there has to be something that no clause decides (`ITC-050`)."""
    match = bracket(state).get(fact.match)
    if match is None:
        yield doubt("unknown_match", "ITC-131", "ITC-133", match=fact.match)
        return
    if not rounds_over(state):
        yield illegal("rounds_not_over", "ITC-131", "ITC-133", match=fact.match)
    elif match.undecided:
        yield remark("referee_decides", "ITC-050", match=fact.match)
    elif fact.match in state.decided:
        yield doubt("decided_already", match=fact.match, entry=state.decided[fact.match].entry)
    else:
        yield illegal("nothing_to_decide", *match.clauses, match=fact.match)
    yield from _expulsions(state, fact.players)


def playing(state: Tournament, fact: DuelOpened) -> Grounds:
    """Against a log for a duel: it has to be one that can be played now, between these two, and without a log."""
    match = bracket(state).get(fact.match)
    if match is None:
        yield doubt("unknown_match", "ITC-131", "ITC-133", match=fact.match)
    elif not match.ready:
        yield doubt("duel_not_open", *match.clauses, match=fact.match)
    elif set(fact.players) != set(match.there):
        yield illegal("other_players_meet", *match.clauses, said=fact.players, expected=match.there)
    elif fact.match in state.duel_logs:
        yield for_referee("duel_log_begun_already", "ITC-050", match=fact.match)


def _expulsions(state: Tournament, players: tuple[int, ...]) -> Grounds:
    """Who has had his second warning plays no duel (`ITC-193`)."""
    for player in players:
        if player in state.players and expulsion_due(state.players[player]):
            yield illegal("expulsion_due", "ITC-193", "ITC-194", player=player)
