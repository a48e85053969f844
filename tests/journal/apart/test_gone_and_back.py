"""A laptop that loses its server goes on, and what it wrote meanwhile comes back, in order and once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pytest

from referee.errors import Stale, StoreUnreachable
from referee.journal import Batch, Laptop, NewRecord, Store, Unkept
from referee.journal.apart.absence import LASTS, Absence
from referee.journal.apart.reach import Gone, Reach
from tests.journal.apart.hall import Seat, ids


@pytest.fixture
def server() -> Unkept:
    """The server's store, with one table of two entries."""
    store = Unkept()
    store.create("t", "Table 1", "2026-11-27", [NewRecord(each, b'"x"', b"{}", "") for each in ("opened", "turn")])
    return store


@pytest.fixture
def anna(server: Unkept) -> Seat:
    """A laptop that has read the table."""
    seat = Seat(server, "anna")
    seat.laptop.read("t")
    return seat


def test_what_is_written_with_the_server_is_on_the_server(server: Unkept, anna: Seat) -> None:
    """As long as it answers, nothing is apart, and the laptop's own file holds the same."""
    anna.write("t", 3)
    assert ids(server, "t") == ["opened", "turn", *anna.typed] == ids(anna.own, "t")
    assert anna.laptop.apart() == {}


def test_what_is_written_without_it_waits(server: Unkept, anna: Seat) -> None:
    """It is in the laptop's own file, read back like any other, counted, and the server knows nothing of it."""
    anna.line.gone = True
    anna.write("t", 2)
    assert ids(server, "t") == ["opened", "turn"]
    assert ids(anna.laptop, "t") == ["opened", "turn", *anna.typed]
    assert anna.laptop.waiting("t") == 2
    assert anna.laptop.version("t") == 4
    assert [each.by.device for each in anna.laptop.read("t")] == ["", "", "anna", "anna"]


def test_nobody_waits_for_a_server_that_does_not_open_its_door(server: Unkept) -> None:
    """What it does not answer stands in the laptop's own file; answered unheard, it is known again, and there once."""
    opens, asked, lost = Event(), Event(), Event()

    class Silent(Unkept):
        def append_together(self, batches: Sequence[Batch]) -> None:
            asked.set()
            lost.wait(60)
            server.append_together(batches)

    silent = Silent()
    silent._opened, silent._records = server._opened, server._records
    reach = Reach(lambda: silent, answers=opens.is_set)
    laptop = Laptop(lambda: silent, Unkept(), "anna", reach)
    laptop.read("t")
    laptop.append("t", 2, [NewRecord("shot", b'"x"', b"{}", "")])
    assert asked.is_set() and laptop.waiting("t") == 1 and ids(server, "t") == ["opened", "turn"]
    laptop.append("t", 3, [NewRecord("missed", b'"x"', b"{}", "")])
    lost.set()
    opens.set()
    while len(server.read("t")) < 3:
        lost.wait(0.01)
    assert laptop.hand_in().parted == () and ids(server, "t") == ["opened", "turn", "shot", "missed"]


def test_a_slow_server_that_opens_its_door_is_waited_for(server: Unkept) -> None:
    """However long it takes: it is there."""
    knocks: list[int] = []

    class Slow(Unkept):
        def append_together(self, batches: Sequence[Batch]) -> None:
            while len(knocks) < 1:
                Event().wait(0.01)
            super().append_together(batches)

    slow = Slow()
    slow._opened, slow._records = server._opened, server._records
    laptop = Laptop(lambda: slow, Unkept(), "anna", Reach(lambda: slow, answers=lambda: not knocks.append(1)))
    laptop.read("t")
    laptop.append("t", 2, [NewRecord("shot", b'"x"', b"{}", "")])
    assert knocks and not laptop.apart() and ids(server, "t")[-1] == "shot"


