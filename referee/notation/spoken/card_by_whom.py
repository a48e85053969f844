"""A card, then by whom: `bang by bram at femke`, `a saloon by loes`, `indians, played by anna`.

In go the words of a line that means nothing as it stands, out come those of who plays it, the card, and at whom.
"""

from __future__ import annotations

from referee.notation.spoken.afterthoughts import is_aimed
from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, is_said_together, player
from referee.notation.words.typed_words import TypedWords

AT_ALL = ("all", "others", "none", "self")
"""How a card is aimed that needs nobody named."""


def card_by_whom(words: TypedWords, line: list[str]) -> list[str]:
    """`bang by bram at femke`, `duel of bram with femke`, `duel bram against femke`: who plays it first.

    Of whose turn it is not it may be the card that is taken, or given in answer, unless it is told at whom.
    """
    said = [word for at, word in enumerate(bare(words, line)) if at or not is_little(words, word)]
    if len(said) < 3 or player(words, said[0]):
        return line
    found = words.card(said, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    rest = said[found[1] :] if found is not None else []
    rest = rest[1:] if len(rest) > 2 and is_known(words, rest[0], "verb", "play") else rest
    if found is not None and _one_at_another(words, rest):
        return [rest[0], *said[: found[1]], *rest[1:]]
    by = len(rest) > 1 and is_known(words, rest[0], "word", "from", "by") and player(words, rest[1])
    if facts is None or found is None or not by:
        return line
    whom = rest[2:-1] if len(rest) > 2 and is_known(words, rest[-1], "verb", "play") else rest[2:]
    if len(whom) == 2 and is_known(words, whom[0], "word", "with") and "challenge" in words.book.traits(facts.kind):
        whom = whom[1:]
        return [rest[1], *said[: found[1]], *whom] if player(words, whom[0]) else line
    at_him = len(whom) == 2 and is_aimed(words, whom[0]) and player(words, whom[1])
    alone = not whom and facts.aim in AT_ALL and not any(owed.kind == "answer" for owed in words.table.owed())
    return [rest[1], *said[: found[1]], *whom] if at_him or alone else line


def _one_at_another(words: TypedWords, rest: list[str]) -> bool:
    """`uwe against jürgen` behind a duel."""
    at = len(rest) == 3 and is_known(words, rest[1], "word", "at")
    return at and player(words, rest[0]) and player(words, rest[2])


def laid_before_him(words: TypedWords, line: list[str]) -> list[str]:
    """`the dynamite goes on the table with emma`, whose turn it is: she lays it."""
    said = [word for word in bare(words, line) if not is_little(words, word)]
    found = words.card(said, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    rest = said[found[1] :] if found is not None else []
    if facts is None or not facts.stays or facts.aim not in AT_ALL or len(rest) < 4:
        return line
    goes = is_known(words, rest[0], "filler", "being") or is_said(words, rest[0], "goes_on")
    who = [word for word in rest if player(words, word) and words.seat(word) == words.table.turn.seat]
    where = [word for word in rest[1:] if word not in who and not is_said(words, word, "beside")]
    there = bool(where) and is_said_together(words, where, "put_there")
    return [*who, said[0], *said[1 : found[1] if found else 1]] if goes and len(who) == 1 and there else line


CARD_BY_WHOM = (card_by_whom, laid_before_him)
