"""ITC-119: the pages of two tournaments that differ only in secrets are the same, and so is what they are sent.

`python -m tests.hunts twin_cups` looks at many more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from random import Random

import pytest

from referee.championship.hall import heard
from referee.championship.office.office import KIND
from referee.championship.office.said import WRITTEN, Said
from referee.championship.rules.aloud import over
from referee.championship.rules.due import due
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.history import effective
from referee.journal import Journal, NewRecord
from referee.pages.cup import SECTIONS, FollowedCup, for_everybody, known_of
from referee.pages.followed import Gone, Live, View
from referee.pages.hall import Hall
from referee.speech import LANGUAGES
from tests.championship.simulated import tournament
from tests.championship.strewn import Log, cut, loud, strewn, twin
from tests.hunts import many
from tests.pages.cups import NOW, at

PARTS = ("overview", "wall", "own", "about", *(name for name in SECTIONS if name not in ("where", "ranking")))
STEPS = 5
Message = tuple[int, int, str, int, str]
"""At which step, on which part, in which language a message came, with its number and its text."""


def records(log: Log) -> list[NewRecord]:
    """The entries as they are stored; what was heard was logged at the same times in every world."""
    times = accumulate(int(bool(entry.aloud or entry.announced)) for entry in log)
    return [WRITTEN.record(entry, Said(), at(time)) for entry, time in zip(log, times, strict=True)]


def lives(hall: Hall, lang: str) -> Iterator[tuple[str, Live]]:
    """Every part that there is as long as the tournament lasts."""
    for part in PARTS:
        about = known_of(hall, "cup", lang)
        yield part, about if part == "about" else for_everybody(hall, "cup", lang, part, 3 if part == "own" else 0)


def sent(view: View, followed: FollowedCup) -> str:
    """What a part says; one that there is not, as of somebody who does not play, is at its end."""
    try:
        return view.render(followed)
    except Gone:
        return "ended"


def messages(path: Path, logs: Sequence[Log], lang: str) -> list[Message]:
    """What the pages are sent while the log grows from one of these to the next."""
    hall, told = Hall(path, "hall", lambda: NOW), list[Message]()
    views = {part: View(live.render) for part, live in lives(hall, lang)}
    followed = FollowedCup(hall, "cup")
    journal, length = Journal.open(path), 0
    for step, log in enumerate(logs):
        added = records(log)[length:]
        if not length:
            journal.create("cup", "Cup", at(0), added, KIND)
        else:
            journal.append("cup", length, added)
        length = len(log)
        for part, view in views.items() if followed.look() else ():
            number = view.number
            view.show(sent(view, followed))
            told += [(step, part, view.number, view.text)] if view.number != number else []  # type: ignore[list-item]
    followed.close()
    journal.close()
    return told


def worlds(seed: int) -> tuple[list[Log], list[Log]]:
    """A tournament and its twin, at the same moments; until the last duel opens what may differ then."""
    chance = Random(seed)
    here = strewn(tournament(seed % 60), chance, chance.choice((0.0, 0.02, 0.1)))
    there = twin(here, chance)
    moments = sorted({12, *(chance.randint(12, loud(here)) for _ in range(STEPS))})
    pairs = [cut(here, there, heard_of) for heard_of in moments]
    going = [pair for pair in pairs if not over(pair[0])]
    return [mine for mine, _ in going], [other for _, other in going]


@pytest.mark.parametrize("shard", range(2))
def test_secrets_change_no_message_and_no_number(shard: int, tmp_path: Path) -> None:
    """After the same was heard comes the same text with the same number on every part, or nothing in both worlds."""
    found = []
    for seed in range(shard, many("twin cups", 4), 2):
        lang = LANGUAGES[seed % len(LANGUAGES)]
        told = [messages(tmp_path / f"{seed}-{n}.sqlite", logs, lang) for n, logs in enumerate(worlds(seed))]
        assert told[0]
        found += [seed] if told[0] != told[1] else []
    assert found == []


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The comparison can fail: where the referee's own log is told, and what is due by it."""
    monkeypatch.setattr(heard, "aloud", lambda log: [each.fact for each in effective(log)])
    monkeypatch.setattr(heard, "due_aloud", lambda said: due(tournament_of(said)))
    logs = map(worlds, range(8))
    told = ([messages(tmp_path / f"{id(each)}-{n}.sqlite", log, "en") for n, log in enumerate(each)] for each in logs)
    assert any(mine != other for mine, other in told)
