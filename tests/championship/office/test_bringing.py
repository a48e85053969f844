"""A tournament is brought in from its document; one that is here already goes on, and one that parted is told."""

from pathlib import Path

import pytest

from referee.championship.office.bringing import bring_in, differing
from referee.championship.office.document import document_of, written
from referee.championship.office.office import Office
from referee.championship.office.tournamentlog import TournamentLog
from referee.errors import BadJournal
from tests.championship.office.opening import office, typed


def document(log: TournamentLog) -> str:
    """The document of a tournament as it stands."""
    return written(document_of(log.entries, log.times))


def test_a_document_is_the_tournament(cup: TournamentLog, tmp_path: Path) -> None:
    """Entries and times come over, and what is said of them is the same."""
    typed(cup, "round 1 2")
    other = bring_in(office(tmp_path / "other.sqlite"), document(cup))
    assert (other.entries, other.times, other.state) == (cup.entries, cup.times, cup.state)
    assert [line.now for line in other.history()] == [line.now for line in cup.history()]


def test_an_altered_document_is_known_by_what_its_entries_come_to(cup: TournamentLog) -> None:
    """In how much; one that could be read in two ways differs too, as nobody can say which is meant."""
    text = document(cup)
    assert differing(text) == 0
    assert differing(text.replace('"places":[]', '"places":[1]', 1)) == 1
    assert differing(text.replace('"bang_tournament":1', '"bang_tournament":1,"bang_tournament":1', 1)) == 1


def test_what_went_on_elsewhere_is_taken_over(cup: TournamentLog, desk: Office, tmp_path: Path) -> None:
    """The same event, further than it is here, goes on from where it stands."""
    there = bring_in(office(tmp_path / "other.sqlite"), document(cup))
    typed(there, "warn 1 late")
    assert bring_in(desk, document(there)).entries == there.entries
    assert len(desk.tournaments()) == 1
    with pytest.raises(BadJournal, match="tournament_here_already"):
        bring_in(desk, document(there))


def test_copies_that_both_went_on_are_told(cup: TournamentLog, desk: Office, tmp_path: Path) -> None:
    """Nothing is merged, and nothing is taken over."""
    there = bring_in(office(tmp_path / "other.sqlite"), document(cup))
    typed(there, "warn 1 late")
    typed(cup, "warn 2 loud")
    with pytest.raises(BadJournal) as refused:
        bring_in(desk, document(there))
    assert (refused.value.key, refused.value.about["number"]) == ("copies_parted", len(cup.entries) - 2)


def test_a_document_that_is_not_sound_is_kept_out(cup: TournamentLog, desk: Office) -> None:
    """By the same measure as what is typed, with the line it stands in."""
    text = document(cup).replace('"name":"Anna"', '"name":"An\\u202ena"')
    with pytest.raises(BadJournal) as refused:
        bring_in(desk, text)
    line = next(at for at, each in enumerate(text.splitlines(), 1) if "\u202e" in each or "u202e" in each)
    assert (refused.value.key, refused.value.about["line"]) == ("hidden_characters", line)
