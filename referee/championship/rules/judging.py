"""What the regulation says of an entry, by the tournament as it stood; nothing is changed by it.

What is said here may tell money and roles: it is the referee's alone (`ITC-119`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from msgspec import Struct

from referee.championship.rules import admission, auctioning, conduct, knockout, lots, results, rounds, seeds
from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules import matches as m
from referee.championship.rules import places as p
from referee.championship.rules.folding import evolve
from referee.championship.rules.grounds import Grounds, doubt, verdict
from referee.championship.rules.history import Counted, effective, is_fact, spoken_of, taken_back
from referee.championship.rules.noticed import Noticed
from referee.championship.rules.state import Tournament
from referee.core.nouns.verdict import Verdict


class JudgedFact(Struct, frozen=True):
    """A fact that counts, and what is said of it."""

    counted: Counted
    verdict: Verdict


def judge(state: Tournament, fact: e.Fact) -> Verdict:
    """The verdict on this fact, every ground and doubt with its clauses."""
    against = _GROUNDS.get(type(fact))
    return verdict(against(state, fact) if against else ())


def judge_amending(log: Sequence[e.Logged], entry: e.Amendment) -> Verdict:
    """The verdict on taking back, putting right or putting in: there has to be such an entry, and it has to count.

    A seed that has drawn something is not let go without a word.
    """
    return verdict(_amending(log, entry))


def audit(log: Sequence[e.Logged]) -> list[JudgedFact]:
    """Every fact of a log that counts, judged by what counts before it."""
    state, judged = Tournament(), []
    for counted in effective(log):
        judged.append(JudgedFact(counted, judge(state, counted.fact)))
        state = evolve(state, counted)
    return judged


def audit_amendments(log: Sequence[e.Logged]) -> dict[int, Verdict]:
    """By number, what there is to point out about the retractions and corrections that count."""
    back, found = taken_back(log), {}
    for number, entry in enumerate(log):
        if isinstance(entry, e.Retracted | e.Corrected) and number not in back:
            found[number] = judge_amending(log[:number], entry)
    return {number: said for number, said in found.items() if not said.clean}


def _amending(log: Sequence[e.Logged], entry: e.Amendment) -> Grounds:
    about = spoken_of(entry)
    if not 0 <= about < len(log):
        yield doubt("entry_unknown", entry=about)
    elif not isinstance(entry, e.Retracted) and not is_fact(log, about):
        yield doubt("not_a_fact", entry=about)
    elif about in taken_back(log):
        yield doubt("taken_back_already", entry=about)
    else:
        yield from seeds.let_go(log, entry)


def _opening(state: Tournament, fact: e.Opened) -> Grounds:
    if state.opened is not None:
        yield doubt("opened_twice", entry=state.opened)


def _resuming(state: Tournament, fact: p.Resumed) -> Grounds:
    if state.handed is None:
        yield doubt("not_handed_over")
    elif state.handed.copy != fact.copy:
        yield doubt("other_copy", said=fact.copy, expected=state.handed.copy)


_GROUNDS: dict[type, Callable[[Tournament, Any], Grounds]] = {
    e.Opened: _opening,
    e.PlayerEnrolled: admission.enrolment,
    e.PlayerLeft: admission.leaving,
    e.SeedWritten: lots.seed,
    e.Drawn: lots.draw,
    e.LotsDrawn: lots.tie,
    e.QualifiersNamed: knockout.naming,
    e.DuelWon: knockout.won,
    m.MatchDecided: knockout.deciding,
    e.RoundOpened: rounds.opening,
    e.CharacterHired: auctioning.hire,
    e.GamePlayed: results.result,
    e.GameVoided: rounds.voiding,
    e.Warned: conduct.warning,
    e.Expelled: conduct.expulsion,
    e.PenaltyCancelled: conduct.cancelling,
    **dict.fromkeys(get_args(Noticed), conduct.noticing),
    b.CharactersLaid: auctioning.laying,
    **dict.fromkeys((b.BidOpened, b.BidRaised, b.BidWithdrawn, b.CharacterChosen), auctioning.bid),
    b.ChoiceDrawn: auctioning.choice,
    p.TableOpened: rounds.playing,
    p.TimeGranted: rounds.playing,
    m.DuelOpened: knockout.playing,
    p.Resumed: _resuming,
}
