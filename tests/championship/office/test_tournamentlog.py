"""A tournament in the store: judged, committed, taken back and put right at any depth, by several writers."""

from pathlib import Path

import pytest

from referee.championship.office.amending import inserted
from referee.championship.office.office import KIND, Office
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.standings import standings
from referee.core.nouns.verdict import Level
from referee.errors import BadLine, Stale, UnknownId
from referee.journal import TABLE
from referee.lexicon import load
from tests.championship.office.opening import LAW_WINS, hired, office, typed


def test_a_tournament_is_no_table(desk: Office, cup: TournamentLog) -> None:
    """Streams of tournaments are of their own kind, and do not show up among the tables."""
    assert [(info.id, info.kind) for info in desk.journal.streams()] == [(cup.stream, KIND)] and KIND != TABLE


def test_it_is_found_by_id_beginning_or_name(desk: Office, cup: TournamentLog) -> None:
    """Without a name the one touched last; what means none or several is told."""
    for named in ("", cup.stream, cup.stream[:6], "Cup"):
        assert desk.tournament(named).stream == cup.stream
    desk.new("Cup")
    for named, key in (("Nobody", "no_such_tournament"), ("Cup", "tournament_ambiguous")):
        with pytest.raises(UnknownId, match=key):
            desk.tournament(named)


def test_what_is_logged_is_there_after_reading_again(desk: Office, cup: TournamentLog) -> None:
    """Entries, verdicts, times and who logged them come back as they went in."""
    typed(cup, "warn 3 late")
    again = desk.tournament()
    assert again.history() == cup.history() and again.state == cup.state
    line = again.history()[-1]
    assert (line.by, line.at[:10], line.entry) == ("desk", "2007-11-17", e.Warned(3, "late"))


def test_nothing_is_logged_by_a_preview(desk: Office, cup: TournamentLog) -> None:
    """A preview says what would be said, and leaves the log and the tournament as they are."""
    before, length = cup.state, len(cup.entries)
    assert cup.preview(e.RoundOpened(1, 1, 2)).judged[0].verdict.level is Level.ILLEGAL
    assert (cup.state, len(cup.entries), len(desk.tournament().entries)) == (before, length, length)


def test_all_or_nothing(cup: TournamentLog) -> None:
    """Of several entries one that is not sound keeps all of them out."""
    length = len(cup.entries)
    with pytest.raises(BadLine):
        cup.log(e.Warned(1, "x"), e.Warned(99, "x"))
    assert len(cup.entries) == length


def test_the_later_of_two_writers_tries_again(desk: Office, cup: TournamentLog) -> None:
    """ITC-197: two desks warn two players; the second reads again, since the same is said of what it logs."""
    late = desk.tournament()
    typed(cup, "warn 1 late")
    typed(late, "warn 2 loud")
    assert [entry.player for entry in late.entries if isinstance(entry, e.Warned)] == [1, 2]
    cup.reload()
    assert cup.state == late.state


def test_the_later_of_two_writers_is_refused_where_it_matters(desk: Office, cup: TournamentLog) -> None:
    """Where others logged what changes the verdict, nothing is logged: a person looks again."""
    late = desk.tournament()
    typed(cup, "warn 1 late")
    with pytest.raises(Stale, match="tournament_has_grown"):
        late.log(e.Warned(1, "loud"))
    assert len(late.entries) == len(cup.entries)
    assert late.log(e.Warned(1, "loud")).judged[0].verdict.keys == ("second_warning",)


def test_two_processes_lose_nothing(desk: Office, cup: TournamentLog, tmp_path: Path) -> None:
    """Another connection to the same file writes between a look and a commit; both entries stand, in one order."""
    other = office(tmp_path / "event.sqlite", "stick")
    there = other.tournament()
    typed(there, "warn 1 late")
    typed(cup, "warn 2 loud")
    other.close()
    assert [line.by for line in desk.tournament().history()[-2:]] == ["stick", "desk"]


