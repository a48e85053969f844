"""The dispute sheet in one language, as plain records of strings, for any face to lay out as it likes.

Strings hold names as people typed them, made safe to show, never markup. Times stand as they are stored.
"""

from __future__ import annotations

from msgspec import Struct

from referee.views.records import ReasonView, TableView


class Cited(Struct, frozen=True):
    """A clause and where it stands: the document by its title and edition, and the section of it if that is known."""

    clause: str
    title: str
    edition: str
    section: str


class RulingView(Struct, frozen=True):
    """A ruling with its question, answer and source; `old` if another one has taken its place."""

    id: str
    question: str
    answer: str
    detail: str
    standing: str
    source: str
    section: str
    clauses: tuple[str, ...]
    old: bool = False


class EntryView(Struct, frozen=True):
    """An entry with the verdict that holds on it, empty where there is none."""

    number: int
    at: str
    entry: str
    label: str
    level: str
    sign: str


class ReadingView(Struct, frozen=True):
    """A question that the sources leave open, and what the entry is by either answer."""

    question: str
    allowed: str
    forbidden: str


class ChangeView(Struct, frozen=True):
    """An entry that would be judged otherwise if the disputed one were taken back."""

    number: int
    entry: str
    was: str
    now: str


class Sheet(Struct, frozen=True):
    """All there is to say about one entry, in one language.

    `public`: what everybody at the table may know, no more. `now` is empty if the entry does not count (any more),
    `at` if nobody kept the time. `reasons` and `doubts` are those that hold, `then` those said then where they
    differ. `did` is what the entry changed on the table, `without` what would be otherwise now if it alone were
    taken back, `undone` how many entries a rewind to the moment before it takes back; `missing` says which entries
    cannot be read, `by` who logged it where more than one person or device did. Of long lists the ends stand in
    `more_changed` (how many) and `more_rulings` (their ids). `address` is where its rulings can be read on a phone,
    empty if nowhere.
    """

    lang: str
    title: str
    public: bool
    number: int
    at: str
    entry: str
    said: str
    now: str
    level: str
    stood: str | None
    reasons: tuple[ReasonView, ...]
    doubts: tuple[ReasonView, ...]
    then: tuple[ReasonView, ...]
    readings: tuple[ReadingView, ...]
    clauses: tuple[Cited, ...]
    position: TableView
    last: tuple[EntryView, ...]
    remedies: tuple[str, ...]
    never: bool
    did: tuple[str, ...]
    undone: int
    without: tuple[str, ...]
    changed: tuple[ChangeView, ...]
    more_changed: int
    can_be_taken_back: bool
    about_the_log: bool
    rulings: tuple[RulingView, ...]
    more_rulings: tuple[str, ...]
    missing: str = ""
    by: str = ""
    address: str = ""
