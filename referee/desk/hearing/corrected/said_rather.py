"""`no, bang ben`, `sorry, cleo shot ben`, `bang ben instead`: the play before it was told wrongly, and this is it.

In go a line that means nothing as it stands and the log, out come the number of the play and what is said instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from referee.core.nouns.entries import Played, Took, Tossed
from referee.desk.hearing.corrected.readdressed import FOLLOWS
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.lexicon import Lexicon
from referee.log.entry_status import PLAIN, entry_statuses

TAKEN = (Took, Tossed)
LONGEST = 3
"""Words that say that something else was meant: `I mean`, behind a line `in plaats daarvan`."""


def said_rather(line: str, reading: Callable[[str], ReadAt], lately: Lately, lexicon: Lexicon) -> str:
    """The correction of the last play that the line is; empty if it is none."""
    number = _last_play(lately)
    fate = entry_statuses(lately.log).get(number, PLAIN) if number else PLAIN
    if not number or fate.came == "forgotten":
        return ""
    found = lately.table_before(number)
    for said in _behind_it(line, lexicon):
        entries = read_there(reading(said), found)
        if entries and isinstance(entries[0], Played):
            return f"correct {fate.of if fate.came else number} {said}"
    return ""


def _last_play(lately: Lately) -> int:
    """The last play, if nothing came after it but what follows from it; else 0."""
    for number in lately.numbers(1):
        if isinstance(lately.log[number], Played):
            return number
        if not isinstance(lately.log[number], (*FOLLOWS, *TAKEN)):
            return 0
    return 0


def _behind_it(line: str, lexicon: Lexicon) -> Iterator[str]:
    """What is said behind `no` and the like, or before `instead`."""
    words = line.split()
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        if "rather" in lexicon.exact("".join(words[:count]).rstrip(","), "saying"):
            yield " ".join(words[count:])
        if "instead" in lexicon.exact("".join(words[-count:]), "saying"):
            yield " ".join(words[:-count]).rstrip(",")
