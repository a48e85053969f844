"""One file of a store copied into another, whole or not at all, while others may go on reading and writing."""

import sqlite3
from contextlib import closing
from pathlib import Path


def back_up(path: Path, copy: Path) -> None:
    """Copy what is committed, whole or not at all; a caller that holds the lock knows that nobody writes meanwhile."""
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    source = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    unfinished.replace(copy)
