"""Tournaments in which everything that can be logged was logged, and their twins, with other secrets behind them.

What may differ is read off the entries (`secret`); of an entry without anything aloud all may, and that it is there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, get_args

from msgspec.structs import replace

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules import matches as m
from referee.championship.rules import noticed as n
from referee.championship.rules import places as p
from referee.championship.rules.entry import LeftWhen, TypedAt
from referee.championship.rules.facts import LEADER, SIDES

Log = Sequence[e.Logged]
Numbered = tuple[int | None, e.Logged]
"""An entry and the number that it had, if it was there before."""
SIDE = tuple(dict.fromkeys(SIDES.values()))
WORDS = ("", "late", "known to nobody", "he said so himself")


def strewn(log: Log, chance: Random, often: float = 0.04) -> list[e.Logged]:
    """The log with more said in between: at the tables, of persons, of duels, of the event, and of earlier entries."""
    rows: list[Numbered] = []
    for number, entry in enumerate(log):
        rows.append((number, entry))
        if number and chance.random() < often:
            rows.append((None, _more(chance, number)))
    return _renumbered(rows)


def twin(log: Log, chance: Random) -> list[e.Logged]:
    """The same tournament as everybody heard it, with other secrets; here and there something more was never heard."""
    rows: list[Numbered] = []
    for number, entry in enumerate(log):
        rows.append((number, _otherwise(entry, chance)))
        if number > 1 and chance.random() < 0.02:
            rows.append((None, chance.choice((_warning, _lots, _called))(chance)))
    return _renumbered(rows)


def cut(log: Log, other: Log, heard: int) -> tuple[Log, Log]:
    """Both up to the same moment: when so many entries of which somebody heard were logged."""
    return _until(log, heard), _until(other, heard)


def _until(log: Log, heard: int) -> Log:
    loud = [number for number, entry in enumerate(log) if _is_loud(entry)]
    return log[: loud[heard - 1] + 1] if 0 < heard <= len(loud) else log


def loud(log: Log) -> int:
    """How many entries of a log may change what everybody sees."""
    return sum(map(_is_loud, log))


def _is_loud(entry: e.Logged) -> bool:
    return bool(entry.aloud or entry.announced) or isinstance(entry, get_args(e.Amendment))


def _renumbered(rows: Sequence[Numbered]) -> list[e.Logged]:
    """The entries, those that speak of others with the numbers that these have now."""
    now = {was: number for number, (was, _) in enumerate(rows) if was is not None}

    def moved(entry: e.Logged) -> e.Logged:
        if isinstance(entry, e.Inserted):
            return replace(entry, before=now.get(entry.before, entry.before))
        if isinstance(entry, e.Retracted | e.Corrected | e.PenaltyCancelled | e.LetStand):
            return replace(entry, entry=now.get(entry.entry, entry.entry))
        return entry

    return [moved(entry) for _, entry in rows]


def _warning(chance: Random) -> e.Fact:
    return e.Warned(chance.randint(1, 10), chance.choice(WORDS))


def _lots(chance: Random) -> e.Fact:
    return e.LotsDrawn(tuple(chance.sample(range(1, 11), 2)))


def _called(chance: Random) -> e.Fact:
    return n.CalledToOrder(chance.randint(1, 10))


def _more(chance: Random, number: int) -> e.Logged:
    """Something that simulated tournaments lack, or have seldom, said after the entry of this number."""
    who, two = chance.randint(1, 10), tuple(chance.sample(range(1, 11), 2))
    match, word = chance.choice(("quarter_1", "semi_1", "final")), chance.choice(WORDS)
    ways: list[Callable[[], e.Logged]] = [
        lambda: b.CharacterChosen(1, 1, who, "rose_doolan"),
        lambda: b.ChoiceDrawn(1, 1, two),
        lambda: p.TableOpened(1, 1, "a1"),
        lambda: p.TimeGranted(1, 1, 5, word),
        lambda: p.Paused(word),
        p.WentOn,
        lambda: p.HandedOver("Carla", "c1"),
        lambda: p.Resumed("c1", "Carla"),
        lambda: m.DuelOpened(match, two, "d1"),
        lambda: m.MatchDecided(match, chance.choice(((), two[:1], two)), word),
        lambda: n.RoleShown(who, "mistake"),
        lambda: e.PenaltyCancelled(chance.randrange(number), word),
        lambda: e.Retracted(chance.randrange(1, number + 1), word),
        lambda: e.LetStand(chance.randrange(number), word),
        lambda: e.Inserted(chance.randrange(1, number + 1), _warning(chance), word),
        lambda: e.Inserted(chance.randrange(1, number + 1), e.PlayerLeft(who, "between_rounds"), word),
    ]
    return chance.choice((*ways, lambda: _warning(chance), lambda: _called(chance)))()


def _otherwise(entry: e.Logged, chance: Random) -> e.Logged:
    """The entry as it was logged in the other world."""
    if isinstance(entry, e.Corrected):
        return replace(entry, to=_otherwise(entry.to, chance), reason=chance.choice(WORDS))
    if isinstance(entry, e.Inserted):
        return replace(entry, fact=_otherwise(entry.fact, chance), reason=chance.choice(WORDS))
    if isinstance(entry, e.Retracted):
        return replace(entry, reason=chance.choice(WORDS))
    if isinstance(entry, e.GamePlayed):
        return _game(entry, chance)
    return replace(entry, **{name: _secret(entry, name, chance) for name in entry.secret})


def _secret(entry: e.Logged, name: str, chance: Random) -> Any:
    """Another value for a secret field."""
    was = getattr(entry, name)
    if name == "roles":
        return _roles(was, entry.sheriff, chance)  # type: ignore[union-attr]
    ways: dict[str, Callable[[], Any]] = {
        "price": lambda: 100 * chance.randint(0, 30),
        "bid": lambda: 100 * chance.randint(1, 30),
        "when": lambda: chance.choice(get_args(LeftWhen)),
        "typed_at": lambda: chance.choice((None, TypedAt("a1", chance.randrange(9)))),
        "player": lambda: chance.randint(1, 10),
        "players": lambda: tuple(chance.sample(was, len(was))),
        "characters": lambda: tuple(chance.sample(was, len(was))),
        "reason": lambda: chance.choice(WORDS),
        "region": lambda: chance.choice(("", "Lazio", "Elsewhere")),
    }
    asked = {"qualified", "disqualified", "resident"}
    if name in ways:
        return ways[name]()
    if name in asked:
        return chance.choice((True, False, None))
    return chance.random() < 0.5 if isinstance(was, bool) else was


def _roles(dealt: tuple[e.Dealt, ...], sheriff: int, chance: Random) -> tuple[e.Dealt, ...]:
    """The same roles, but the Sheriff's, with others."""
    hidden = [each.role for each in dealt if each.player != sheriff]
    others = iter(chance.sample(hidden, len(hidden)))
    return tuple(each if each.player == sheriff else e.Dealt(each.player, next(others)) for each in dealt)


def _game(fact: e.GamePlayed, chance: Random) -> e.GamePlayed:
    """Another side wins, others are left, others had the roles."""
    sheriff = next((each.player for each in fact.results if each.role == LEADER), 0)
    roles = _roles(tuple(e.Dealt(each.player, each.role) for each in fact.results), sheriff, chance)
    results = tuple(e.SeatResult(each.player, each.role, chance.random() < 0.5) for each in roles)
    return replace(fact, outcome=chance.choice(SIDE), results=results)
