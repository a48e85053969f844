"""What is said of one more entry: `key CLAUSE CLAUSE` for each ground, in the order in which they come."""

from collections.abc import Sequence

from referee.championship.rules import entries as e
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.judging import judge
from referee.core.nouns.verdict import Reason


def spoken(reasons: Sequence[Reason]) -> list[str]:
    """Keys with their clauses."""
    return [" ".join((reason.key, *reason.clauses)) for reason in reasons]


def said(log: Sequence[e.Logged], fact: e.Fact) -> tuple[str, list[str]]:
    """The verdict's word, and its reasons; doubts follow, each with a question mark."""
    verdict = judge(tournament_of(log), fact)
    return verdict.level.word, spoken(verdict.reasons) + [f"? {each}" for each in spoken(verdict.doubts)]
