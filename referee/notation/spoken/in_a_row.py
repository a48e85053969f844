"""Cards told by their place in a row: `looks at the top three`, `the third back on the deck`, `his first from ben`.

In go the words of a line that means nothing as it stands, out come those of one that counts the cards instead.
"""

from __future__ import annotations

from referee.core.book.questions import DRAW_COUNT
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Drew, TurnBegan
from referee.core.play.evolve import evolve
from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.clauses import is_known, is_little, is_one, is_ordinal, is_said
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.faces import number_said
from referee.notation.words.typed_words import TypedWords

PUTS = ("putback", "play", "lay", "pass")
"""The verb of it, and those that may stand for it with `back` behind them."""


def of_the_top(words: TypedWords, line: list[str]) -> list[str]:
    """`the top three cards`: three."""
    for at in range(len(line) - 1):
        if is_ordinal(words, line[at]) and _number(words, line[at + 1]):
            before = line[:at]
            while before and is_little(words, before[-1]):
                before = before[:-1]
            return [*before, *line[at + 1 :]]
    return line


def put_back(words: TypedWords, line: list[str]) -> list[str]:
    """`puts one back`, `puts the third back on the deck`, where a card is to be put back."""
    who, rest = told_of(words, line)
    due = any(owed.kind == "putback" for owed in words.table.owed())
    back = [word for word in rest if is_known(words, word, "filler", "back")]
    puts = bool(rest) and is_known(words, rest[0], "verb", *PUTS[: len(PUTS) if back else 1])
    told = [word for word in rest[1:] if word not in back]
    if not due or not puts or not all(_is_of_the_row(words, word) for word in told):
        return line
    return [*who, "putback", next((found for word in told if (found := _number(words, word))), "1")]


def _is_of_the_row(words: TypedWords, word: str) -> bool:
    """Does it only tell which of the cards it is, or that it goes on the deck?"""
    where = is_known(words, word, "word", "deck", "at", "to") or word in BEFORE_A_NAME or is_said(words, word, "into")
    card = is_known(words, word, "filler", "noun") or is_said(words, word, "blow") or is_ordinal(words, word)
    return where or card or is_idle(words, word) or bool(_number(words, word))


def one_of_them(words: TypedWords, line: list[str]) -> list[str]:
    """`takes his first card from ben`, `takes one from ben`: takes it from him, or out of his hand."""
    who, rest = told_of(words, line)
    while len(rest) > 1 and is_said(words, rest[0], "idle"):
        rest = rest[1:]
    takes = len(rest) > 3 and is_known(words, rest[0], "verb", "take", "draw")
    at = next((n for n, word in enumerate(rest) if n and is_known(words, word, "word", "from")), 0)
    between = [word for word in rest[1:at] if not is_said(words, word, "idle")]
    told = any(is_ordinal(words, word) or is_known(words, word, "filler", "one") for word in between)
    if not takes or not told or not all(is_one(words, word) for word in between):
        return line
    out_of = rest[at + 1 :]
    while out_of and is_little(words, out_of[0]):
        out_of = out_of[1:]
    if len(out_of) == 3 and is_known(words, out_of[0], "word", "hand"):
        out_of = [out_of[2], out_of[0]] if is_known(words, out_of[1], "word", "from", "by") else out_of
    return [*who, rest[0], rest[at], *out_of]


def shown_with_it(words: TypedWords, line: list[str]) -> list[str]:
    """`draws 2 shows 5 of clubs`, `draws 5 of clubs` of who shows one: the cards, and the one that all see."""
    who, rest = told_of(words, line)
    if len(rest) < 2 or not is_known(words, rest[0], "verb", "draw", "take"):
        return line
    at = next((n for n, word in enumerate(rest) if is_known(words, word, "verb", "show")), 0)
    if at:
        drawn = rest[: at - 1] if is_said(words, rest[at - 1], "and") else rest[:at]
        return [*who, *drawn, ";", *who, *rest[at:]]
    face = words.turned_up(rest[1:])
    whole = face is not None and face[1] == len(rest) - 1
    return [*who, "draw", ";", *who, "show", *rest[1:]] if whole and _shows(words, who) else line


def _shows(words: TypedWords, who: list[str]) -> bool:
    """Does he show one of the cards of his turn?"""
    seat = words.seat(who[0]) if who else words.table.turn.seat
    if not seat:
        return False
    began = evolve(words.table, TurnBegan(seat), words.book)
    drew = Drew(seat, Situation(began, words.book).ask(DRAW_COUNT, seat), cause="turn")
    return any(owed.kind == "show" for owed in evolve(began, drew, words.book).owed())


def _number(words: TypedWords, word: str) -> str:
    """A number in figures or in words; empty if it is none."""
    return number_said(word)
