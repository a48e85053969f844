"""The application service: the one door through which every face goes to the tables in the store."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path as FilePath
from uuid import uuid4

from msgspec.structs import replace

from referee import sets
from referee.core.judging import soundness
from referee.core.nouns.entries import Entry, Opened
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.evolve import evolve
from referee.desk import codec
from referee.desk.both_lines import BothLines
from referee.desk.hall_register import HallRegister
from referee.desk.line_aside import line_aside, table_aside
from referee.desk.sharing import Shares, alone
from referee.desk.stored_game import WRITTEN, stored_game, tables_of
from referee.desk.table_log import TableLog
from referee.errors import BadJournal, BadLine, StoreBusy, StoreUnreachable, UnknownId
from referee.journal import (
    Aside,
    Copies,
    CopyFolder,
    LaidAside,
    Laptop,
    Mended,
    Parted,
    Place,
    Store,
    StreamInfo,
    Unkept,
    beside,
    file_of,
    mend,
    open_here,
)
from referee.lexicon import Lexicon, load
from referee.log import history
from referee.log.replaying import check_room, replayed
from referee.notation import GameFile, read_game, read_position

Listed = StreamInfo
"""A table as it is listed: what it is called, how long its log is, when it was touched last."""
StorePlace = Place
"""Where a store is, for whoever opens a desk on it."""


class Desk:
    """All tables of one store; what they share they write together.

    `own` is the file of a laptop that cannot hand in what it holds itself: it is as if this desk were there.
    """

    def __init__(
        self, path: Place, clock: Callable[[], str] | None = None, shares: Shares = alone, own: FilePath | None = None
    ) -> None:
        self.path = path
        self._own = own
        self.lexicon = load()
        self.every_step = False
        """Is every step typed at the tables opened here, so that nothing is assumed?"""
        self._clock = clock or _now
        self._shares = shares
        self._open()

    def _open(self) -> None:
        self._journal: Store = open_here(self.path, self._own)
        self.copies = Copies(self._journal, self.path)
        self._beside = self._shares(self._journal, self._clock)
        self.hall = HallRegister(self._journal)
        """Where the pages of this store are served, and the codes of seats."""

    @property
    def clock(self) -> Callable[[], str]:
        """What tells the time here."""
        return self._clock

    def close(self) -> None:
        """Let go of the store, once the copy that is being made is there."""
        self.copies.wait()
        self._journal.close()

    def mend(self) -> Mended:
        """Write the store anew from all that can be read of it and of its copies, and open that.

        Raises `StoreBusy` `store_open` while anybody else has it open; then it is open as it was. Raises `BadJournal`
        for a store on a server.
        """
        path = file_of(self.path)
        self.close()
        try:
            return mend(path, CopyFolder(self.path).everywhere())
        finally:
            self._open()

    @property
    def laptop(self) -> Laptop | None:
        """The store as one that goes on without its server; None where it is a file."""
        return self._journal if isinstance(self._journal, Laptop) else None

    @property
    def own_file(self) -> str:
        """The file in which this laptop keeps what it holds of its store."""
        return str(self._own or beside(self.path))

    def waiting(self) -> Iterator[tuple[str, int, str]]:
        """What was written without the server and is not handed in: title, how many entries, and since when."""
        if self.laptop is not None and (apart := self.laptop.apart()):
            titles = {info.id: info.title for info in self.laptop.streams()}
            for stream, held in apart.items():
                yield titles.get(stream, stream), self.laptop.waiting(stream), held.when

    def waiting_at(self, stream: str) -> int:
        """How many entries of a table were written without the server and are not handed in."""
        return self.laptop.waiting(stream) if self.laptop is not None else 0

    def lay_aside(self, stream: str, why: str) -> LaidAside:
        """Give up handing in what the server refuses; see `Laptop.lay_aside`. The hall notes why, as far as it can."""
        if self.laptop is None:
            raise UnknownId("nothing_parted")
        laid = self.laptop.lay_aside(stream, why)
        with suppress(StoreUnreachable, StoreBusy):
            self.laptop.reach.asked(lambda store: HallRegister(store).decided(stream, laid.aside, why, 0))
        return laid

    def call(self, stream: str, why: str = "") -> bool:
        """A table calls whoever leads the event; is that heard? Nobody hears it while the server is gone."""
        return self._said_in_the_hall(lambda hall: hall.call(stream, why)) is not None

    def answer(self, stream: str) -> bool | None:
        """Somebody goes to this table; did it call? None while nobody hears that."""
        return self._said_in_the_hall(lambda hall: hall.answer(stream))

    def _said_in_the_hall(self, say: Callable[[HallRegister], bool]) -> bool | None:
        if self.laptop is None:
            return say(self.hall)
        answer = self.laptop.reach.asked(lambda store: say(HallRegister(store)))
        return answer if isinstance(answer, bool) else None

    def both_lines(self, parted: Parted) -> BothLines:
        """A table whose lines parted, side by side. Raises `BadJournal`, `StoreUnreachable`."""
        assert isinstance(self._journal, Laptop)
        return BothLines(self._journal, parted, self.lexicon, self._clock, self._beside)

    def tables(self) -> list[StreamInfo]:
        """The tables in the store, the one touched last first; one that was never opened is none."""
        return tables_of(self._journal)

    def aside(self) -> Sequence[Aside]:
        """What was acknowledged and is not in the store; see `Store.aside`."""
        return self._journal.aside()

    def table(self, stream: str = "") -> TableLog:
        """A table by its id, a beginning of it, or its title; without one the table touched last.

        Raises `UnknownId` `no_tables`, `no_such_table`, `table_ambiguous`.
        """
        tables = self.tables()
        if not tables:
            raise UnknownId("no_tables")
        found = [info for info in tables if stream in (info.id, info.title)] if stream else tables[:1]
        found = found or [info for info in tables if info.id.startswith(stream)]
        if not found:
            raise UnknownId("no_such_table", table=stream[:60])
        if len(found) > 1:
            raise UnknownId("table_ambiguous", table=stream[:60])
        return self._opened(found[0].id)

    def entries(self, stream: str) -> list[Entry]:
        """The log of a table as it stands in the store, neither judged nor replayed. Raises `BadJournal`."""
        return stored_game(self._journal.read(stream)).log

    def line_aside(self, name: str) -> str | None:
        """What lies aside under this name, as JSON Lines; None where nothing does."""
        return line_aside(self._journal, name)

    def table_aside(self, name: str) -> tuple[TableLog, int]:
        """A table as the line aside of this name has it, to be looked at, and the line's first entry.

        Raises `UnknownId` `no_such_table`, `BadJournal`.
        """
        found = table_aside(self._journal, name, self.lexicon, self._clock)
        if found is None:
            raise UnknownId("no_such_table", table=name[:60])
        return found

    def new(self, position: str, title: str = "") -> TableLog:
        """A new table from a deal or position as text. Raises `BadJournal`."""
        table, _ = read_position(position, sets.bind, self.lexicon)
        return self._created(_records([Opened(table)]), title)

    def bring_in(self, text: str, title: str = "") -> TableLog:
        """A new table with a whole game from `.game` text or JSON Lines, judged anew. Raises `BadJournal`."""
        if text.lstrip().startswith("{"):
            records = codec.records_of_json(text)
            return self._created(records, title)
        return self._created(_records(self.game(text).entries), title)

    def game(self, text: str) -> GameFile:
        """A `.game` text as read. Raises `BadJournal`."""
        return read_game(text, sets.bind, self.lexicon)

    def _created(self, records: Sequence[codec.Record], title: str) -> TableLog:
        return self._opened(_laid(self._journal, records, title, self._clock()))

    def _opened(self, stream: str) -> TableLog:
        log = TableLog(stream, self._journal, self.lexicon, self._clock, self._beside)
        log.every_step = self.every_step
        log.when_over = self.copies.keep
        return log


def unkept(text: str, lexicon: Lexicon, clock: Callable[[], str] | None = None) -> TableLog:
    """A table with the game of a `.game` text that is in nobody's store: it is gone when it is let go of.

    Raises `BadJournal`.
    """
    store, now = Unkept(), clock or _now
    stream = _laid(store, _records(read_game(text, sets.bind, lexicon).entries), "", now())
    return TableLog(stream, store, lexicon, now)


def _laid(store: Store, records: Sequence[codec.Record], title: str, at: str) -> str:
    """The id of a new table with this log; what was said of an entry stays, what nobody said yet is judged now."""
    opening, log = _sound([record.entry for record in records])
    verdicts = {**_judged(log), **{record.number: record.verdict for record in records if record.at}}
    stream, table = uuid4().hex[:12], opening.table
    name = title or table.title or ", ".join(seat.name for seat in table.seats)[:120]
    first = [
        WRITTEN.record(entry, verdicts.get(number, Verdict()), record.at or at)
        for number, (entry, record) in enumerate(zip(log, records, strict=True))
    ]
    store.create(stream, name, at, first)
    return stream


def _records(log: Sequence[Entry]) -> list[codec.Record]:
    return [codec.Record(number, entry) for number, entry in enumerate(log)]


def _sound(log: Sequence[Entry]) -> tuple[Opened, list[Entry]]:
    """The opening as the rules see it, and a log that can be applied to it. Raises `BadJournal`."""
    if not log or not isinstance(opening := log[0], Opened):
        raise BadJournal("no_opening", line=1)
    book = sets.bind(opening.table.sets)
    opening = Opened(replace(opening.table, sets=book.sets))
    try:
        for entry in (opening, *log[1:]):
            soundness.check(entry, opening.table, book)
        history.check(log)
    except BadLine as error:
        raise BadJournal(error.key, **error.about) from None
    opening = Opened(evolve(Table(), opening, book))
    return opening, [opening, *log[1:]]


def _judged(log: Sequence[Entry]) -> dict[int, Verdict]:
    """The verdict on every entry that counts, by its number. Raises `BadJournal` where nothing is so large."""
    opening = log[0]
    assert isinstance(opening, Opened)
    book = sets.bind(opening.table.sets)
    judged, table = replayed(log, book)
    check_room(judged, table)
    return {each.number: each.verdict for each in judged}


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
