"""Sentences whose verb stands last, or is not there at all: `the outlaws have won`, `three lives off`, `6 cards open`.

In go the words of a line, out come those of the line in shorthand that says the same; any other line as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.vocabulary import Card
from referee.lexicon import Lexicon
from referee.notation.sentence import Sentence
from referee.notation.spoken.clauses import owner
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LITTLE = ("article", "own", "being")
"""What may stand around a side that has won."""
COSTS_LIFE = ("answer", "lose", "fall")
"""What may be due of him who is to lose a life point."""


def rephrased(words: TypedWords, line: list[str]) -> list[str]:
    """The line in the order of the shorthand, if it is one of these."""
    if len(line) < 2 or any(isinstance(word, Quoted) for word in line):
        return line
    for meant in (_victory, _turn_over, _so_many_off, _card_gone, _cards_open):
        if said := meant(words, line):
            return said
    return line


def _victory(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`the outlaws have won`: a side, and nothing else."""
    if "won" not in words.lexicon.exact(line[-1], "verb"):
        return []
    before = [word for word in line[:-1] if not _is(words.lexicon, word, *LITTLE)]
    if len(before) != 1 or words.is_a_name(before[0]):
        return []
    role = words.named(before[0], "role", words.book.roles) if len(before[0]) > 1 else None
    return ["won", before[0]] if role in words.book.sides else []


def _turn_over(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`the turn is over`, `ben's turn ends`, `bens zug ist zu ende`: that of whom it is."""
    ends = next((n for n in (2, 1) if _is_past(words.lexicon, "".join(line[-n:]))), 0)
    *who, turn = [word for word in line[:-ends] if not _is(words.lexicon, word, *LITTLE)] or [""]
    his = owner(words, who[0]) if len(who) == 1 else 0
    if not ends or "turn" not in words.lexicon.exact(turn, "verb") or (who and not his):
        return []
    return [str(his), "end"] if his else ["end"]


def _is_past(lexicon: Lexicon, word: str) -> bool:
    """`over`, `ends`."""
    return _is(lexicon, word, "past") or "end" in lexicon.exact(word, "verb")


def _so_many_off(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`ben three lives off`, `two cards off`, `two off`: who, if he is named, and how many."""
    *said, last = line
    if not _is(words.lexicon, last, "gone"):
        return []
    noun = said[-1] if said and _is(words.lexicon, said[-1], "noun") else ""
    said = said[:-1] if noun else said
    number = _number(words.lexicon, said[-1]) if said else ""
    life = bool(words.lexicon.exact(noun, "word"))
    if life and not number and len(said) < 2 and all(words.seat(word) is not None for word in said):
        said, number = [*said, noun], "1"
    does = len(said) > 1 and bool(words.lexicon.exact(said[0], "verb"))
    if not number or len(said) > 2 or does:
        return []
    return [*said[:-1], "discard" if _are_cards(words, said[:-1], noun) else "lose", number]


def _are_cards(words: TypedWords, who: list[str], noun: str) -> bool:
    """Are they cards and no life points: called so, or called nothing of whose turn it is, where none is to be lost?"""
    if noun:
        return "card" in words.lexicon.exact(noun, "saying")
    seat = words.seat(who[0]) if who else None
    due = any(owed.kind in COSTS_LIFE and seat in (None, owed.seat) for owed in words.table.owed())
    return bool(words.table.turn.seat) and seat in (None, words.table.turn.seat) and not due


def _card_gone(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`dynamite gone`, `ben's barrel away`: it lies before its player no more, and was played by nobody."""
    if not _is(words.lexicon, line[-1], "gone"):
        return []
    said = [word for word in line[:-1] if not _is(words.lexicon, word, *LITTLE)]
    named = len(said) == 1 or (len(said) == 2 and (words.is_a_name(said[0]) or owner(words, said[0]) > 0))
    cards = words.lexicon.exact(said[-1], "card") if named else ()
    found = [card for card in cards if card in words.book.cards]
    if found and (whose := _of_whom_it_goes(words, said[:-1])):
        return [*whose, said[-1]]
    who = [str(owner(words, said[0]))] if said[:-1] else []
    return [*who, _how_it_goes(words, who, found[0]), said[-1]] if found else []


def _of_whom_it_goes(words: TypedWords, who: list[str]) -> list[str]:
    """`cat balou on emma, volcanic gone`: of whom it has to be taken, if nobody else is named; nothing elsewhere."""
    named = owner(words, who[0]) if who else 0
    due = (owed for owed in words.table.owed() if owed.kind in ("toss", "take") and named in (0, owed.other))
    return next(([str(owed.seat), owed.kind, str(owed.other)] for owed in due), [])


def _how_it_goes(words: TypedWords, who: list[str], kind: str) -> str:
    """The verb for a card of this kind that is gone: what never lies before anybody is given, or discarded."""
    seat = words.seat(who[0]) if who else None
    if Sentence(words, seat, [], None, lambda *_: []).is_due_in_answer(Card(kind)):
        return "answer"
    return "drop" if words.book.cards[kind].stays else "discard"


def _cards_open(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`6 cards open: beer, bang`: what a General Store turns up, with the cards if they are named."""
    number, noun, state, *cards = [word.rstrip(",:") or word for word in line] + [""] * max(0, 3 - len(line))
    if not (_number(words.lexicon, number) and _is(words.lexicon, noun, "noun") and _is(words.lexicon, state, "open")):
        return []
    return ["turnup", _number(words.lexicon, number), *(["with", *cards] if cards else ())]


def _number(lexicon: Lexicon, word: str) -> str:
    """A number in figures or in words; `a life` is one."""
    if word.isascii() and word.isdigit():
        return word
    return number_named(word) or ("1" if _is(lexicon, word, "one") else "")


def _is(lexicon: Lexicon, word: str, *fillers: str) -> bool:
    return not set(fillers).isdisjoint(lexicon.exact(word, "filler"))
