"""Who follows a store on a server hears of what is written there, and looks by himself where he missed it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from time import monotonic, sleep

import psycopg
import pytest

from referee.errors import RefereeError, StoreUnreachable, UnknownId
from referee.journal import Server, Store, changes, open_store, so_far
from referee.journal.server.own_server import OwnServer
from tests.journal.records import AT, batch
from tests.postgres import event, sql, started


@pytest.fixture
def server(postgres: OwnServer) -> Server:
    """A database for one event, empty still."""
    return event(postgres)


@pytest.fixture
def shared(server: Server) -> Iterator[Store]:
    """The store there, with one empty stream, `t`, which somebody follows."""
    with closing(open_store(server)) as opened:
        opened.create("t", "Table 1", AT)
        assert so_far(opened, "t") == 0
        yield opened


def within(seconds: float, so: Callable[[], bool]) -> bool:
    """Does it come to be so?"""
    end = monotonic() + seconds
    while not so():
        if monotonic() > end:
            return False
        sleep(0.005)
    return True


def elsewhere(server: Server) -> Store:
    """The same store as another process has it open: nothing it does is known here but by the server."""
    return open_store(server.although_insecure())


def test_what_another_wrote_is_heard_of(shared: Store, server: Server) -> None:
    """And a stream that another opened."""
    before = changes(shared)
    with closing(elsewhere(server)) as other:
        other.append("t", 0, batch("t", 0, 3))
        other.create("u", "Table 2", AT)
    assert within(20, lambda: so_far(shared, "t") == 3)
    assert changes(shared) != before
    assert within(20, lambda: "u" in heard_of(shared, "tu"))


def heard_of(store: Store, streams: str) -> str:
    """Those of these streams that are known of."""
    found = ""
    for stream in streams:
        try:
            so_far(store, stream)
        except UnknownId:
            continue
        found += stream
    return found


def test_who_misses_a_notification_looks_again(shared: Store, server: Server) -> None:
    """What nobody was notified of is found all the same."""
    sql(server, "update referee.stream set version = 7")
    assert within(20, lambda: so_far(shared, "t") == 7)


def test_nobody_hears_of_less_than_he_wrote_or_read(shared: Store, server: Server) -> None:
    """What was appended here counts at once, and so does what was read."""
    shared.append("t", 0, batch("t", 0, 2))
    assert so_far(shared, "t") == 2
    with closing(elsewhere(server)) as other:
        other.append("t", 2, batch("t", 2, 1))
    shared.read("t")
    assert so_far(shared, "t") == 3


def test_nothing_is_asked_while_nothing_is_written(shared: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody looks: the one listener alone asks the server, and for a sum."""

    def asked(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(psycopg.Connection, "execute", asked)
    assert [(so_far(shared, "t"), changes(shared) is None) for _ in range(100)] == [(0, False)] * 100


def test_a_listener_that_lost_the_server_says_so_and_comes_back() -> None:
    """While the server is away that is told, and what was written before it was heard again is found."""
    with started(fsync="off") as own:
        place = event(own)
        with closing(open_store(place)) as store:
            store.create("t", "Table 1", AT)
            so_far(store, "t")
            own.kill()
            assert within(20, lambda: isinstance(wrong(store), StoreUnreachable))
            own.start()
            with closing(elsewhere(place)) as other:
                other.append("t", 0, batch("t", 0, 1))
            assert within(20, lambda: wrong(store) is None and so_far(store, "t") == 1)


def wrong(store: Store) -> RefereeError | None:
    """Why nothing is heard."""
    try:
        changes(store)
    except RefereeError as error:
        return error
    return None
