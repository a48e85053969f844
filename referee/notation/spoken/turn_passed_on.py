"""How people say that a turn is over, or whose comes: `that's it for emma`, `alice over to ben`, `grace is up`.

In go the words of a line that means nothing as it stands, out come those of one in shorthand that says the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.questions import MISSES_NEEDED
from referee.core.book.rulebook import Situation
from referee.core.judging.due import surplus
from referee.core.nouns.entries import Drew, Entry, TurnBegan
from referee.core.play.unwritten import comes_next
from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, owner, player
from referee.notation.spoken.deeds import may_draw
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.faces import number_named
from referee.notation.words.typed_words import TypedWords

LONGEST = 5
"""Words of one saying: `en dat was haar beurt`."""
LONGEST_NUMBER = 3
"""Signs of a number of cards that nobody holds."""
LOOKED_AT = 3
"""Cards that may be looked at where it is not noted yet how many."""


def that_was_it(words: TypedWords, line: list[str]) -> list[str]:
    """`that's it for emma`, `schluss für uwe`, `that's it`: the end of his turn.

    Of who gave one of the cards that he is asked for, it is all that he gives.
    """
    for count in range(min(LONGEST, len(line)), 0, -1):
        if not is_said_together(words, line[:count], "that_was_it"):
            continue
        rest = [
            word for word in line[count:] if not is_known(words, word, "word", "for", "from") and word not in ("per",)
        ]
        if not rest or (len(rest) == 1 and player(words, rest[0])):
            giving = _still_giving(words, rest)
            return [str(giving), "hit"] if giving else [*rest, "end"]
    return line


def _still_giving(words: TypedWords, who: list[str]) -> int:
    """Who gave a card already and is asked for another, if it may be said of him; else nobody."""
    seat = words.seat(who[0]) if who else None
    now = Situation(words.table, words.book)
    asked = (owed for owed in words.table.owed() if owed.kind == "answer" and seat in (None, owed.seat))
    given = (owed.seat for owed in asked if owed.count < now.ask(MISSES_NEEDED, owed.other, owed.cause))
    return next(given, 0)


def passes(words: TypedWords, part: list[str]) -> bool:
    """`passes`, `passes the turn` of nobody named, where no card is to go on."""
    said = [word for word in part if not is_little(words, word) and not is_known(words, word, "verb", "turn")]
    goes_on = any(owed.kind == "pass" for owed in words.table.owed())
    return len(said) == 1 and is_known(words, said[0], "verb", "pass") and not goes_on


def begins_the_next(told: Sequence[Entry], now: Situation) -> bool:
    """Does the turn of who comes next begin with what a clause tells?"""
    first = told[0] if told else None
    begins = isinstance(first, TurnBegan) or (isinstance(first, Drew) and first.cause == "turn")
    by = getattr(first, "by", 0)
    return begins and by != now.table.turn.seat and comes_next(now, by)


def over_to(words: TypedWords, line: list[str]) -> list[str]:
    """`alice over to ben`: her turn ends, and his begins; where a card is to go on to him, it is that card."""
    if any(owed.kind == "pass" for owed in words.table.owed()):
        return line
    who, rest = told_of(words, line)
    for count in range(min(LONGEST, len(rest) - 1), 0, -1):
        if is_said_together(words, rest[:count], "over_to") and len(rest) == count + 1 and player(words, rest[-1]):
            return [*who, *(["end", ";"] if who else []), rest[-1], "turn"]
    passed = any(owed.kind == "pass" for owed in words.table.owed())
    around = len(rest) > 2 and not passed and player(words, rest[-2])
    if who and around and is_said_together(words, [*rest[:-2], rest[-1]], "over_to"):
        return [*who, "end", ";", rest[-2], "turn"]
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
    """`alice up`, `ben is up next`, `ben it's his turn`: his turn begins."""
    who, rest = told_of(words, line)
    who = who or ([str(seat)] if line and (seat := owner(words, line[0])) else [])
    told = line[1:] if who else []
    rest = [word for word in told if not is_idle(words, word)]
    alone = len(rest) == 1 and is_said(words, rest[0], "stands_at") and is_known(words, rest[0], "filler", "open")
    up = alone or any(each and is_said_together(words, each, "is_up") for each in (rest, told))
    return [*who, "turn"] if up else line


def keeps_and_ends(words: TypedWords, line: list[str]) -> list[str]:
    """`keeps all six and passes`, `keeps three in hand, done`: what is told behind it, and nothing is discarded.

    Where he may draw he keeps of what he looked at; more than that is his hand, and the draw goes without saying.
    """
    who, rest = told_of(words, line)
    if not rest or not is_said(words, rest[0], "keeps"):
        return line
    at = next((n for n, word in enumerate(rest) if n and _is_over(words, word)), len(rest))
    told, left = [word.rstrip(",;") for word in rest[1:at]], rest[at:]
    left = left[1:] if left and is_said(words, left[0], "and") else left
    if not left or not any(_counts(words, word) for word in told) or not all(_is_kept(words, word) for word in told):
        return line
    left = ["end"] if is_known(words, "".join(left), "verb", "pass") else left
    drawn = may_draw(words, who) and not (_ends(words, left) and any(_is_too_many(words, word) for word in told))
    return line if drawn else [*who, *_laid_off(words, who, told), *left]


def keeps_and_lays_off(words: TypedWords, line: list[str]) -> list[str]:
    """`keeps two, discards the rest`: so many less of a hand that is known."""
    who, rest = told_of(words, line)
    at = next((n for n, word in enumerate(rest) if n > 1 and is_known(words, word, "verb", "discard")), None)
    if at is None and len(rest) > 3 and is_known(words, rest[-1], "saying"):
        at = next(
            (n for n, word in enumerate(rest) if n > 1 and is_known(words, word + rest[-1], "verb", "discard")), None
        )
    if at is None or not is_said(words, rest[0], "keeps"):
        return line
    kept, others = rest[1:at], [word for word in rest[at + 1 :] if not is_little(words, word)]
    kept = [word for word in kept if not is_said(words, word, "and")]
    if not any(is_said(words, word, "others") for word in others) or not all(_is_kept(words, word) for word in kept):
        return line
    seat = (words.seat(who[0]) if who else None) or words.table.turn.seat
    number = next((number_named(word) or word for word in kept if number_named(word) or word.isdecimal()), "")
    held = words.table.seat(seat).hand if seat else None
    known = held is not None and held.least == held.most and 0 < len(number) < LONGEST_NUMBER
    gone = held.least - int(number) if held is not None and known else 0
    return [*who, "discard", str(gone)] if gone > 0 else line


def _laid_off(words: TypedWords, who: list[str], kept: list[str]) -> list[str]:
    """What he has laid off who keeps as many as he may of a hand that is known."""
    seat = (words.seat(who[0]) if who else None) or words.table.turn.seat
    number = next((number_named(word) or word for word in kept if number_named(word) or word.isdecimal()), "")
    if not seat or not number:
        return []
    held, now = words.table.seat(seat).hand, Situation(words.table, words.book)
    gone = held.least - int(number) if held.least == held.most else 0
    verb, over = surplus(now, seat)
    return [verb, str(gone), ";", *who] if verb and 0 < gone == over else []


def _is_too_many(words: TypedWords, word: str) -> bool:
    """Are more cards kept than are drawn to keep some of them?"""
    number = number_named(word) or word
    return number.isdecimal() and int(number) > LOOKED_AT


def _is_over(words: TypedWords, word: str) -> bool:
    """Is what is kept told before this word?"""
    return is_said(words, word, "and") or is_known(words, word, "verb", "end")


def _ends(words: TypedWords, left: list[str]) -> bool:
    told = [word for word in left if not is_idle(words, word)]
    return any(is_known(words, "".join(each), "verb", "end") for each in (left, told, told[:1]))


def _is_kept(words: TypedWords, word: str) -> bool:
    small = is_idle(words, word) or is_said(words, word, "all", "into", "remaining") or word in ("in", "over")
    return small or _counts(words, word) or is_known(words, word, "filler") or is_known(words, word, "word", "hand")


def _counts(words: TypedWords, word: str) -> bool:
    every = is_said(words, word, "all") or is_known(words, word, "filler", "everybody")
    return every or word.isdecimal() or bool(number_named(word))


TURN_PASSED_ON = (that_was_it, over_to, end_of_whose, is_up, keeps_and_ends, keeps_and_lays_off)
