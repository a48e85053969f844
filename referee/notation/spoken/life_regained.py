"""Life points regained, in words of their own: `has a beer`, `everyone gets a life back`.

In go the words of a line that means nothing as it stands, out come those of the card that is drunk, or of the gain.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.typed_words import TypedWords


def has_a_drink(words: TypedWords, line: list[str]) -> list[str]:
    """`has a beer`, in his turn and where nothing is asked of him: drinks it. What he still has is not drunk."""
    who, rest = told_of(words, line)
    taken = next((n for n in (3, 2) if len(rest) > n and is_said_together(words, rest[:n], "has_one")), 0)
    card = rest[taken:] if taken else []
    found = words.card(card, mend=False) if card else None
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(card) else None
    seat = words.seat(who[0]) if who else words.table.turn.seat
    his = seat == words.table.turn.seat and not any(
        owed.seat == seat for owed in words.table.owed() if owed.kind != "turn"
    )
    return [*who, *card] if facts is not None and "heal" in facts.effects and his else line


def everybody_gains(words: TypedWords, line: list[str]) -> list[str]:
    """`everyone gets a life back`: all who are to."""
    every = len(line) > 2 and is_known(words, line[0], "filler", "everybody")
    gets = every and (
        is_known(words, line[1], "verb", "gain", "take", "draw")
        or is_said(words, line[1], "collects")
        or is_known(words, line[1], "filler", "being")
    )
    told = [word for word in line[2:] if not is_idle(words, word) and not is_little(words, word)]
    told = [word for word in told if not is_known(words, word, "filler", "back") and word != "1"]
    life = len(told) == 1 and is_known(words, told[0], "word", "life")
    due = any(owed.kind == "gain" for owed in words.table.owed())
    return [line[0], "gain"] if gets and life and due else line


LIFE_REGAINED = (has_a_drink, everybody_gains)
