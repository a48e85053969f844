"""`elena gives carla a beer`, of one who has fallen and out of whose cards somebody is to have one: she takes it.

In go the words of a line, out come those of the one who takes.
"""

from __future__ import annotations

from referee.core.play.evolve import gone_without_saying
from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def given_by_the_fallen(words: TypedWords, line: list[str]) -> list[str]:
    """`gives a beer to carla`, `gives carla a beer`, `gives her a card`."""
    giver = words.seat(line[0]) if len(line) > 2 and player(words, line[0]) else None
    if giver is None or not words.table.seat(giver).out or Quoted in map(type, line):
        return line
    _, rest = told_of(words, bare(words, line))
    told = [word for word in rest if not is_little(words, word) and not is_known(words, word, "word", "to", "at")]
    whom = [word for word in told[1:] if player(words, word)]
    if len(whom) != 1 or not is_said(words, told[0], "gives") or not _is_due(words, whom[0], giver):
        return line
    what = [word for word in told[1:] if word != whom[0] and word != "a"]
    if len(what) == 1 and is_said(words, what[0], "card"):
        return [whom[0], "take", str(giver), "hand"]
    found = words.card(what, mend=False) if what else None
    whole = found is not None and found[1] == len(what)
    return [whom[0], "take", str(giver), "hand", "with", *what] if whole else line


def _is_due(words: TypedWords, whom: str, giver: int) -> bool:
    """Is somebody to have something of this player?"""
    later = gone_without_saying(words.table, words.book) or words.table
    seat = words.seat(whom)
    return any(owed.other == giver and owed.seat in (seat, giver) for owed in later.owed())