def test_a_wrong_result_of_round_1_is_corrected_in_round_2(cup: TournamentLog) -> None:
    """The correction says who moves and which decisions rested on the wrong figure, before it is accepted."""
    typed(cup, "round 1", hired(1, 1, 2, 3, 4, 5), LAW_WINS)
    wrong = len(cup.entries) - 1
    typed(cup, "round 1", "hire 1 1:bart_cassidy:5000")
    right = e.GamePlayed(1, 1, "outlaws", tuple(_turned(cup.entry(wrong))))
    seen = cup.preview(e.Corrected(wrong, right))
    assert seen.change is not None and {moved.player for moved in seen.change.moved} >= {1, 3, 4}
    anew = {said.number: said.verdict_then for said in seen.change.said if said.verdict != said.verdict_then}
    assert anew.keys() == {wrong + 2} and anew[wrong + 2].keys == ("more_than_owned",)  # type: ignore[union-attr]
    cup.log(e.Corrected(wrong, right))
    assert cup.history()[wrong].said.level is Level.LEGAL and cup.entry(wrong) != right
    assert standings(cup.state)[0].player in (3, 4)


def _turned(entry: e.Logged) -> list[e.SeatResult]:
    assert isinstance(entry, e.GamePlayed)
    return [e.SeatResult(each.player, each.role, each.role == "outlaw") for each in entry.results]


def test_a_hire_of_round_1_forgotten_is_put_in_in_round_2(cup: TournamentLog) -> None:
    """ITC-079, ITC-085: it is judged where it belongs, and says what rested on money that had been spent."""
    typed(cup, "round 1", hired(1, 1, 2, 3, 4, 5).replace(" 2:suzy_lafayette:100", ""), LAW_WINS)
    ended = len(cup.entries) - 1
    typed(cup, "round 1", "hire 1 1:kit_carlson:100 2:bart_cassidy:7000")
    missing = e.Inserted(ended, e.CharacterHired(1, 1, 2, "suzy_lafayette", 100))
    seen = cup.preview(missing)
    assert seen.judged[0].verdict.clean and seen.change is not None
    assert [moved.player for moved in seen.change.moved] == [2]
    anew = {said.number: said.verdict_then for said in seen.change.said if said.verdict != said.verdict_then}
    assert [found.keys for found in anew.values() if found] == [(), ("more_than_owned",)]
    assert next([each.key for each in said.verdict.doubts] for said in seen.change.said if said.verdict) == [
        "hires_missing"
    ]
    cup.log(missing)
    assert cup.history()[-1].now == cup.history()[-1].said == seen.judged[0].verdict
    assert [hire.player for hire in cup.state.tables[1].rounds[0].hires][-1] == 2


def test_what_is_put_in_is_judged_as_the_tournament_stood_there(cup: TournamentLog) -> None:
    """ITC-066: the same round begun at the end of the log would be begun twice; several in one keep their order."""
    typed(cup, "warn 3 late")
    seen = cup.preview(e.Inserted(12, e.RoundOpened(1, 1, 1)), e.Inserted(12, e.CharacterHired(1, 1, 2, "x", 100)))
    assert [each.verdict.keys for each in seen.judged] == [(), ()]
    swapped = cup.preview(e.Inserted(12, e.CharacterHired(1, 1, 2, "x", 100)), e.Inserted(12, e.RoundOpened(1, 1, 1)))
    assert [each.verdict.keys for each in swapped.judged] == [("round_not_open",), ()]
    cup.log(e.Inserted(12, e.RoundOpened(1, 1, 1)))
    assert cup.before(12).tables[1].rounds and not cup.before(13).tables[1].rounds
    cup.log(e.Retracted(len(cup.entries) - 1))
    assert not cup.state.tables[1].rounds


