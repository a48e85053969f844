"""ITC-119: two worlds that differ only in secrets look, flag and owe the same to everybody, at every stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import accumulate

import msgspec
import pytest
from msgspec.structs import replace

from referee.championship.hall.cup import cup_of
from referee.championship.hall.heard import heard
from referee.championship.hall.people import whereabouts
from referee.championship.hall.wording import Wording
from referee.championship.office.everybody import everybody_sees
from referee.championship.reports.kinds import PUBLIC
from referee.championship.reports.lists import in_csv
from referee.championship.reports.page import in_html
from referee.championship.reports.standings import standings
from referee.championship.rules import aloud, entries
from referee.championship.rules.accounts import bookings, total_of
from referee.championship.rules.due import due
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.state import Tournament
from referee.championship.simulating.tournament import simulated as played
from referee.errors import NotYet
from referee.speech import LANGUAGES, Speech
from tests.championship.reports.worlds import cut, twin
from tests.hunts import some
from tests.rows import rows

Log = Sequence[entries.Logged]
TOURNAMENTS = ((10, 3), (13, 4), (23, 7), (31, 2))
MOMENTS, LAST = 14, 8
"""How many moments of each tournament are looked at from its beginning to its end, and how many just before that."""
encode = msgspec.json.encode


@cache
def worlds(players: int, seed: int) -> tuple[list[entries.Logged], list[entries.Logged]]:
    """A tournament and its twin."""
    here = played(players, seed)
    return here, twin(here, seed)


def moments(log: Log) -> list[int]:
    """Lengths of the first parts of a log, from nothing to all of it, the duels one by one."""
    evenly = {round(len(log) * step / (MOMENTS - 1)) for step in range(MOMENTS)}
    return sorted(evenly | set(range(len(log) - LAST, len(log))))


def seen(log: Log, languages: Sequence[str] = LANGUAGES) -> dict[str, bytes]:
    """Everything that everybody may see of a tournament with this log, as bytes."""
    told = {
        "state": encode(aloud.state_aloud(log)),
        "due": encode(aloud.due_aloud(log)),
        "heard": encode(aloud.aloud(log)),
        "hall": hall(log, languages[0]),
    }
    for lang in languages:
        told[f"view {lang}"] = encode(everybody_sees(log, Speech.of(lang)))
        told |= {f"{kind} {lang}": shown for kind in PUBLIC if (shown := wall(kind, log, lang))}
    return told


def hall(log: Log, lang: str) -> bytes:
    """What phones and the screen in the hall show, logged at the same times wherever anybody heard of it.

    What the end of the last duel opens may differ, and is left out.
    """
    times = [float(at) for at in accumulate(int(bool(entry.aloud or entry.announced)) for entry in log)]
    words = Wording(heard(log, times), lang, 1e5)
    where = [whereabouts(words, number) for number in words.heard.state.players]
    cup = cup_of(words)
    return encode((replace(cup, ranking=None, games=()) if words.heard.over else cup, where))


def wall(kind: str, log: Log, lang: str) -> bytes:
    """A report for everybody, as a page and as a list; what the board says as long as it refuses."""
    try:
        report = PUBLIC[kind](log, lang)
    except NotYet as early:
        return Speech.of(lang).error(early).encode()
    return b"" if kind == "board" else in_html([report]).encode() + in_csv(report).encode()


def differing(players: int, seed: int) -> Iterator[tuple[int, list[str]]]:
    """What looks otherwise in the other world, by the moment."""
    here, there = worlds(players, seed)
    for length in moments(here):
        mine, other = seen(cut(here, length, False)), seen(cut(there, length, True))
        if names := [name for name in mine if mine[name] != other.get(name)]:
            yield length, names


@pytest.mark.parametrize(("players", "seed"), some(TOURNAMENTS, 2))
def test_the_worlds_look_the_same_to_everybody(players: int, seed: int) -> None:
    """Public views, reports, flags and due lists, byte for byte."""
    assert dict(differing(players, seed)) == {}


@rows(("players", "seed"), TOURNAMENTS)
def test_the_worlds_are_not_the_same(players: int, seed: int) -> None:
    """What is hidden differs: nearly everybody owns something else, and every game ended otherwise."""
    here, there = map(tournament_of, worlds(players, seed))
    mine, other = ({n: total_of(b).value for n, b in bookings(state).items()} for state in (here, there))
    assert sum(mine[number] != other[number] for number in mine) > players * 0.8
    mine_ended, other_ended = outcomes(here), outcomes(there)
    assert mine_ended.keys() == other_ended.keys()
    assert all(mine_ended[key] != other_ended[key] for key in mine_ended)


def outcomes(state: Tournament) -> dict[tuple[int, int], str]:
    """Who won, by table and round."""
    tables = state.tables.values()
    return {(t.number, r.number): r.game.outcome for t in tables for r in t.played if r.game}


def _price_heard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(entries.CharacterHired, "secret", {"kept": False})


def _due_to_the_referee(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(aloud, "due_aloud", lambda log: due(tournament_of(log)))


def _ranking_on_the_wall(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(PUBLIC, "hall", standings)


@pytest.mark.parametrize("leak", [_price_heard, _due_to_the_referee, _ranking_on_the_wall])
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: whatever lets a secret through makes the worlds look different."""
    leak(monkeypatch)
    assert any(differing(13, 4))
