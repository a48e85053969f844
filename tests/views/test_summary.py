"""A game in sum: kills, flags, turns and life points are those of the log, what was taken back left out."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from referee.core.nouns.entries import Eliminated, TurnBegan
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.views.summary import GONE, HEIGHTS, curve, summary_of
from referee.views.voice import Voice
from tests.notation.spoken import FIVE
from tests.tui.seated import dealt

VIEWS = Voice(load(), "en").views
CORRECTED = [(3, "The"), (7, "Taken"), (8, "Taken"), (12, "Put"), (16, "Was")]
"""The numbers of the entries told, and how what is said of each begins."""
GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.game"))


@pytest.mark.parametrize("file", GAMES[::5], ids=lambda file: file.stem)
def test_it_agrees_with_the_log(tmp_path: Path, file: Path) -> None:
    """As many falls as eliminations, every kill a death, life points of every turn, the last those at the end."""
    desk = Desk(tmp_path / "store.db")
    log = desk.bring_in(file.read_text(encoding="utf-8"))
    told, counted = summary_of(log, VIEWS), [log.entry(number) for number in log.moments.counting]
    assert len(told.falls) == sum(isinstance(entry, Eliminated) for entry in counted)
    assert sum(len(seat.kills) for seat in told.seats) == sum(bool(each.author) for each in log.table.deaths)
    for seat, end in zip(told.seats, log.table.seats, strict=True):
        assert len(seat.life) == 1 + sum(isinstance(entry, TurnBegan) for entry in counted)
        assert seat.life[-1] == (0 if end.out else end.figure.life)
    assert bool(told.winner) == bool(log.table.winner)
    assert {each.seat for each in told.why} == {seat.seat for seat in told.seats if seat.outcome}
    desk.close()


def test_flags_and_what_was_taken_back(tmp_path: Path) -> None:
    """A BANG! out of reach is a flag of who played it; taken back it is none, and neither is its victim's death."""
    desk = Desk(tmp_path / "store.db")
    log = desk.new(dealt())
    for line in (".", "bang 3", "hit", "set 3 life 0", "3 out outlaw by 1 to bang"):
        log.enter(line)
    told = summary_of(log, VIEWS)
    assert told.flags == 1 and [seat.flags for seat in told.seats] == [1, 0, 0, 0]
    assert told.seats[0].kills == ("Carla",) and told.seats[2].out and len(told.falls) == 1
    for number in range(log.length - 1, 2, -1):
        log.enter(f"retract {number}")
    told = summary_of(log, VIEWS)
    assert told.flags == 0 and told.seats[0].kills == () and told.falls == ()
    assert told.flags_back == 1 and told.seats[0].flags == 0
    assert [seat.flags_back for seat in told.seats] == [1, 0, 0, 0] and told.seats[0].flags_told == "0 ↶1"
    desk.close()


def test_who_wins_is_told_before_it_is_logged(tmp_path: Path) -> None:
    """The Sheriff has fallen and his cards are still to be discarded: nobody reads that the game goes on."""
    desk = Desk(tmp_path / "store.db")
    log = desk.new(FIVE)
    for line in ("set 1 life 1", "anna turn", "draw", "anna end", "ben draw 2", "bang anna", "hit", "anna out sheriff"):
        log.enter(line)
    before = summary_of(log, VIEWS)
    log.enter(".")
    after = summary_of(log, VIEWS)
    desk.close()
    assert not before.winner and after.winner and not after.decided
    assert before.decided.endswith(after.winner)


TAKEN_BACK = {
    "en": ("2 flags, all taken back", "3 flags, 2 of them taken back"),
    "nl": ("2 meldingen, alle teruggenomen", "3 meldingen, waarvan 2 teruggenomen"),
    "it": ("2 segnalazioni, tutte ritirate", "3 segnalazioni, di cui 2 ritirate"),
    "de": ("2 Meldungen, alle zurückgenommen", "3 Meldungen, davon 2 zurückgenommen"),
}


@pytest.mark.parametrize("lang", TAKEN_BACK)
def test_flags_taken_back_are_told_among_all_there_were(tmp_path: Path, lang: str) -> None:
    """Nobody is said to have kept to the rules who was only made to take it back; one put right is none of them."""
    desk = Desk(tmp_path / "store.db")
    log = desk.new(dealt())
    for line in (".", "bang 3", "retract 3", "bang 3", "retract 5", "bang 3", "correct 7 bang 2", "mustang"):
        log.enter(line)
    told = summary_of(log, VIEWS)
    assert (told.flags, told.flags_back) == (0, 2)
    for flags, said in enumerate(TAKEN_BACK[lang]):
        totals = Voice(load(), lang).say("summary-totals", **replace(told, flags=flags).totals())
        assert totals.endswith(f", {said}.")
    desk.close()


def test_what_was_put_right_is_told(tmp_path: Path) -> None:
    """What was taken back, replaced, forgotten or let stand, each with its number; nothing else, and no entry twice."""
    desk = Desk(tmp_path / "store.db")
    log = desk.new(dealt())
    for line in (
        ".",
        "bang 3",
        "stand 3 agreed",
        "3 no",
        "1 beer",
        "retract",
        "1 beer",
        "correct 12 1 saloon",
        "insert 3 1 scope",
    ):
        log.enter(line)
    told = [each.split(": ", 1) for each in summary_of(log, VIEWS).corrected]
    assert [(int(text.split()[0]), note.split()[0]) for text, note in told] == CORRECTED
    desk.close()


@given(st.lists(st.none() | st.integers(-2, 12), min_size=1, max_size=300), st.integers(1, 120), st.integers(1, 3))
def test_a_curve_fits_and_ends_where_it_ends(life: list[int | None], width: int, height: int) -> None:
    """As wide as the room at most, all rows alike; the last column is what was left at the end."""
    rows = curve(life, 5, width, height)
    assert len(rows) == height and len({len(row) for row in rows}) == 1 and 0 < len(rows[0]) <= width
    last = life[-1] if width > 1 else life[0]
    sign = rows[-1][-1]
    assert sign == "?" if last is None else sign == GONE if last <= 0 else sign in HEIGHTS


def test_more_life_is_higher() -> None:
    """Every point can be told from the next, in one row and in three; in plain signs it is the number."""
    for height in (1, 2, 3):
        columns = ["".join(column) for column in zip(*curve((1, 2, 3, 4, 5), 5, 5, height), strict=True)]
        filled = [sum(1 + HEIGHTS.index(sign) for sign in column.strip()) for column in columns]
        assert filled == sorted(set(filled)) and filled[-1] == height * len(HEIGHTS)
    assert curve((5, 4, None, 0), 5, 4, 2, plain=True) == ("    ", "54?·")
