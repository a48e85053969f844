"""The append-only store: records and the version last seen go in; the same come out, in order, without gaps.

A record is an entry with the verdict given at the time, both as JSON bytes. The journal does not know what an entry
means and keeps no clock: ids and times are the caller's. `Store` is what
any backend offers; `Journal` is the one that keeps it in an SQLite file, `Unkept` one that keeps nothing, and
`open_store` opens whichever stands at a `Place`, be it a file or a database on a server.
`StoredLog` is a stream held in memory, `salvage` reads a damaged store and `mend` writes it anew; `Copies` are those
that are kept by themselves.
"""

from referee.journal.apart.handing_in import ASIDE, HandedIn, LaidAside, Parted, whole_line
from referee.journal.apart.laptop import Laptop
from referee.journal.copies import Copies, CopyFolder
from referee.journal.hosting import Hosted, Invited, Rights, code_for, give, invite, join, people, revoke, take
from referee.journal.mending import Mended, mend
from referee.journal.places import Place, beside, carry, file_of, is_there, open_here, open_soon, open_store, place_of
from referee.journal.rescue import Salvaged, salvage
from referee.journal.server.address import Server
from referee.journal.sqlite import Journal
from referee.journal.store import (
    TABLE,
    UNSIGNED,
    Aside,
    Batch,
    NewRecord,
    Record,
    Store,
    StreamInfo,
    Writer,
    changes,
    so_far,
)
from referee.journal.stored_log import ReadLog, StoredLog, Written
from referee.journal.unkept import Unkept

__all__ = [
    "ASIDE",
    "TABLE",
    "UNSIGNED",
    "Aside",
    "Batch",
    "Copies",
    "CopyFolder",
    "HandedIn",
    "Hosted",
    "Invited",
    "Journal",
    "LaidAside",
    "Laptop",
    "Mended",
    "NewRecord",
    "Parted",
    "Place",
    "ReadLog",
    "Record",
    "Rights",
    "Salvaged",
    "Server",
    "Store",
    "StoredLog",
    "StreamInfo",
    "Unkept",
    "Writer",
    "Written",
    "beside",
    "carry",
    "changes",
    "code_for",
    "file_of",
    "give",
    "invite",
    "is_there",
    "join",
    "mend",
    "open_here",
    "open_soon",
    "open_store",
    "people",
    "place_of",
    "revoke",
    "salvage",
    "so_far",
    "take",
    "whole_line",
]