def test_a_retraction_can_be_retracted(cup: TournamentLog) -> None:
    """Taking back is one more entry, and is taken back like any other."""
    before = cup.state
    typed(cup, "warn 1 late")
    warned = cup.state
    cup.log(e.Retracted(len(cup.entries) - 1))
    assert cup.state == before
    cup.log(e.Retracted(len(cup.entries) - 1))
    assert cup.state == warned


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        (e.Retracted(999), "entry_unknown"),
        (e.Retracted(0), "opening_stays"),
        (e.Corrected(999, e.Warned(1, "x")), "entry_unknown"),
        (e.Inserted(999, e.Warned(1, "x")), "entry_unknown"),
        (e.Inserted(0, e.Warned(1, "x")), "opening_is_first"),
        (e.Inserted(3, e.Warned(77, "x")), "unknown_player"),
        (e.Inserted(3, e.PlayerEnrolled(11, "An\x00na")), "hidden_characters"),
        (e.LetStand(999, "x"), "entry_unknown"),
        (e.LetStand(1, "nothing speaks against it"), "nothing_to_let_stand"),
        (e.Warned(77, "x"), "unknown_player"),
        (e.Corrected(3, e.Warned(77, "x")), "unknown_player"),
        (e.PlayerEnrolled(11, ""), "no_name"),
        (e.PlayerEnrolled(11, "x" * 61), "name_too_long"),
        (e.PlayerEnrolled(11, "An\u202ena"), "hidden_characters"),
        (e.PlayerEnrolled(11, "An\x00na"), "hidden_characters"),
        (e.PlayerEnrolled(0, "Zoe"), "number_out_of_range"),
        (e.Warned(1, "x" * 501), "text_too_long"),
        (e.Warned(1, "x\ny"), "hidden_characters"),
        (e.CharacterHired(1, 1, 1, "bart_cassidy", 10**9), "number_out_of_range"),
        (e.RoundOpened(0, 1, 1), "number_out_of_range"),
        (e.Drawn(((1, 2, -3),)), "number_out_of_range"),
    ],
)
def test_what_is_not_sound_is_kept_out(cup: TournamentLog, entry: e.Logged, key: str) -> None:
    """Names that cannot be shown, amounts nobody knows, players nobody enrolled, entries that are not there."""
    length = len(cup.entries)
    with pytest.raises(BadLine) as refused:
        cup.log(entry)
    assert (refused.value.key, len(cup.entries)) == (key, length)


def test_an_entry_is_taken_back_once(cup: TournamentLog) -> None:
    """What is taken back already, or is no fact, is told instead of logged."""
    typed(cup, "warn 1 late")
    number = len(cup.entries) - 1
    cup.log(e.Retracted(number))
    with pytest.raises(BadLine, match="taken_back_already"):
        cup.log(e.Retracted(number))
    with pytest.raises(BadLine, match="not_a_fact"):
        cup.log(e.Corrected(number + 1, e.Warned(2, "x")))


def test_what_is_let_stand_is_shown_as_such(cup: TournamentLog) -> None:
    """ITC-027, ITC-051: the referee has the last word, and his reason stands with the entry."""
    typed(cup, "round 1 2")
    number = len(cup.entries) - 1
    typed(cup, f"stand {number} the first drawn is late")
    assert cup.history()[number].stood == "the first drawn is late"
    assert cup.history()[number].now is not None and not cup.history()[number].now.clean  # type: ignore[union-attr]


def test_the_past_is_seen_as_an_entry_found_it(cup: TournamentLog) -> None:
    """What is corrected is read by the tournament before it."""
    drawn = next(number for number, entry in enumerate(cup.entries) if isinstance(entry, e.Drawn))
    assert cup.before(drawn).tables == {} and len(cup.before(drawn + 1 - 1).players) == 10


def test_with_a_bid_that_was_forgotten_comes_what_it_is_paid_with(cup: TournamentLog) -> None:
    """ITC-080, ITC-081: the hammer falls where the last word belongs, and the hire stands right behind it."""
    words = ("bid 1 1 bart 300", "bid 1 2 400", "bid 1 3 pass", "bid 1 4 pass", "bid 1 5 pass")
    typed(cup, "round 1", "auction 1 bart suzy kit rose willy", *words, "warn 9 late")
    late = len(cup.entries) - 1
    entries = inserted((str(late), "bid", "1", "1", "pass"), cup, load())
    paid = e.CharacterHired(1, 1, 2, "bart_cassidy", 400)
    assert [each.fact for each in entries] == [b.BidWithdrawn(1, 1, 1), paid]
    cup.log(*entries)
    assert [(hire.player, hire.price) for hire in cup.state.tables[1].rounds[0].hires] == [(2, 400)]
    assert all(line.now is None or line.now.clean for line in cup.history())


def test_what_was_paid_later_is_not_paid_again(cup: TournamentLog) -> None:
    """The hire was logged by hand where the last word had been forgotten."""
    words = ("bid 1 1 bart 300", "bid 1 2 400", "bid 1 3 pass", "bid 1 4 pass", "bid 1 5 pass")
    typed(cup, "round 1", "auction 1 bart suzy kit rose willy", *words, "hire 1 2 bart 400")
    late = len(cup.entries) - 1
    (entry,) = inserted((str(late), "bid", "1", "1", "pass"), cup, load())
    assert entry.fact == b.BidWithdrawn(1, 1, 1)
