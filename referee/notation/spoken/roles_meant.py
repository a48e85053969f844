"""Players told by a role that lies open: `shoots the sheriff`, `bang allo sceriffo`.

In go the words of a line, out come those with the number of the seat in place of the role and its article.
"""

from __future__ import annotations

from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.clauses import is_known, is_little, is_said
from referee.notation.words.typed_words import TypedWords

OF_THE_ROLE = ("out", "won", "set", "show", "role", "note", "house")
"""Verbs behind which a role is what is told."""
SHORTEST = 3


def by_role(words: TypedWords, line: list[str]) -> list[str]:
    """At whom something is done, or who does it, by his role where all see that it is his alone."""
    if any(is_known(words, word, "verb", *OF_THE_ROLE) for word in line):
        return line
    for at, word in enumerate(line):
        seat = _whose(words, word)
        start = at
        while start and is_little(words, line[start - 1]):
            start -= 1
        if seat and len(line) > at + 1 - start and (not start or _leads_to_somebody(words, line[start - 1])):
            return [*line[:start], str(seat), *line[at + 1 :]]
    return line


def role_of_the_fallen(words: TypedWords, line: list[str]) -> list[str]:
    """`outlaw dead`, while somebody is shot at: that he falls, and what he was."""
    said = [word for word in line if not is_little(words, word) and not is_known(words, word, "filler", "being")]
    asked = any(owed.kind in ("answer", "lose", "fall") for owed in words.table.owed())
    told = len(said) == 2 and is_known(words, said[0], "role") and is_known(words, said[1], "verb", "out")
    return ["out", said[0]] if asked and told and words.seat(said[0]) is None else line


def what_he_was(words: TypedWords, line: list[str]) -> list[str]:
    """`she was an outlaw`, `it's an outlaw`: the role alone, as of who falls."""
    told = len(line) > 1 and all(_is_of_who_fell(words, word) for word in line[:-1])
    return line[-1:] if told and is_known(words, line[-1], "role") else line


def _is_of_who_fell(words: TypedWords, word: str) -> bool:
    """`she`, `was`, `an`, `it's`, `hes`."""
    plain = word.replace("’", "'").partition("'")[0]
    some = {word, plain, plain.removesuffix("s")}
    small = is_little(words, word) or is_known(words, word, "filler", "being")
    return small or any(is_said(words, each, "pronoun", "that_card", "idle") for each in some)


def _whose(words: TypedWords, word: str) -> int:
    """The seat of the only living player of whom all see that he has this role; 0 if there is none."""
    if len(word) < SHORTEST or not is_known(words, word, "role"):
        return 0
    role = words.named(word, "role", words.book.roles)
    seats = [seat.number for seat in words.table.seats if seat.shown and not seat.out and seat.role == role]
    return seats[0] if len(seats) == 1 else 0


def _leads_to_somebody(words: TypedWords, word: str) -> bool:
    """Is it what stands before a player: a small word, a deed, what is put somewhere, or a card?"""
    small = is_known(words, word, "word", "at", "to", "from", "by", "with", "for") or word in BEFORE_A_NAME
    done = is_known(words, word, "deed") or is_known(words, word, "verb", "play", "lay", "take", "hit")
    return small or done or is_said(words, word, "lays_down") or words.card([word], mend=False) is not None
