"""What a card takes, told of whom it is played at: `cat balou, emma loses the volcanic`, `panic: nicks ben's scope`.

In go the words of a line that means nothing as it stands, out come those of the card, of whom, and what.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, owner, player
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.typed_words import TypedWords


def loses_it(words: TypedWords, line: list[str]) -> list[str]:
    """`cat balou, emma loses the volcanic`; behind the card `emma loses the volcanic` alone."""
    who, rest = told_of(words, bare(words, line))
    found = words.card(rest, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is not None and facts is not None and facts.then:
        whom, what = _loses(words, rest[found[1] :])
        return [*who, *rest[: found[1]], whom, *what] if whom else line
    whom, what = _loses(words, [*who, *rest])
    due = next((owed.kind for owed in words.table.owed() if owed.kind in ("take", "toss")), "")
    his = whom and any(owed.other == words.seat(whom) for owed in words.table.owed() if owed.kind == due)
    return [due, *what] if due and his else line


def _loses(words: TypedWords, said: list[str]) -> tuple[str, list[str]]:
    """Who is said to lose which card; nothing where anything else is said."""
    if len(said) < 3 or not player(words, said[0]) or not is_known(words, said[1], "verb", "lose", "lost"):
        return "", []
    what = [word for word in said[2:] if not is_little(words, word)]
    found = words.card(what, mend=False) if what else None
    hand = len(what) == 1 and is_known(words, what[0], "word", "hand")
    return (said[0], what) if hand or (found is not None and found[1] == len(what)) else ("", [])


def takes_his(words: TypedWords, line: list[str]) -> list[str]:
    """`panic: chloe nicks emma's scope`: who plays it, of whom, and what."""
    said = bare(words, line)
    found = words.card(said, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is None or facts is None or not facts.then:
        return line
    who, rest = told_of(words, said[found[1] :])
    takes = len(rest) > 2 and is_known(words, rest[0], "verb", "take", "toss", "discard")
    told = [word for word in rest[1:] if not is_idle(words, word) and not is_said(words, word, "beside")]
    whom = owner(words, told[0]) if takes and told else 0
    what = words.card(told[1:], mend=False) if whom and told[1:] else None
    whole = what is not None and what[1] == len(told) - 1
    return [*who, *said[: found[1]], str(whom), *told[1:]] if whole else line


CARD_OF_ANOTHER = (loses_it, takes_his)