def test_the_next_program_does_not_wait_again(server: Unkept, tmp_path: Path) -> None:
    """It knows for a while that the server was gone, and knocks before it asks; once somebody opens, it asks."""
    now, opens, asked, lost = [0.0], Event(), list[str](), Event()
    mark = tmp_path / "alone"

    def opened() -> Store:
        asked.append("asked")
        if not opens.is_set():
            lost.wait(60)
        return server

    def begun() -> Reach:
        return Reach(opened, answers=opens.is_set, absence=Absence(mark, lambda: mark.stat().st_mtime + now[0]))

    assert isinstance(begun().asked(lambda store: store.version("t")), Gone) and asked == ["asked"]
    assert isinstance(begun().asked(lambda store: store.version("t")), Gone) and asked == ["asked"]
    now[0] = LASTS
    assert isinstance(begun().asked(lambda store: store.version("t")), Gone) and len(asked) == 2
    now[0] = 1.0
    opens.set()
    assert begun().asked(lambda store: store.version("t")) == 2 and not mark.exists()
    lost.set()


def test_handing_in_brings_it_back_in_order(server: Unkept, anna: Seat) -> None:
    """By one call, ids and times kept; afterwards nothing waits."""
    anna.line.gone = True
    anna.write("t", 2)
    came = anna.back()
    assert came.records == {"t": 2}
    assert came.parted == ()
    assert ids(server, "t") == ["opened", "turn", *anna.typed]
    assert anna.laptop.waiting("t") == 0
    anna.write("t")
    assert ids(server, "t")[-1] == anna.typed[-1]


def test_a_server_that_is_back_is_not_written_to_before(server: Unkept, anna: Seat) -> None:
    """Once a stream is apart it stays so until it is handed in, however often the network comes and goes."""
    anna.line.gone = True
    anna.write("t")
    anna.line.gone = False
    anna.write("t")
    assert ids(server, "t") == ["opened", "turn"]
    assert anna.back().records == {"t": 2}


def test_a_server_that_is_heard_again_is_asked_at_once(server: Unkept, anna: Seat) -> None:
    """Who was refused does not ask again for a while, unless somebody else heard it meanwhile."""
    anna.laptop.reach.pause = 60.0
    anna.line.gone = True
    assert [each.id for each in anna.laptop.streams()] == ["t"]
    anna.line.gone = False
    server.create("new", "Table 2", "2026-11-28")
    assert [each.id for each in anna.laptop.streams()] == ["t"]
    anna.laptop.reach.heard()
    assert [each.id for each in anna.laptop.streams()] == ["t", "new"]


def test_what_waits_outlives_the_program(server: Unkept, anna: Seat) -> None:
    """A laptop that was closed and opened again still knows what it has not handed in."""
    anna.line.gone = True
    anna.write("t")
    anna.begun()
    assert anna.laptop.waiting("t") == 1
    anna.write("t")
    assert anna.back().records == {"t": 2}
    assert ids(server, "t") == ["opened", "turn", *anna.typed]


def test_an_answer_that_was_lost_doubles_nothing(server: Unkept, anna: Seat) -> None:
    """The server had written it; the laptop, which never heard so, hands in what is there already."""
    anna.line.swallows = True
    anna.write("t")
    assert anna.laptop.waiting("t") == 1
    assert ids(server, "t") == ["opened", "turn", *anna.typed]
    anna.write("t")
    anna.back()
    assert ids(server, "t") == ["opened", "turn", *anna.typed]


def test_a_table_opened_without_the_server_is_handed_in_whole(server: Unkept, anna: Seat) -> None:
    """It is listed meanwhile, and is a table of everybody's afterwards."""
    anna.line.gone = True
    anna.laptop.create("new", "Table 2", "2026-11-28", [NewRecord("first", b'"x"', b"{}", "")])
    anna.write("new")
    assert [info.title for info in anna.laptop.streams()] == ["Table 1", "Table 2"]
    anna.back()
    assert ids(server, "new") == ["first", *anna.typed]
    assert [info.title for info in server.streams()] == ["Table 1", "Table 2"]


