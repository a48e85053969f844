"""The duels as everybody may see them: those whom the referee named, who met whom, who won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from referee.championship.reports import blocks as b
from referee.championship.reports.telling import Telling
from referee.championship.rules.aloud import bracket_aloud
from referee.championship.rules.bracket import FINAL, THIRD, Match, Rung, ladder
from referee.championship.rules.entries import Logged

NOBODY, NOT_YET = "–", "?"
"""A place that stays empty, and one that somebody will take."""


def bracket(log: Sequence[Logged], lang: str) -> b.Report:
    """The ladder of the duels, for the wall."""
    told = Telling(log, lang, "everybody")
    clauses = dict.fromkeys(clause for rung in ladder(told.state) for clause in rung.clauses)
    return told.report("bracket", [b.Section("", (ladder_of(told), *_waiting(told)))], tuple(clauses), wide=True)


def _waiting(told: Telling) -> tuple[b.Block, ...]:
    return () if told.state.qualifiers else (b.Text(told.word("not_named"), quiet=True),)


def ladder_of(told: Telling) -> b.Ladder:
    """The duels in their stages, the final last; the match for third place beside them."""
    rungs = {rung.key: rung for rung in ladder(told.state)}
    matches = bracket_aloud(told.state)
    stages = [(told.word(f"stage-{len(keys)}"), _duels(told, keys, rungs, matches)) for keys in _stages(rungs)]
    return b.Ladder(tuple(stages), _duels(told, (THIRD,), rungs, matches))


def _stages(rungs: Mapping[str, Rung]) -> list[tuple[str, ...]]:
    """The keys of each stage, those whose winners meet side by side."""
    stages: list[tuple[str, ...]] = [(FINAL,)]
    while before := tuple(chain.from_iterable(rungs[key].winners for key in stages[0])):
        stages.insert(0, before)
    return stages


def _duels(
    told: Telling, keys: Sequence[str], rungs: Mapping[str, Rung], matches: Mapping[str, Match]
) -> tuple[b.Duel, ...]:
    return tuple(b.Duel(told.speech.match(key), tuple(_sides(told, rungs[key], matches))) for key in keys)


def _sides(told: Telling, rung: Rung, matches: Mapping[str, Match]) -> Iterator[b.Side]:
    match = matches[rung.key]
    seeds = [str(seed) for seed in rung.seeds] or [""] * len(match.players)
    for seed, player, never in zip(seeds, match.players, _never(told, rung, matches), strict=True):
        if player is None:
            yield b.Side(seed, NOBODY if never or match.over or match.undecided else NOT_YET)
        else:
            yield _side(told, seed, player, match)


def _never(told: Telling, rung: Rung, matches: Mapping[str, Match]) -> list[bool]:
    """Of each place, whether nobody will ever come to it."""
    named = len(told.state.qualifiers)
    came = [(matches[key], matches[key].winner) for key in rung.winners]
    came += [(matches[key], matches[key].loser) for key in rung.losers]
    return [0 < named < seed for seed in rung.seeds] + [match.over and player is None for match, player in came]


def _side(told: Telling, seed: str, player: int, match: Match) -> b.Side:
    gone = told.state.gone(player) and match.key not in told.state.duels
    return b.Side(seed, told.speech.player(player), match.winner == player, told.word("gone") if gone else "")
