"""A table of five at which Anna has drawn, and what lines typed at it come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from referee.core.nouns.entries import Assumed, Entry
from referee.desk.desk import Desk
from referee.notation import line_of

FIVE = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Ben" outlaw el_gringo
seat 3 "Cleo" outlaw lucky_duke
seat 4 "Dirk" renegade suzy_lafayette
seat 5 "Eva" deputy jourdonnais
"""


def meant(store: Path, before: str, line: str, lang: str = "en", position: str = FIVE) -> list[str]:
    """What the line is logged as, in the full form, after the lines before it; what is assumed is left out."""
    desk = Desk(store)
    try:
        log = desk.new(position)
        for each in ["anna turn", "draw", *filter(None, before.split("; "))]:
            log.enter(each)
        return [line_of(each, log.book) for each in _typed(each.entry for each in log.enter(line, lang).judged)]
    finally:
        desk.close()


def _typed(logged: Iterable[Entry]) -> Iterator[Entry]:
    assumed = 0
    for entry in logged:
        if isinstance(entry, Assumed):
            assumed = entry.count
        elif assumed:
            assumed -= 1
        else:
            yield entry
