"""`no, bang ben`, `sorry, cleo shot ben`, `bang ben instead`: the play before it was told wrongly, and this is it.

In go a line that means nothing as it stands and the log, out come the number of the play and what is said instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from referee.core.nouns.entries import Eliminated, Played, Took, Tossed
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.desk.hearing.corrected.of_the_line import ANSWERS, in_place_of, is_one_play
from referee.desk.hearing.corrected.readdressed import FOLLOWS
from referee.desk.hearing.lately import Lately, asked_now, read_there, whose
from referee.desk.hearing.understanding import ReadAt
from referee.lexicon import Lexicon
from referee.log.entry_status import PLAIN, entry_statuses

TAKEN = (Took, Tossed)
LONGEST = 3
"""Words that say that something else was meant: `I mean`, behind a line `in plaats daarvan`."""


def said_rather(line: str, reading: Callable[[str], ReadAt], lately: Lately, lexicon: Lexicon) -> str:
    """The correction of the last play that the line is; empty if it is none."""
    behind = tuple(behind_it(line, lexicon))
    number = _last_play(lately) if behind else 0
    fate = entry_statuses(lately.log).get(number, PLAIN) if number else PLAIN
    if not number or fate.came == "forgotten":
        return ""
    found = lately.table_before(number)
    for said in behind:
        entries = read_there(reading(said), found)
        if entries and isinstance(entries[0], Played):
            return f"correct {fate.of if fate.came else number} {said}"
    return ""


def said_of_the_line(
    line: str, reading: Callable[[str], ReadAt], lately: Lately, at: Sequence[str], lexicon: Lexicon
) -> str:
    """The correction of what is like it on the line logged last: `no, mia done`; empty if it is none."""
    for said in behind_it(line, lexicon):
        if number := in_place_of(said, reading, lately, at):
            return f"correct {number} {said}"
    return ""


def answers_rather(
    line: str, reading: Callable[[str], ReadAt], lately: Lately, at: Sequence[str], lexicon: Lexicon, table: Table
) -> str:
    """`no, hit`, behind an answer that nobody may give, or `no, ben nothing` behind his, who has no more to answer:
    the correction of it, whoever else is asked; else empty.
    """
    last = lately.last
    if not isinstance(was := lately.log[last], ANSWERS):
        return ""
    his = any(was.by == whose(reading(said), table) for said in behind_it(line, lexicon))
    wrong = not lately.counting[last].clean or (his and was.by not in asked_now(table))
    said = said_of_the_line(line, reading, lately, at, lexicon) if wrong else ""
    return said if said.startswith(f"correct {last} ") else ""


def corrects_a_part(
    line: str, reading: Callable[[str], ReadAt], lately: Lately, at: Sequence[str], lexicon: Lexicon
) -> str:
    """`correct mia done`, behind a line of several things: the one that it is like, by its number; else empty."""
    verb, *said = line.split() or [""]
    if not said or said[0].isdigit() or lexicon.exact(verb, "verb") != ("correct",):
        return ""
    if ";" in line or is_one_play(lately.log, at):
        return ""
    rest = " ".join(said)
    number = in_place_of(rest, reading, lately, at)
    return f"correct {number} {rest}" if number else ""


def by_its_number(
    offered: str, correct: str, reading: Callable[[str], ReadAt], lately: Lately, at: Sequence[str]
) -> str:
    """`correct bang ben`, as it is offered, as that of the entry that it is like: so it holds behind other lines, too.

    `correct`: the verb, as the line offered has it. Any other line is as it was.
    """
    said = offered.removeprefix(f"{correct} ")
    if said == offered or said.partition(" ")[0].isdigit():
        return offered
    number = in_place_of(said, reading, lately, at) or _like_it(said, reading, lately)
    return f"{correct} {number} {said}" if number else offered


def _like_it(said: str, reading: Callable[[str], ReadAt], lately: Lately) -> int:
    """The last entry of the turn that is of the kind of what is said, and of the same player; 0 if none is."""
    for number in lately.numbers(1):
        meant, was = next(iter(read_there(reading(said), lately.table_before(number))), None), lately.log[number]
        if type(meant) is type(was) and getattr(meant, "by", 0) == getattr(was, "by", 0):
            return number
    return 0


def _last_play(lately: Lately) -> int:
    """The last play, if nothing came after it but what follows from it; else 0, or a fall that came of nothing."""
    for number in lately.numbers(1):
        fell_of_it = not isinstance(lately.log[number], Eliminated) or lately.counting[number].level < Level.ILLEGAL
        if isinstance(lately.log[number], Played) or not fell_of_it:
            return number
        if not isinstance(lately.log[number], (*FOLLOWS, *TAKEN)):
            return 0
    return 0


def behind_it(line: str, lexicon: Lexicon) -> Iterator[str]:
    """What is said behind `no` and the like, or before `instead`."""
    words = line.split()
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        if "rather" in lexicon.exact("".join(words[:count]).rstrip(",:"), "saying"):
            yield " ".join(words[count:])
            yield from _before_saying(words[count:], lexicon, "instead", "was_it")
    yield from _before_instead(words, lexicon)


def _before_instead(words: Sequence[str], lexicon: Lexicon) -> Iterator[str]:
    """What is said before `instead` at the end, or around it."""
    yield from _before_saying(words, lexicon, "instead")
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        for at in range(len(words) - count):
            said = "".join(words[at : at + count])
            if "instead" in lexicon.exact(said, "saying") and not lexicon.exact(said, "verb"):
                yield " ".join((*words[:at], *words[at + count :]))


def _before_saying(words: Sequence[str], lexicon: Lexicon, *sayings: str) -> Iterator[str]:
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        if not {*sayings}.isdisjoint(lexicon.exact("".join(words[-count:]), "saying")):
            yield " ".join(words[:-count]).rstrip(",")


def without_instead(line: str, lexicon: Lexicon) -> str:
    """The line without `instead`."""
    return next(_before_instead(line.split(), lexicon), line)


MOST_BEFORE, MOST_SAID = 8, 40
"""Words before what else a correction says, and of all of it: each way to part them is read."""


def in_two(line: str) -> Iterator[tuple[str, str]]:
    """A line of two parts, before and behind each comma, semicolon or full stop near its beginning."""
    words = line.split()
    for at, word in enumerate(words[: min(len(words) - 1, MOST_BEFORE)] if len(words) <= MOST_SAID else (), 1):
        if word[-1] in ",;.":
            yield " ".join(words[:at])[:-1], " ".join(words[at:])


def around(line: str, lexicon: Lexicon, *sayings: str) -> Iterator[tuple[str, str]]:
    """What is told before one of these sayings that stands in a line by itself, and behind it."""
    words = line.split()
    for at, word in enumerate(words[1:-1] if len(words) <= MOST_SAID else (), 1):
        if not {*sayings}.isdisjoint(lexicon.exact(word, "saying")):
            yield " ".join(words[:at]).rstrip(","), " ".join(words[at + 1 :])
