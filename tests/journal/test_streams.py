"""Streams only grow: what was appended is read back, in order, each entry with its verdict.

One suite for every store: what it says holds for a file as for a server.
"""

from pathlib import Path
from threading import Event, Thread

import pytest

from referee.errors import BadJournal, Stale, UnknownId
from referee.journal import TABLE, Batch, Journal, NewRecord, Store, StreamInfo, salvage
from referee.journal.kept import Handle
from tests.journal.records import AT, batch, item, stored


def test_what_is_appended_is_read_back(store: Store) -> None:
    """Every byte of entry and verdict comes back, under versions that count from 1."""
    assert store.append("t", 0, batch("t", 0, 3)) == 3
    assert [each.said for each in store.read("t")] == [stored(n, item("t", n, 1, 3)).said for n in (1, 2, 3)]


def test_reading_goes_on_where_the_reader_stopped(store: Store) -> None:
    """Only what came after the version last seen is read."""
    store.append("t", 0, batch("t", 0, 5))
    assert [record.version for record in store.read("t", after=3)] == [4, 5]
    assert store.read("t", after=5) == store.read("t", after=99) == []


def test_the_list_of_streams(store: Store) -> None:
    """Each stream is listed with its length and the time of its last record, the oldest first."""
    store.create("u", "Table 2", "2026-11-20")
    store.append("t", 0, batch("t", 0, 2))
    assert store.streams() == [
        StreamInfo("u", "Table 2", "2026-11-20", 0, "2026-11-20", touched=2),
        StreamInfo("t", "Table 1", "2026-11-21", 2, AT, touched=3),
    ]


def test_a_stream_keeps_its_kind(store: Store) -> None:
    """A stream is of the kind it was opened with; another kind is another stream."""
    store.create("cup", "Cup", AT, batch("cup", 0, 1), "tournament")
    assert {info.id: info.kind for info in store.streams()} == {"t": TABLE, "cup": "tournament"}
    with pytest.raises(Stale):
        store.create("cup", "Cup", AT)


def test_a_salvage_tells_the_kind(journal: Journal, path: Path) -> None:
    """What is saved of a file is of the kind it was opened with."""
    journal.create("cup", "Cup", AT, batch("cup", 0, 1), "tournament")
    assert [(each.stream, each.kind) for each in salvage(path)] == [("cup", "tournament")]


def test_a_copy_is_the_whole_store(store: Store, path: Path) -> None:
    """A store is copied while it is open; a file that stands in the way is left alone."""
    store.append("t", 0, batch("t", 0, 5))
    store.copy(path.with_name("copy.sqlite"))
    with Journal.look(path.with_name("copy.sqlite")) as copy:
        assert copy.read("t") == store.read("t")
        assert [info[:6] for info in copy.streams()] == [info[:6] for info in store.streams()]
        assert copy.check().whole
    assert [file.name for file in path.parent.iterdir() if "copy" in file.name] == ["copy.sqlite"]
    with pytest.raises(BadJournal, match="copy_in_the_way"):
        store.copy(path.with_name("copy.sqlite"))


def test_streams_do_not_touch_each_other(store: Store) -> None:
    """Versions and event ids belong to their stream alone."""
    store.create("u", "Table 2", "2026-11-21")
    same = NewRecord("same", b"{}", b"{}", AT)
    assert store.append("t", 0, [same]) == store.append("u", 0, [same]) == 1
    assert (store.version("t"), store.version("u")) == (1, 1)


def test_a_late_writer_is_refused(store: Store) -> None:
    """Who has not seen the last record writes nothing, is told the version, and may read and go on."""
    store.append("t", 0, batch("t", 0, 2))
    with pytest.raises(Stale) as refusal:
        store.append("t", 0, [item("t", 9)])
    assert refusal.value.about == {"stream": "t", "expected": 0, "version": 2}
    assert store.version("t") == 2
    assert store.append("t", 2, [item("t", 9)]) == 3


