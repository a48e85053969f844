"""What is due, what may be flagged and how the duels stand, by what everybody heard and by nothing else.

The log is made anew of what was heard of it, with nothing in the places of what was not: what follows from that is
everybody's, since no secret was in what it follows from (`ITC-119`). Of the grounds only those are kept that rest on
what was heard; the others would be about the gaps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from referee.championship.rules import entries as e
from referee.championship.rules import hearing as h
from referee.championship.rules.bracket import Match, climbed
from referee.championship.rules.course import rounds_over
from referee.championship.rules.due import Due, due, of_a_match
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.history import effective
from referee.championship.rules.judging import Judged, audit
from referee.championship.rules.matches import MatchDecided
from referee.championship.rules.places import TimeGranted
from referee.championship.rules.state import Tournament
from referee.core.nouns.verdict import Reason, Verdict, verdict_of

DUE = frozenset({"sign_ups", "draw", "round", "hires", "result"})
"""What is owed of what was heard; the duels are added by whom the referee named."""
GROUNDS = frozenset(
    {
        "after_the_draw", "came_back", "number_taken", "name_taken", "unknown_player",
        "seed_again", "seed_not_written", "one_seed_of_several", "not_by_the_seed", "too_few_players",
        "no_tables_possible", "table_size",
        "tables_uneven", "not_in_the_annex", "not_seated", "seated_twice", "gone_and_seated", "unknown_players",
        "unknown_table", "round_not_over", "round_open_already", "other_round", "table_stopped",
        "everybody_was_sheriff", "other_sheriff", "not_at_the_table", "no_such_round", "later_round_begun",
        "round_not_open", "hired_already", "character_taken", "rounds_not_over", "unknown_match",
    }
)  # fmt: skip
"""The grounds that rest on nothing but what everybody heard, and name no entry by its number."""


def aloud(log: Sequence[e.Logged]) -> list[e.Fact]:
    """What everybody heard, as the log that would say just that; what was withdrawn was never said."""
    facts = effective(log)
    withdrawn = {each.fact.entry for each in facts if isinstance(each.fact, e.PenaltyCancelled)}
    words = (h.heard(each.fact) for each in facts if each.number not in withdrawn)
    return [_SAID[type(word)](word) for word in words if type(word) in _SAID]


def state_aloud(log: Sequence[e.Logged]) -> Tournament:
    """The tournament as far as everybody heard of it."""
    return tournament_of(aloud(log))


def due_aloud(log: Sequence[e.Logged]) -> tuple[Due, ...]:
    """What everybody may know is due; nothing once the last duel is over."""
    state = state_aloud(log)
    return (*(each for each in due(state) if each.kind in DUE), *_duels(state))


def over(log: Sequence[e.Logged]) -> bool:
    """Is the last duel over, by what everybody heard? Then money is no secret any more (`ITC-119`)."""
    return not due_aloud(log)


def bracket_aloud(state: Tournament) -> dict[str, Match]:
    """The duels between those whom the referee named, in a tournament as far as everybody heard of it."""
    return climbed(state, dict(enumerate(state.qualifiers, 1)), len(state.qualifiers) or None)


def flags_aloud(log: Sequence[e.Logged]) -> list[Judged]:
    """What may be said before everybody of what was heard, with those of its grounds that rest on nothing else."""
    return [replace(each, verdict=_open(each.verdict)) for each in audit(aloud(log))]


def _duels(state: Tournament) -> Iterator[Due]:
    if not rounds_over(state):
        return
    if not state.qualifiers:
        yield Due("qualifiers", ("ITC-131", "ITC-133"))
    for match in bracket_aloud(state).values():
        yield from of_a_match(match)


def _open(said: Verdict) -> Verdict:
    return verdict_of(_kept(said.reasons), _kept(said.doubts))


def _kept(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    return tuple(reason for reason in reasons if reason.key in GROUNDS)


_SAID: dict[type, Callable[[Any], e.Fact]] = {
    h.Announced: lambda word: e.Opened(word.name, word.region),
    h.Joined: lambda word: e.PlayerEnrolled(word.player, word.name),
    h.Gone: lambda word: e.PlayerLeft(word.player, "between_rounds"),
    h.Chosen: lambda word: e.SeedWritten(word.seed, word.purpose),
    h.Seated: lambda word: e.Drawn(word.tables, word.seed),
    h.Begun: lambda word: e.RoundOpened(word.table, word.round, word.sheriff),
    h.Named: lambda word: e.CharacterHired(word.table, word.round, word.player, word.character, 0),
    h.Ended: lambda word: e.GamePlayed(word.table, word.round, "", ()),
    h.Repeated: lambda word: e.GameVoided(word.table, word.round, word.auction, ""),
    h.Extended: lambda word: TimeGranted(word.table, word.round, word.minutes),
    h.Qualified: lambda word: e.QualifiersNamed(word.players),
    h.Beat: lambda word: e.DuelWon(word.match, word.winner, word.loser),
    h.Settled: lambda word: MatchDecided(word.match, word.players),
}
