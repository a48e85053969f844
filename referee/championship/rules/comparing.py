"""What an entry would change, before it is accepted: the ranking before and after, and what would be said anew.

Meant for retractions, corrections and insertions at any depth: everything after them is worked out again.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.championship.rules.entries import Logged
from referee.championship.rules.figures import Figure
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.history import Counted
from referee.championship.rules.judging import audit
from referee.championship.rules.standings import Standing, standings
from referee.core.nouns.verdict import Verdict


class Moved(Struct, frozen=True):
    """A player whose place or score changes; None where he has none."""

    player: int
    place: int | None
    place_then: int | None
    score: Figure | None
    score_then: Figure | None


class SaidAnew(Struct, frozen=True):
    """A fact of which something else is said; None where it did not count, or does not any more."""

    number: int
    verdict: Verdict | None
    verdict_then: Verdict | None


class Change(Struct, frozen=True):
    """All that changes."""

    moved: tuple[Moved, ...]
    said: tuple[SaidAnew, ...]


def change(log: Sequence[Logged], *more: Logged) -> Change:
    """What logging more would change in the ranking, and in what is said of the facts that are logged already."""
    after = [*log, *more]
    return Change(_moved(_places(log), _places(after)), _said(_verdicts(log), _verdicts(after), len(log)))


def _places(log: Sequence[Logged]) -> dict[int, Standing]:
    return {each.player: each for each in standings(tournament_of(log))}


def _moved(before: dict[int, Standing], after: dict[int, Standing]) -> tuple[Moved, ...]:
    changes = (_move(player, before.get(player), after.get(player)) for player in {**before, **after})
    return tuple(
        each for each in changes if each.place != each.place_then or _value(each.score) != _value(each.score_then)
    )


def _move(player: int, was: Standing | None, now: Standing | None) -> Moved:
    places = (was.place if was else None, now.place if now else None)
    return Moved(player, *places, was.score if was else None, now.score if now else None)


def _value(score: Figure | None) -> object:
    return score.value if score else None


def _verdicts(log: Sequence[Logged]) -> dict[int, tuple[Counted, Verdict]]:
    return {each.counted.number: (each.counted, each.verdict) for each in audit(log)}


def _said(
    before: dict[int, tuple[Counted, Verdict]], after: dict[int, tuple[Counted, Verdict]], length: int
) -> tuple[SaidAnew, ...]:
    numbers = sorted(number for number in {*before, *after} if number < length)
    return tuple(
        SaidAnew(number, *(each[number][1] if number in each else None for each in (before, after)))
        for number in numbers
        if before.get(number) != after.get(number)
    )
