"""What a laptop wrote apart, on its way back: what the server takes, where lines part, and what it refuses for good.

A server may refuse one stream and take all others: a table that was taken away, a rule of whoever keeps the server.
So nothing that is refused holds up what is behind it. It stays in the laptop's file and waits, until it is taken after
all or somebody lays it aside; even then nothing of it is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from referee.errors import BadJournal, RefereeError, Stale, StoreUnreachable, UnknownId
from referee.journal.apart.diary import CameBack, Diary, StoodAside
from referee.journal.apart.handing_in import COMMON, HandedIn, LaidAside, Parted, Sides, line, put_aside, sides
from referee.journal.apart.holding import Holding
from referee.journal.apart.reach import SILENT
from referee.journal.store import Batch, Store

Answer = TypeVar("Answer")
TRIES = 10
"""How often what is handed in is compared again, where others write meanwhile."""
REFUSALS = (StoreUnreachable, BadJournal)
"""The errors of a server that has looked, and does not take it; a silent one has not."""


class ComingBack:
    """One handing in: to this server, of what this laptop holds. `hold` holds what the server has of a stream."""

    def __init__(self, server: Store, holding: Holding, diary: Diary, device: str, hold: Callable[[str], None]) -> None:
        self._server, self._holding, self._diary = server, holding, diary
        self._device, self._hold = device, hold
        self._refused: dict[str, RefereeError] = {}

    def hand_in(self) -> HandedIn:
        """Streams that nobody else went on with go together, all or none, but for what is refused.

        Of the others mine is kept whole beside theirs. Raises StoreUnreachable; what is done then stays done.
        """
        for stream in self._diary.apart():
            self._tried(stream, partial(self._would_take, stream))
        brought: dict[str, int] = {}
        for _ in range(TRIES):
            both = [self._sides(stream) for stream in self._diary.apart() if stream not in self._refused]
            try:
                brought |= self._bring([each for each in both if not each.parted])
                apart = [each for each in both if each.parted and not self._tried(each.stream, self._after(each))]
                parted = [self._tried(each.stream, self._beside(each)) for each in apart if self._waits(each)]
            except Stale:
                continue
            return HandedIn(brought, tuple(each for each in parted if each), self._refused)
        raise Stale("hall_too_busy")

    def lay_aside(self, stream: str, why: str) -> LaidAside:
        """Mine waits no more, and lies where is told. Raises StoreUnreachable, UnknownId."""
        if stream not in self._diary.apart():
            raise UnknownId("nothing_parted")
        both = self._sides(stream)
        if not both.fork:  # nothing of theirs is seen any more: what the server was not known to have
            since = self._diary.apart()[stream].since or 0
            both = Sides(stream, since, [], both.mine[since:])
        kept = self._tried(stream, self._beside(both)) if both.mine else None
        laid = LaidAside(kept.aside if kept else "", self._holding.name(stream))
        self._diary.note(StoodAside(stream, laid.aside, why))
        with suppress(UnknownId, *REFUSALS):  # what the laptop may not see it holds no more
            self._hold(stream)
        return laid

    def _waits(self, both: Sides) -> bool:
        return both.stream not in self._refused

    def _tried(self, stream: str, act: Callable[[], Answer]) -> Answer | None:
        """What it comes to; None where the server refuses it, which is noted. Raises where it is silent, or busy."""
        try:
            return act()
        except REFUSALS as error:
            if error.key == SILENT:
                raise
            self._refused[stream] = error
            return None

    def _would_take(self, stream: str) -> None:
        """Raises why the server takes nothing of this stream, whether others went on with it or not."""
        if self._holding.streams()[stream].length == 0:
            return
        try:
            self._server.append(stream, self._server.version(stream), ())
        except UnknownId:
            self._make(stream)
        except Stale:
            return  # somebody writes there just now

    def _make(self, stream: str) -> None:
        """Raises where it cannot be made: it is another's, who need not be seen."""
        info = self._holding.streams()[stream]
        try:
            self._server.create(stream, info.title, info.created, (), info.kind)
        except Stale:
            raise StoreUnreachable("not_this_laptops", title=info.title) from None

    def _sides(self, stream: str) -> Sides:
        mine = line(self._holding.own, self._holding.name(stream))
        return sides(stream, line(self._server, stream), mine)

    def _bring(self, both: Sequence[Sides]) -> dict[str, int]:
        """Write what is mine after what is theirs, in streams that only one of us went on with; how much of which."""
        try:
            self._write(both)
            brought = list(both)
        except REFUSALS as error:
            if error.key == SILENT:
                raise
            brought = [each for each in both if self._tried(each.stream, partial(self._write, [each]))]
        for each in brought:
            self._diary.note(CameBack(each.stream))
            self._hold(each.stream)
        return {each.stream: len(each.mine) for each in brought}

    def _write(self, both: Sequence[Sides]) -> bool:
        mine, known = [each for each in both if each.mine], {info.id for info in self._server.streams()}
        for each in mine:
            if each.stream not in known:
                self._make(each.stream)
        self._server.append_together(
            [Batch(each.stream, each.fork, [record.anew for record in each.mine]) for each in mine]
        )
        return True

    def _after(self, both: Sides) -> Callable[[], bool]:
        """Are its records such as stand each by itself? Then mine follow theirs. Raises Stale."""

        def act() -> bool:
            if self._holding.streams()[both.stream].kind != COMMON:
                return False
            end = both.fork + len(both.theirs)
            self._server.append(both.stream, end, [record.anew for record in both.mine])
            self._diary.note(StoodAside(both.stream, ""))
            self._hold(both.stream)
            return True

        return act

    def _beside(self, both: Sides) -> Callable[[], Parted]:
        info = self._holding.streams()[both.stream]
        return lambda: put_aside(self._server, self._device, info, both)
