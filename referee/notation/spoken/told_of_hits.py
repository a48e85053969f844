"""How a hit is told with more than it needs: by what, by whom, how many points: `hit by the bang`, `hit 3`, `-3`.

In go the words of a line that means nothing as it stands, out come those without what is due anyway.
"""

from __future__ import annotations

import re

from referee.core.nouns.table import Owed
from referee.notation.spoken.clauses import is_known, is_little, is_said, player
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.faces import number_named, number_said
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

_SIGNED = re.compile(r"([+-])(\d{1,2})")
BEFORE_IT = ("by", "from", "to", "for")
ON = ("at", "to", "by")
"""Before whom a shot hits: `hit on ben`, `Treffer bei Ben`."""
HIT = ("answer", "lose")
"""What is due of who is hit."""


def signed(words: TypedWords, line: list[str]) -> list[str]:
    """`ben -3`: the sign and the number apart."""
    who, rest = told_of(words, line)
    found = _SIGNED.fullmatch(rest[0]) if len(rest) == 1 and not isinstance(rest[0], Quoted) else None
    return [*who, *found.groups()] if found else line


def hit_by(words: TypedWords, line: list[str]) -> list[str]:
    """`is hit by anna`, `hit by the bang`: by what, or by whom, is known where it is due."""
    who, rest = told_of(words, line)
    said = [word for word in rest if not is_known(words, word, "verb", "hit")]
    at = next((n for n, word in enumerate(said) if is_known(words, word, "word", *BEFORE_IT)), None)
    if len(said) == len(rest) or at is None or not all(is_idle(words, word) for word in said[:at]):
        return line
    told = [word for word in said[at + 1 :] if not is_little(words, word)]
    return [*who, "hit"] if any(_is_it(words, told, owed) for owed in _due(words, who)) else line


def _is_it(words: TypedWords, told: list[str], owed: Owed) -> bool:
    """Do these words name nothing but the card that hits, or who played it?"""
    if len(told) == 1 and player(words, told[0]):
        return words.seat(told[0]) == owed.other
    found = words.card(told, mend=False)
    return found is not None and found[1] == len(told) and found[0].kind == owed.cause


def hit_for(words: TypedWords, line: list[str]) -> list[str]:
    """`hit 3`, where he loses so many points at once."""
    who, rest = told_of(words, line)
    told = number_said(rest[1]) if len(rest) == 2 and not isinstance(rest[1], Quoted) else ""
    if not told or not is_known(words, rest[0], "verb", "hit"):
        return line
    points = [owed.count for owed in _due(words, who) if owed.kind == "lose"]
    return [*who, "lose", told] if int(told) in points else line


def hit_once(words: TypedWords, line: list[str]) -> list[str]:
    """`takes one`, `is hit once`, `hit a life`, of one who is to answer: that he is hit."""
    who, rest = told_of(words, line)
    said = [word for word in rest if not is_known(words, word, "verb", "hit")]
    one = all(is_idle(words, word) or is_known(words, word, "filler", "noun", "one") for word in said)
    due = any(owed.kind == "answer" for owed in _due(words, who))
    return [*who, "hit"] if due and one and 0 < len(said) < len(rest) else line


def hits_whom(words: TypedWords, line: list[str]) -> list[str]:
    """`anna hits ben`, `hits ben`, `hit on ben`, who is to answer her shot: that he is hit."""
    who, rest = told_of(words, line)
    rest = [word for word in rest if not is_known(words, word, "word", *ON)]
    if len(rest) != 2 or not player(words, rest[1]):
        return line
    hits = is_known(words, rest[0], "verb", "hit") or is_said(words, rest[0], "hits_him")
    due = [owed for owed in _due(words, [rest[1]]) if owed.kind == "answer"]
    his = bool(due) and (not who or due[0].other == words.seat(who[0]))
    return [rest[1], "hit"] if hits and his else line


def hit_by_two(words: TypedWords, line: list[str]) -> list[str]:
    """`hit twice`, `both hit`: two points, where one shot went past the answer to another; nothing elsewhere."""
    who, rest = told_of(words, line)
    said = [word for word in rest if not is_known(words, word, "verb", "hit")]
    told = "".join(word for word in said if not is_idle(words, word) and not is_known(words, word, "word", *BEFORE_IT))
    both = is_said(words, told, "twice", "both_shots") or number_named(told) == "2"
    due = [owed for owed in _due(words, who) if owed.kind == "answer"]
    if len(said) == len(rest) or not both or len(due) != 1 or not words.table.turn.uncertain:
        return line
    return [str(due[0].seat), "lose", "2"]


def _due(words: TypedWords, who: list[str]) -> list[Owed]:
    seat = words.seat(who[0]) if who else None
    return [owed for owed in words.table.owed() if owed.kind in HIT and seat in (None, owed.seat)]


TOLD_OF_HITS = (signed, hits_whom, hit_by_two, hit_by, hit_for, hit_once)
