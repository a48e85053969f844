"""A draw! of which only is told that it helped: `dodges with the barrel`, `the barrel saves him`.

In go the words of a line that means nothing as it stands, out comes that draw! with the suit that alone helps; no rank
is made up, and where more than one suit would help none is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile

from referee.core.book.questions import BARRELS
from referee.core.book.rulebook import Situation
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Answered
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import SUITS, Card
from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.faces import face_word
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def dodges_with_it(words: TypedWords, line: list[str]) -> list[str]:
    """`ben dodges with the barrel`, `saves himself with the barrel`: wherever the verb ends."""
    who, rest = told_of(words, line)
    at = next((n for n, word in enumerate(rest) if _is_with(words, word)), None)
    if at is None:
        return line
    kind, behind = _card(words, rest[at + 1 :])
    owed = may_be_drawn_for(words, who, kind)
    dodged = [*rest[:at], *behind]
    dodges = is_said_together(words, dodged, "saves") or (owed is not None and _is_an_answer(words, dodged, owed))
    return _drawn(words, kind, owed) or line if dodges else line


def it_saves_him(words: TypedWords, line: list[str]) -> list[str]:
    """`the barrel saves ben`, `saves him with a heart`: of whom is named, or of the only one who is asked."""
    kind, rest = _card(words, line)
    rest, face = _face_at_the_end(words, rest)
    named = [word for word in rest if player(words, word)]
    if not kind or len(named) > 1 or not is_said_together(words, [w for w in rest if w not in named], "keeps_alive"):
        return line
    return _drawn(words, kind, may_be_drawn_for(words, named, kind), face) or line


def _face_at_the_end(words: TypedWords, rest: list[str]) -> tuple[list[str], list[str]]:
    """The words before the card that was turned up, and that card, if it is told."""
    for at in range(1, len(rest)):
        found = words.turned_up(rest[at:])
        if found is not None and found[1] == len(rest) - at:
            before = rest[:at]
            while before and (is_little(words, before[-1]) or _is_with(words, before[-1])):
                before = before[:-1]
            return before, [*dropwhile(lambda word: is_little(words, word), rest[at:])]
    return rest, []


def _is_with(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "with") or is_said(words, word, "using")


def _card(words: TypedWords, said: list[str]) -> tuple[str, list[str]]:
    """The card that these words begin with, and what stands behind it."""
    while said and is_little(words, said[0]):
        said = said[1:]
    found = words.card(said, mend=False) if said else None
    return (found[0].kind, said[found[1] :]) if found is not None else ("", said)


def draws_that_may_help(words: TypedWords) -> tuple[tuple[int, str, str], ...]:
    """Every draw! that may be made against what is under way: whose, for which card, and the suits that may help."""
    now, asked = Situation(words.table, words.book), (each for each in words.table.owed() if each.kind == "answer")
    may = ((owed.seat, kind) for owed in asked for kind in now.ask(BARRELS, owed.seat, owed.cause))
    return tuple((seat, kind, "".join(_suits_that_help(now, seat, kind))) for seat, kind in may)


def may_be_drawn_for(words: TypedWords, who: list[str], kind: str) -> Owed | None:
    """The answer for which this draw! may still be made, of whom is named or else of the only one."""
    now = Situation(words.table, words.book)
    seat = words.seat(who[0]) if who else None
    asked = [owed for owed in words.table.owed() if owed.kind == "answer" and seat in (None, owed.seat)]
    may = [owed for owed in asked if kind in now.ask(BARRELS, owed.seat, owed.cause) and kind not in owed.tried]
    return may[0] if len(may) == 1 else None


def _is_an_answer(words: TypedWords, said: list[str], owed: Owed) -> bool:
    """Do they say a deed by which he would be rid of it?"""
    if not said or Quoted in map(type, said):
        return False
    deed = words.named("".join(said), "deed", words.book.cards)
    return bool(deed) and judge(words.table, Answered(owed.seat, Card(str(deed))), words.book).clean


def _drawn(words: TypedWords, kind: str, owed: Owed | None, face: Sequence[str] = ()) -> list[str]:
    """That draw! with what it was, if that does him good, or else must have been; nothing where that is not sure."""
    if owed is None:
        return []
    now = Situation(words.table, words.book)
    if face:
        shown = words.turned_up([*face])
        helped = shown is not None and now.succeeds(owed.seat, kind, shown[0]) is not False
        return [str(owed.seat), "flip", kind, *face] if helped else []
    helps = _suits_that_help(now, owed.seat, kind)
    return [str(owed.seat), "flip", kind, face_word(helps[0])] if len(helps) == 1 else []


def _suits_that_help(now: Situation, seat: int, kind: str) -> list[str]:
    return [suit for suit in SUITS if now.succeeds(seat, kind, suit) is not False]


HELPED_BY_A_DRAW = (dodges_with_it, it_saves_him)
