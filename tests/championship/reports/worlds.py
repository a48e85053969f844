"""Twin worlds: the same tournament as everybody heard it, with other secrets behind it.

In the other world roles are dealt to others, other sides win and others survive, all prices and bids are others, what
was asked at sign-up was answered otherwise, reasons and lots differ, and a warning was given that nobody knows of.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import asdict, replace

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules import places as p
from referee.championship.rules.facts import LEADER, SIDES

SIDE = tuple(dict.fromkeys(SIDES.values()))
UNHEARD = 3
"""After how many entries of the log the unknown warning was given; the numbers behind it move up by one."""


def twin(log: Sequence[e.Logged], seed: int) -> list[e.Logged]:
    """The same tournament in another world."""
    world = _World(seed)
    there = [world.entry(entry) for entry in log]
    return [*there[:UNHEARD], e.Warned(1, "known to nobody"), *there[UNHEARD:]]


def cut(log: Sequence[e.Logged], length: int, other: bool) -> list[e.Logged]:
    """The first part of a log, or of its twin."""
    return list(log[: length + (1 if other and length >= UNHEARD else 0)])


class _World:
    """Other secrets, the same ones wherever they are spoken of again."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def _chance(self, *about: object) -> Random:
        return Random(f"{self.seed}/{about}")

    def entry(self, entry: e.Logged) -> e.Logged:
        """The entry as it was logged in this world."""
        if isinstance(entry, e.Retracted | e.PenaltyCancelled | e.LetStand):
            return replace(entry, entry=_moved(entry.entry), reason="other")
        if isinstance(entry, e.Corrected):
            to = self.entry(entry.to)
            assert not isinstance(to, e.Retracted | e.Corrected)
            return replace(entry, entry=_moved(entry.entry), to=to, reason="other")
        return self._fact(entry)

    def _fact(self, fact: e.Fact) -> e.Fact:
        if isinstance(fact, e.RoundOpened):
            return replace(fact, roles=self._roles(fact.table, fact.round, fact.sheriff, fact.roles))
        if isinstance(fact, e.GamePlayed):
            return self._game(fact)
        if isinstance(fact, e.CharacterHired | b.BidOpened | b.BidRaised):
            return self._paid(fact)
        if isinstance(fact, e.LotsDrawn | b.ChoiceDrawn):
            return replace(fact, players=tuple(reversed(fact.players)))
        if isinstance(fact, e.PlayerEnrolled):
            asked = [self._chance(fact.player, n).choice([True, False, None]) for n in range(3)]
            return replace(fact, region="Elsewhere", qualified=asked[0], disqualified=asked[1], resident=asked[2])
        if isinstance(fact, e.Warned):
            return e.Warned(1 + fact.player % 9, "other")
        if isinstance(fact, e.GameVoided | e.Expelled | p.TimeGranted):
            return replace(fact, reason="other")
        return fact

    def _paid(self, fact: e.CharacterHired | b.BidOpened | b.BidRaised) -> e.Fact:
        price = 100 * self._chance(*asdict(fact).values()).randint(1, 20)
        if isinstance(fact, e.CharacterHired):
            return replace(fact, price=price, kept=not fact.kept)
        return replace(fact, bid=price)

    def _roles(self, table: int, number: int, sheriff: int, roles: tuple[e.Dealt, ...]) -> tuple[e.Dealt, ...]:
        dealt = {each.player: each.role for each in roles}
        others = sorted(player for player in dealt if player != sheriff)
        turned = self._chance(table, number).randint(1, max(1, len(others) - 1))
        passed = dict(zip(others, others[turned:] + others[:turned], strict=True))
        return tuple(e.Dealt(player, dealt[passed.get(player, player)]) for player in dealt)

    def _game(self, fact: e.GamePlayed) -> e.GamePlayed:
        """Another side wins, and nobody else is left."""
        outcome = self._chance(fact.table, fact.round, "outcome").choice([s for s in SIDE if s != fact.outcome])
        sheriff = next((each.player for each in fact.results if each.role == LEADER), 0)
        dealt = tuple(e.Dealt(each.player, each.role) for each in fact.results)
        roles = self._roles(fact.table, fact.round, sheriff, dealt)
        results = tuple(e.SeatResult(each.player, each.role, SIDES[each.role] == outcome) for each in roles)
        return replace(fact, outcome=outcome, results=results)


def _moved(number: int) -> int:
    return number + 1 if number >= UNHEARD else number
