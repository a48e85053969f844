"""All that is left of something: `discards the other two`, `takes everything from eva`, `a card of the hand away`.

In go the words of a line that means nothing as it stands, out come those of one in shorthand that says the same.
"""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.judging.due import surplus
from referee.notation.spoken.clauses import is_known, is_little, is_one, is_said, named_by
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.faces import number_named
from referee.notation.words.typed_words import TypedWords


def the_others(words: TypedWords, line: list[str]) -> list[str]:
    """`discards the other two`, `discards the others`: as many, or as many as there are to be discarded still."""
    who, rest = told_of(words, line)
    if len(rest) < 2 or not is_known(words, rest[0], "verb", "discard"):
        return line
    told = [word for word in rest[1:] if not is_idle(words, word) and not is_known(words, word, "filler", "noun")]
    if not told or not is_said(words, told[0], "others") or len(told) > 2:
        return line
    number = number_named(told[1]) or told[1] if len(told) == 2 else _still(words, who)
    return [*who, rest[0], number] if number.isascii() and number.isdigit() else line


def _still(words: TypedWords, who: list[str]) -> str:
    """How many cards he whose turn it is, or who is named, has to discard before it ends; empty if none."""
    seat = (words.seat(who[0]) if who else None) or words.table.turn.seat
    verb, count = surplus(Situation(words.table, words.book), seat) if seat else ("", 0)
    return str(count) if verb == "discard" else ""


def all_of_the_fallen(words: TypedWords, line: list[str]) -> list[str]:
    """`takes everything from eva`, `all 4 cards of eva`, who has fallen: her cards."""
    who, rest = told_of(words, line)
    if not who or len(rest) < 3 or not is_known(words, rest[0], "verb", "take", "gain", "draw"):
        return line
    told = [word for word in rest[1:] if not is_little(words, word) and not is_known(words, word, "filler", "noun")]
    every = [word for word in told if is_said(words, word, "all") or is_known(words, word, "filler", "everybody")]
    whose = [word for word in told if word not in every and not is_known(words, word, "word", "from", "by", "at", "to")]
    whose = [word for word in whose if not _is_a_number(words, word)]
    fallen = words.seat(whose[0]) if len(whose) == 1 and every else None
    return [*who, "takes", "from", *whose] if fallen and words.table.seat(fallen).out else line


def _is_a_number(words: TypedWords, word: str) -> bool:
    return bool(number_named(word)) or (word.isascii() and word.isdigit())


def out_of_the_hand(words: TypedWords, line: list[str]) -> list[str]:
    """`a card of his hand, 10 of clubs away`, where a card is to be taken or discarded: of the hand, and which."""
    said = line[:-1] if len(line) > 1 and is_known(words, line[-1], "filler", "gone") else line
    owed = next((each.kind for each in words.table.owed() if each.kind in ("take", "toss")), "")
    at = next((n for n, word in enumerate(said[:5]) if is_known(words, word, "word", "hand")), None)
    if at is None or not owed:
        return said
    small = all(
        is_one(words, word) or is_known(words, word, "word", "from", "by") or is_said(words, word, "into")
        for word in said[:at]
    )
    behind = [word for word in said[at + 1 :] if not is_known(words, word, "filler", "noun")]
    return [owed, said[at], *behind] if small else said


def cards_away(words: TypedWords, line: list[str]) -> list[str]:
    """`toms cards away`, `away with the cards of tom`, who has fallen: all of them go."""
    gone = any(
        is_known(words, word, "filler", "gone") or is_said(words, word, "away_with") for word in (line[0], line[-1])
    )
    said = line[:-1] if is_known(words, line[-1], "filler", "gone") else line[1:]
    said = [word for word in said if not is_idle(words, word) and not is_said(words, word, "all")]
    said = [word for word in said if not is_known(words, word, "word", "from", "by")] if gone else []
    cards = [word for word in said if is_said(words, word, "card")]
    whose = [seat for word in said if word not in cards for seat in [_whose(words, word)]]
    return [str(whose[0]), "forfeit"] if len(cards) == len(whose) == 1 and whose[0] else line


def _whose(words: TypedWords, word: str) -> int:
    """The player who has fallen that the word names, as `tom's` or `toms`; else 0."""
    seat = named_by(words, word)
    return seat if seat and words.table.seat(seat).out else 0
