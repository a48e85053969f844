"""One event: what concerns a person is one fact, wherever it was typed.

The tournament's log owns it. Typed at a table that belongs to the tournament, it is an entry there and, in the same
transaction, one of the tournament's, which tells where it was typed (`typed_at`). Typed at the desk, or at another
table, it is told to the logs under way in which that person sits, and to each that is opened later, as an entry of
theirs with its number in the tournament's log (`told`). So each log is whole, and is judged, exported and read again by
itself; who sits where is as it was when the log was opened.

Only what a write changes of what stands is carried over: taken back, withdrawn or put right at either place, it goes at
both. All is written together or not at all; whoever was late reads again and tries again. While the tournament goes on
elsewhere (`HandedOver`) nothing about a person can be typed at its tables either.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.office.office import KIND
from referee.championship.office.persons import LEAVING, Persons, at_the_desk, number_at_the_desk, of_persons
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.bound import Bound, bound
from referee.championship.rules.entries import Logged, Retracted
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.persons import standing
from referee.core.nouns.entries import Entry
from referee.core.nouns.verdict import Level, Verdict
from referee.desk.sharing import Clock, LogOfATable
from referee.journal import Batch, Store


def written_beside(store: Store, clock: Clock, log: LogOfATable, added: Sequence[tuple[Entry, Verdict]]) -> list[Batch]:
    """What is written in other logs together with these entries of a table; what has no effect is told to nobody.

    Raises `BadLine` `handed_over`.
    """
    idle = {number for number, (_, said) in enumerate(added, log.length) if said.level is Level.WITHOUT_EFFECT}
    was, now = of_persons(log.entries), of_persons([*log.entries, *(entry for entry, _ in added)])
    now = {number: entry for number, entry in now.items() if number not in idle}
    if was == now:
        return []
    for cup, place in _tournaments_of(store, clock, log.stream):
        entries = _carried(cup, place, was, now)
        return cup.written(entries, but=log.stream) if entries else []
    return []


def _tournaments_of(store: Store, clock: Clock, stream: str) -> list[tuple[TournamentLog, Bound]]:
    """The tournament that the log of a table belongs to, if any does, and the table's place in it."""
    named = f'"{stream}"'.encode()
    found = []
    for info in store.streams():
        if info.kind == KIND and any(named in record.entry_json for record in store.read(info.id)):
            cup = TournamentLog(info.id, store, clock)
            found += [(cup, place) for place in bound(cup.entries).values() if place.stream == stream]
    return found


def _carried(cup: TournamentLog, place: Bound, was: Persons, now: Persons) -> list[Logged]:
    """What a change at a table comes to in the tournament's log."""
    facts = standing(cup.entries, cup.state)
    entries: list[Logged] = []
    left: set[int] = set()
    for each, entry in was.items():
        number = number_at_the_desk(entry, each, place, facts)
        if now.get(each) != entry and number is not None:
            stays = place.player(entry.by) if isinstance(entry, LEAVING) else 0
            left |= {stays}
            entries += _taken_back(cup, number, stays)
    for each, entry in now.items():
        player = place.player(entry.by)
        new = was.get(each) != entry or (player in left and isinstance(entry, LEAVING))
        if new and player and number_at_the_desk(entry, each, place, facts) is None:
            fact = at_the_desk(entry, player, place.at(each), tournament_of([*cup.entries, *entries]))
            entries += [fact] if fact else []
    return entries


def _taken_back(cup: TournamentLog, number: int, stays: int = 0) -> list[Logged]:
    """The fact of this number taken back; where somebody stays, every other time that his leaving was written too."""
    entries: list[Logged] = [Retracted(number)]
    while left := _left(cup, entries, stays):
        entries.append(Retracted(left))
    return entries


def _left(cup: TournamentLog, entries: list[Logged], player: int) -> int:
    """The entry by which this player has left, once these are logged; 0 if he has not."""
    known = tournament_of([*cup.entries, *entries]).players.get(player)
    return known.left.entry if known and known.left else 0
