"""`beer saves him`: a card that gives a life point back is told as what does something, and is played by whom it saves.

In go the words of a line that means nothing as it stands, out come those of the shorthand.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import is_little, is_said, player
from referee.notation.spoken.subjects import ASKED
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def saved_by(words: TypedWords, line: list[str]) -> list[str]:
    """`beer saves tom`, `a beer saves him`: of whom is named, or of the only one who is asked."""
    card = [*line]
    while card and is_little(words, card[0]):
        card = card[1:]
    found = words.card(card, mend=False) if len(card) > 1 else None
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is None or facts is None or "heal" not in facts.effects:
        return line
    rest = card[found[1] :]
    named = [word for word in rest if player(words, word)]
    left = [word for word in rest if word not in named]
    saves = bool(left) and Quoted not in map(type, left) and is_said(words, "".join(left), "keeps_alive")
    seat = words.seat(named[0]) if len(named) == 1 else None if named else _only_one_asked(words)
    return [str(seat), *card[: found[1]]] if saves and seat else line


def _only_one_asked(words: TypedWords) -> int:
    asked = {owed.seat for owed in words.table.owed() if owed.kind in ASKED}
    return asked.pop() if len(asked) == 1 else 0
