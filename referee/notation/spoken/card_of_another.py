"""What a card takes, told of whom it is played at: `cat balou, emma loses the volcanic`, `panic: nicks ben's scope`.

In go the words of a line that means nothing as it stands, out come those of the card, of whom, and what.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, is_said_together, owner, player
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.typed_words import TypedWords


def loses_it(words: TypedWords, line: list[str]) -> list[str]:
    """`cat balou, emma loses the volcanic`; behind the card `emma loses the volcanic` alone."""
    who, rest = told_of(words, bare(words, line))
    rest = rest[1:] if len(rest) > 1 and is_known(words, rest[0], "verb", "play") else rest
    found = words.card(rest, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is not None and facts is not None and facts.then:
        behind = rest[found[1] :]
        if len(behind) > 2 and is_known(words, behind[0], "word", "from", "by") and _whose_turn(words, behind[1]):
            who, rest = who or behind[1:2], [*rest[: found[1]], *behind[2:]]
        whom, what = _loses(words, rest[found[1] :])
        return [*who, *rest[: found[1]], whom, *what] if whom else line
    whom, what = _loses(words, [*who, *rest])
    due = next((owed.kind for owed in words.table.owed() if owed.kind in ("take", "toss")), "")
    his = whom and any(owed.other == words.seat(whom) for owed in words.table.owed() if owed.kind == due)
    return [due, *what] if due and his else line


def _whose_turn(words: TypedWords, word: str) -> bool:
    return player(words, word) and words.seat(word) == words.table.turn.seat


def _must_go(words: TypedWords, said: list[str]) -> list[str]:
    """`ben must discard his mustang`, `the mustang of ben must go` as `ben loses the mustang`; any other as it is."""
    said = [word for word in said if not is_little(words, word)]
    for verb, left in _parted(said):
        if is_said_together(words, verb, "must_go"):
            whom = [word for word in left if player(words, word)]
            what = [word for word in left if word not in whom and not is_known(words, word, "word", "from", "by")]
            return [*whom, "lose", *what] if len(whom) == 1 and what else said
    return said


def _parted(said: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """One to three words in a row or around the end, and all the others."""
    for at in range(1, len(said)):
        yield from ((said[at : at + count], [*said[:at], *said[at + count :]]) for count in (3, 2, 1))
        for count in (2, 1):
            yield [*said[at : at + count], said[-1]], [*said[:at], *said[at + count : -1]]


def _loses(words: TypedWords, said: list[str]) -> tuple[str, list[str]]:
    """Who is said to lose which card; nothing where anything else is said."""
    said = _must_go(words, said)
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