def test_a_writer_ahead_of_the_stream_is_refused(store: Store) -> None:
    """Nobody can leave a gap."""
    with pytest.raises(Stale):
        store.append("t", 1, [item("t", 2)])


@pytest.mark.parametrize("grown", [0, 2])
def test_writing_again_changes_nothing(store: Store, grown: int) -> None:
    """A retry after a crash gives the version that the items already have, even if others wrote since."""
    items = batch("t", 0, 3)
    store.append("t", 0, items)
    store.append("t", 3, batch("t", 3, grown))
    assert store.append("t", 0, items) == 3
    assert store.version("t") == 3 + grown


@pytest.mark.parametrize(
    "items",
    [
        [NewRecord("t-1", b'{"another": "entry"}', b"{}", AT)],
        [*batch("t", 0, 2), item("t", 3)],
        [item("t", 7), item("t", 7)],
    ],
    ids=["another entry", "half stored", "twice in one append"],
)
def test_an_event_id_names_one_entry(store: Store, items: list[NewRecord]) -> None:
    """The id of a stored entry cannot be used for another one, and no part of such an append is stored."""
    store.append("t", 0, batch("t", 0, 2))
    with pytest.raises(BadJournal, match="event_id_taken"):
        store.append("t", 2, items)
    assert store.version("t") == 2


def test_all_items_or_none(store: Store) -> None:
    """One item that cannot be stored keeps out the whole append."""
    with pytest.raises(BadJournal, match="not_unicode"):
        store.append("t", 0, [item("t", 1), NewRecord("t-2", b"\xff", b"{}", AT)])
    assert store.read("t") == []


def test_nothing_to_append(store: Store) -> None:
    """An empty append stores nothing, and still says whether the writer is up to date."""
    assert store.append("t", 0, []) == 0
    with pytest.raises(Stale):
        store.append("t", 1, [])


def test_a_stream_must_exist(store: Store) -> None:
    """No stream comes into being by a spelling mistake."""
    for ask in (store.read, store.version, lambda stream: store.append(stream, 0, [item("x", 1)])):
        with pytest.raises(UnknownId, match="unknown_stream"):
            ask("x")


def test_creating_again_changes_nothing(store: Store) -> None:
    """The same stream may be created twice, another under its id may not."""
    store.append("t", 0, batch("t", 0, 1))
    store.create("t", "Table 1", "2026-11-21")
    with pytest.raises(Stale, match="stream_taken"):
        store.create("t", "Another table", "2026-11-21")
    assert [(info.title, info.length) for info in store.streams()] == [("Table 1", 1)]


def test_a_stream_comes_with_its_first_records_or_not_at_all(store: Store) -> None:
    """A stream created with records is never seen without them; creating it again changes nothing."""
    with pytest.raises(BadJournal, match="not_unicode"):
        store.create("u", "Table 2", AT, [item("u", 1), NewRecord("u-2", b"\xff", b"{}", AT)])
    assert [info.id for info in store.streams()] == ["t"]
    for _ in range(2):
        store.create("u", "Table 2", AT, batch("u", 0, 2))
        assert [each.said for each in store.read("u")] == [stored(n, item("u", n, 1, 2)).said for n in (1, 2)]


HOSTILE = [
    "",
    "'; DROP TABLE record; --",
    "🤠" * 50,
    "a",
    "名前",
    "x" * 200,
    "[bold]]]",
    "%_",
    "\n\r\t",
]


def test_ids_and_titles_are_only_text(store: Store) -> None:
    """Whatever an id or a title holds, it is kept as it is and mixed up with no other."""
    for name in HOSTILE:
        store.create(name, name, AT)
        store.append(name, 0, [NewRecord(name, b"{}", b"{}", name)])
    assert {(info.id, info.title, info.last_at) for info in store.streams()} >= {(n, n, n) for n in HOSTILE}
    for name in HOSTILE:
        assert [(record.event_id, record.at) for record in store.read(name)] == [(name, name)]


