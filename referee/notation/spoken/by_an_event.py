"""`loses a life to high noon`, `gains one thanks to the doctor`: an event as the cause of a life point.

In go the words of a line that means nothing as it stands, out come those with the event as it is written.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, is_said_together
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LONGEST = 3
"""Words of one saying: `a causa di`."""
GAINS = ("gain", "take", "draw")


def by_an_event(words: TypedWords, line: list[str]) -> list[str]:
    """The line with what it is lost to, or gained for, at its end."""
    said = bare(words, line)
    at = next((n for n in range(2, len(said)) if _is_event(words, said[n:])), 0)
    if not at or Quoted in map(type, said):
        return line
    event = words.lexicon.longest(said[at:], "event")[0][0]
    before = _without_the_small_word(words, said[:at])
    loses = any(is_known(words, word, "verb", "lose") for word in before)
    gains = any(is_known(words, word, "verb", *GAINS) or is_said(words, word, "regains") for word in before)
    known = event in words.book.causes and len(before) < at and loses != gains
    return [*before, "to" if loses else "for", event] if known else line


def _is_event(words: TypedWords, rest: list[str]) -> bool:
    """Do these words name one event of this game, to the end of the line?"""
    ids, taken = words.lexicon.longest(rest, "event")
    return len(ids) == 1 and taken == len(rest) and ids[0] in words.book.events


def _without_the_small_word(words: TypedWords, before: list[str]) -> list[str]:
    """The words without `to the`, `thanks to the` behind them."""
    while before and is_little(words, before[-1]):
        before = before[:-1]
    for count in range(LONGEST, 0, -1):
        if is_said_together(words, before[-count:], "thanks_to"):
            return before[:-count]
    return before[:-1] if is_known(words, before[-1], "word", "for", "to", "by", "from", "at") else before
