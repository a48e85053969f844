"""A tournament in a store that somebody else writes to, as everybody hears of it while it grows.

Asked now and then, it says whether there is anything new for anybody to see: something that everybody heard, or a
minute more of a round under way. What was logged and not heard is nothing new. A store that cannot be read is an error
now and may be there again at the next look; until then the tournament is as it was heard last.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from referee.championship.hall.cup import cup_of
from referee.championship.hall.heard import Heard, heard
from referee.championship.hall.people import whereabouts
from referee.championship.hall.records import Cup, Whereabouts
from referee.championship.hall.wording import MINUTE, Wording
from referee.championship.office.office import KIND
from referee.championship.office.said import stored_tournament
from referee.championship.rules.entries import Logged
from referee.championship.rules.folding import tournament_of
from referee.desk.followed_store import FollowedStore
from referee.desk.log_clock import seconds_of
from referee.desk.stored_game import tables_of
from referee.errors import UnknownId
from referee.journal import Place, Store, so_far

NOTHING = heard(())


class Listening:
    """The tournament `stream` of the store at this place; `clock` tells the time in seconds."""

    def __init__(self, path: Place, stream: str, clock: Callable[[], float]) -> None:
        self.stream = stream
        self.heard: Heard = NOTHING
        self.whole = True
        self.at_tables: dict[int, str] = {}
        """The game under way at each table, by the stream of its log, where it is there for everybody to look at."""
        self._clock = clock
        self._store = FollowedStore(path)
        self._length = 0
        self._shown: object = None
        self._words: dict[str, Wording] = {}
        self._cups: dict[str, Cup] = {}

    def look(self) -> bool:
        """Read what was added; is there anything new to be seen? Raises `RefereeError` while it cannot be read."""
        journal, opened = self._store.now()
        version = so_far(journal, self.stream)
        if opened or version != self._length:
            self._read(journal)
        shown = (self.heard, self.whole, self.at_tables, self._minutes())
        if shown == self._shown:
            return False
        self._shown, self._words, self._cups = shown, {}, {}
        return True

    def cup(self, lang: str) -> Cup:
        """The tournament as it stands, in a language."""
        if lang not in self._cups:
            self._cups[lang] = cup_of(self.words(lang), self.whole)
        return self._cups[lang]

    def whereabouts(self, number: int, lang: str) -> Whereabouts:
        """Where a player plays; a number that nobody has is somebody without a seat."""
        return whereabouts(self.words(lang), number)

    def words(self, lang: str) -> Wording:
        """The words of the tournament as it was looked at last, in a language."""
        if lang not in self._words:
            self._words[lang] = Wording(self.heard, lang, self._clock())
        return self._words[lang]

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()

    def _read(self, journal: Store) -> None:
        """All of it anew: a tournament is short. Raises `UnknownId` where it is none."""
        records = journal.read(self.stream) if _is_a_tournament(journal, self.stream) else []
        if not records:
            self.close()
            raise UnknownId("no_such_tournament", tournament=self.stream[:60])
        read = stored_tournament(records)
        log: list[Logged] = list(read.log)
        self.heard = heard(log, [seconds_of(record.at) for record in records])
        self.whole, self._length = not read.lost, len(records)
        self.at_tables = _at_tables(log, {info.id for info in tables_of(journal)})

    def _minutes(self) -> tuple[int, ...]:
        """How many minutes each round under way has taken."""
        now, under_way = self._clock(), self.heard.state.tables.values()
        begun = (self.heard.begun.get((table.number, each.number)) for table in under_way if (each := table.under_way))
        return tuple(int(now - at - self.heard.stood(at, now)) // MINUTE for at in begun if at is not None)


def _at_tables(log: Sequence[Logged], there: Collection[str]) -> dict[int, str]:
    """The game of each table that plays. Nobody hears of its log; that it is there, all see on the start page."""
    tables = tournament_of(log).tables.values()
    games = {table.number: each.stream for table in tables if (each := table.under_way)}
    return {table: stream for table, stream in games.items() if stream in there}


def _is_a_tournament(journal: Store, stream: str) -> bool:
    return any(info.id == stream and info.kind == KIND for info in journal.streams())
