"""A store spoilt on purpose: what is written in it changed past the journal."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from referee.journal import seal


def rewrite(path: Path, number: int, change: Callable[[str], str], fits: bool, field: str = "entry") -> None:
    """The entry of this number said otherwise, in every log; with a checksum that fits, or as damage leaves it.

    An entry that fits was written by another program, or before there were checksums.
    """
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("drop trigger record_no_update")
        rows = db.execute("select * from record where version = ?", (number + 1,)).fetchall()
        for stream, version, event_id, at, entry, verdict, sealed in rows:
            told = {"entry": entry, "verdict": verdict, "at": at}
            told[field] = change(told[field])
            sum_ = seal.of_record(
                stream, version, event_id, told["at"], told["entry"].encode(), told["verdict"].encode()
            )
            row = (told["at"], told["entry"], told["verdict"], sum_ if fits else sealed, stream, version)
            db.execute(
                "update record set at = ?, entry = ?, verdict = ?, seal = ? where stream = ? and version = ?", row
            )
        db.execute("create trigger record_no_update before update on record begin select raise(abort, 'no'); end")


def retitle(path: Path, title: str) -> None:
    """Every stream by another title than was sealed."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("drop trigger stream_no_update")
        db.execute("update stream set title = ?", (title,))
        db.execute("create trigger stream_no_update before update on stream begin select raise(abort, 'no'); end")
