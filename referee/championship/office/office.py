"""The application service of tournaments: the one door through which every face goes to those in the store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from uuid import uuid4

from referee.championship.office import soundness
from referee.championship.office.both_lines import tournament_aside
from referee.championship.office.said import WRITTEN, Said, stored_tournament
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.entries import Opened
from referee.errors import BadJournal, UnknownId
from referee.journal import Copies, Place, Store, StreamInfo, open_here

OPENING = b'"opened"'
"""Is in every entry that says what a tournament is called."""
KIND = "tournament"
"""The kind of stream that a tournament's log is."""


class Office:
    """All tournaments of one store; `by` is whoever sits at the desk."""

    def __init__(self, path: Place, clock: Callable[[], str] | None = None, by: str = "") -> None:
        self.path = path
        self.by = by
        self.clock = clock or _now
        self.journal: Store = open_here(path)
        self.copies = Copies(self.journal, path)

    def close(self) -> None:
        """Let go of the store, once the copy that is being made is there."""
        self.copies.wait()
        self.journal.close()

    def tournaments(self) -> list[StreamInfo]:
        """The tournaments in the store by the names they have now, the one touched last first."""
        return [info._replace(title=self._name(info)) for info in self._streams()]

    def _streams(self) -> list[StreamInfo]:
        found = (info for info in self.journal.streams() if info.length and self._is_ours(info))
        return sorted(found, key=lambda info: info.recency, reverse=True)

    def _is_ours(self, info: StreamInfo) -> bool:
        """Is it a tournament? Of a stream whose kind is not sure its opening tells; lost as well, it may be."""
        if info.whole:
            return info.kind == KIND
        opening = self.journal.read(info.id)[:1]
        with suppress(BadJournal):
            return bool(stored_tournament(opening).log)
        return info.kind == KIND or not opening[0].whole

    def tournament(self, named: str = "") -> TournamentLog:
        """A tournament by its id, a beginning of it, or its name; without one that touched last.

        Raises `UnknownId` `no_tournaments`, `no_such_tournament`, `tournament_ambiguous`.
        """
        known = self.tournaments() if named else self._streams()
        if not known:
            raise UnknownId("no_tournaments")
        found = [info for info in known if named in (info.id, info.title)] if named else known[:1]
        found = found or [info for info in known if info.id.startswith(named)]
        if not found:
            raise UnknownId("no_such_tournament", tournament=named[:60])
        if len(found) > 1:
            raise UnknownId("tournament_ambiguous", tournament=named[:60])
        return self.opened(found[0].id)

    def tournament_aside(self, name: str) -> tuple[TournamentLog, int]:
        """A tournament as the line aside of this name has it, to be looked at, and the line's first entry.

        Raises `UnknownId` `no_such_tournament`, `BadJournal`.
        """
        found = tournament_aside(self.journal, name, self.clock)
        if found is None:
            raise UnknownId("no_such_tournament", tournament=name[:60])
        return found

    def _name(self, info: StreamInfo) -> str:
        """What a tournament is called; its log is understood only where its opening may have been put right."""
        if any(OPENING in record.entry_json for record in self.journal.read(info.id)[1:]):
            with suppress(BadJournal):
                return self.opened(info.id).state.name
        return info.title

    def opened(self, stream: str) -> TournamentLog:
        """The tournament with exactly this id."""
        log = TournamentLog(stream, self.journal, self.clock, self.by)
        log.when_logged = self.copies.keep_hourly
        return log

    def readable(self) -> Iterator[TournamentLog]:
        """All tournaments of which something can be made, the one touched last first."""
        for info in self._streams():
            with suppress(BadJournal):
                yield self.opened(info.id)

    def new(
        self, name: str, region: str = "", open_to_all: bool = False, readings_asked: bool = False
    ) -> TournamentLog:
        """A new tournament. Raises `BadLine` for a name that is none."""
        opening = Opened(name.strip(), region.strip(), open_to_all, readings_asked)
        soundness.check(opening)
        first = WRITTEN.record(opening, Said(by=self.by), at := self.clock())
        stream = uuid4().hex[:12]
        self.journal.create(stream, opening.name, at, [first], KIND)
        return self.opened(stream)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
