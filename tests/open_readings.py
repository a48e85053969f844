"""docs/open_readings.md, made from what the sets say that the sources leave open.

    python -m tests.open_readings

In go the readings of all sets with their words, out comes the page; a test compares it with the one that stands there.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from referee import sets
from referee.core.book.facts import OpenReading
from referee.speech import Speech

PAGE = Path(__file__).parents[1] / "docs" / "open_readings.md"
HEAD = """# What the sources leave open

Where the printed texts can be read in more than one way, and the readings lead to different verdicts, nobody is left to
think that it is printed. Every such point of which the judge knows stands here; the page is made from the code
(`python -m tests.open_readings`).

A table chooses once, when it is opened (`option open_readings recommended` or `option open_readings ask`; F6 on the
screen for a new table), or an event once for all the tables that are opened in it (`tournament new --ask-readings`;
F6 on the screen for a new tournament; `correct 0 opening NAME ask=yes` to put it right later):

* **recommended** (the usual): the verdict follows the recommended reading. What only that reading allows is marked `≈`
  (*legal, source open*); of what it forbids the sentence says that the source is open. Ctrl+R under the mark decides
  for the other reading before that entry, and everything after it is judged anew.
* **ask**: the verdict is `⚖` *for the referee*, with both readings.

Where nothing is recommended, or who has won hangs on it, the referee is always asked. `house allow KEY` or `house
forbid KEY` decides a single point for the table, from that line on; `referee precedent` keeps a decision for others.
Where an `option` stands beside a point, a table that opens with it has agreed on the other reading beforehand.
"""
RECOMMENDED = {True: "allowed", False: "not allowed", None: "the referee is asked"}


def page() -> str:
    """The whole page."""
    return "\n".join((HEAD, *(line for name in sets.names() for line in of_a_set(name))))


def of_a_set(name: str) -> Iterator[str]:
    """The table of what one set leaves open."""
    readings, words = sets.named(name).facts.readings, Speech.of("en").words
    if readings:
        yield f"## {words.say(f'set-{name}')}\n"
        yield "| what | clauses | recommended | key |"
        yield "|---|---|---|---|"
        yield from (row(words.say(f"house-{key}"), readings[key], key) for key in sorted(readings))
        yield ""


def row(what: str, reading: OpenReading, key: str) -> str:
    """One point."""
    other = f"; else `option {' '.join(reading.option)}`" if reading.option else ""
    return f"| {what} | {', '.join(reading.clauses)} | {RECOMMENDED[reading.recommended]}{other} | `{key}` |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
