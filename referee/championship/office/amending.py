"""Lines that speak of earlier entries, read: taken back, put right, or forgotten and put where it belongs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.championship.office.following import paid_for, what_follows
from referee.championship.office.lines.reading import read_words, words_of
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.entries import Corrected, Inserted, Retracted
from referee.errors import BadLine
from referee.lexicon import Lexicon


def retracted(words: Sequence[str], log: TournamentLog) -> Retracted:
    """`ENTRY [REASON…]`. Raises `BadLine` `bad_number`, `retracted_already`."""
    word, *reason = words or [""]
    number = entry_number(word)
    if number in log.taken_back():
        raise BadLine("retracted_already", number=number)
    return Retracted(number, " ".join(reason))


def corrected(words: Sequence[str], log: TournamentLog, lexicon: Lexicon, reason: str = "") -> Corrected:
    """`ENTRY LINE`: the line it should have been, read as the tournament stood then. Raises `BadLine`."""
    number, *line = words or [""]
    facts = read_words(_split(line), log.before(entry_number(number)), lexicon)
    if len(facts) != 1:
        raise BadLine("one_entry_for_one", count=len(facts))
    return Corrected(entry_number(number), facts[0], reason)


def inserted(words: Sequence[str], log: TournamentLog, lexicon: Lexicon, reason: str = "") -> tuple[Inserted, ...]:
    """`ENTRY LINE`: the line that was forgotten before the entry, read as the tournament stood then. Raises `BadLine`.

    Who signed up later is known by name all the same, and his number is not given away. With a bid comes what it is
    paid with, unless that is logged after it.
    """
    number, *line = words or [""]
    before = entry_number(number)
    then = log.before(before)
    facts = read_words(_split(line), replace(then, players={**log.state.players, **then.players}), lexicon)
    hires = (hire for hire in what_follows(then, facts, len(log.entries)) if not paid_for(log.state, hire))
    return tuple(Inserted(before, fact, reason) for fact in (*facts, *hires))


def _split(line: Sequence[str]) -> Sequence[str]:
    """A line that came in one piece, as one argument of a shell may, in its words."""
    return words_of(line[0]) if len(line) == 1 else line


def entry_number(word: str) -> int:
    """The number of an entry. Raises `BadLine` `bad_number`."""
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise BadLine("bad_number", word=word[:40])
    return int(word)