def test_where_somebody_else_went_on_both_lines_stay(server: Unkept, anna: Seat) -> None:
    """Nothing is merged: theirs stands, mine is whole beside it on the server, and the laptop goes on with its own."""
    ben = Seat(server, "ben")
    anna.line.gone = True
    anna.write("t", 2)
    ben.write("t")
    (parted,) = anna.back().parted
    assert parted.sides.fork == 2
    assert [each.event_id for each in parted.sides.theirs] == ben.typed
    assert [each.event_id for each in parted.sides.mine] == anna.typed
    assert ids(server, "t") == ["opened", "turn", *ben.typed]
    assert ids(server, parted.aside) == anna.typed
    assert ids(anna.laptop, "t") == ["opened", "turn", *anna.typed]


def test_what_is_written_before_the_decision_is_kept_aside_too(server: Unkept, anna: Seat) -> None:
    """Asked again, the line aside is the same one, grown."""
    ben = Seat(server, "ben")
    anna.line.gone = True
    anna.write("t")
    ben.write("t")
    (first,) = anna.back().parted
    anna.write("t")
    (second,) = anna.back().parted
    assert first.aside == second.aside
    assert ids(server, second.aside) == anna.typed


def test_after_the_decision_the_laptop_goes_on_with_theirs(server: Unkept, anna: Seat) -> None:
    """What was decided against stays in the laptop's file and on the server, and is no part of the table any more."""
    ben = Seat(server, "ben")
    anna.line.gone = True
    anna.write("t")
    ben.write("t")
    (parted,) = anna.back().parted
    anna.laptop.stand_aside(parted)
    assert ids(anna.laptop, "t") == ["opened", "turn", *ben.typed]
    assert anna.laptop.apart() == {}
    lost = list(anna.typed)
    anna.write("t")
    assert ids(server, "t") == ["opened", "turn", *ben.typed, anna.typed[-1]]
    assert ids(server, parted.aside) == ids(anna.own, "t")[2:] == lost
    anna.line.gone = True
    anna.write("t")
    assert [info.id for info in anna.laptop.streams()] == ["t"]
    assert ids(anna.laptop, "t") == ["opened", "turn", *ben.typed, *anna.typed[-2:]]


def test_a_server_restored_from_an_older_copy_is_brought_up_again(server: Unkept) -> None:
    """What the copy lacks is in the laptop's own file, and comes back with what was written apart."""
    old = Unkept()
    old.create("t", "Table 1", "2026-11-27", [NewRecord("opened", b'"x"', b"{}", "")])
    anna = Seat(server, "anna")
    anna.laptop.read("t")
    anna.line.gone = True
    anna.write("t")
    anna.line._server = old
    anna.back()
    assert ids(old, "t") == ["opened", "turn", *anna.typed]


def test_a_stream_never_read_cannot_be_gone_on_with(server: Unkept) -> None:
    """The laptop holds nothing of it: it says that the server cannot be reached, and notes nothing."""
    anna = Seat(server, "anna")
    anna.line.gone = True
    with pytest.raises(StoreUnreachable):
        anna.laptop.append("t", 2, [NewRecord("e", b'"x"', b"{}", "")])
    assert anna.laptop.apart() == {}


def test_who_was_sent_away_does_not_go_on(server: Unkept, anna: Seat) -> None:
    """A server that refuses a name has answered: that is told, and nothing is written apart."""
    anna.line.refuses = 'FATAL:  role "anna" is not permitted to log in'
    with pytest.raises(StoreUnreachable):
        anna.write("t")
    assert anna.laptop.apart() == {}


def test_a_server_that_is_only_starting_is_gone_for_now(server: Unkept, anna: Seat) -> None:
    """It answers that it will answer: what is typed meanwhile is not refused."""
    anna.line.refuses = "FATAL:  the database system is starting up"
    anna.write("t")
    assert anna.laptop.waiting("t") == 1


def test_a_quicker_writer_is_still_told(server: Unkept, anna: Seat) -> None:
    """With the server there, who is late is refused as ever, and nothing goes apart."""
    ben = Seat(server, "ben")
    ben.write("t")
    with pytest.raises(Stale):
        anna.laptop.append("t", 2, [NewRecord("late", b'"x"', b"{}", "")])
    assert anna.laptop.apart() == {}
