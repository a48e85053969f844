"""Cards that a seat plays by a verb of a set's own, said by their names alone, in any order: `curse at cleo`.

It hangs on the table who plays so; the first of the line is meant if he does, else whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.book.questions import PLAYS_BY
from referee.core.book.rulebook import Situation
from referee.notation.spoken.clauses import is_known, is_little, is_said, player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def said_by_name(words: TypedWords, line: list[str]) -> Iterator[list[str]]:
    """The line with the verb before the card; nothing where it names no such card, or nobody plays so."""
    head = words.seat(line[0]) if len(line) > 1 and player(words, line[0]) else None
    verb = _plays_by(words, head)
    who, rest = ([line[0]], line[1:]) if verb else ([], line)
    verb = verb or _plays_by(words, words.table.turn.seat)
    if not verb:
        return
    for at, word in enumerate(rest):
        taken = 0 if isinstance(word, Quoted) else _named(words, rest[at:], words.book.goes_on[verb].kind)
        if taken:
            before = [each for each in rest[:at] if not _only_joins(words, each, verb, "at", "to", "with")]
            after = [each for each in rest[at + taken :] if not _only_joins(words, each, verb, "at", "to")]
            yield [*who, _as_it_is_said(words, verb), *rest[at : at + taken], *before, *after]
            return


def _as_it_is_said(words: TypedWords, verb: str) -> str:
    """Not as it is written in files, where at whom it goes may be left out."""
    return next((name for name in words.lexicon.names("verb", verb) if name != verb and " " not in name), verb)


def _plays_by(words: TypedWords, seat: int | None) -> str:
    """The verb of a set by which this seat plays cards of a name of their own; empty if it plays none."""
    verb = Situation(words.table, words.book).ask(PLAYS_BY, seat) if seat else ""
    return verb if verb in words.book.goes_on else ""


def _named(words: TypedWords, rest: list[str], kind: str) -> int:
    """How many words name one thing of this kind."""
    ids, taken = words.lexicon.longest([word.partition("/")[0] for word in rest], kind)
    return taken if len(ids) == 1 else 0


def _only_joins(words: TypedWords, word: str, verb: str, *small: str) -> bool:
    """Is it the verb that goes before the card anyway, or a little word before a player?"""
    joins = is_little(words, word) or is_said(words, word, "idle", "beside", "using", "and")
    return joins or is_known(words, word, "verb", "play", verb) or is_known(words, word, "word", *small)
