"""`emma has 3 cards in hand`: how many somebody holds, as all can count them.

In go the words of a line, out come those that set it where the log does not know it. A number that cannot be by the log
is refused with what the log has: somebody forgot something.
"""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.errors import BadLine
from referee.notation.spoken.clauses import is_known, is_said, player
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.faces import number_said
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

MOST_WORDS = 10
SMALL = ("has", "still", "remaining", "into", "card", "pronoun", "beside")


def hand_seen(words: TypedWords, line: list[str]) -> list[str]:
    """The line in shorthand, if it tells a hand and nothing else. Raises `BadLine` `hand_so`, `hand_otherwise`."""
    told = _told(words, line)
    if told is None:
        return line
    seat, number = told
    now = Situation(words.table, words.book)
    held = now.hand(seat)
    if held.exact is None and held.least <= number <= (number if held.most is None else held.most):
        return ["set", str(seat), "hand", str(number)]
    if held.exact == number:
        raise BadLine("hand_so", player=words.table.seat(seat).name[:40], told=number)
    raise otherwise(now, seat, number)


def otherwise(now: Situation, seat: int, told: int) -> BadLine:
    """That the log knows of another number of cards in this hand."""
    held, name = now.hand(seat), now.seat(seat).name[:40]
    held_so = _in_figures(held.least, held.most)
    return BadLine("hand_otherwise", player=name, whom=str(seat), told=told, held=held_so)


def _in_figures(least: int, most: int | None) -> str:
    return str(least) if least == most else f"{least}–{'' if most is None else most}"


def _told(words: TypedWords, line: list[str]) -> tuple[int, int] | None:
    """Who is said to hold how many; None if anything else is told."""
    if not 3 < len(line) <= MOST_WORDS or Quoted in map(type, line) or not player(words, line[0]):
        return None
    rest = [word.rstrip(",;.:!") for word in line[1:]]
    hand = [word for word in rest if is_known(words, word, "word", "hand")]
    has = any(is_known(words, word, "filler", "being") or is_said(words, word, "has") for word in rest[:2])
    numbers = [number for word in rest if (number := number_said(word))]
    around = [word for word in rest if word not in hand and not number_said(word)]
    seat = words.seat(line[0])
    tells = seat and has and len(hand) == len(numbers) == 1 and all(_is_small(words, word) for word in around)
    return (seat, int(numbers[0])) if seat and tells else None


def _is_small(words: TypedWords, word: str) -> bool:
    noun = is_known(words, word, "filler", "noun") or is_known(words, word, "word", "at", "from", "hand")
    return is_idle(words, word) or noun or is_said(words, word, *SMALL)
