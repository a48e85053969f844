"""A card that goes from one hand to another, told of whoever loses it: `nora loses a card to el gringo`.

In go the words of a line, out come those of the one who draws, takes or throws away. A card is never a life point.
"""

from __future__ import annotations

from referee.notation.sentence import BEFORE_A_NAME, PREPOSITIONS
from referee.notation.spoken.clauses import is_known, is_said, player
from referee.notation.spoken.deeds import DRAWS
from referee.notation.spoken.turn_and_draw_told import counts_cards
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.faces import number_named
from referee.notation.words.typed_words import TypedWords

TAKEN = {"draw": (DRAWS, ("1", "from"), ()), "take": ("take", (), ("hand",)), "toss": ("toss", (), ("hand",))}
"""By what is owed: the verb, what stands before whose card it is, and what behind."""


def card_lost(words: TypedWords, line: list[str]) -> list[str]:
    """`nora loses a card`, where somebody draws, takes or discards one of hers; `nora gives hank a card`."""
    who, rest = told_of(words, line)
    gives = any(is_said(words, "".join(rest[:count]), "gives") for count in (1, 2))
    loses = bool(who) and (gives or is_known(words, rest[0], "verb", "lose", "lost"))
    if not loses or not any(is_said(words, word, "card") for word in rest[1:]):
        return line
    to_whom = [word for word in rest[1:] if not _is_small(words, word)]
    taker = _whoever(words, to_whom)
    due = [owed for owed in words.table.owed() if owed.kind in TAKEN and owed.other == words.seat(who[0])]
    by, kind = next(((owed.seat, owed.kind) for owed in due if taker in (0, owed.seat)), (taker, "draw"))
    verb, before, behind = TAKEN[kind]
    return [str(by), verb, *before, *who, *behind] if by and bool(to_whom) == bool(taker) else line


def _names(words: TypedWords, word: str) -> bool:
    """`josie`, `josie's`."""
    return player(words, word.replace("’", "'").removesuffix("'s"))


def _is_small(words: TypedWords, word: str) -> bool:
    """`a`, `card`, `to`, `from her hand`."""
    small = is_known(words, word, "word", "to", "at", "by", "for", "from", "hand") or word in BEFORE_A_NAME
    return small or is_idle(words, word) or is_said(words, word, "card")


def _whoever(words: TypedWords, said: list[str]) -> int:
    """The one player whom these words name, or whose character; 0 if they name none."""
    if len(said) == 1 and player(words, said[0]):
        return words.seat(said[0]) or 0
    ids, taken = words.lexicon.longest(said, "character")
    seats = [seat.number for seat in words.table.seats if (seat.character,) == ids]
    return seats[0] if len(seats) == 1 and taken == len(said) else 0


def by_his_character(words: TypedWords, line: list[str]) -> list[str]:
    """`hank draws a card from josie, el gringo`: for his character, of which nothing else says that it is for it."""
    who, rest = told_of(words, line)
    seat = words.seat(who[0]) if who else None
    if not seat or not is_known(words, rest[0], "verb", "draw", "take"):
        return line
    for at in range(2, len(rest)):
        ids, taken = words.lexicon.longest(rest[at:], "character")
        his = taken == len(rest) - at and ids == (words.table.seat(seat).character,)
        apart = not is_known(words, rest[at - 1], "word", *PREPOSITIONS) and not player(words, rest[at])
        if his and apart and any(_names(words, word) for word in rest[1:at]):
            return [*who, *rest[:at]]
    return line


def drops_some(words: TypedWords, line: list[str]) -> list[str]:
    """`drops 2`, `drops two cards`: so many are given up, and no card in play."""
    who, rest = told_of(words, line)
    if len(rest) < 2 or not is_known(words, rest[0], "verb", "drop"):
        return line
    number = number_named(rest[1]) or rest[1]
    counts = number.isascii() and number.isdigit() and (len(rest) == 2 or counts_cards(words, rest[1:]))
    return [*who, "discard", number] if counts else line