def test_text_that_is_not_unicode_is_refused(store: Store) -> None:
    """A lone half of a surrogate pair is a clear error, in an id as in a title."""
    for name, title in (("\ud800", "title"), ("id", "\ud800")):
        with pytest.raises(BadJournal, match="not_unicode"):
            store.create(name, title, AT)


def test_a_nul_is_refused(store: Store) -> None:
    """No store takes one, wherever it stands, since not every store can; nothing of what came with it is stored."""
    for said in (("a\0b", "title"), ("id", "\0")):
        with pytest.raises(BadJournal, match="holds_nul"):
            store.create(*said, AT)
    for bad in (("\0", b"{}", b"{}", AT), ("e", b"\0", b"{}", AT), ("e", b"{}", b"\0", AT), ("e", b"{}", b"{}", "\0")):
        with pytest.raises(BadJournal, match="holds_nul"):
            store.append("t", 0, [item("t", 1), NewRecord(*bad)])
        with pytest.raises(BadJournal, match="holds_nul"):
            store.append_together([Batch("t", 0, [item("t", 1)]), Batch("t", 1, [NewRecord(*bad)])])
    assert [info.id for info in store.streams()] == ["t"] and store.read("t") == []


def test_the_file_itself_refuses_to_be_rewritten(journal: Journal) -> None:
    """No record and no stream can be changed or deleted, not even past the store."""
    journal.append("t", 0, batch("t", 0, 1))
    for change in ("update record set entry = '{}'", "delete from record", "update stream set title = ''"):
        with pytest.raises(Exception, match="append-only"):
            journal._connection.execute(change)
    assert journal.read("t") == [stored(1, item("t", 1, 1, 1))]


def test_threads_share_a_journal(store: Store) -> None:
    """Threads of one program may use one journal: each sees whole appends only."""

    def write(stream: str) -> None:
        for after in range(0, 60, 3):
            store.append(stream, after, batch(stream, after, 3))
            lengths.append(store.version("t"))

    lengths: list[int] = []
    store.create("u", "Table 2", AT)
    threads = [Thread(target=write, args=(stream,)) for stream in "tu"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (store.version("t"), store.version("u"), len(lengths)) == (60, 60, 40)
    assert all(length % 3 == 0 for length in lengths)


def test_threads_open_stores_beside_each_other(tmp_path: Path) -> None:
    """Whoever opens a store while others open and close theirs is told of his own, and of nothing else."""
    others = [Handle(tmp_path / str(number)) for number in range(300)]
    mine, at_work = others[-1], Event()

    def come_and_go() -> None:
        while at_work.is_set():
            Handle(tmp_path / "another").let_go()

    at_work.set()
    thread = Thread(target=come_and_go)
    thread.start()
    try:
        told = {(Handle.on(tmp_path / "299"), Handle.on(tmp_path / "nobody")) for _ in range(400)}
    finally:
        at_work.clear()
        thread.join()
    mine.let_go()
    assert told == {(True, False)} and not Handle.on(tmp_path / "299")


def test_every_store_offers_the_same(store: Store) -> None:
    """Each offers what any backend must, so that another may take its place."""
    assert [name for name in vars(Store) if not name.startswith("_") and not hasattr(store, name)] == []


def test_several_streams_grow_together_or_not_at_all(store: Store) -> None:
    """What is one fact in two logs is in both, or in neither."""
    store.create("u", "Table 2", "2026-11-21")
    store.append_together([Batch("t", 0, batch("t", 0, 2)), Batch("u", 0, batch("u", 0, 1))])
    assert (store.version("t"), store.version("u")) == (2, 1)
    with pytest.raises(Stale) as late:
        store.append_together([Batch("t", 2, batch("t", 2, 1)), Batch("u", 0, [item("u", 9)])])
    assert late.value.about["stream"] == "u"
    assert (store.version("t"), store.version("u")) == (2, 1)
