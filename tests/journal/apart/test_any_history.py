"""However laptops lose the server, go on, come back and decide: what was typed is there once, and nothing else."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.errors import StoreUnreachable
from referee.journal import NewRecord, Parted, Unkept
from tests.hunts import many
from tests.journal.apart.hall import Seat, ids

LAPTOPS, TABLES = ("anna", "ben", "carla"), ("t1", "t2")
STEPS = st.lists(
    st.tuples(
        st.sampled_from(("lost", "swallows", "writes", "writes", "writes", "begun", "back", "decides", "forbids")),
        st.integers(0, len(LAPTOPS) - 1),
        st.sampled_from(TABLES),
        st.integers(1, 3),
    ),
    max_size=60,
)


@settings(max_examples=many("histories apart", 30), deadline=None)
@given(STEPS)
def test_what_is_handed_in_and_kept_aside_is_what_was_typed(steps: list[tuple[str, int, str, int]]) -> None:
    """Each record stands once in a table or aside, each laptop's in the order in which it typed them."""
    server = Unkept()
    for table in TABLES:
        server.create(table, table, "", [NewRecord(f"{table}-opened", b'"x"', b"{}", "")])
    hall = [Seat(server, device) for device in LAPTOPS]
    for seat in hall:
        for table in TABLES:
            seat.laptop.read(table)
    for what, who, table, number in steps:
        _done(hall[who], what, table, number)
    for seat in [*hall, *hall]:
        seat.line.swallows = False
        _done(seat, "decides", "", 0)
        assert not seat.laptop.apart()
    _nothing_lost(server, hall)


def _done(seat: Seat, what: str, table: str, number: int) -> None:
    match what:
        case "lost":
            seat.line.gone = True
        case "swallows":
            seat.line.swallows = not seat.line.gone
        case "forbids":
            seat.line.forbids ^= {table}
        case "begun":
            seat.begun()
        case "writes":
            with suppress(StoreUnreachable):  # told at once, and not typed then
                seat.write(table, number)
        case "back":
            _handed_in(seat)
        case "decides":
            parted, refused = _handed_in(seat)
            for each in parted:
                seat.laptop.stand_aside(each)
            for stream in refused:
                with suppress(StoreUnreachable):
                    seat.laptop.lay_aside(stream, "as the desk says")


def _handed_in(seat: Seat) -> tuple[tuple[Parted, ...], list[str]]:
    """What has to be decided, and what is refused; nothing, where the network broke off once more."""
    try:
        handed = seat.back()
    except StoreUnreachable:
        return (), []
    return handed.parted, list(handed.refused)


def _nothing_lost(server: Unkept, hall: list[Seat]) -> None:
    stored = {info.id: ids(server, info.id) for info in server.streams()}
    typed = Counter(each for seat in hall for each in seat.typed)
    opened = Counter(f"{table}-opened" for table in TABLES)
    assert Counter(each for stream in stored.values() for each in stream) == typed + opened
    for seat in hall:
        for stream in stored.values():
            mine = [each for each in stream if each in set(seat.typed)]
            assert mine == sorted(mine, key=seat.typed.index)
