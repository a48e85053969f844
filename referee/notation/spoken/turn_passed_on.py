"""How people say that a turn is over, or whose comes: `that's it for emma`, `alice over to ben`, `grace is up`.

In go the words of a line that means nothing as it stands, out come those of one in shorthand that says the same.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, owner, player
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.faces import number_named
from referee.notation.words.typed_words import TypedWords

LONGEST = 5
"""Words of one saying: `en dat was haar beurt`."""


def that_was_it(words: TypedWords, line: list[str]) -> list[str]:
    """`that's it for emma`, `schluss für uwe`, `that's it`: the end of his turn."""
    for count in range(min(LONGEST, len(line)), 0, -1):
        if not is_said_together(words, line[:count], "that_was_it"):
            continue
        rest = [
            word for word in line[count:] if not is_known(words, word, "word", "for", "from") and word not in ("per",)
        ]
        if not rest or (len(rest) == 1 and player(words, rest[0])):
            return [*rest, "end"]
    return line


def over_to(words: TypedWords, line: list[str]) -> list[str]:
    """`alice over to ben`: her turn ends, and his begins."""
    who, rest = told_of(words, line)
    for count in range(min(LONGEST, len(rest) - 1), 0, -1):
        if is_said_together(words, rest[:count], "over_to") and len(rest) == count + 1 and player(words, rest[-1]):
            return [*who, *(["end", ";"] if who else []), rest[-1], "turn"]
    return line


def end_of_whose(words: TypedWords, line: list[str]) -> list[str]:
    """`end of alice's turn`, `end of the turn of alice`."""
    if len(line) < 3 or not is_known(words, line[0], "verb", "end"):
        return line
    turn = [
        word for word in line[1:] if is_known(words, word, "verb", "turn") or is_known(words, word, "filler", "noun")
    ]
    left = [word for word in line[1:] if word not in turn and not is_little(words, word)]
    left = [word for word in left if not is_known(words, word, "word", "from") and word not in ("del", "di")]
    seat = owner(words, left[0]) if turn and len(left) == 1 else 0
    return [str(seat), "end"] if seat else line


def is_up(words: TypedWords, line: list[str]) -> list[str]:
    """`alice up`, `ben is up next`: his turn begins."""
    who, rest = told_of(words, line)
    who = who or ([str(seat)] if line and (seat := owner(words, line[0])) else [])
    rest = [word for word in line[1:] if not is_idle(words, word)] if who else []
    alone = len(rest) == 1 and is_said(words, rest[0], "stands_at") and is_known(words, rest[0], "filler", "open")
    return [*who, "turn"] if alone or (rest and is_said_together(words, rest, "is_up")) else line


def keeps_all(words: TypedWords, line: list[str]) -> list[str]:
    """`keeps all six and passes`: ends the turn, and discards nothing."""
    who, rest = told_of(words, line)
    told = [word for word in rest if not is_said(words, word, "all", "and") and not is_known(words, word, "filler")]
    every = any(is_said(words, word, "all") or is_known(words, word, "filler", "everybody") for word in rest)
    if len(told) < 2 or not every or not is_said(words, told[0], "keeps"):
        return line
    last = told[1:] if not _is_a_number(told[1]) else told[2:]
    ends = len(last) == 1 and is_known(words, last[0], "verb", "end", "pass")
    return [*who, "end"] if ends else line


def _is_a_number(word: str) -> bool:
    return word.isdecimal() or bool(number_named(word))


TURN_PASSED_ON = (that_was_it, over_to, end_of_whose, is_up, keeps_all)
