"""A code opens one seat for one phone: what is given out, opened and ended, by several processes on one store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.desk import hall_codes
from referee.desk.desk import Desk
from referee.desk.hall_codes import HALL, LASTS, LETTERS, HallState, Issued, digest, new_secret, taken_in
from referee.desk.hall_register import HallRegister
from referee.journal import Journal, NewRecord

TABLE = "aaaabbbbcccc"
MINE, OTHER = "a" * 26, "b" * 26
"""What two phones keep."""


class Wall:
    """A clock that is put forward."""

    now = 1_780_000_000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Journal]:
    """An empty store."""
    with Journal.open(tmp_path / "store.sqlite") as journal:
        yield journal


@pytest.fixture
def seats(store: Journal) -> HallRegister:
    """Its codes."""
    return HallRegister(store, Wall())


def test_a_code_is_128_random_bits_in_letters_that_nobody_mistakes() -> None:
    """No o and 0, no i, l and 1."""
    assert len(LETTERS) ** len(new_secret()) > 2**128
    assert not set("01ilo") & set(LETTERS)
    assert new_secret() != new_secret()


def test_nothing_in_the_store_opens_a_seat(store: Journal, seats: HallRegister) -> None:
    """Neither the code nor what the phone keeps is in it."""
    code = seats.issue(TABLE, 3)
    seats.claim(code, MINE)
    written = b"".join(record.entry_json for record in store.read(HALL))
    assert code.encode() not in written
    assert MINE.encode() not in written
    assert digest(code).encode() in written


def test_the_first_phone_opens_the_seat_and_the_second_is_turned_away(seats: HallRegister) -> None:
    """The referee sees that another came, once, however often it comes."""
    code = seats.issue(TABLE, 3)
    assert seats.claim(code, MINE) == ("opened", (TABLE, 3))
    assert [seats.claim(code, OTHER)[0] for _ in range(5)] == ["taken"] * 5
    assert seats.seat_of_phone(MINE) == (TABLE, 3)
    assert seats.seat_of_phone(OTHER) is None
    assert seats.of_table(TABLE)[3].turned == 1


def test_a_new_code_ends_the_old_one_and_its_phone(seats: HallRegister) -> None:
    """One player, one device."""
    old = seats.issue(TABLE, 3)
    seats.claim(old, MINE)
    new = seats.issue(TABLE, 3)
    assert seats.seat_of_phone(MINE) is None
    assert seats.claim(old, OTHER) == ("unknown", None)
    assert seats.claim(new, OTHER) == ("opened", (TABLE, 3))


def test_an_ended_an_unknown_and_a_wrong_code_are_answered_alike(seats: HallRegister) -> None:
    """Nothing tells whoever tries whether there ever was such a code."""
    ended = seats.issue(TABLE, 3)
    seats.end(TABLE, 3)
    said = {seats.claim(code, MINE) for code in (ended, new_secret(), "", "../etc/passwd", "\udcff", digest(ended))}
    assert said == {("unknown", None)}


def test_a_code_may_be_typed_as_it_is_read_out(seats: HallRegister) -> None:
    """In groups, in capitals."""
    code = seats.issue(TABLE, 3)
    assert seats.seat_of_code(f" {code[:6]}-{code[6:12]} {code[12:].upper()}") == (TABLE, 3)


def test_all_pages_of_a_table_end_together(seats: HallRegister) -> None:
    """And those of another do not."""
    for seat, phone in ((1, "x"), (2, "y")):
        seats.claim(seats.issue(TABLE, seat), phone)
    seats.claim(seats.issue("another", 1), "z")
    assert seats.end(TABLE)
    assert not seats.end(TABLE)
    assert [seats.seat_of_phone(each) for each in "xyz"] == [None, None, ("another", 1)]


def test_a_code_is_over_after_a_day(store: Journal) -> None:
    """Whatever became of the table."""
    clock = Wall()
    seats = HallRegister(store, clock)
    code = seats.issue(TABLE, 1)
    seats.claim(code, MINE)
    clock.now += LASTS + 1
    assert seats.seat_of_phone(MINE) is None
    assert seats.of_table(TABLE) == {}


def test_what_one_process_gives_out_another_knows(tmp_path: Path) -> None:
    """The app, the command line and a server that was started again write to one store."""
    with Journal.open(tmp_path / "s") as one, Journal.open(tmp_path / "s") as two:
        app, server = HallRegister(one), HallRegister(two)
        assert server.claim(new_secret(), MINE)[0] == "unknown"
        code = app.issue(TABLE, 1)
        assert server.claim(code, MINE)[0] == "opened"
        assert app.of_table(TABLE)[1].phone == digest(MINE)
        assert app.claim(code, OTHER)[0] == "taken"
        other = server.issue(TABLE, 2)
        assert app.seat_of_code(other) == (TABLE, 2)
    with Journal.open(tmp_path / "s") as again:
        assert HallRegister(again).seat_of_phone(MINE) == (TABLE, 1)


def test_a_lost_record_ends_all_codes_before_it(store: Journal, seats: HallRegister) -> None:
    """It may have been the end of one of them."""
    seats.claim(seats.issue(TABLE, 1), MINE)
    store.append(HALL, 2, [NewRecord("strange", b'{"type":"?"}', b"{}", "")])
    assert seats.look().passes == {}
    assert HallRegister(store).seat_of_phone(MINE) is None


def test_a_hall_that_was_closed_a_moment_ago_opens_at_its_address(store: Journal) -> None:
    """So that phones and printed codes find it again; after a day it is another one."""
    clock = Wall()
    hall = HallRegister(store, clock)
    assert hall.kept_token() == ""
    hall.opened("http://10.0.0.1:8421/abc", "abc")
    assert (hall.look().address, hall.look().open) == ("http://10.0.0.1:8421/abc", True)
    hall.closed()
    assert (hall.kept_token(), hall.look().open) == ("abc", False)
    clock.now += LASTS + 1
    assert hall.kept_token() == ""


def test_every_code_is_compared_with_every_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a time that does not tell which one it was, nor whether it was any."""
    passes = taken_in(HallState(), [(Issued(TABLE, seat, digest(str(seat))), 0.0) for seat in range(1, 8)]).passes
    compared: list[bytes] = []

    def watched(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return one == other

    monkeypatch.setattr(hall_codes, "compare_digest", watched)
    for code in (digest("1"), digest("7"), digest("none")):
        compared.clear()
        hall_codes.seat_of_code(passes, code, 1.0)
        assert len(compared) == 7


def test_the_stream_of_codes_is_no_table(tmp_path: Path) -> None:
    """It is not listed among them, nor opened as the one touched last."""
    with Journal.open(tmp_path / "s") as journal:
        HallRegister(journal).issue(TABLE, 1)
    desk = Desk(tmp_path / "s")
    assert desk.tables() == []
    desk.close()
