"""A clause that hangs on a name with `who`: `bang ben, who has nothing`, `duello a ben che perde`.

In go the words of a line, out come those in which it stands behind a comma and begins with the name: of him, and not of
whoever did what stands before it.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import MARKS, is_known, is_said, player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

WHO = "who"
ENDS = f"{MARKS};."
"""Signs behind the last word of a clause."""
DOES = ("has", "is_short", "declines", "saves", "gives_up", "gives", "took", "hits_him")
"""Sayings with which it goes on."""


def said_of_him(words: TypedWords, line: list[str]) -> list[str]:
    """The line with the name of whom each such clause is told in place of the word by which it hangs on him.

    At the head of a line he was named before.
    """
    if Quoted in map(type, line):
        return line
    if len(line) > 1 and _hangs(words, line[0]) and _does(words, told := _with_its_verb_first(words, line[1:])):
        line = told
    for at in range(len(line) - 2, 0, -1):
        whose = line[at - 1].rstrip(MARKS)
        if not _hangs(words, line[at]) or not _is_somebody(words, whose):
            continue
        told = _with_its_verb_first(words, line[at + 1 :])
        if _does(words, told):
            line = [*line[: at - 1], f"{whose},", whose, *told]
    return line


def _with_its_verb_first(words: TypedWords, rest: list[str]) -> list[str]:
    """`der getroffen wird`, `die niets heeft`: with the verb where it stands in a sentence of its own."""
    end = next((n for n, word in enumerate(rest) if word[-1:] in ENDS), len(rest) - 1)
    last = rest[end].rstrip(ENDS)
    if not end or not is_known(words, last, "filler", "being"):
        return rest
    sign = rest[end][len(last) :]
    return [last, *rest[: end - 1], rest[end - 1] + sign, *rest[end + 1 :]]


def _hangs(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "joint", WHO)


def _is_somebody(words: TypedWords, word: str) -> bool:
    """Is it a player, or whom all know by his role?"""
    shown = [words.named(word, "role", words.book.roles)] if len(word) > 2 and is_known(words, word, "role") else []
    alone = bool(shown) and sum(seat.shown and seat.role == shown[0] for seat in words.table.seats) == 1
    return alone or player(words, word)


def _does(words: TypedWords, rest: list[str]) -> bool:
    """Does it go on with what somebody does or with what befalls him?"""
    head = rest[0].rstrip(MARKS)
    does = any(is_known(words, head, kind) for kind in ("verb", "deed")) or _answers(words, head)
    said = any(is_said(words, "".join(rest[:count]).rstrip(MARKS), *DOES) for count in (1, 2, 3))
    return does or said or is_known(words, head, "filler", "being")


def _answers(words: TypedWords, head: str) -> bool:
    """Is it a card given up against an attack, and none that he has whose article the word before it may be?"""
    found = words.card([head], mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    return facts is not None and facts.answers
