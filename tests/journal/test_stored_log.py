"""A log is held in memory as far as it is known to be stored, whatever its entries mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.errors import BadLine, Stale, UnknownId
from referee.journal import Journal, ReadLog, StoredLog, Written

NOTED: Written[str, int] = Written(
    entry=lambda entry: f'"{entry}"'.encode(),
    said=lambda said: str(said).encode(),
    read=lambda records: ReadLog(
        [each.entry_json.decode().strip('"') for each in records], [int(each.verdict_json) for each in records]
    ),
)


class Notes(StoredLog[str, int]):
    """What was noted, and how often that was a great deal."""

    def _missing(self, stream: str) -> UnknownId:
        return UnknownId("no_such_notes", notes=stream)

    def _reloaded(self, log: list[str]) -> None:
        self.great = sum(map(len, log))

    def note(self, *words: str) -> None:
        """Log these, all or none."""
        self._append((word, len(word)) for word in words)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A store with one stream of one note."""
    with Journal.open(tmp_path / "store.db") as journal:
        journal.create("notes", "Notes", "now", [NOTED.record("begin", 5, "now")])
        yield journal


def test_what_was_noted_is_there_when_read_again(journal: Journal) -> None:
    """With its time, and what was said of it."""
    times = iter(("one", "two"))
    notes = Notes("notes", journal, lambda: next(times), NOTED)
    notes.note("a", "bc")
    notes.note("def")
    assert [*notes.entries] == ["begin", "a", "bc", "def"] and [*notes.times] == ["now", "one", "one", "two"]
    again = Notes("notes", journal, str, NOTED)
    assert ([*again.entries], [*again.times], again.length, again.great) == ([*notes.entries], [*notes.times], 4, 11)


def test_nothing_is_held_that_was_not_stored(journal: Journal) -> None:
    """Who is late is refused, and knows nothing more than before until he reads again."""
    here, there = (Notes("notes", journal, lambda: "later", NOTED) for _ in range(2))
    here.note("mine")
    with pytest.raises(Stale):
        there.note("theirs", "too")
    assert [*there.entries] == ["begin"]
    there.reload()
    there.note("theirs")
    assert [*there.entries] == ["begin", "mine", "theirs"]


def test_an_entry_has_its_number_for_good(journal: Journal) -> None:
    """From 0 on; there is none before the opening, and none that nobody logged."""
    notes = Notes("notes", journal, str, NOTED)
    assert notes.entry(0) == "begin"
    for number in (-1, 1):
        with pytest.raises(BadLine):
            notes.entry(number)


def test_a_stream_without_a_record_is_told_by_its_holder(journal: Journal) -> None:
    """In his own words, and no longer than a line holds."""
    journal.create("x" * 90, "Nothing yet", "now")
    with pytest.raises(UnknownId) as missing:
        Notes("x" * 90, journal, str, NOTED)
    assert (missing.value.key, missing.value.about) == ("no_such_notes", {"notes": "x" * 60})


def tear(notes: Notes, verdict: str) -> None:
    """Write what cannot be read, or can again, where the last verdict of these notes is stored."""
    assert isinstance(notes._journal, Journal)
    with sqlite3.connect(notes._journal.path) as db:
        for (name,) in db.execute("select name from sqlite_master where type = 'trigger'").fetchall():
            db.execute(f"drop trigger {name}")
        db.execute("update record set verdict = ? where version = (select max(version) from record)", (verdict,))


def test_a_log_that_cannot_be_read_again_stays_whole_and_is_not_written_to(journal: Journal) -> None:
    """Nothing of what was read is held if not all of it can be; once it can, who would write is told of it."""
    here, there = (Notes("notes", journal, lambda: "later", NOTED) for _ in range(2))
    there.note("theirs")
    tear(there, "{")
    for act in (here.reload, lambda: here.note("mine")):
        with pytest.raises(ValueError, match="invalid literal"):
            act()
        assert ([*here.entries], [*here.times], here.great) == (["begin"], ["now"], 5)
    tear(there, "6")
    with pytest.raises(Stale):
        here.note("mine")
    here.note("mine")
    assert [*here.entries] == ["begin", "theirs", "mine"]


def test_a_log_that_is_found_as_it_was_goes_on(journal: Journal) -> None:
    """It could not be read for a while, and nobody wrote meanwhile."""
    notes = Notes("notes", journal, str, NOTED)
    tear(notes, "{")
    with pytest.raises(ValueError, match="invalid literal"):
        notes.reload()
    tear(notes, "5")
    notes.note("on")
    assert [*notes.entries] == ["begin", "on"]
