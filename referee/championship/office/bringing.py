"""A tournament brought in from its document: a new one, or a known one that the document takes further."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from uuid import uuid4

from referee.championship.office.document import Item, items_of
from referee.championship.office.office import KIND, Office
from referee.championship.office.said import WRITTEN, Said
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.entries import Opened
from referee.championship.rules.judging import audit
from referee.championship.verifying.proof import verify
from referee.core.nouns.verdict import Verdict
from referee.errors import BadJournal
from referee.journal import NewRecord

LARGEST = 64_000_000
"""Bytes of a document; that of 5,000 players has fewer."""


def bring_in(office: Office, text: str) -> TournamentLog:
    """The tournament of a document; one that is here already goes on from where it stands.

    Raises `BadJournal`: `not_a_tournament`, `bad_entry`, `tournament_here_already`, `copies_parted`.
    """
    items = items_of(text)
    _begins(items)
    for log in office.readable():
        if _same_event(log, items):
            return _further(office, log, items)
    return _new(office, items)


def differing(text: str) -> int:
    """In how much a document is not what its own entries come to; where that cannot be told, in one thing."""
    try:
        return len(verify(text).differences)
    except BadJournal:
        return 1


def _begins(items: Sequence[Item]) -> None:
    if not items or not isinstance(items[0].entry, Opened):
        raise BadJournal("no_tournament_opening")


def _same_event(log: TournamentLog, items: Sequence[Item]) -> bool:
    """Is it the same tournament? It was opened by the same entry at the same time."""
    return (log.times[0], log.entries[0]) == (items[0].at, items[0].entry)


def _further(office: Office, log: TournamentLog, items: Sequence[Item]) -> TournamentLog:
    """What the document has beyond what stands here. Raises `BadJournal` where both went on, or there is nothing."""
    stored = zip(log.times, log.entries, strict=True)
    same = [here == (item.at, item.entry) for here, item in zip(stored, items, strict=False)]
    if not all(same):
        raise BadJournal("copies_parted", number=same.index(False) - 1)
    if len(items) <= len(log.entries):
        raise BadJournal("tournament_here_already", tournament=log.stream)
    office.journal.append(log.stream, len(log.entries), list(_records(items))[len(log.entries) :])
    log.reload()
    return log


def _new(office: Office, items: Sequence[Item]) -> TournamentLog:
    opening = items[0].entry
    assert isinstance(opening, Opened)
    stream = uuid4().hex[:12]
    office.journal.create(stream, opening.name, items[0].at or office.clock(), list(_records(items)), KIND)
    return office.opened(stream)


def _records(items: Sequence[Item]) -> Iterator[NewRecord]:
    """The entries, judged anew: a document does not carry what was said."""
    now = {each.counted.number: each.verdict for each in audit([item.entry for item in items])}
    for item in items:
        said = now.get(item.number, Verdict())
        yield WRITTEN.record(item.entry, Said(said), item.at)
