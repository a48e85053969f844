"""What is asked about once before it counts: what costs money or moves somebody, where something speaks against it.

Facts are no moves, and everything may be logged; but that a line was typed twice, or is about somebody at another
table, is best known before it moves anybody's money.
"""

from __future__ import annotations

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.matches import MatchDecided
from referee.championship.rules.state import Tournament
from referee.core.nouns.verdict import Level, Verdict

_WEIGHTY = (
    e.CharacterHired, e.GamePlayed, e.GameVoided, b.CharactersLaid, b.ChoiceDrawn,
    e.PlayerLeft, e.Expelled, e.Drawn, e.RoundOpened, e.LotsDrawn, e.QualifiersNamed, e.DuelWon, MatchDecided,
)  # fmt: skip
"""What money, seats and places are made of."""
_LACKING = frozenset({"hires_missing"})
"""What doubts only whether all was logged that came before."""


def asks_first(state: Tournament, fact: e.Fact, verdict: Verdict) -> bool:
    """Is this, in the tournament as it stands, to be seen once before it counts?"""
    doubtful = any(doubt.key not in _LACKING for doubt in verdict.doubts)
    against = verdict.level is Level.ILLEGAL or doubtful
    return against and (isinstance(fact, _WEIGHTY) or _comes_back(state, fact))


def _comes_back(state: Tournament, fact: e.Fact) -> bool:
    return isinstance(fact, e.PlayerEnrolled) and state.gone(fact.player)
